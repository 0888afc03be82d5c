import type { CancelByShopRequest, ShopRefund, StaffBooking } from '@tintforge/api-contract';
import { centsOf } from '@tintforge/app-base/money';
import { checkAmount, dollarsFromCents } from '@tintforge/booking-core';

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
  switch (refund) {
    case 'full':
      return remaining;
    case 'policy':
      return byPolicy;
    case 'none':
      return 0;
    case 'amount': {
      const typed = checkAmount(amount, { mostCents: centsOf(remaining) });
      return typed.ok ? dollarsFromCents(typed.value) : undefined;
    }
  }
}

/** Whoever the shop cancels gets everything back; anything else has to be explained. Where nothing was paid there is no question. */
export function needsReason({ refund }: CancelForm, { remaining }: CancelRights): boolean {
  return remaining > 0 && refund !== 'full';
}

/** The request to cancel; undefined while the form lacks something. */
export function cancelRequestOf(
  form: CancelForm,
  { version, rights }: { version: number; rights: CancelRights },
): CancelByShopRequest | undefined {
  const amount = refundOf(form, rights);
  const isExplained = !needsReason(form, rights) || form.reason.trim() !== '';
  return amount === undefined || !isExplained
    ? undefined
    : { version, refund: form.refund, amount, reason: form.reason };
}
