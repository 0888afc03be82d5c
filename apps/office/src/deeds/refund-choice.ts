import type { CancelByShopRequest, StaffBooking } from '@tintforge/api-contract';
import { centsOf } from '@tintforge/app-base/money';
import {
  checkAmount,
  dollarsFromCents,
  refundNeedsReason,
  type ShopRefund,
  shopRefundCents,
} from '@tintforge/booking-core';
import { isReasonGiven } from './reason-field';

/** What cancelling can return, in dollars. */
export type CancelRights = NonNullable<StaffBooking['can']['cancel']>;

/** What staff have entered so far. */
export interface CancelForm {
  refund: ShopRefund;
  /** For a refund of an amount, as it is typed. */
  amount: string;
  reason: string;
}

/** What goes back to the card by a choice, in dollars; undefined while the amount is no amount. */
export function refundOf({ refund, amount }: CancelForm, { remaining, byPolicy }: CancelRights): number | undefined {
  const remainingCents = centsOf(remaining);
  const typed = checkAmount(amount, { mostCents: remainingCents });
  if (refund === 'amount' && !typed.ok) return undefined;
  const amountCents = typed.ok ? typed.value : 0;
  return dollarsFromCents(shopRefundCents(refund, { remainingCents, byPolicyCents: centsOf(byPolicy), amountCents }));
}

/** Whether a choice has to be explained. Where nothing was paid there is no choice. */
export function needsReason({ refund }: CancelForm, { remaining }: CancelRights): boolean {
  return remaining > 0 && refundNeedsReason(refund);
}

/** The request to cancel; undefined while the form lacks something. */
export function cancelRequestOf(
  form: CancelForm,
  { version, rights }: { version: number; rights: CancelRights },
): CancelByShopRequest | undefined {
  const amount = refundOf(form, rights);
  return amount === undefined || !isReasonGiven(form.reason, needsReason(form, rights))
    ? undefined
    : { version, refund: form.refund, amount, reason: form.reason };
}
