import type { Booking } from '@tintforge/api-contract';
import { queryClient } from '@tintforge/app-base/query-client';

/** Keeps a booking that has just been paid for its own page, which then need not wait for the network to confirm it. */
export function rememberPaidBooking(booking: Booking): void {
  queryClient.setQueryData(keyOf(booking.trackingCode), booking);
}

/** The booking as it was when it was paid on this page; undefined when it was not. */
export function paidBookingOf(trackingCode: string): Booking | undefined {
  return queryClient.getQueryData<Booking>(keyOf(trackingCode));
}

function keyOf(trackingCode: string) {
  return ['paid-booking', trackingCode];
}
