import type { ReportPeriod } from '@tintforge/api-contract';
import { type CalendarDate, datesFrom, daysBetween, paymentStatuses } from '@tintforge/booking-core';
import { asc, between, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Connection } from '../../../db/client';
import { atLeastZero, bitOf, byIndex, jsonNumber, jsonTexts, thenJoin } from '../../../db/dialect';
import {
  bookingEvents,
  bookings,
  type ClosureRow,
  type CrewRow,
  closures,
  crewCells,
  crews,
  payments,
  refunds,
  sitePayments,
} from '../../../db/schema';
import { isAgreed } from '../../bookings';
import { holidayDays } from '../../settings';
import { instantsOf } from './period';

/** The part of the business that a report covers. */
export interface Cut {
  period: ReportPeriod;
  regionIds: readonly string[];
}

/** Day and region of an event; days are the shop's. */
export interface Place {
  date: CalendarDate;
  regionId: string;
}

/** Grouped by the database: hours since 1970. The shop's days start on a full hour, also when clocks change. */
type HourRow<Row extends Place> = Omit<Row, 'date'> & { hour: number };

const hourMs = 3_600_000;

/** Written out: a bound number is a fraction to the database, and so would be the hour. */
const msPerHour = sql.raw(String(hourMs));

function hourOf(column: SQLWrapper): SQL {
  return sql`${column} / ${msPerHour}`;
}

function withDates<Row extends Place>(rows: readonly HourRow<Row>[], { period }: Cut): Row[] {
  const dates = datesByHour(period);
  return rows.map(({ hour, ...row }) => ({ ...row, date: dates.get(hour) }) as unknown as Row);
}

/** The day that each hour of a period is of. */
function datesByHour({ from, to }: ReportPeriod): Map<number, CalendarDate> {
  const dates = new Map<number, CalendarDate>();
  for (const date of datesFrom(from, daysBetween(from, to) + 1)) {
    const [begins, ends] = instantsOf({ from: date, to: date });
    for (let hour = begins / hourMs; hour < ends / hourMs; hour += 1) dates.set(hour, date);
  }
  return dates;
}

function during(column: SQLWrapper, { period }: Cut): SQL {
  const [from, before] = instantsOf(period);
  return sql`${column} >= ${from} and ${column} < ${before}`;
}

function inRegions({ regionIds }: Cut): SQL {
  return sql`${bookings.regionId} in ${[...regionIds]}`;
}

/** Card payments received: each success of a payment writes exactly one of these events, with its amount. */
const cardMoneyKinds = sql`('paid', 'paid-late', 'balance-paid', 'given-back')`;

/** Refunds that move money: failed ones did not, and retried ones have newer rows. */
const isGoingBack = sql`${refunds.status} in ('pending', 'succeeded', 'returned-otherwise')`;

/** Cents that moved, by kind; of tax, those in all that moved. */
export interface MovedMoney extends Place {
  kind: 'card' | 'refunded' | 'received' | 'returned' | 'tax';
  cents: number;
}

/** Money on the day it moved; see `reportMoney` of the contract. */
export async function movedMoney(connection: Connection, cut: Cut): Promise<MovedMoney[]> {
  const { at, kind, data } = bookingEvents;
  // Each starts with the period's rows, whatever the planner prefers.
  return withDates<MovedMoney>(
    await connection.all(sql`
      select ${hourOf(at)} as hour, ${bookings.regionId} as "regionId", 'card' as kind,
        sum(${jsonNumber(connection, { column: data, key: 'amountCents' })}) as cents
      from ${bookingEvents} ${thenJoin(connection)} ${bookings} on ${bookings.id} = ${bookingEvents.bookingId}
      where ${kind} in ${cardMoneyKinds} and ${during(at, cut)} and ${inRegions(cut)}
      group by 1, 2
      union all
      select ${hourOf(refunds.createdAt)}, ${bookings.regionId}, 'refunded', sum(${refunds.amountCents})
      from ${refunds} ${thenJoin(connection)} ${bookings} on ${bookings.id} = ${refunds.bookingId}
      where ${during(refunds.createdAt, cut)} and ${isGoingBack} and ${inRegions(cut)}
      group by 1, 2
      union all
      select ${hourOf(sitePayments.at)}, ${bookings.regionId}, ${sitePayments.direction}, sum(${sitePayments.amountCents})
      from ${sitePayments} ${thenJoin(connection)} ${bookings} on ${bookings.id} = ${sitePayments.bookingId}
      where ${during(sitePayments.at, cut)} and ${inRegions(cut)}
      group by 1, 2, 3`),
    cut,
  );
}

/**
 * Sales tax in the money that moved; see `reportMoney` of the contract. The sums of booking-core's `taxOfPartCents`, over
 * every movement of the bookings with one in the period.
 */
