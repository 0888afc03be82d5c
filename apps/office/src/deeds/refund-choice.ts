import type { CancelByShopRequest, StaffBooking } from '@tintforge/api-contract';
import { centsOf } from '@tintforge/app-base/money';
import {
  type CancellationAsker,
  checkAmount,
  dollarsFromCents,
  refundNeedsReason,
  type ShopRefund,
  shopRefundCents,
  splitHeld,
} from '@tintforge/booking-core';
import { isReasonGiven } from './reason-field';

/** Possible refunds of a cancellation, in dollars. */
export type CancelRights = NonNullable<StaffBooking['can']['cancel']>;

/** Staff's entries so far. */
export interface CancelForm {
  askedBy: CancellationAsker;
  refund: ShopRefund;
  /** The amount of a partial refund, as typed. */
  amount: string;
  reason: string;
}

/** Refund to the card by a choice, in dollars; undefined while the amount is invalid. */
export function refundOf({ refund, amount }: CancelForm, { remaining, byPolicy }: CancelRights): number | undefined {
  const remainingCents = centsOf(remaining);
  const typed = checkAmount(amount, { mostCents: remainingCents });
  if (refund === 'amount' && !typed.ok) return undefined;
  const amountCents = typed.ok ? typed.value : 0;
  return dollarsFromCents(shopRefundCents(refund, { remainingCents, byPolicyCents: centsOf(byPolicy), amountCents }));
}

/** Splits a refund in dollars: what goes to the card now, and what the customer's bank holds of it because of a dispute. */
export function heldOf(refund: number, { held = 0 }: Pick<CancelRights, 'held'>): { toCard: number; held: number } {
  const { toCardCents, heldCents = 0 } = splitHeld(centsOf(refund), { heldCents: centsOf(held) });
  return { toCard: dollarsFromCents(toCardCents), held: dollarsFromCents(heldCents) };
}

/** True where the customer's bank holds all of the card's money, so that there is nothing to choose. */
export function isAllHeld({ remaining, held = 0 }: CancelRights): boolean {
  return remaining > 0 && held >= remaining;
}

/** The rights after the server has named another outcome of a choice; refund and kept amount add up to the card's money. */
export function rightsAfter(
  named: { refund: number; kept: number },
  { refund, rights }: { refund: ShopRefund; rights: CancelRights },
): CancelRights {
  const remaining = dollarsFromCents(centsOf(named.refund) + centsOf(named.kept));
  return { ...rights, remaining, byPolicy: Math.min(remaining, refund === 'policy' ? named.refund : rights.byPolicy) };
}

/** True when a choice requires a reason. Without a card payment there is no choice. */
export function needsReason({ refund, askedBy }: CancelForm, { remaining }: CancelRights): boolean {
  return remaining > 0 && refundNeedsReason(refund, askedBy);
}

/** The request to cancel; undefined while the form is incomplete. */
export function cancelRequestOf(
  form: CancelForm,
  { version, rights }: { version: number; rights: CancelRights },
): CancelByShopRequest | undefined {
  const amount = refundOf(form, rights);
  return amount === undefined || !isReasonGiven(form.reason, needsReason(form, rights))
    ? undefined
    : { version, askedBy: form.askedBy, refund: form.refund, amount, reason: form.reason };
}
