import type { Connection } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { carsOf } from '../../jobs';
import { asCar } from '../view/as-car';
import { openReadings } from '../windows/open-readings';
import { standingCars } from './columns-of-cars';

/** A booking as each of its standing cars shows it; itself where it has one car. */
export async function shownCarsOf(connection: Connection, row: BookingRow): Promise<BookingRow[]> {
  const cars = await carsOf(connection, row);
  return cars.length === 0 ? [row] : standingCars(cars).map((car) => asCar(row, car));
}

/** Readings with which the shop leaves none of a booking's cars. */
export async function openReadingsOf(connection: Connection, row: BookingRow) {
  return (await shownCarsOf(connection, row)).flatMap(openReadings);
}
