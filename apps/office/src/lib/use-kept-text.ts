import { dropDraft, keepDraft, readDraft } from '@tintforge/app-base/session/drafts';
import { useState } from 'react';

/** Typed text that stays in the tab under a name until it is cleared: leaving the page or a reload loses nothing. */
export function useKeptText(name: string): [text: string, type: (text: string) => void] {
  const [text, setText] = useState(() => {
    const kept = readDraft(name);
    return typeof kept === 'string' ? kept : '';
  });
  return [
    text,
    (typed) => {
      setText(typed);
      if (typed === '') dropDraft(name);
      else keepDraft(name, typed);
    },
  ];
}
