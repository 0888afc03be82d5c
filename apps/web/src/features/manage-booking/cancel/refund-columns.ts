import type { BookingDetails } from '@tintforge/api-contract';
import { centsOf } from '@tintforge/app-base/money';
import { bookedPolicy } from '@tintforge/app-base/policy';

/** Effect of cancelling, in the API's dollars. */
export type CancellationQuote = NonNullable<BookingDetails['cancellation']>;

/** Effect of cancelling now, or from a later moment on; US cents. */
export interface RefundColumn {
  /** ISO instant from which it applies; undefined for now. */
  moment: string | undefined;
  keptCents: number;
  /** Held by the customer's bank because of a dispute. */
  heldCents: number;
  refundCents: number;
}

/**
 * The current refund by the server's figures, followed by the later one if that is less. `now` is epoch milliseconds.
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
  const heldCents = centsOf(quote.held ?? 0);
  const current = { moment: undefined, keptCents, heldCents, refundCents };
  const { freeUntil, lateFeeCents } = bookedPolicy(details, now);
  const laterKept = Math.min(refundCents + keptCents, lateFeeCents);
  if (freeUntil === undefined || laterKept <= keptCents || heldCents > 0) return [current];
  const later = {
    moment: freeUntil,
    keptCents: laterKept,
    heldCents,
    refundCents: refundCents + keptCents - laterKept,
  };
  return [current, later];
}
