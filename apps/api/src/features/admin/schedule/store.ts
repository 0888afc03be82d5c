import type { CalendarDate } from '@tintforge/booking-core';
import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';
import { type Connection, prepared } from '../../../db/client';
import {
  bookings,
  type CrewBreakRow,
  closures,
  crewBreaks,
  crewCalendarClashes,
  crewCells,
  crews,
} from '../../../db/schema';
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
      booking: bookings,
      /** Its number of half hours, travel included. */
      cells: sql<number>`(select count(*) from ${crewCells} where ${crewCells.bookingId} = ${bookings.id})`,
      /** Null without one. */
      clash: { fromCell: crewCalendarClashes.fromCell, untilCell: crewCalendarClashes.untilCell },
    })
    .from(bookings)
    .leftJoin(crewCalendarClashes, eq(crewCalendarClashes.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.regionId, sql.placeholder('regionId')),
        between(bookings.appointmentDate, sql.placeholder('from'), sql.placeholder('to')),
        inArray(bookings.status, ['pending', 'confirmed', 'scheduled', 'in-progress', 'completed', 'no-show']),
      ),
    )
    .orderBy(asc(bookings.appointmentDate), asc(bookings.appointmentTime), asc(bookings.id))
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

/** The jobs in a region's crew days, in order of the day: an index read, however many bookings there are. */
export function jobsOf(connection: Connection, span: BoardSpan) {
  return jobsBetween(connection).all({ ...span });
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
