import type { BookingDetails, CancellationQuote } from '@tintforge/api-contract';
import { centsFromDollars } from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import { cancelItemByOwner, eventsOf, jobOfRow, quoteView, type Settlement } from '../../jobs';
import { rulesInForce } from '../../settings';
import type { BookingContext } from '../ports';
import { type BookingKey, openBooking } from '../rights/manage-token';
import { detailsView } from '../view/booking-view';
import { carryOutCancelledCar } from './carry-out-cancelled-car';
import { noSuchCar } from './find-car';

/** A car of a booking that its owner cancels, with the refund and the fee that they saw, in dollars. */
export type OwnersCar = BookingKey & { number: number; seen: { refund: number; kept: number } };

/**
 * The customer cancels one of several cars before the start: its time is free again, and the policy's refund for it becomes
 * refund rows. If refund or fee are no longer those that the customer saw, nothing is written and they have to confirm again. A
 * repeated cancellation returns the first one's outcome. The last car is cancelled with the booking.
 */
export async function cancelCarByOwner(
  context: BookingContext,
  { number, seen, ...key }: OwnersCar,
): Promise<({ booking: BookingDetails } & CancellationQuote) | Problem> {
  const { database, tokenKey } = context;
  const done = await commit(database, async (transaction) => {
    const row = await openBooking({ connection: transaction, tokenKey }, key);
    return isProblem(row) ? row : cancelAsShown(transaction, { context, row, number, seen });
  });
  if (isProblem(done)) return done;
  return { booking: await detailsView(context, done.row), ...quoteView(done.settlement) };
}

async function cancelAsShown(
  transaction: Transaction,
  { context, row, number, seen }: Pick<OwnersCar, 'number' | 'seen'> & { context: BookingContext; row: BookingRow },
): Promise<{ row: BookingRow; settlement: Settlement } | Problem> {
  const { clock, random } = context;
  const job = await jobOfRow(transaction, row);
  const item = row.carCount === 1 ? undefined : job.items.find((each) => each.number === number);
  if (item === undefined) return noSuchCar();
  const earlier = await earlierSettlement(transaction, { row, number });
  if (earlier !== undefined) return { row, settlement: earlier };

  const now = clock.now();
  const decision = cancelItemByOwner(job, {
    item,
    seen: { refundCents: centsFromDollars(seen.refund), keptCents: centsFromDollars(seen.kept) },
    travelMinutes: (await rulesInForce(transaction, context)).travelMinutes,
    now,
    newId: () => random.uuid(),
  });
  if (isProblem(decision)) return decision;
  const actor = { kind: 'customer' } as const;
  const written = await carryOutCancelledCar(transaction, { context, before: job, decision, actor, now });
  return { row: written, settlement: decision.settlement };
}

/** Outcome of the customer's own earlier cancellation of this car; undefined when there was none. */
async function earlierSettlement(
  transaction: Transaction,
  { row, number }: { row: BookingRow; number: number },
): Promise<Settlement | undefined> {
  const event = (await eventsOf(transaction, row.id)).find(
    ({ kind, actor, data }) => kind === 'car-cancelled' && actor === 'customer' && data.car === number,
  );
  if (event === undefined) return undefined;
  return event.data as Settlement;
}
