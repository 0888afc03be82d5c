import { type BookingStatus, currentVisit, standingVisits, visitStatusOf } from '@tintforge/booking-core';
import { and, eq, inArray } from 'drizzle-orm';
import { allColumns } from '../../../db/all-columns';
import { type Connection, prepared, type Transaction } from '../../../db/client';
import { type BookingRow, bookingEvents, type VisitRow, visits } from '../../../db/schema';
import { type Insert, insertTogether } from '../../../db/unit-of-work';
import { visitsOf } from '../../jobs';

const insertVisitStatement = prepared((connection) => connection.insert(visits).values(allColumns(visits)).prepare());

/** A booking's visits, or the one that its own columns say: a preview isn't stored. None before one was planned. */
export async function visitsOrOwn(connection: Connection, row: BookingRow): Promise<VisitRow[]> {
  const found = await visitsOf(connection, row.id);
  return found.length === 0 && row.visitCount > 0 ? [visitOfBooking(row)] : found;
}

/** True for a job whose visits the shop has planned more than once: those that begin together now may have been apart. */
export async function wereReplanned(connection: Connection, all: readonly VisitRow[]): Promise<boolean> {
  const [first, second] = all;
  if (first === undefined || second === undefined) return false;
  const plans = await connection
    .select({ id: bookingEvents.id })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, first.bookingId), eq(bookingEvents.kind, 'visits-planned')))
    .limit(2)
    .all();
  return plans.length > 1;
}

/** Writes a new visit. */
export function insertVisit(transaction: Transaction, row: VisitRow): Promise<void> {
  return insertTogether(transaction, [visitInsert(row)]);
}

/** A new visit, to be written with other rows. */
export function visitInsert(row: VisitRow): Insert {
  return { statement: insertVisitStatement, values: row };
}

/** Writes changed columns of a visit. */
export async function updateVisit(
  transaction: Transaction,
  { bookingId, number, ...changes }: Pick<VisitRow, 'bookingId' | 'number'> & Partial<VisitRow>,
): Promise<void> {
  await transaction
    .update(visits)
    .set(changes)
    .where(and(eq(visits.bookingId, bookingId), eq(visits.number, number)))
    .run();
}

/** The visit that a booking shows as its appointment, from the booking's own columns. */
export function visitOfBooking(row: BookingRow): VisitRow {
  return {
    bookingId: row.id,
    number: row.visitNumber,
    regionId: row.regionId,
    crewId: row.crewId,
    date: row.appointmentDate,
    time: row.appointmentTime,
    startsAt: row.startsAt,
    minutes: row.jobMinutes,
    status: visitStatusOf(row),
    startedAt: null,
    completedAt: null,
  };
}

/** Columns of a booking that its visits follow. */
const followed = [
  'status',
  'awaitsVisit',
  'crewId',
  'appointmentDate',
  'appointmentTime',
  'startsAt',
  'jobMinutes',
] as const satisfies (keyof BookingRow)[];

/** Statuses of a booking all of whose open visits are given up. */
const ended: readonly BookingStatus[] = ['cancelled', 'expired'];

/**
 * Keeps a booking's visits in step with its own columns, whatever changes those: the visit that it shows gets its crew,
 * day, start, minutes and status. With several visits another one may be the first afterward. Returns the columns of the
 * booking as they have to be then.
 */
export async function followBooking(
  transaction: Transaction,
  { row, changes, now }: { row: BookingRow; changes: Partial<BookingRow>; now: number },
): Promise<Partial<BookingRow>> {
  if (followed.every((name) => changes[name] === undefined || changes[name] === row[name])) return changes;
  const next = { ...row, ...changes };
  const { startedAt: _started, completedAt: _completed, ...shown } = visitOfBooking(next);
  const isSame = next.visitNumber === row.visitNumber;
  const times = isSame ? timesOf({ from: visitStatusOf(row), to: shown.status, now }) : {};
  await updateVisit(transaction, { ...shown, ...times });
  if (row.visitCount === 1) return changes;
  if (ended.includes(next.status)) {
    await cancelOpen(transaction, row.id);
    return { ...changes, awaitsVisit: false };
  }
  return { ...changes, ...shownVisit(next, await visitsOf(transaction, row.id)) };
}

/** When a visit began and ended, as its status changes. */
function timesOf({
  from,
  to,
  now,
}: {
  from: VisitRow['status'];
  to: VisitRow['status'];
  now: number;
}): Partial<VisitRow> {
  if (from === to) return {};
  if (to === 'in-progress') return from === 'completed' ? { completedAt: null } : { startedAt: now };
  if (to === 'completed') return { completedAt: now };
  return { startedAt: null, completedAt: null };
}

async function cancelOpen(transaction: Transaction, bookingId: string): Promise<void> {
  await transaction
    .update(visits)
    .set({ status: 'cancelled' })
    .where(and(eq(visits.bookingId, bookingId), inArray(visits.status, ['planned', 'in-progress'])))
    .run();
}

/** Columns of a booking that show one of its visits: the current one, or the one that it had when all are cancelled. */
export function shownVisit(row: BookingRow, all: readonly VisitRow[]): Partial<BookingRow> {
  const visitCount = standingVisits(all).length;
  const visit = currentVisit(all);
  if (visit === undefined) return { awaitsVisit: false };
  const { number: visitNumber, crewId, date, time, startsAt, minutes } = visit;
  const awaitsVisit = row.status === 'in-progress' && visit.status === 'planned';
  const place = { crewId, appointmentDate: date, appointmentTime: time, startsAt, jobMinutes: minutes };
  return { visitNumber, visitCount, awaitsVisit, ...place };
}
