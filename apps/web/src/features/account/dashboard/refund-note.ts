import type { BookingDetails } from '@tintforge/api-contract';
import { moneyText } from '@tintforge/app-base/money';
import { dashboardWords } from './words';

const words = dashboardWords.history;

/** The refund status of a booking, in a few words; undefined where nothing is refunded. */
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
