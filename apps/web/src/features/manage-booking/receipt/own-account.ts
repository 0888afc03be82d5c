import type { BookingDetails } from '@tintforge/api-contract';
import { accountOf, type ReceiptAccount, type ReceiptMovement } from '@tintforge/app-base/receipt/receipt-account';

type Money = Pick<BookingDetails, 'payment' | 'refunds' | 'sitePayments' | 'status' | 'totalPrice' | 'due'>;

/** A booking's payments, as its owner may see them. */
export function ownAccount(booking: Money): ReceiptAccount {
  const { payment, refunds, sitePayments } = booking;
  const card: ReceiptMovement[] =
    payment === null ? [] : [{ id: 'card', direction: 'received', way: 'card', ...payment }];
  return accountOf({
    booking,
    card,
    refunds: refunds.map((refund, index) => ({ ...refund, id: `refund-${index}` })),
    site: sitePayments.map((sitePayment, index) => ({ ...sitePayment, id: `site-${index}` })),
  });
}
