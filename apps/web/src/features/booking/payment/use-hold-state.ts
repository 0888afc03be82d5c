import { useQuery } from '@tanstack/react-query';
import { api } from '@tintforge/app-base/api';
import { alwaysFresh } from '@tintforge/app-base/query-client';
import { useEffect, useState } from 'react';
import type { BookingSecret } from '../hold/hold-storage';
import { holdStateKey } from './hold-state-key';

/** Polling interval while an outcome is pending. Milliseconds. */
const eagerMs = 1_500;

/** State of the booking behind a hold, by the server's record and the payment provider's. `isEager` polls. */
export function useHoldState({ trackingCode, manageToken }: BookingSecret, { isEager }: { isEager: boolean }) {
  return useQuery({
    queryKey: holdStateKey(trackingCode),
    queryFn: () => api('syncPayment', { bookingToken: manageToken, body: { trackingCode } }),
    ...alwaysFresh,
    refetchInterval: isEager ? eagerMs : false,
    refetchIntervalInBackground: true,
  });
}

/** Whole seconds until an instant (ISO), counting down; never below 0. Undefined without an instant. */
export function useSecondsLeft(until: string | null | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    if (until === null || until === undefined) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [until]);

  if (until === null || until === undefined) return undefined;
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000));
}
