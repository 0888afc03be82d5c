import type { Booking, CancellationQuote } from '@tintforge/api-contract';
import { centsFromDollars } from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import { bookingById, cancelByOwner, carryOut, eventsOf, jobOfRow, quoteView, type Settlement } from '../../jobs';
import { catalogueInForce } from '../../settings';
import type { BookingContext } from '../ports';
import { type BookingKey, openBooking } from '../rights/manage-token';
import { bookingView } from '../view/booking-view';

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
  const { clock, random } = context;
  const catalogue = await catalogueInForce(transaction, context);
  const earlier = await earlierSettlement(transaction, row);
  if (earlier !== undefined) return { booking: bookingView(catalogue, row), ...quoteView(earlier) };

  const now = clock.now();
  const job = await jobOfRow(transaction, row);
  const decision = cancelByOwner(job, { shownCents: centsFromDollars(refund), now, newId: () => random.uuid() });
  if (isProblem(decision)) return decision;
  await carryOut(transaction, { before: job, decision, actor: { kind: 'customer' }, random, now });
  const cancelled = await bookingById(transaction, row.id);
  return { booking: bookingView(catalogue, cancelled), ...quoteView(decision.settlement) };
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
