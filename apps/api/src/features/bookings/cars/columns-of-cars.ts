import { carLineName, carsInWords } from '@tintforge/content';
import type { BookingCarRow, BookingRow, StoredLine } from '../../../db/schema';
import { rebilledTax } from '../../orders';

/** The cars of a booking that aren't cancelled. */
export function standingCars(cars: readonly BookingCarRow[]): BookingCarRow[] {
  return cars.filter(({ status }) => status === 'standing');
}

/** The cars of the visit that a booking is shown as; once the shop has planned visits by hand, each has all cars. */
export function carsOfVisit(
  { carCrews, visitNumber }: Pick<BookingRow, 'carCrews' | 'visitNumber'>,
  cars: readonly BookingCarRow[],
): BookingCarRow[] {
  return standingCars(cars).filter((car) => carCrews === 1 || car.visitNumber === visitNumber);
}

/** The bill of several cars: each line says whose it is. */
export function linesOfCars(cars: readonly Pick<BookingCarRow, 'number' | 'lines'>[]): StoredLine[] {
  return cars.flatMap(({ number, lines }) =>
    lines.map((line) => ({ ...line, id: `${number}.${line.id}`, name: carLineName(number, line.name) })),
  );
}

/** The add-ons of several cars, each once: the skills that their crew needs. */
export function addOnsOfCars(cars: readonly Pick<BookingCarRow, 'addOnIds'>[]): string[] {
  return [...new Set(cars.flatMap(({ addOnIds }) => addOnIds))];
}

/**
 * The columns of a booking that its standing cars say: the bill of all, the first one's vehicle and package, all add-ons, and
 * whether an exemption waits. Shades and windows are each car's.
 */
export function columnsOfCars(
  row: Pick<BookingRow, 'stateTaxBp' | 'surtaxBp' | 'taxCents'>,
  cars: readonly BookingCarRow[],
): Partial<BookingRow> {
  const standing = standingCars(cars);
  if (standing.length === 0) return {};
  const work = workOfCars(standing);
  return {
    ...work,
    totalCents: standing.reduce((sum, { totalCents }) => sum + totalCents, 0),
    ...rebilledTax(work.lines ?? [], row),
    tintApproval: standing.some(({ tintApproval }) => tintApproval === 'pending') ? 'pending' : 'none',
  };
}

/** The work on some cars: their words, the first one's vehicle and package, all add-ons, and the lines of their bill. */
export function workOfCars(cars: readonly BookingCarRow[]): Partial<BookingRow> {
  const [first] = cars;
  if (first === undefined) return {};
  const { vehicleType, vehicleYear, vehicleMake, vehicleModel, packageId } = first;
  return {
    workTitle: titleOfCars(cars),
    vehicleType,
    vehicleYear,
    vehicleMake,
    vehicleModel,
    packageId,
    addOnIds: addOnsOfCars(cars),
    lines: linesOfCars(cars),
  };
}

/** "2024 Sample Sedan (Sedan) and 2020 Sample Pickup (Truck)". */
export function titleOfCars(
  cars: readonly Pick<BookingCarRow, 'vehicleType' | 'vehicleYear' | 'vehicleMake' | 'vehicleModel'>[],
): string {
  return carsInWords(
    cars.map(({ vehicleType, vehicleYear: year, vehicleMake: make, vehicleModel: model }) => ({
      year,
      make,
      model,
      vehicleType,
    })),
  );
}
