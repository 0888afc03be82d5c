import type { StaffBooking } from '@tintforge/api-contract';
import { accountOf, type ReceiptAccount, type ReceiptMovement } from '@tintforge/app-base/receipt/receipt-account';

type Money = Pick<
  StaffBooking,
  'cardPayments' | 'staffRefunds' | 'sitePayments' | 'payment' | 'status' | 'totalPrice' | 'due'
>;

/** A booking's money as its receipt tells it: every attempt at the card, and neither who of the staff did what nor why. */
export function receiptAccount(booking: Money): ReceiptAccount {
  return accountOf({
    booking,
    card: cardMovements(booking),
    refunds: booking.staffRefunds.map(({ id, updatedAt, status, amount }) => ({ id, at: updatedAt, status, amount })),
    site: booking.sitePayments,
  });
}

function cardMovements({ cardPayments, payment }: Money): ReceiptMovement[] {
  const captured = cardPayments.filter(({ status }) => status === 'succeeded');
  // A payment is heard of again long after it was taken: when it was disputed, say.
  const takenAt = captured.length === 1 ? payment?.at : undefined;
  return captured.map(({ attempt, updatedAt, received, lastFour }) => ({
    id: `card-${attempt}`,
    at: takenAt ?? updatedAt,
    direction: 'received',
    way: 'card',
    lastFour,
    amount: received,
  }));
}
