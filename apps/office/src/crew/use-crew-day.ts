import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { alwaysFresh } from '@tintforge/app-base/query-client';
import { useEffect, useState } from 'react';
import { staffApi } from '../lib/staff-api';

/** Today's jobs of a region, or of the caller's own region. */
export function useCrewDay(region: string | undefined) {
  return useQuery({
    queryKey: ['admin', 'crew-day', region],
    queryFn: () => staffApi('getCrewDay', { query: region === undefined ? {} : { region } }),
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
