import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Connection, prepared, type Transaction } from '../../../db/client';
import { type BookingCarRow, type BookingRow, bookingCars } from '../../../db/schema';
import type { Insert } from '../../../db/unit-of-work';
import { allColumns } from './all-columns';

const insertCarStatement = prepared((connection) =>
  connection.insert(bookingCars).values(allColumns(bookingCars)).prepare(),
);

const carsOfBooking = prepared((connection) =>
  connection
    .select()
    .from(bookingCars)
    .where(eq(bookingCars.bookingId, sql.placeholder('bookingId')))
    .orderBy(asc(bookingCars.number))
    .prepare(),
);

/** A booking's cars by their numbers, cancelled ones among them; none for a booking of one. */
export async function carsOf(
  connection: Connection,
  { id, carCount }: Pick<BookingRow, 'id' | 'carCount'>,
): Promise<BookingCarRow[]> {
  return carCount === 1 ? [] : carsOfBooking(connection).all({ bookingId: id });
}

/** The cars of those bookings that have several, by booking. */
export async function carsOfBookings(
  connection: Connection,
  rows: readonly Pick<BookingRow, 'id' | 'carCount'>[],
): Promise<Map<string, BookingCarRow[]>> {
  const ids = rows.filter(({ carCount }) => carCount > 1).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const found = await connection
    .select()
    .from(bookingCars)
    .where(inArray(bookingCars.bookingId, ids))
    .orderBy(asc(bookingCars.number))
    .all();
  const cars = new Map<string, BookingCarRow[]>();
  for (const car of found) cars.set(car.bookingId, [...(cars.get(car.bookingId) ?? []), car]);
  return cars;
}

/** One of a booking's cars, to be written after its visit. */
export function carInsert(row: BookingCarRow): Insert {
  return { statement: insertCarStatement, values: row };
}

/** Writes changed columns of a car. */
export async function updateCar(
  transaction: Transaction,
  { bookingId, number, ...changes }: Pick<BookingCarRow, 'bookingId' | 'number'> & Partial<BookingCarRow>,
): Promise<void> {
  await transaction
    .update(bookingCars)
    .set(changes)
    .where(and(eq(bookingCars.bookingId, bookingId), eq(bookingCars.number, number)))
    .run();
}
