import type { CalendarDate } from '@tintforge/booking-core';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Connection } from '../../../db/client';
import {
  type BookingEventRow,
  type BookingRow,
  bookingEvents,
  bookings,
  type CrewBreakRow,
  type CrewRow,
  crewBreaks,
  crews,
  users,
  visits,
} from '../../../db/schema';
import { asVisit } from '../../bookings';

/** Visits of a region on a day, in order; without the cancelled ones, to which no crew drives. */
export async function jobsOf(
  connection: Connection,
  { regionId, date }: { regionId: string; date: CalendarDate },
): Promise<BookingRow[]> {
  const rows = await connection
    .select({ row: bookings, visit: visits })
    .from(visits)
    .innerJoin(bookings, eq(bookings.id, visits.bookingId))
    .where(and(eq(visits.regionId, regionId), eq(visits.date, date), ne(visits.status, 'cancelled')))
    .orderBy(asc(visits.startsAt), asc(bookings.id))
    .all();
  return rows.map(({ row, visit }) => asVisit(row, visit));
}

/** The crews of a region. */
export function crewsOf(connection: Connection, regionId: string): Promise<CrewRow[]> {
  return connection.select().from(crews).where(eq(crews.regionId, regionId)).orderBy(asc(crews.id)).all();
}

/** A crew by its id; undefined when there is none. */
export function crewById(connection: Connection, id: string): Promise<CrewRow | undefined> {
  return connection.select().from(crews).where(eq(crews.id, id)).get();
}

/** Hours of a day on which crews take no jobs, in order. */
export function breaksOf(
  connection: Connection,
  { crewIds, date }: { crewIds: readonly string[]; date: CalendarDate },
): Promise<CrewBreakRow[]> {
  return connection
    .select()
    .from(crewBreaks)
    .where(and(inArray(crewBreaks.crewId, [...crewIds]), eq(crewBreaks.date, date)))
    .orderBy(asc(crewBreaks.fromCell))
    .all();
}

/** Events at the car, staff's notes, and that shades have to be chosen there. */
const carEvents = [
  'on-my-way',
  'checked-in',
  'windows-recorded',
  'completed',
  'no-show',
  'undone',
  'noted',
  'exemption-refused',
] as const;

/** Something that happened to a booking at the car, and who did it. */
export interface CarEvent extends Pick<BookingEventRow, 'id' | 'userId' | 'data'> {
  bookingId: string;
  kind: string;
  at: number;
  note: string | null;
  /** Empty where no staff member did it. */
  by: string;
}

/** Bookings' events at the car, oldest first. */
export function carEventsOf(connection: Connection, bookingIds: readonly string[]): Promise<CarEvent[]> {
  const name = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`;
  return connection
    .select({
      id: bookingEvents.id,
      userId: bookingEvents.userId,
      data: bookingEvents.data,
      bookingId: bookingEvents.bookingId,
      kind: bookingEvents.kind,
      at: bookingEvents.at,
      note: bookingEvents.note,
      by: sql<string>`coalesce(nullif(${name}, ''), ${users.username}, '')`,
    })
    .from(bookingEvents)
    .leftJoin(users, eq(users.id, bookingEvents.userId))
    .where(and(inArray(bookingEvents.bookingId, [...bookingIds]), inArray(bookingEvents.kind, [...carEvents])))
    .orderBy(sql`${bookingEvents}.rowid`)
    .all();
}
