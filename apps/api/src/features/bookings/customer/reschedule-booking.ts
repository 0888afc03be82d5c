import type { BookingDetails, RescheduleRequest } from '@tintforge/api-contract';
import { instantOf } from '@tintforge/content/clock';
import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { insertEvent } from '../../jobs';
import { queueNotification } from '../../notifications';
import { rulesInForce } from '../../settings';
import { judgeShadesAgain } from '../cars/judge-cars-again';
import { isTogether, sidesOf } from '../cars/sides';
import { findCrews } from '../hold/find-crew';
import { slotsOfVisits, takePlaces, type VisitSlot } from '../hold/take-places';
import { planBookingMails } from '../mails/plan-booking-mails';
import type { BookingContext } from '../ports';
import { mayMove } from '../rights/customer-rights';
import { type BookingKey, openBooking } from '../rights/manage-token';
import { updateBooking } from '../store/booking-store';
import { detailsView, regionById } from '../view/booking-view';

/** A booking and its requested start. */
export type Move = BookingKey & RescheduleRequest;

/**
 * The customer moves a booking to another available time of its region, with the order, duration and price as booked,
 * and with the same crews if they are free. A booking that is already there is returned unchanged.
 *
 * Moving is possible only while it is free, so it never restores a lapsed right to a refund. Afterward the cancellation
 * policy follows the new start: free until a day before it. Moving to a start less than a day away doesn't grant a new
 * grace period; otherwise a customer could keep rescheduling for free right up to the start. The grace period of a late
 * booking still counts from its payment.
 *
 * The crew is found and booked in one transaction: concurrent requests for that time, or this booking, come before it
 * or after it. Even so, the key of the cells would reject the second.
 */
export async function rescheduleBooking(context: BookingContext, move: Move): Promise<BookingDetails | Problem> {
  const { database, tokenKey } = context;
  const moved = await commit(database, async (transaction) => {
    const row = await openBooking({ connection: transaction, tokenKey }, move);
    return isProblem(row) ? row : moveIfFree(transaction, { context, row, move });
  });
  return isProblem(moved) ? moved : await detailsView(context, moved);
}

async function moveIfFree(
  transaction: Transaction,
  { context, row, move }: { context: BookingContext; row: BookingRow; move: Move },
): Promise<BookingRow | Problem> {
  const { clock } = context;
  const rules = await rulesInForce(transaction, context);
  const now = clock.now();
  const isThere = row.appointmentDate === move.appointmentDate && row.appointmentTime === move.appointmentTime;
  const isAgreed = row.status === 'confirmed' || row.status === 'scheduled';
  if (isThere && isAgreed) return row;
  const region = regionById(rules.catalogue, row.regionId);
  if (row.visitCount !== 1 && !isTogether(row)) return severalVisits(region);
  if (!mayMove(row, now)) return notMovable(region);
  const sides = await sidesOf(transaction, row);
  const slots = await findCrews(transaction, {
    rules,
    now,
    sides,
    region,
    date: move.appointmentDate,
    time: move.appointmentTime,
    ownBookingId: row.id,
    ownVisits: sides.map(({ visitNumber }) => visitNumber),
  });
  if (isProblem(slots)) return slots;
  return await writeMove(transaction, { context, row, move, slots: slotsOfVisits(slots, sides), now });
}

interface DecidedMove {
  context: BookingContext;
  row: BookingRow;
  move: RescheduleRequest;
  slots: readonly VisitSlot[];
  now: number;
}

async function writeMove(
  transaction: Transaction,
  { context, row, move, slots, now }: DecidedMove,
): Promise<BookingRow> {
  const { random } = context;
  const { appointmentDate, appointmentTime } = move;
  const startsAt = instantOf({ date: appointmentDate, time: appointmentTime });
  const place = { appointmentDate, appointmentTime, startsAt };
  const placed = await takePlaces(transaction, { row, slots, place });
  const shades = await judgeShadesAgain(transaction, { context, row, appointmentDate });
  const changes = { ...placed, ...shades.changes };
  const moved = await updateBooking(transaction, { row, changes, now });
  const data = { from: row.startsAt, to: startsAt, ...shades.after };
  await insertEvent(transaction, {
    id: random.uuid(),
    bookingId: row.id,
    at: now,
    actor: 'customer',
    kind: 'rescheduled',
    data,
  });
  await queueNotification(transaction, {
    now,
    notification: {
      id: random.uuid(),
      kind: 'booking-rescheduled',
      deduplicationKey: `booking-rescheduled:${row.id}:${moved.version}`,
      bookingId: row.id,
      data,
    },
  });
  await planBookingMails(transaction, { row: moved, random, now });
  return moved;
}

function severalVisits({ phone }: { phone: string }): Problem {
  return problem('not_movable', {
    message: `This job takes several visits. Call ${phone} and we’ll find other days for it.`,
    details: { phone },
  });
}

function notMovable({ phone }: { phone: string }): Problem {
  return problem('not_movable', {
    message: `This booking can no longer be moved online. Call ${phone} and we’ll see what we can do.`,
    details: { phone },
  });
}
