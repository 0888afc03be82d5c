import type { StaffBooking } from '@tintforge/api-contract';
import { accountOf, type ReceiptAccount, type ReceiptMovement } from '@tintforge/app-base/receipt/receipt-account';

type Money = Pick<
  StaffBooking,
  'cardPayments' | 'staffRefunds' | 'sitePayments' | 'payments' | 'status' | 'totalPrice' | 'due'
>;

/** A booking's payments as its receipt shows them: every card attempt, without staff names and reasons. */
export function receiptAccount(booking: Money): ReceiptAccount {
  return accountOf({
    booking,
    card: cardMovements(booking),
    refunds: booking.staffRefunds.map(({ id, updatedAt, status, amount }) => ({ id, at: updatedAt, status, amount })),
    site: booking.sitePayments,
  });
}

function cardMovements({ cardPayments, payments }: Money): ReceiptMovement[] {
  const captured = cardPayments.filter(({ status }) => status === 'succeeded');
  return captured.map(({ attempt, updatedAt, received, lastFour }, index) => ({
    id: `card-${attempt}`,
    // A payment can be updated long after it was received: when it is disputed, for example.
    at: payments[index]?.at ?? updatedAt,
    direction: 'received',
    way: 'card',
    lastFour,
    amount: received,
  }));
}
