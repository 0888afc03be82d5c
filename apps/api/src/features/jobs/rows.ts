import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Connection, prepared } from '../../db/client';
import { type BookingCarRow, type BookingRow, bookingCars, bookings, type VisitRow, visits } from '../../db/schema';

function findOne(condition: SQL) {
  return prepared((connection) => connection.select().from(bookings).where(condition).prepare());
}

const byId = findOne(eq(bookings.id, sql.placeholder('id')));
const byCode = findOne(eq(bookings.trackingCode, sql.placeholder('code')));

/** The booking with an id. Its absence is a bug: ids never come from outside. */
export async function bookingById(connection: Connection, id: string): Promise<BookingRow> {
  const row = await byId(connection).get({ id });
  if (row === undefined) throw new Error(`There is no booking ${id}`);
  return row;
}

/** The booking with a tracking code in its canonical form. */
export function bookingByCode(connection: Connection, code: string): Promise<BookingRow | undefined> {
  return byCode(connection).get({ code });
}

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

const visitsOfBooking = prepared((connection) =>
  connection
    .select()
    .from(visits)
    .where(eq(visits.bookingId, sql.placeholder('bookingId')))
    .orderBy(asc(visits.startsAt), asc(visits.number))
    .prepare(),
);

/** A booking's visits in order of their starts, cancelled ones among them. */
export function visitsOf(connection: Connection, bookingId: string): Promise<VisitRow[]> {
  return visitsOfBooking(connection).all({ bookingId });
}

/** The visits of several bookings, by booking, each list in order of the starts. */
export async function visitsOfBookings(
  connection: Connection,
  bookingIds: readonly string[],
): Promise<Map<string, VisitRow[]>> {
  const found = new Map<string, VisitRow[]>();
  if (bookingIds.length === 0) return found;
  const rows = await connection
    .select()
    .from(visits)
    .where(inArray(visits.bookingId, [...bookingIds]))
    .orderBy(asc(visits.startsAt), asc(visits.number))
    .all();
  for (const row of rows) {
    const list = found.get(row.bookingId);
    if (list === undefined) found.set(row.bookingId, [row]);
    else list.push(row);
  }
  return found;
}
