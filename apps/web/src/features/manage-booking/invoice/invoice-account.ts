import type { BookingDetails } from '@tintforge/api-contract';
import type { RefundStatus } from '@tintforge/booking-core';

/** One payment or refund of a booking. */
export interface InvoiceMovement {
  /** Unique key. */
  id: string;
  /** ISO instant. */
  at: string;
  direction: 'received' | 'returned';
  way: 'card' | BookingDetails['sitePayments'][number]['method'] | 'otherwise';
  /** The card's last digits, if known. */
  lastFour?: string | null;
  /** A refund that has not arrived yet. */
  isOnItsWay?: boolean;
  /** Dollars. */
  amount: number;
}

/** All payments and refunds of a booking. */
export interface InvoiceAccount {
  /** Oldest first. */
  movements: readonly InvoiceMovement[];
  /** Balance due, in dollars. */
  left: number;
  /** Outstanding refund, in dollars. */
  owed: readonly number[];
}

interface AccountParts {
  booking: Pick<BookingDetails, 'status' | 'totalPrice' | 'due'>;
  /** Card payment. */
  card: readonly InvoiceMovement[];
  refunds: readonly (BookingDetails['refunds'][number] & { id: string })[];
  site: readonly (BookingDetails['sitePayments'][number] & { id: string })[];
}

/**
 * A booking's payments as an invoice shows them: each movement with its method and time, and the balance due or
 * outstanding refund.
 */
export function accountOf({ booking: { status, totalPrice, due }, card, refunds, site }: AccountParts): InvoiceAccount {
  const atCar = site.map(
    ({ id, at, direction, method, amount }): InvoiceMovement => ({ id, at, direction, way: method, amount }),
  );
  const movements = [...card, ...refunds.flatMap(refundMovements), ...atCar];
  return {
    movements: movements.sort((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    left: status === 'pending' ? totalPrice : due,
    owed: refunds.filter((refund) => refund.status === 'failed').map(({ amount }) => amount),
  };
}

/** A completed or pending refund; undefined for a failed one. */
const returnWays: Readonly<Record<RefundStatus, Pick<InvoiceMovement, 'way' | 'isOnItsWay'> | undefined>> = {
  pending: { way: 'card', isOnItsWay: true },
  succeeded: { way: 'card' },
  'returned-otherwise': { way: 'otherwise' },
  failed: undefined,
  retried: undefined,
};

function refundMovements({ id, at, status, amount }: AccountParts['refunds'][number]): InvoiceMovement[] {
  const way = returnWays[status];
  return way === undefined ? [] : [{ id, at, direction: 'returned', amount, ...way }];
}
