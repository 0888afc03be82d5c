import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../../db/client';
import { type BookingRow, bookingEvents, bookings, users, visits } from '../../../db/schema';
import { carsOfBookings } from '../../jobs';
import { appointmentsOf } from '../view/appointments';

/**
 * True for what was booked, also when it was cancelled later: not for a held start, whether its hold
 * lasts, has expired or was given back.
 */
export const isBooked: SQL = sql`${bookings.status} not in ('pending', 'expired') and not exists (select 1 from ${bookingEvents} where ${bookingEvents.bookingId} = ${bookings.id} and ${bookingEvents.kind} in ('hold-released', 'hold-replaced'))`;

/** {@link isBooked}, for one booking. */
export async function wasBooked(connection: Connection, { id }: Pick<BookingRow, 'id'>): Promise<boolean> {
  const found = await connection
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, id), isBooked))
    .get();
  return found !== undefined;
}

/** State of an account's calendar feed; undefined when there is no such account. */
export function calendarOfUser(
  connection: Connection,
  userId: string,
): Promise<{ generation: number; isActive: boolean } | undefined> {
  return connection
    .select({ generation: users.calendarGeneration, isActive: users.isActive })
    .from(users)
    .where(eq(users.id, userId))
    .get();
}

/** Stores the number of addresses that an account's feed has had. */
export async function writeCalendarGeneration(
  transaction: Transaction,
  { userId, generation }: { userId: string; generation: number },
): Promise<void> {
  await transaction.update(users).set({ calendarGeneration: generation }).where(eq(users.id, userId)).run();
}

/** Appointments of an account that start after a moment, in order. Held starts aren't appointments yet. */
export async function bookingsOnCalendar(
  connection: Connection,
  { userId, since }: { userId: string; since: number },
): Promise<BookingRow[]> {
  const rows = await connection
    .select({ row: bookings, visit: visits })
    .from(bookings)
    .innerJoin(visits, eq(visits.bookingId, bookings.id))
    .where(and(eq(bookings.userId, userId), gte(visits.startsAt, since), isBooked))
    .orderBy(asc(visits.startsAt), asc(bookings.id), asc(visits.number))
    .all();
  const own = new Map(rows.map(({ row }) => [row.id, row]));
  const cars = await carsOfBookings(connection, [...own.values()]);
  return [...own.values()]
    .flatMap((row) =>
      appointmentsOf(row, {
        visits: rows.flatMap(({ visit }) => (visit.bookingId === row.id ? [visit] : [])),
        cars: cars.get(row.id) ?? [],
      }),
    )
    .sort((one, other) => one.startsAt - other.startsAt);
}
