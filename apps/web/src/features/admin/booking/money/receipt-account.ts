import type { StaffBooking } from '@tintforge/api-contract';
import type { RefundStatus } from '@tintforge/booking-core';
import type { ReceiptAccount, ReceiptMovement } from '../../../manage-booking';

type Money = Pick<
  StaffBooking,
  'cardPayments' | 'staffRefunds' | 'sitePayments' | 'payment' | 'status' | 'totalPrice' | 'can'
>;

/** A booking's money as its receipt tells it: what moved, by which way and when, and neither who of the staff did it nor why. */
export function receiptAccount(booking: Money): ReceiptAccount {
  const { staffRefunds, sitePayments, status, totalPrice, can } = booking;
  const site = sitePayments.map(
    ({ id, at, direction, method, amount }): ReceiptMovement => ({ id, at, direction, way: method, amount }),
  );
  const movements = [...cardMovements(booking), ...staffRefunds.flatMap(refundMovements), ...site];
  return {
    movements: movements.sort((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    left: can.receive ?? (status === 'pending' ? totalPrice : 0),
    owed: staffRefunds.filter((refund) => refund.status === 'failed').map(({ amount }) => amount),
  };
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

/** What has gone back or is on its way; undefined for what has not. */
const returnWays: Readonly<Record<RefundStatus, Pick<ReceiptMovement, 'way' | 'isOnItsWay'> | undefined>> = {
  pending: { way: 'card', isOnItsWay: true },
  succeeded: { way: 'card' },
  'returned-otherwise': { way: 'otherwise' },
  failed: undefined,
  retried: undefined,
};

function refundMovements({ id, updatedAt, status, amount }: StaffBooking['staffRefunds'][number]): ReceiptMovement[] {
  const way = returnWays[status];
  return way === undefined ? [] : [{ id, at: updatedAt, direction: 'returned', amount, ...way }];
}
