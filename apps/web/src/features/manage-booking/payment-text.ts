import type { BookingDetails } from '@tintforge/api-contract';
import { centsOf, moneyText } from '@tintforge/app-base/money';
import { formatMoney } from '@tintforge/ui';
import { manageWords } from './words';

const words = manageWords.money;

type Refund = BookingDetails['refunds'][number];

/** Payment status in a few words; refunds have their own text. */
export function paymentText({
  payment,
  payments,
  paymentStatus,
  due,
}: Pick<BookingDetails, 'payment' | 'payments' | 'paymentStatus' | 'due'>): string {
  if (payment === null) return unpaidText(paymentStatus);
  const isDeposit = paymentStatus === 'deposit-paid';
  const paid = (isDeposit ? words.depositPaid : words.paid)(moneyText(payment.amount));
  const isOfOne = payments.length === 1 && payment.lastFour !== null;
  const text = isOfOne ? `${paid}, ${lowerFirst(words.card(payment.lastFour ?? ''))}` : paid;
  if (paymentStatus === 'disputed') return `${text}. ${words.disputed}`;
  // The balance of a deposit, or of a booking that was changed since it was paid.
  return due > 0 ? `${text}. ${words.stillDue(moneyText(due))}` : text;
}

function unpaidText(status: BookingDetails['paymentStatus']): string {
  if (status === 'on-site') return words.onSite;
  if (status === 'paid-on-site') return words.paidOnSite;
  return status === 'failed' ? words.failed : words.notYet;
}

/** The card within a sentence: "the card ending 4242", or "your card" where its digits are unknown, or of several. */
export function cardText({ payments }: Pick<BookingDetails, 'payments'>): string {
  const cards = new Set(payments.map(({ lastFour }) => lastFour));
  return words.toTheCard(cards.size === 1 ? (payments[0]?.lastFour ?? null) : null);
}

/** Status of one refund; undefined for one that a newer refund replaces. */
export function refundText({ amount, status }: Refund, booking: Pick<BookingDetails, 'payments'>): string | undefined {
  const { pending, succeeded, failed, otherwise } = manageWords.refund;
  switch (status) {
    case 'pending':
      return pending(moneyText(amount), cardText(booking));
    case 'succeeded':
      return succeeded(moneyText(amount), cardText(booking));
    case 'failed':
      return failed(moneyText(amount));
    case 'returned-otherwise':
      return otherwise(moneyText(amount));
    case 'retried':
      return undefined;
  }
}

/** The amount kept of a cancelled booking's payment; undefined unless it was cancelled and something was kept. */
export function keptText({ status, payment, refunds }: Pick<BookingDetails, 'status' | 'payment' | 'refunds'>) {
  if (status !== 'cancelled' || payment === null) return undefined;
  // A failed refund is still owed, so it counts as refunded unless a newer one replaced it.
  const returned = refunds.filter((refund) => refund.status !== 'retried').map(({ amount }) => centsOf(amount));
  const kept = centsOf(payment.amount) - returned.reduce((sum, amount) => sum + amount, 0);
  return kept > 0 ? words.kept(formatMoney(kept)) : undefined;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
