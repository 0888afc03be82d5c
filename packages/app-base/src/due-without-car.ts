import type { BookedCarView, BookingDetails } from '@tintforge/api-contract';
import { dollarsFromCents } from '@tintforge/booking-core';
import { centsOf } from './money';

/**
 * Dollars that stay due once one of several cars is cancelled on these terms; undefined where nothing is due now. Its price
 * leaves the bill, the fee stays on it, and the refund is no longer here.
 */
export function dueWithoutCar(
  { due }: Pick<BookingDetails, 'due'>,
  { total }: Pick<BookedCarView, 'total'>,
  { refund, held = 0, kept }: { refund: number; held?: number | undefined; kept: number },
): number | undefined {
  if (due <= 0) return undefined;
  return dollarsFromCents(Math.max(0, centsOf(due) - centsOf(total) + centsOf(kept) + centsOf(refund) + centsOf(held)));
}
