import type { Connection } from '../../../db/client';
import type { BookingCarRow, BookingRow } from '../../../db/schema';
import { type Problem, problem } from '../../../platform/problem';
import { carsOf } from '../../jobs';
import { asCar } from '../view/as-car';

/** A car of a booking, and the booking as it shows it. */
export interface FoundCar {
  /** Undefined for the car of a booking of one. */
  car: BookingCarRow | undefined;
  cars: BookingCarRow[];
  shown: BookingRow;
}

/** A booking's car by its number; the first standing one that `isMeant` when no number is given. */
export async function findCar(
  connection: Connection,
  {
    row,
    number,
    isMeant = () => true,
  }: { row: BookingRow; number?: number | undefined; isMeant?: (car: BookingCarRow) => boolean },
): Promise<FoundCar | Problem> {
  const cars = await carsOf(connection, row);
  if (cars.length === 0)
    return number === undefined || number === 1 ? { car: undefined, cars, shown: row } : noSuchCar();
  const standing = cars.filter(({ status }) => status === 'standing');
  const car =
    number === undefined ? (standing.find(isMeant) ?? standing[0]) : cars.find((each) => each.number === number);
  return car === undefined ? noSuchCar() : { car, cars, shown: asCar(row, car) };
}

/** The booking has no car of this number. */
export function noSuchCar(): Problem {
  return problem('not_found', { message: 'This booking has no such car.' });
}
