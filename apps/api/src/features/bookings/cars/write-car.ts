import type { Transaction } from '../../../db/client';
import type { BookingCarRow, BookingRow } from '../../../db/schema';
import { updateCar } from '../store/car-store';
import { columnsOfCars } from './columns-of-cars';

/** Columns of `bookings` that each of several cars has for itself. */
const ofCar: readonly string[] = [
  'vehicleType',
  'vehicleYear',
  'vehicleMake',
  'vehicleModel',
  'preferredShade',
  'tint',
  'tintApproval',
  'exemption',
  'installation',
] satisfies (keyof BookingCarRow & keyof BookingRow)[];

/** The disclosure is about all cars. */
const ofDisclosure: readonly string[] = [
  'tintDisclosureVersion',
  'tintDisclosureText',
  'tintDisclosedAt',
] satisfies (keyof BookingRow)[];

/**
 * Writes those of a car's changed columns that are the car's own. Returns the columns of the booking: the others, and what follows
 * from its cars.
 */
export async function writeCar(
  transaction: Transaction,
  {
    row,
    cars,
    car,
    changes,
  }: { row: BookingRow; cars: readonly BookingCarRow[]; car: BookingCarRow; changes: Partial<BookingRow> },
): Promise<Partial<BookingRow>> {
  const entries = Object.entries(changes);
  const own: Partial<BookingCarRow> = Object.fromEntries(entries.filter(([name]) => ofCar.includes(name)));
  const isOthers = (name: string) => !(ofCar.includes(name) || ofDisclosure.includes(name));
  const others: Partial<BookingRow> = Object.fromEntries(entries.filter(([name]) => isOthers(name)));
  if (Object.keys(own).length === 0) return others;
  const next = { ...car, ...own };
  await updateCar(transaction, next);
  return {
    ...others,
    ...columnsOfCars(
      row,
      cars.map((each) => (each.number === car.number ? next : each)),
    ),
  };
}
