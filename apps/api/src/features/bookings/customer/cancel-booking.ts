import type { Booking, CancellationQuote } from '@tintforge/api-contract';
import {
  callOff,
  centsFromDollars,
  formatCents,
  nextBookingStatus,
  paymentStatusOf,
  tellMoney,
} from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { queueNotification } from '../../notifications';
import { catalogueInForce } from '../../settings';
import { addToBill } from '../bill/bill-store';
import type { BookingContext } from '../ports';
import { quoteCancellation, type Settlement } from '../rights/customer-rights';
import { type BookingKey, openBooking } from '../rights/manage-token';
import { askRefund } from '../staff/ask-refund';
import { deleteCells, eventsOf, insertEvent, updateBooking } from '../store/booking-store';
import { bookingView, quoteView } from '../view/booking-view';

/** Outcome of a cancellation, in dollars. */
type Cancelled = { booking: Booking } & CancellationQuote;

/**
 * The customer cancels before the start: the crew is free again, and the policy's refund becomes a refund row that a
 * job processes. If that is no longer the refund that the customer saw, nothing is written and they have to confirm
 * again. A repeated cancellation returns the first one's outcome. An unpaid hold is released instead.
 *
 * Everything is checked inside the transaction, with one reading of the clock: of two concurrent cancellations or
 * moves, the second sees the result of the first.
 */
export async function cancelBooking(
  context: BookingContext,
  { refund, ...key }: BookingKey & { refund: number },
): Promise<Cancelled | Problem> {
  const { database, tokenKey } = context;
  return commit(database, async (transaction) => {
    const row = await openBooking({ connection: transaction, tokenKey }, key);
    return isProblem(row) ? row : cancelAsShown(transaction, { context, row, refund });
  });
}

async function cancelAsShown(
  transaction: Transaction,
  { context, row, refund }: { context: BookingContext; row: BookingRow; refund: number },
): Promise<Cancelled | Problem> {
  const { clock, moneyOf } = context;
  const catalogue = await catalogueInForce(transaction, context);
  const earlier = await earlierSettlement(transaction, row);
  if (earlier !== undefined) return { booking: bookingView(catalogue, row), ...quoteView(earlier) };

  const now = clock.now();
  const quote = quoteCancellation(row, { money: await moneyOf(transaction, row.id), now });
  if (quote === undefined) return notCancellable();
  const { feeCents, ...settlement } = quote;
  if (settlement.refundCents !== centsFromDollars(refund)) return refundChanged(settlement);
  const cancelled = await writeCancellation(transaction, { context, row, settlement, feeCents, now });
  return { booking: bookingView(catalogue, cancelled), ...quoteView(settlement) };
}

/** Outcome of the customer's own earlier cancellation; undefined when there was none. */
async function earlierSettlement(
  transaction: Transaction,
  { id, status }: BookingRow,
): Promise<Settlement | undefined> {
  if (status !== 'cancelled') return undefined;
  const event = (await eventsOf(transaction, id)).find(
    ({ kind, actor }) => kind === 'cancelled' && actor === 'customer',
  );
  return event?.data as Settlement | undefined;
}

interface Cancellation {
  context: BookingContext;
  row: BookingRow;
  settlement: Settlement;
  feeCents: number;
  now: number;
}

async function writeCancellation(
  transaction: Transaction,
  { context, row, settlement, feeCents, now }: Cancellation,
): Promise<BookingRow> {
  const { random, moneyOf } = context;
  const next = nextBookingStatus(row.status, 'cancelled');
  if (!next.ok) throw new Error(`Invalid transition of a ${row.status} booking: cancelled`);
  const money = await moneyOf(transaction, row.id);
  await deleteCells(transaction, row.id);
  // Money that was received at the car pays the fee as well.
  const entries = callOff(money, { keptCents: Math.min(feeCents, tellMoney(money).hereCents) });
  await addToBill(transaction, { bookingId: row.id, now, entries });
  const amountCents = settlement.refundCents + (settlement.heldCents ?? 0);
  await askRefund(transaction, { context, row, amountCents, reason: 'cancelled-by-customer', userId: null, now });
  // An amount due on site was never paid, and stays that way.
  const paymentStatus =
    money.payment === undefined ? row.paymentStatus : paymentStatusOf(await moneyOf(transaction, row.id));
  const cancelled = await updateBooking(transaction, { row, changes: { status: next.value, paymentStatus }, now });
  await insertEvent(transaction, {
    id: random.uuid(),
    bookingId: row.id,
    at: now,
    actor: 'customer',
    kind: 'cancelled',
    data: settlement,
  });
  await queueNotification(transaction, {
    now,
    notification: {
      id: random.uuid(),
      kind: 'booking-cancelled',
      deduplicationKey: `booking-cancelled:${row.id}`,
      bookingId: row.id,
      data: settlement,
    },
  });
  return cancelled;
}

function notCancellable(): Problem {
  return problem('not_cancellable', {
    message: 'This booking can no longer be cancelled online. Call us and we’ll help.',
  });
}

function refundChanged(quote: Settlement): Problem {
  const message = `Your refund has changed. It’s now ${formatCents(quote.refundCents)}.`;
  return problem('refund_changed', { message, fields: { refund: message }, details: quoteView(quote) });
}
