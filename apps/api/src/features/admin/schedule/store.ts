import type { CalendarDate } from '@tintforge/booking-core';
import { and, asc, between, eq, ne, sql } from 'drizzle-orm';
import { type Connection, prepared } from '../../../db/client';
import {
  bookings,
  type CrewBreakRow,
  closures,
  crewBreaks,
  crewCalendarClashes,
  crewCells,
  crews,
  visits,
} from '../../../db/schema';
import { asVisit, carsOfBookings, carsOfVisit, withCarsOfVisit } from '../../bookings';
import { holidayDays } from '../../settings';

/** Both days belong to the span. */
export interface BoardSpan {
  regionId: string;
  from: CalendarDate;
  to: CalendarDate;
}

const jobsBetween = prepared((connection) =>
  connection
    .select({
      row: bookings,
      visit: visits,
      /** Its number of half hours, travel included. */
      cells: sql<number>`(select count(*) from ${crewCells} where ${crewCells.bookingId} = ${bookings.id} and ${crewCells.visitNumber} = ${visits.number})`,
      /** Its place among the booking's visits that aren't cancelled, in order of their starts. */
      position: sql<number>`case when ${bookings.visitCount} = 1 then 1 else (select count(*) from visits other where other.booking_id = ${bookings.id} and other.status <> 'cancelled' and (other.starts_at, other.number) <= (${visits.startsAt}, ${visits.number})) end`,
      /** Null without one. */
      clash: { fromCell: crewCalendarClashes.fromCell, untilCell: crewCalendarClashes.untilCell },
    })
    .from(visits)
    .innerJoin(bookings, eq(bookings.id, visits.bookingId))
    .leftJoin(
      crewCalendarClashes,
      and(eq(crewCalendarClashes.bookingId, bookings.id), eq(crewCalendarClashes.visitNumber, visits.number)),
    )
    .where(
      and(
        eq(visits.regionId, sql.placeholder('regionId')),
        between(visits.date, sql.placeholder('from'), sql.placeholder('to')),
        ne(visits.status, 'cancelled'),
      ),
    )
    .orderBy(asc(visits.date), asc(visits.time), asc(bookings.id))
    .prepare(),
);

const breaksBetween = prepared((connection) =>
  connection
    .select()
    .from(crewBreaks)
    .where(between(crewBreaks.date, sql.placeholder('from'), sql.placeholder('to')))
    .orderBy(asc(crewBreaks.date), asc(crewBreaks.crewId), asc(crewBreaks.fromCell))
    .prepare(),
);

const closuresBetween = prepared((connection) =>
  connection
    .select()
    .from(closures)
    .where(between(closures.date, sql.placeholder('from'), sql.placeholder('to')))
    .orderBy(asc(closures.date), asc(closures.id))
    .prepare(),
);

const allCrews = prepared((connection) => connection.select().from(crews).orderBy(asc(crews.id)).prepare());

/** The visits in a region's crew days, in order of the day: an index read, however many bookings there are. */
export async function jobsOf(connection: Connection, span: BoardSpan) {
  const rows = await jobsBetween(connection).all({ ...span });
  const cars = await carsOfBookings(
    connection,
    rows.map(({ row }) => row),
  );
  return rows.map(({ row, visit, ...job }) => {
    const all = cars.get(row.id) ?? [];
    const booking = withCarsOfVisit(asVisit(row, visit), all);
    return { booking, cars: carsOfVisit(booking, all), ...job };
  });
}

export type JobRow = Awaited<ReturnType<typeof jobsOf>>[number];

/** Every crew's breaks, in order of the day. */
export function breaksOf(
  connection: Connection,
  { from, to }: Pick<BoardSpan, 'from' | 'to'>,
): Promise<CrewBreakRow[]> {
  return breaksBetween(connection).all({ from, to });
}

/** Closed days of every region, holidays among them, each with its reason. */
export async function closuresOf(connection: Connection, { from, to }: Pick<BoardSpan, 'from' | 'to'>) {
  return [...(await closuresBetween(connection).all({ from, to })), ...(await holidayDays(connection, { from, to }))];
}

/** All crews, including inactive ones. */
export function crewsOf(connection: Connection) {
  return allCrews(connection).all();
}

const crewWithId = prepared((connection) =>
  connection
    .select()
    .from(crews)
    .where(eq(crews.id, sql.placeholder('id')))
    .prepare(),
);

/** The crew with an id. */
export function crewById(connection: Connection, id: string) {
  return crewWithId(connection).get({ id });
}
