import type { StaffBooking } from '@tintforge/api-contract';
import type { RefundStatus } from '@tintforge/booking-core';
import { historyWords } from '../../deeds/history-words';
import { bookingWords } from '../words';

const words = bookingWords.money;

/** One movement of money, as text. */
export interface MoneyLine {
  /** Unique key. */
  id: string;
  /** ISO instant. */
  at: string;
  title: string;
  /** Secondary text: the card, the person, the reason. */
  notes: readonly string[];
  /** Dollars. */
  amount: number;
  /** `in` when the shop received it, `out` when it was refunded, `none` when nothing has moved. */
  direction: 'in' | 'out' | 'none';
}

/** All of a booking's payments and refunds, ordered by their last update. */
export function moneyLines(booking: Pick<StaffBooking, 'cardPayments' | 'staffRefunds' | 'sitePayments'>): MoneyLine[] {
  const lines = [
    ...booking.cardPayments.map(cardLine),
    ...booking.staffRefunds.map(refundLine),
    ...booking.sitePayments.map(siteLine),
  ];
  return lines.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function cardLine(payment: StaffBooking['cardPayments'][number]): MoneyLine {
  const { attempt, status, updatedAt, amount, received, lastFour, intentId } = payment;
  const isCaptured = status === 'succeeded';
  return {
    id: `card-${attempt}`,
    at: updatedAt,
    title: words.attempts[status],
    notes: texts([lastFour !== null && words.card(lastFour), intentId]),
    amount: isCaptured ? received : amount,
    direction: isCaptured ? 'in' : 'none',
  };
}

const isBack: Readonly<Record<RefundStatus, boolean>> = {
  pending: true,
  succeeded: true,
  'returned-otherwise': true,
  failed: false,
  retried: false,
};

function refundLine({
  id,
  updatedAt,
  status,
  isHeld,
  reason,
  by,
  note,
  amount,
}: StaffBooking['staffRefunds'][number]): MoneyLine {
  return {
    id,
    at: updatedAt,
    title: isHeld && status === 'pending' ? words.refunds.held : words.refunds[status],
    notes: texts([reasonText(reason), by, note]),
    amount,
    direction: isBack[status] && !(isHeld && status === 'pending') ? 'out' : 'none',
  };
}

function siteLine({ id, at, direction, method, by, note, amount }: StaffBooking['sitePayments'][number]): MoneyLine {
  const isReceived = direction === 'received';
  return {
    id,
    at,
    title: isReceived ? words.received : words.returned,
    notes: texts([historyWords.methods[method], by, note]),
    amount,
    direction: isReceived ? 'in' : 'out',
  };
}

/** Reason for a refund: a term for the rules' reasons, staff's own text otherwise. */
function reasonText(reason: string): string {
  return words.reasons[reason as keyof typeof words.reasons] ?? reason;
}

function texts(parts: readonly (string | null | false)[]): string[] {
  return parts.filter((part) => typeof part === 'string' && part !== '') as string[];
}
