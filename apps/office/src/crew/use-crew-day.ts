import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { alwaysFresh } from '@tintforge/app-base/query-client';
import { useEffect, useState } from 'react';
import { staffApi } from '../lib/staff-api';
import type { DayChoice } from './day-address';

/** Jobs of one day in a region, or in the caller's own region. */
export function useCrewDay({ region, day }: { region: string | undefined; day: DayChoice['day'] }) {
  return useQuery({
    queryKey: ['admin', 'crew-day', region, day],
    queryFn: () => staffApi('getCrewDay', { query: { day, ...(region === undefined ? {} : { region }) } }),
    ...alwaysFresh,
    placeholderData: keepPreviousData,
  });
}

const tickMs = 15_000;

/** The shop's clock, epoch milliseconds: this device's, corrected by the server's last response. */
export function useShopClock({ said, heardAt }: { said: string; heardAt: number }): number {
  const [own, setOwn] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setOwn(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return Date.parse(said) + Math.max(0, own - heardAt);
}
