import type { BookingDetails } from '@tintforge/api-contract';
import { centsOf } from '@tintforge/app-base/money';
import { bookedPolicy } from '@tintforge/app-base/policy';

/** What cancelling does, in dollars of the wire. */
export type CancellationQuote = NonNullable<BookingDetails['cancellation']>;

/** What cancelling does, now or from a moment on; US cents. */
export interface RefundColumn {
  /** ISO instant from which it holds; undefined for now. */
  moment: string | undefined;
  keptCents: number;
  refundCents: number;
}

/**
 * What comes back by the shop's own figures, and beside it what would come back later, while that is less. `now` is epoch
 * milliseconds.
 */
export function refundColumns({
  details,
  quote,
  now,
}: {
  details: BookingDetails;
  quote: CancellationQuote;
  now: number;
}): RefundColumn[] {
  const keptCents = centsOf(quote.kept);
  const refundCents = centsOf(quote.refund);
  const current = { moment: undefined, keptCents, refundCents };
  const { freeUntil, lateFeeCents } = bookedPolicy(details, now);
  const laterKept = Math.min(refundCents + keptCents, lateFeeCents);
  if (freeUntil === undefined || laterKept <= keptCents) return [current];
  return [current, { moment: freeUntil, keptCents: laterKept, refundCents: refundCents + keptCents - laterKept }];
}
