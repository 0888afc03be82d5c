import type { ReportPeriod } from '@tintforge/api-contract';
import { and, asc, between, inArray, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Connection } from '../../../db/client';
import { cardMoneyKinds } from '../../../db/day-sums/definition';
import { byIndex, thenJoin } from '../../../db/dialect';
import {
  agreedStatement,
  bookingEvents,
  bookings,
  type ClosureRow,
  type CrewRow,
  closures,
  crewDaySums,
  crews,
  dayItemSums,
  daySums,
  payments,
} from '../../../db/schema';
import { holidayDays } from '../../settings';
import { instantsOf } from './period';

/** The part of the business that a report covers. */
export interface Cut {
  period: ReportPeriod;
  regionIds: readonly string[];
}

function during(column: SQLWrapper, { period }: Cut): SQL {
  const [from, before] = instantsOf(period);
  return sql`${column} >= ${from} and ${column} < ${before}`;
}

function inRegions({ regionIds }: Cut): SQL {
  return sql`${bookings.regionId} in ${[...regionIds]}`;
}

/** Figures of a region on a day of the shop, as they are stored. */
export type DayFigures = typeof daySums.$inferSelect;

/** Sums of each day of the period in each region; a day without anything may be missing. */
export function dayFigures(connection: Connection, { period: { from, to }, regionIds }: Cut): Promise<DayFigures[]> {
  return connection
    .select()
    .from(daySums)
    .where(and(between(daySums.date, from, to), inArray(daySums.regionId, [...regionIds])))
    .all();
}

/** Cents under dispute, of bookings whose card money came in the period. */
export async function disputedCents(connection: Connection, cut: Cut): Promise<number> {
  const { at, bookingId, kind } = bookingEvents;
  const row = await connection.get<{ cents: number | null }>(sql`
    select sum(${payments.receivedCents}) as cents
    from ${payments} ${thenJoin(connection)} ${bookings} on ${bookings.id} = ${payments.bookingId}
    where ${payments.isDisputed} = 1 and ${inRegions(cut)} and exists (
      select 1 from ${bookingEvents}
      where ${bookingId} = ${payments.bookingId} and ${kind} || '' in ${sql.raw(cardMoneyKinds)} and ${during(at, cut)})`);
  return row?.cents ?? 0;
}

/**
 * The median of the milliseconds from making a number of confirmed bookings, all of the period's, to their start. Those without a
 * date count as the latest; undefined where the median is one of them.
 */
export async function medianLeadMs(connection: Connection, cut: Cut, total: number): Promise<number | undefined> {
  const lead = sql<number>`${bookings.startsAt} - ${bookings.createdAt}`;
  const middle = await connection.all<{ ms: number }>(sql`
    select ${lead} as ms from ${bookings} ${byIndex(connection, 'agreed_by_booking')}
    where ${agreedStatement} and ${during(bookings.createdAt, cut)} and ${inRegions(cut)}
    order by 1 limit ${2 - (total % 2)} offset ${Math.max(0, Math.ceil(total / 2) - 1)}`);
  if (middle.length === 0 || middle.some(({ ms }) => ms > leastUnplannedMs)) return undefined;
  return middle.reduce((sum, { ms }) => sum + ms, 0) / middle.length;
}

/** A lead that only a booking without a date has: a century. */
const leastUnplannedMs = 100 * 366 * 86_400_000;

/** Number of confirmed bookings with a package or an add-on, or of jobs that a crew has done. */
export type CountedItem = Pick<typeof dayItemSums.$inferSelect, 'kind' | 'item' | 'bookings'>;

export function countedItems(connection: Connection, { period: { from, to }, regionIds }: Cut): Promise<CountedItem[]> {
  const { kind, item, bookings: count, date, regionId } = dayItemSums;
  return (
    connection
      .select({ kind, item, bookings: sql<number>`cast(sum(${count}) as bigint)` })
      .from(dayItemSums)
      // The work of a quote has no package.
      .where(and(between(date, from, to), inArray(regionId, [...regionIds]), ne(item, '')))
      .groupBy(kind, item)
      .all()
  );
}

/** Taken time of one crew's day, one bit per half hour since midnight. */
export type CrewDayCells = typeof crewDaySums.$inferSelect;

export function crewDayCells(connection: Connection, { from, to }: ReportPeriod): Promise<CrewDayCells[]> {
  return connection
    .select()
    .from(crewDaySums)
    .where(between(crewDaySums.date, from, to))
    .all();
}

export function crewsOf(connection: Connection): Promise<CrewRow[]> {
  return connection.select().from(crews).orderBy(asc(crews.regionId), asc(crews.name), asc(crews.id)).all();
}

/** Closed days, holidays among them. */
export async function closuresOf(
  connection: Connection,
  { from, to }: ReportPeriod,
): Promise<Pick<ClosureRow, 'date' | 'regionId'>[]> {
  const closed = await connection
    .select({ date: closures.date, regionId: closures.regionId })
    .from(closures)
    .where(between(closures.date, from, to))
    .all();
  return [...closed, ...(await holidayDays(connection, { from, to }))];
}
