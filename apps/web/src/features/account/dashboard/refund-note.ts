import type { BookingDetails } from '@tintforge/api-contract';
import { centsFromDollars } from '@tintforge/booking-core';
import { formatMoney } from '@tintforge/ui';
import { dashboardWords } from './words';

const words = dashboardWords.history;

/** Dollars of the wire as "$1,299.99". */
export function moneyText(dollars: number): string {
  return formatMoney(centsFromDollars(dollars) ?? 0);
}

/** What has become of the money of a booking that was not done, in a few words; undefined where nothing goes back. */
export function refundNote({
  payment,
  paymentStatus,
  refunded,
}: Pick<BookingDetails, 'payment' | 'paymentStatus' | 'refunded'>): string | undefined {
  if (paymentStatus === 'refund-failed') return words.refundFailed;
  if (refunded === 0) return undefined;
  if (paymentStatus === 'refund-pending') return words.refundPending(moneyText(refunded));
  return refunded === payment?.amount ? words.refundedInFull : words.refunded(moneyText(refunded));
}
