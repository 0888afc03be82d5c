import { useQuery } from '@tanstack/react-query';
import { alwaysFresh, queryClient } from '@tintforge/app-base/query-client';
import { staffApi } from '../lib/staff-api';

/** Key of one booking in the page's cache; whatever changes a booking invalidates `['admin']`. */
function bookingKey(trackingCode: string) {
  return ['admin', 'booking', trackingCode] as const;
}

/** A booking in full, asked for again whenever somebody comes back to it. */
export function useStaffBooking(trackingCode: string) {
  return useQuery({
    queryKey: bookingKey(trackingCode),
    queryFn: ({ signal }) => staffApi('getStaffBooking', { params: { code: trackingCode }, signal }),
    ...alwaysFresh,
  });
}

/** Asks for a booking again; what else the shop's area shows of it is asked for when it is looked at. */
export async function reloadBooking(trackingCode: string): Promise<void> {
  const reloaded = queryClient.invalidateQueries({ queryKey: bookingKey(trackingCode) });
  void queryClient.invalidateQueries({ queryKey: ['admin'] });
  await reloaded;
}
