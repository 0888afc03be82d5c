import { siteWords } from '@tintforge/content';
import { useEffect } from 'react';
import { useOverdueCode } from '../late/late';
import { showToast } from './toasts';

/** Shows a toast for as long as a request waits for the network. */
export function useOverdueToast(): void {
  const isOverdue = useOverdueCode();
  useEffect(() => {
    if (!isOverdue) return undefined;
    const { title, text } = siteWords.overdue;
    return showToast({ title, description: text });
  }, [isOverdue]);
}
