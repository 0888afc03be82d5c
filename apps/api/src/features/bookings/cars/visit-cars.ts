import type { Connection } from '../../../db/client';
import type { BookingCarRow, BookingRow } from '../../../db/schema';
import { carsOfBookings } from '../../jobs';
import { carsOfVisit, workOfCars } from './columns-of-cars';

/**
 * A booking that is shown as one of its visits (`asVisit`), with the work on that visit's cars alone: boards and calendars
 * of crews that begin together. Its price, money and exemption stay those of all cars.
 */
export function withCarsOfVisit(row: BookingRow, cars: readonly BookingCarRow[]): BookingRow {
  return { ...row, ...workOfCars(shownCars(row, cars)) };
}

/** {@link withCarsOfVisit} of several visits. */
export async function withOwnCars(connection: Connection, rows: readonly BookingRow[]): Promise<BookingRow[]> {
  const cars = await carsOfBookings(connection, rows);
  return rows.map((row) => withCarsOfVisit(row, cars.get(row.id) ?? []));
}

/** The cars of a visit; of one that was given up with its last car, those for which it was booked. */
function shownCars(row: BookingRow, cars: readonly BookingCarRow[]): BookingCarRow[] {
  const booked = cars.filter(({ visitNumber }) => visitNumber === row.visitNumber);
  const isGivenUp = row.status === 'cancelled' && booked.every(({ status }) => status === 'cancelled');
  return isGivenUp ? booked : carsOfVisit(row, cars);
}
