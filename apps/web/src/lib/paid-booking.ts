import type { Booking } from '@tintforge/api-contract';
import { queryClient } from '@tintforge/app-base/query-client';

/** Keeps a booking that was just paid for its own page, which then needn't wait for the network to confirm it. */
export function rememberPaidBooking(booking: Booking): void {
  queryClient.setQueryData(keyOf(booking.trackingCode), booking);
}

/** The booking as it was when it was paid on this page; undefined otherwise. */
export function paidBookingOf(trackingCode: string): Booking | undefined {
  return queryClient.getQueryData<Booking>(keyOf(trackingCode));
}

function keyOf(trackingCode: string) {
  return ['paid-booking', trackingCode];
}
