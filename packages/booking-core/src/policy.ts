/**
 * Notice for free moving and cancelling of an order of the catalog: 24 hours between instants, regardless of clock changes.
 * Milliseconds.
 */
export const freeNoticeMs = 86_400_000;

const hourMs = 3_600_000;

/** Grace period after paying in which a booking made inside those 24 hours can still be changed free. Milliseconds. */
export const graceAfterPayingMs = 30 * 60_000;

/** Start and payment of a booking: epoch milliseconds, null while unpaid. */
export interface BookingMoments {
  startsAt: number;
  paidAt: number | null;
  /** Its hours of notice; those of {@link freeNoticeMs} when absent. */
  freeNoticeHours?: number;
  /** It is free until then in any case, unless it starts before; absent or null for the notice alone. */
  freeFloorAt?: number | null;
}

/** Epoch milliseconds of the last free moment. */
function freeUntilOf({ startsAt, paidAt, freeNoticeHours, freeFloorAt }: BookingMoments): number {
  const noticeEnds = startsAt - (freeNoticeHours === undefined ? freeNoticeMs : freeNoticeHours * hourMs);
  const isGrace = paidAt !== null && paidAt > noticeEnds;
  const freeUntil = isGrace ? Math.min(paidAt + graceAfterPayingMs, startsAt) : noticeEnds;
  return Math.max(freeUntil, Math.min(freeFloorAt ?? freeUntil, startsAt));
}

/**
 * The cancellation policy of one booking: free up to and including `freeUntil` (epoch ms), afterward we keep
 * `lateFeeCents`. The percentage is a whole number; the fee is rounded half up to the cent.
 */
export function policyOf({
  totalCents,
  lateFeePercent,
  ...moments
}: BookingMoments & { totalCents: number; lateFeePercent: number }): { freeUntil: number; lateFeeCents: number } {
  return {
    freeUntil: freeUntilOf(moments),
    lateFeeCents: Math.floor((totalCents * lateFeePercent + 50) / 100),
  };
}

/** True while the customer may move the booking without a call: until `freeUntil`, and never once the job has begun. */
export function mayReschedule({ now, ...moments }: BookingMoments & { now: number }): boolean {
  return now <= freeUntilOf(moments) && now < moments.startsAt;
}

/** A booking about to be cancelled. Money in US cents, moments in epoch milliseconds. */
export interface Cancellation extends BookingMoments {
  now: number;
  totalCents: number;
  capturedCents: number;
  /** Returned already or on its way. */
  refundedCents: number;
  /** The whole percentage in force when the customer paid. */
  lateFeePercent: number;
  /** Fees that are kept for cars which its customer has cancelled before; none when absent. */
  carFeesCents?: number;
  by: 'customer' | 'shop';
}

/**
 * Splits the refundable money: all of it is refunded when the shop cancels or cancelling is still free, otherwise we
 * keep the late fee, as far as the money reaches. Fees of cars that were cancelled before stay, unless the shop cancels.
 * `refundCents + keptCents` is always captured − refunded, at least 0. `feeCents` is the fee that is due, however much of it is
 * on the card.
 */
export function settleCancellation(cancellation: Cancellation): {
  refundCents: number;
  keptCents: number;
  feeCents: number;
  free: boolean;
} {
  const remaining = Math.max(0, cancellation.capturedCents - cancellation.refundedCents);
  const free = cancellation.by === 'shop' || mayReschedule(cancellation);
  const { by, carFeesCents = 0 } = cancellation;
  const feeCents = (by === 'shop' ? 0 : carFeesCents) + (free ? 0 : policyOf(cancellation).lateFeeCents);
  const keptCents = Math.min(remaining, feeCents);
  return { refundCents: remaining - keptCents, keptCents, feeCents, free };
}
