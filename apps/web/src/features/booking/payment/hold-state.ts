import type { BookingState } from '@tintforge/api-contract';
import { occupiesCrew } from '@tintforge/booking-core';

/** Key under which the state of a hold is kept in the page's cache. */
export function holdStateKey(trackingCode: string) {
  return ['hold', trackingCode] as const;
}

/**
 * What has become of a hold: `held` and to be paid, `paid`, `ended` with nothing charged, or `refunded`: the money came
 * when the start was gone and is on its way back.
 */
export type HoldFate = 'held' | 'paid' | 'ended' | 'refunded';

/** Payment statuses of a booking whose card was never charged. */
const uncharged: readonly BookingState['booking']['paymentStatus'][] = ['pending', 'failed'];

/** Reads the fate of a hold off its booking. */
export function fateOf({ booking }: BookingState): HoldFate {
  if (booking.status === 'pending') return 'held';
  if (occupiesCrew(booking.status)) return 'paid';
  return uncharged.includes(booking.paymentStatus) ? 'ended' : 'refunded';
}
