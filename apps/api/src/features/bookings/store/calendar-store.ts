import { and, asc, eq, gte, notInArray } from 'drizzle-orm';
import type { Connection, Transaction } from '../../../db/client';
import { type BookingRow, bookings, users, visits } from '../../../db/schema';
import { appointmentsOf } from '../view/appointments';
import { carsOfBookings } from './car-store';

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
    .where(
      and(
        eq(bookings.userId, userId),
        gte(visits.startsAt, since),
        notInArray(bookings.status, ['pending', 'expired']),
      ),
    )
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
