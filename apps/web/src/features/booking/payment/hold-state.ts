import type { Booking, BookingState } from '@tintforge/api-contract';
import { occupiesCrew, type PaymentStatus } from '@tintforge/booking-core';

/**
 * Outcome of a hold:
 * - `held`: still to be paid
 * - `paid`: confirmed by a payment
 * - `kept`: confirmed by staff without payment
 * - `expired`: not paid in time; nothing was charged
 * - `released`: given up before payment; nothing was charged
 * - `called-off`: cancelled by the shop before payment; nothing was charged
 * - `refused`: a payment arrived that couldn't be used, and is being refunded
 * - `cancelled`: charged earlier, and cancelled
 */
export type HoldFate = 'held' | 'paid' | 'kept' | 'expired' | 'released' | 'called-off' | 'refused' | 'cancelled';

/** True when the card was charged for the booking; a payment at the car is not a card charge. */
const isCharged: Readonly<Record<PaymentStatus, boolean>> = {
  pending: false,
  failed: false,
  'on-site': false,
  'paid-on-site': false,
  paid: true,
  'deposit-paid': true,
  'refund-pending': true,
  refunded: true,
  'partially-refunded': true,
  'refund-failed': true,
  disputed: true,
};

/** True when the server reports that the booking is confirmed, and its price or its deposit paid. */
export function isPaidUp({ status, paymentStatus }: Pick<Booking, 'status' | 'paymentStatus'>): boolean {
  return status === 'confirmed' && (paymentStatus === 'paid' || paymentStatus === 'deposit-paid');
}

/** A charge on a pending booking is a payment that doesn't match it: any other would have confirmed it. */
export function fateOf({ booking: { status, paymentStatus }, cancelledByShop }: BookingState): HoldFate {
  const charged = isCharged[paymentStatus];
  if (status === 'pending') return charged ? 'refused' : 'held';
  if (occupiesCrew(status)) return charged ? 'paid' : 'kept';
  if (status === 'expired') return charged ? 'refused' : 'expired';
  if (charged) return 'cancelled';
  return cancelledByShop ? 'called-off' : 'released';
}

/** Duration of the hold in seconds; 0 once it is paid or ended. */
export function holdSeconds({ heldAt, holdExpiresAt }: BookingState): number {
  return (Date.parse(holdExpiresAt ?? heldAt) - Date.parse(heldAt)) / 1000;
}

/** True when nothing was charged and the start is no longer held. */
export function isOver(fate: HoldFate | undefined): fate is 'expired' | 'released' | 'called-off' {
  return fate === 'expired' || fate === 'released' || fate === 'called-off';
}