export async function movedTax(connection: Connection, cut: Cut): Promise<MovedMoney[]> {
  const movedAt = sql.raw('running.moved_at');
  // A refund made at the provider can exceed what came in: nothing that was kept holds no tax.
  const kept = atLeastZero(connection, sql.raw('running.kept'));
  const before = atLeastZero(connection, sql.raw('running.kept - running.cents'));
  return withDates<MovedMoney>(
    await connection.all(sql`
      with touched as (${movedInPeriod(cut)}), taxed as (${taxedBookings(connection, cut)}),
        moved as (${everyMovement(connection)}), running as (${keptAfterEach})
      select ${hourOf(movedAt)} as hour, taxed.region_id as "regionId", 'tax' as kind,
        sum(${taxOfPart(kept)} - ${taxOfPart(before)}) as cents
      from running join taxed on taxed.id = running.id
      where ${during(movedAt, cut)} group by 1, 2`),
    cut,
  );
}

function movedInPeriod(cut: Cut): SQL {
  const { at, bookingId, kind } = bookingEvents;
  return sql`
    select ${bookingId} as id from ${bookingEvents} where ${kind} in ${cardMoneyKinds} and ${during(at, cut)}
    union select ${refunds.bookingId} from ${refunds} where ${during(refunds.createdAt, cut)} and ${isGoingBack}
    union select ${sitePayments.bookingId} from ${sitePayments} where ${during(sitePayments.at, cut)}`;
}

function taxedBookings(connection: Connection, cut: Cut): SQL {
  const { id, regionId, taxCents, totalCents } = bookings;
  return sql`
    select ${id} as id, ${regionId} as region_id, ${taxCents} as tax, ${totalCents} as total
    from touched ${thenJoin(connection)} ${bookings} on ${id} = touched.id
    where ${taxCents} is not null and ${totalCents} > 0 and ${inRegions(cut)}`;
}

/** All movements of the rows of `taxed`, those of other periods too. */
function everyMovement(connection: Connection): SQL {
  const { at, bookingId, kind, data } = bookingEvents;
  const { direction, amountCents } = sitePayments;
  return sql`
    select taxed.id, ${at} as moved_at, ${jsonNumber(connection, { column: data, key: 'amountCents' })} as cents
    from taxed ${thenJoin(connection)} ${bookingEvents} on ${bookingId} = taxed.id where ${kind} in ${cardMoneyKinds}
    union all select taxed.id, ${refunds.createdAt}, -${refunds.amountCents}
    from taxed ${thenJoin(connection)} ${refunds} on ${refunds.bookingId} = taxed.id where ${isGoingBack}
    union all select taxed.id, ${sitePayments.at}, case when ${direction} = 'received' then 1 else -1 end * ${amountCents}
    from taxed ${thenJoin(connection)} ${sitePayments} on ${sitePayments.bookingId} = taxed.id`;
}

/** Of each row of `moved`, what was kept of its booking's money after it. */
const keptAfterEach = sql`
  select id, moved_at, cents, cast(sum(cents) over
    (partition by id order by moved_at, cents desc rows unbounded preceding) as bigint) as kept
  from moved`;

/** booking-core's `taxOfPartCents` of a row of `taxed`, in whole numbers. */
function taxOfPart(cents: SQL): SQL {
  return sql`(2 * taxed.tax * (${cents}) + taxed.total) / (2 * taxed.total)`;
}

/** Cents under dispute, of bookings whose card money came in the period. */
export async function disputedCents(connection: Connection, cut: Cut): Promise<number> {
  const row = await connection.get<{ cents: number | null }>(sql`
    select sum(${payments.receivedCents}) as cents from ${payments}
    where ${payments.isDisputed} = 1 and ${payments.bookingId} in (
      select ${bookings.id}
      from ${bookingEvents} ${thenJoin(connection)} ${bookings} on ${bookings.id} = ${bookingEvents.bookingId}
      where ${bookingEvents.kind} in ${cardMoneyKinds} and ${during(bookingEvents.at, cut)} and ${inRegions(cut)})`);
  return row?.cents ?? 0;
}

/**
 * Confirmed bookings made in the period. All their possible statuses are named, so that the index by region, status,
 * payment status and time of booking is used.
 */
function made(cut: Cut): SQL {
  return sql`${inRegions(cut)}
    and ${bookings.status} in ('confirmed', 'scheduled', 'in-progress', 'completed', 'cancelled', 'no-show')
    and ${bookings.paymentStatus} in ${[...paymentStatuses]}
    and ${during(bookings.createdAt, cut)} and ${isAgreed}`;
}

/** Confirmed bookings by when they were made. */
export interface MadeBookings extends Place {
  bookings: number;
  totalCents: number;
  withAddOns: number;
}

export async function madeBookings(connection: Connection, cut: Cut): Promise<MadeBookings[]> {
  return withDates<MadeBookings>(
    await connection.all(sql`
      select ${hourOf(bookings.createdAt)} as hour, ${bookings.regionId} as "regionId", count(*) as bookings,
        sum(${bookings.totalCents}) as "totalCents", count(*) filter (where ${bookings.addOnIds} <> '[]') as "withAddOns"
      from ${bookings} ${byIndex(connection, 'listed_by_booking')} where ${made(cut)} group by 1, 2`),
    cut,
  );
}

