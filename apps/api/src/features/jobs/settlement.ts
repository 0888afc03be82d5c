import type { CancellationQuote } from '@tintforge/api-contract';
import { type CancelledCar, dollarsFromCents } from '@tintforge/booking-core';

/** Outcome of a cancellation in cents, as it is shown and stored: refunded to the card, held by the customer's bank, and kept. */
export interface Settlement extends Record<string, unknown> {
  refundCents: number;
  /** Absent where no bank holds anything. */
  heldCents?: number;
  keptCents: number;
}

/** A cancellation as it is shown and stored. */
export function settlementOf({
  toCardCents,
  heldCents,
  keptCents,
}: Pick<CancelledCar, 'toCardCents' | 'heldCents' | 'keptCents'>): Settlement {
  return { refundCents: toCardCents, ...(heldCents === undefined ? {} : { heldCents }), keptCents };
}

/** Outcome of a cancellation, as the wire has it. */
export function quoteView({ refundCents, heldCents = 0, keptCents }: Settlement): CancellationQuote {
  const held = heldCents === 0 ? {} : { held: dollarsFromCents(heldCents) };
  return { refund: dollarsFromCents(refundCents), ...held, kept: dollarsFromCents(keptCents) };
}
