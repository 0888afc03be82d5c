import { isOpenVisit } from '@tintforge/booking-core';
import type { BookingCarRow, BookingRow, VisitRow } from '../../../db/schema';
import { standingCars } from './columns-of-cars';
import { isTogether } from './sides';

/** A car that is about to be cancelled: its booking, and all cars of that. */
export interface LeavingCar {
  row: BookingRow;
  car: BookingCarRow;
  cars: readonly BookingCarRow[];
}

/** Number of the visit that gets shorter without a car: its crew's, or the only one. Undefined where the shop planned several by hand. */
export function visitOfCar({ row, car }: Omit<LeavingCar, 'cars'>): number | undefined {
  if (isTogether(row)) return car.visitNumber;
  return row.visitCount === 1 ? row.visitNumber : undefined;
}

/** The other standing cars of a car's visit. */
export function othersOfVisit({ row, car, cars }: LeavingCar): BookingCarRow[] {
  const isOfVisit = ({ visitNumber }: BookingCarRow) => !isTogether(row) || visitNumber === car.visitNumber;
  return standingCars(cars).filter((each) => each.number !== car.number && isOfVisit(each));
}

/** Why a car can't be taken away without ending more: its visit is over, or has begun with it alone, or is the last one. */
export function visitObstacle(leaving: LeavingCar, visits: readonly VisitRow[]): string | undefined {
  const visit = visits.find(({ number }) => number === visitOfCar(leaving));
  if (visit === undefined) return undefined;
  if (!isOpenVisit(visit)) return 'The visit of this car is over.';
  if (othersOfVisit(leaving).length > 0) return undefined;
  if (visit.status === 'in-progress') return 'The crew is working on this car.';
  const isLast = !visits.some((each) => each.number !== visit.number && isOpenVisit(each));
  return isLast ? 'This is the only car that is left to do.' : undefined;
}