/** The median of the milliseconds from making confirmed bookings to their start; undefined when there are none. */
export async function medianLeadMs(connection: Connection, cut: Cut): Promise<number | undefined> {
  const row = await connection.get<{ ms: number | null }>(sql`
    with leads as (
      select ${bookings.startsAt} - ${bookings.createdAt} as ms
      from ${bookings} ${byIndex(connection, 'listed_by_booking')} where ${made(cut)}),
    placed as (select ms, row_number() over (order by ms) as place, count(*) over () as total from leads)
    select avg(ms) as ms from placed where place in ((total + 1) / 2, (total + 2) / 2)`);
  return row?.ms ?? undefined;
}

/** Number of confirmed bookings with a package or an add-on. */
export interface WantedItem {
  id: string;
  bookings: number;
}

export function wantedPackages(connection: Connection, cut: Cut): Promise<WantedItem[]> {
  return connection.all<WantedItem>(sql`
    select ${bookings.packageId} as id, count(*) as bookings
    from ${bookings} ${byIndex(connection, 'listed_by_booking')} where ${made(cut)} group by 1`);
}

export function wantedAddOns(connection: Connection, cut: Cut): Promise<WantedItem[]> {
  return connection.all<WantedItem>(sql`
    select wanted.value as id, count(*) as bookings
    from ${bookings} ${byIndex(connection, 'listed_by_booking')} cross join ${jsonTexts(connection, bookings.addOnIds)} wanted
    where ${made(cut)} group by 1`);
}

/** Completed jobs and no-shows, by the day of the appointment. */
export interface EndedJobs extends Place {
  crewId: string;
  status: 'completed' | 'no-show';
  jobs: number;
}

export function endedJobs(connection: Connection, cut: Cut): Promise<EndedJobs[]> {
  const { from, to } = cut.period;
  return connection.all<EndedJobs>(sql`
    select ${bookings.appointmentDate} as date, ${bookings.regionId} as "regionId", ${bookings.crewId} as "crewId",
      ${bookings.status} as status, count(*) as jobs
    from ${bookings} ${byIndex(connection, 'bookings_by_region_day')}
    where ${inRegions(cut)} and ${bookings.appointmentDate} between ${from} and ${to}
      and ${bookings.status} in ('completed', 'no-show')
    group by 1, 2, 3, 4`);
}

/** Cancellations of confirmed bookings by time, and the money that we keep. */
export interface Cancellations extends Place {
  isByCustomer: 0 | 1;
  bookings: number;
  keptCents: number;
}

export async function cancellations(connection: Connection, cut: Cut): Promise<Cancellations[]> {
  const { at, kind, actor, data } = bookingEvents;
  // By phone, staff write it down for the customer.
  const isByCustomer = sql`(${actor} = 'customer' or cast(${data} as text) like '%"askedBy"%')`;
  return withDates<Cancellations>(
    await connection.all(sql`
      select ${hourOf(at)} as hour, ${bookings.regionId} as "regionId", ${isByCustomer} as "isByCustomer",
        count(*) as bookings, sum(${atLeastZero(connection, leftCents)}) as "keptCents"
      from ${bookingEvents} ${thenJoin(connection)} ${bookings} on ${bookings.id} = ${bookingEvents.bookingId}
      where ${kind} = 'cancelled' and ${during(at, cut)} and ${isAgreed} and ${inRegions(cut)}
      group by 1, 2, 3`),
    cut,
  );
}

/** Net amount of a booking. A failed refund is still owed. */
const leftCents = sql`(select coalesce(sum(${payments.receivedCents}), 0) from ${payments} where ${payments.bookingId} = ${bookings.id})
  - (select coalesce(sum(${refunds.amountCents}), 0) from ${refunds}
     where ${refunds.bookingId} = ${bookings.id} and ${refunds.status} <> 'retried')
  + (select coalesce(sum(case when ${sitePayments.direction} = 'received' then 1 else -1 end * ${sitePayments.amountCents}), 0)
     from ${sitePayments} where ${sitePayments.bookingId} = ${bookings.id})`;

/** Booked time of one crew's day, one bit per half hour since midnight. */
export interface CrewDayCells {
  crewId: string;
  date: CalendarDate;
  /** By confirmed jobs, travel included. */
  sold: number;
  /** By breaks. */
  breaks: number;
}

export function crewDayCells(connection: Connection, { from, to }: ReportPeriod): Promise<CrewDayCells[]> {
  const { crewId, date, cell, bookingId } = crewCells;
  return connection.all<CrewDayCells>(sql`
    select ${crewId} as "crewId", ${date} as date,
      sum(case when ${bookingId} is null then 0 else ${bitOf(connection, cell)} end) as sold,
      sum(case when ${bookingId} is null then ${bitOf(connection, cell)} else 0 end) as breaks
    from ${crews} ${thenJoin(connection)} ${crewCells} on ${crewId} = ${crews.id} and ${date} between ${from} and ${to}
    where ${bookingId} is null
      or ${bookingId} not in (select ${bookings.id} from ${bookings} where ${bookings.status} = 'pending')
    group by 1, 2`);
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
