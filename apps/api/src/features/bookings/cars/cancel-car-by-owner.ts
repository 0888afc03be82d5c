import type { BookingDetails, CancellationQuote } from '@tintforge/api-contract';
import { type CancelledCar, centsFromDollars, formatCents } from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { queueNotification } from '../../notifications';
import { planBookingMails } from '../mails/plan-booking-mails';
import type { BookingContext } from '../ports';
import { quoteCarCancellation, type Settlement, settlementOf } from '../rights/customer-rights';
import { type BookingKey, openBooking } from '../rights/manage-token';
import { eventsOf, insertEvent, updateBooking } from '../store/booking-store';
import { carsOf } from '../store/car-store';
import { visitsOf } from '../store/visit-store';
import { detailsView, quoteView } from '../view/booking-view';
import { noSuchCar } from './find-car';
import { takeCarAway } from './take-car-away';
import { type LeavingCar, visitObstacle } from './visit-obstacle';

/** A car of a booking that its owner cancels, with the refund and the fee that they saw, in dollars. */
export type OwnersCar = BookingKey & { number: number; seen: { refund: number; kept: number } };

interface Done {
  row: BookingRow;
  settlement: Settlement;
}

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
): Promise<Done | Problem> {
  const cars = await carsOf(transaction, row);
  const car = cars.find((each) => each.number === number);
  if (car === undefined) return noSuchCar();
  const earlier = await earlierSettlement(transaction, { row, number });
  if (earlier !== undefined) return { row, settlement: earlier };

  const now = context.clock.now();
  const money = await context.moneyOf(transaction, row.id);
  const cancelled = quoteCarCancellation(row, { car, cars, money, now });
  const leaving = { row, car, cars };
  const visits = await visitsOf(transaction, row.id);
  if (cancelled === undefined || visitObstacle(leaving, visits) !== undefined) return notCancellable();
  const settlement = settlementOf(cancelled);
  const isAsSeen =
    settlement.refundCents === centsFromDollars(seen.refund) && settlement.keptCents === centsFromDollars(seen.kept);
  if (!isAsSeen) return carRefundChanged(settlement);
  return { row: await write(transaction, { context, leaving, cancelled, now }), settlement };
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

async function write(
  transaction: Transaction,
  {
    context,
    leaving,
    cancelled,
    now,
  }: { context: BookingContext; leaving: LeavingCar; cancelled: CancelledCar; now: number },
): Promise<BookingRow> {
  const { random } = context;
  const { row, car } = leaving;
  const changes = await takeCarAway(transaction, { context, leaving, cancelled, userId: null, now });
  const written = await updateBooking(transaction, { row, changes, now });
  const data = { car: car.number, ...settlementOf(cancelled) };
  const event = {
    id: random.uuid(),
    bookingId: row.id,
    at: now,
    actor: 'customer',
    kind: 'car-cancelled',
    data,
  } as const;
  await insertEvent(transaction, event);
  await queueNotification(transaction, {
    now,
    notification: {
      id: random.uuid(),
      kind: 'car-cancelled',
      deduplicationKey: `car-cancelled:${row.id}:${car.number}`,
      bookingId: row.id,
      data,
    },
  });
  if (written.startsAt !== row.startsAt) await planBookingMails(transaction, { row: written, random, now });
  return written;
}

function notCancellable(): Problem {
  return problem('not_cancellable', {
    message: 'This car can no longer be cancelled online. Call us and we’ll help.',
  });
}

/** Cancelling the car returns another amount than was seen. */
export function carRefundChanged(settlement: Settlement): Problem {
  const message = `The refund for this car has changed. It’s now ${formatCents(settlement.refundCents)}.`;
  return problem('refund_changed', { message, fields: { refund: message }, details: quoteView(settlement) });
}
