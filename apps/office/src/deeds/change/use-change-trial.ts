import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { alwaysFresh } from '@tintforge/app-base/query-client';
import { useEffect, useState } from 'react';
import { staffApi } from '../../lib/staff-api';
import type { ChangeBody } from './change-form';

/** Milliseconds without a keystroke after which a change is previewed. */
const pauseMs = 350;

/** Preview of a change by the server, once the typing pauses; no request while there is no change. */
export function useChangeTrial(code: string, change: (ChangeBody & { version: number }) | undefined) {
  const wanted = JSON.stringify(change);
  const [settled, setSettled] = useState<{ text: string | undefined; change: typeof change }>({ text: wanted, change });
  useEffect(() => {
    if (settled.text === wanted) return;
    const timer = setTimeout(() => setSettled({ text: wanted, change }), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, change, settled.text]);
  const asked = settled.change;
  const query = useQuery({
    // Excluded from the refetch after a write: the change would be previewed again after it was made.
    queryKey: ['change-trial', code, settled.text],
    queryFn:
      asked === undefined
        ? skipToken
        : ({ signal }) => {
            const body = { ...asked, notify: false, reason: '', dryRun: true };
            return staffApi('changeByShop', { params: { code }, body, signal });
          },
    ...alwaysFresh,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const isFresh = settled.text === wanted && !query.isPlaceholderData;
  return {
    outcome: isFresh && query.isSuccess ? query.data : undefined,
    shown: query.data,
    isFresh,
    error: query.error,
  };
}
