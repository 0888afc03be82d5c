import type { BookingDetails } from '@tintforge/api-contract';
import { accountOf, type InvoiceAccount, type InvoiceMovement } from './invoice-account';

type Money = Pick<BookingDetails, 'payments' | 'refunds' | 'sitePayments' | 'status' | 'totalPrice' | 'due'>;

/** A booking's payments, as its owner may see them. */
export function ownAccount(booking: Money): InvoiceAccount {
  const { payments, refunds, sitePayments } = booking;
  const card = payments.map(
    ({ at, amount, lastFour }, index): InvoiceMovement => ({
      id: `card-${index}`,
      direction: 'received',
      way: 'card',
      at,
      amount,
      lastFour,
    }),
  );
  return accountOf({
    booking,
    card,
    refunds: refunds.map((refund, index) => ({ ...refund, id: `refund-${index}` })),
    site: sitePayments.map((sitePayment, index) => ({ ...sitePayment, id: `site-${index}` })),
  });
}
