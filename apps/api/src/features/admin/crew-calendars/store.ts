import { and, asc, eq, gt, gte, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../../db/client';
import { nextRowid } from '../../../db/dialect';
import {
  type BookingRow,
  bookings,
  type CrewBreakRow,
  type CrewCalendarRow,
  crewBreaks,
  crewCalendarBlocks,
  crewCalendarClashes,
  crewCalendarJobs,
  crewCalendars,
  crewCells,
  visits,
} from '../../../db/schema';
import { asVisit, withOwnCars } from '../../bookings';
import type { BusyRun } from './ports';

/** Every connection, in the order of the crews. */
export function allConnections(connection: Connection): Promise<CrewCalendarRow[]> {
  return connection.select().from(crewCalendars).orderBy(asc(crewCalendars.crewId)).all();
}

/** A crew's connection; undefined without one. */
export function connectionOf(connection: Connection, crewId: string): Promise<CrewCalendarRow | undefined> {
  return connection.select().from(crewCalendars).where(eq(crewCalendars.crewId, crewId)).get();
}

/** Stores a connection. */
export async function writeConnection(transaction: Transaction, row: CrewCalendarRow): Promise<void> {
  const { crewId: _crew, ...set } = row;
  await transaction.insert(crewCalendars).values(row).onConflictDoUpdate({ target: crewCalendars.crewId, set }).run();
}

/**
 * Makes open pages refetch a crew's breaks, clashes and connection: the connection gets a new number, after all others,
 * so that readers of the change feed see it again.
 */
export async function announceCalendar(transaction: Transaction, crewId: string): Promise<void> {
  const next = nextRowid(transaction, 'crew_calendars');
  await transaction.run(sql`update ${crewCalendars} set rowid = ${next} where ${crewCalendars.crewId} = ${crewId}`);
}

/** Ends a connection, with the record of the jobs in the calendar. */
export async function deleteConnection(transaction: Transaction, crewId: string): Promise<void> {
  await transaction.delete(crewCalendarJobs).where(eq(crewCalendarJobs.crewId, crewId)).run();
  // SQLite would give its number again, and readers of the change feed would miss what comes under it.
  const other = await transaction.select().from(crewCalendars).where(ne(crewCalendars.crewId, crewId)).get();
  if (other !== undefined) await announceCalendar(transaction, other.crewId);
  await transaction.delete(crewCalendars).where(eq(crewCalendars.crewId, crewId)).run();
}

/** Some days of a crew. */
interface CrewDates {
  crewId: string;
  dates: readonly string[];
}

/** A crew's blocked half hours of some days, in order. */
export function blocksOf(connection: Connection, { crewId, dates }: CrewDates): Promise<BusyRun[]> {
  const { date, fromCell, untilCell } = crewCalendarBlocks;
  return connection
    .select({ date, fromCell, untilCell })
    .from(crewCalendarBlocks)
    .where(and(eq(crewCalendarBlocks.crewId, crewId), inArray(date, [...dates])))
    .orderBy(asc(date), asc(fromCell))
    .all();
}

/** Replaces a crew's blocked half hours of some days. */
export async function writeBlocks(
  transaction: Transaction,
  { crewId, dates, runs }: CrewDates & { runs: readonly BusyRun[] },
): Promise<void> {
  const { date } = crewCalendarBlocks;
  await transaction
    .delete(crewCalendarBlocks)
    .where(and(eq(crewCalendarBlocks.crewId, crewId), inArray(date, [...dates])))
    .run();
  if (runs.length === 0) return;
  await transaction
    .insert(crewCalendarBlocks)
    .values(runs.map((run) => ({ crewId, ...run })))
    .run();
}

/** Removes a crew's blocked half hours before a day, or all of them, and nothing that follows from them. */
export async function deleteBlocks(
  transaction: Transaction,
  { crewId, before }: { crewId: string; before?: string },
): Promise<void> {
  const ofCrew = eq(crewCalendarBlocks.crewId, crewId);
  await transaction
    .delete(crewCalendarBlocks)
    .where(before === undefined ? ofCrew : and(ofCrew, lt(crewCalendarBlocks.date, before)))
    .run();
}

/** The days from one on, ascending, on which a crew has blocked half hours or breaks that come from them. */
export async function busyDates(connection: Connection, { crewId, from }: CrewFrom): Promise<string[]> {
  const blocked = await connection
    .selectDistinct({ date: crewCalendarBlocks.date })
    .from(crewCalendarBlocks)
    .where(and(eq(crewCalendarBlocks.crewId, crewId), gte(crewCalendarBlocks.date, from)))
    .all();
  const taken = await connection
    .selectDistinct({ date: crewBreaks.date })
    .from(crewBreaks)
    .where(and(gte(crewBreaks.date, from), eq(crewBreaks.crewId, crewId), eq(crewBreaks.isFromCalendar, true)))
    .all();
  return [...new Set([...blocked, ...taken].map(({ date }) => date))].sort();
}

/** A crew's days from one on. */
interface CrewFrom {
  crewId: string;
  from: string;
}

/** A crew's breaks of some days that come from its calendar. */
export function calendarBreaksOf(connection: Connection, { crewId, dates }: CrewDates): Promise<CrewBreakRow[]> {
  return connection
    .select()
    .from(crewBreaks)
    .where(
      and(inArray(crewBreaks.date, [...dates]), eq(crewBreaks.crewId, crewId), eq(crewBreaks.isFromCalendar, true)),
    )
    .orderBy(asc(crewBreaks.date), asc(crewBreaks.fromCell))
    .all();
}

/** Removes all of a crew's breaks that come from its calendar, and gives their half hours back. */
export async function deleteCalendarBreaks(transaction: Transaction, crewId: string): Promise<void> {
  const ofCalendar = and(eq(crewBreaks.crewId, crewId), eq(crewBreaks.isFromCalendar, true));
  const ids = transaction.select({ id: crewBreaks.id }).from(crewBreaks).where(ofCalendar);
  await transaction.delete(crewCells).where(inArray(crewCells.breakId, ids)).run();
  await transaction.delete(crewBreaks).where(ofCalendar).run();
}

/** A taken half hour. */
export interface TakenCell {
  date: string;
  cell: number;
  breakId: string | null;
}

/** A crew's taken half hours of some days. */
export function takenOn(connection: Connection, { crewId, dates }: CrewDates): Promise<TakenCell[]> {
  const { date, cell, breakId } = crewCells;
  return connection
    .select({ date, cell, breakId })
    .from(crewCells)
    .where(and(eq(crewCells.crewId, crewId), inArray(date, [...dates])))
    .orderBy(asc(date), asc(cell))
    .all();
}

/** The half hours from a day on that are blocked, and in which a visit has been agreed on that hasn't begun. */
export async function blockedVisitCells(connection: Connection, { crewId, from }: CrewFrom) {
  const { date, cell } = crewCells;
  const rows = await connection
    .select({ cell, bookingId: visits.bookingId, visitNumber: visits.number })
    .from(crewCells)
    .innerJoin(visits, and(eq(visits.bookingId, crewCells.bookingId), eq(visits.number, crewCells.visitNumber)))
    .innerJoin(bookings, eq(bookings.id, visits.bookingId))
    .innerJoin(
      crewCalendarBlocks,
      and(
        eq(crewCalendarBlocks.crewId, crewCells.crewId),
        eq(crewCalendarBlocks.date, date),
        lte(crewCalendarBlocks.fromCell, cell),
        gt(crewCalendarBlocks.untilCell, cell),
      ),
    )
    .where(
      and(eq(crewCells.crewId, crewId), gte(date, from), eq(visits.status, 'planned'), ne(bookings.status, 'pending')),
    )
    .orderBy(asc(date), asc(cell))
    .all();
  return rows;
}

/** A crew's clashes. */
export function clashesOf(connection: Connection, crewId: string) {
  return connection.select().from(crewCalendarClashes).where(eq(crewCalendarClashes.crewId, crewId)).all();
}

export type ClashRow = typeof crewCalendarClashes.$inferSelect;

/** Stores a clash, or its new hours. */
export async function writeClash(transaction: Transaction, row: ClashRow): Promise<void> {
  const { bookingId: _booking, visitNumber: _visit, foundAt: _at, ...set } = row;
  await transaction
    .insert(crewCalendarClashes)
    .values(row)
    .onConflictDoUpdate({ target: [crewCalendarClashes.bookingId, crewCalendarClashes.visitNumber], set })
    .run();
}

/** Removes a clash that has ended. */
export async function deleteClash(
  transaction: Transaction,
  { bookingId, visitNumber }: Pick<ClashRow, 'bookingId' | 'visitNumber'>,
): Promise<void> {
  await transaction
    .delete(crewCalendarClashes)
    .where(and(eq(crewCalendarClashes.bookingId, bookingId), eq(crewCalendarClashes.visitNumber, visitNumber)))
    .run();
}

/** Visits that belong in a crew's calendar: those of its days from one to another that weren't cancelled or missed. */
export async function jobsInCalendar(
  connection: Connection,
  { crewId, regionId, from, to }: CrewFrom & { regionId: string; to: string },
): Promise<BookingRow[]> {
  const rows = await connection
    .select({ booking: bookings, visit: visits })
    .from(visits)
    .innerJoin(bookings, eq(bookings.id, visits.bookingId))
    .where(
      and(
        // The index begins with the region and the day.
        eq(visits.regionId, regionId),
        gte(visits.date, from),
        lte(visits.date, to),
        eq(visits.crewId, crewId),
        inArray(visits.status, ['planned', 'in-progress', 'completed']),
        ne(bookings.status, 'pending'),
      ),
    )
    .orderBy(asc(visits.startsAt), asc(bookings.id))
    .all();
  return withOwnCars(
    connection,
    rows.map(({ booking, visit }) => asVisit(booking, visit)),
  );
}

/** A visit by its booking and number. */
interface VisitKey {
  bookingId: string;
  visitNumber: number;
}

/** Names a visit in a crew's calendar: by its booking, and by its number after the first. */
export function keyOfJob({ bookingId, visitNumber }: VisitKey): string {
  return visitNumber === 1 ? bookingId : `${bookingId}.${visitNumber}`;
}

/** The visit of a key. */
export function visitOfKey(key: string): VisitKey {
  const [bookingId = '', number = '1'] = key.split('.');
  return { bookingId, visitNumber: Number(number) };
}

/** Visits whose event is, or may be, in a crew's calendar, by their keys. */
export async function writtenJobs(connection: Connection, crewId: string): Promise<string[]> {
  const rows = await connection
    .select({ bookingId: crewCalendarJobs.bookingId, visitNumber: crewCalendarJobs.visitNumber })
    .from(crewCalendarJobs)
    .where(eq(crewCalendarJobs.crewId, crewId))
    .orderBy(asc(crewCalendarJobs.bookingId), asc(crewCalendarJobs.visitNumber))
    .all();
  return rows.map(keyOfJob);
}

/** Records that a job's event is about to be written. */
export async function addWrittenJob(
  transaction: Transaction,
  { crewId, job }: { crewId: string; job: string },
): Promise<void> {
  await transaction
    .insert(crewCalendarJobs)
    .values({ crewId, ...visitOfKey(job) })
    .onConflictDoNothing()
    .run();
}

/** Records that a job's event is gone. */
export async function removeWrittenJob(
  transaction: Transaction,
  { crewId, job }: { crewId: string; job: string },
): Promise<void> {
  const { bookingId, visitNumber } = visitOfKey(job);
  await transaction
    .delete(crewCalendarJobs)
    .where(
      and(
        eq(crewCalendarJobs.crewId, crewId),
        eq(crewCalendarJobs.bookingId, bookingId),
        eq(crewCalendarJobs.visitNumber, visitNumber),
      ),
    )
    .run();
}
