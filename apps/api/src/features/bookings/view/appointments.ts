import { visitsByStart } from '@tintforge/booking-core';
import type { BookingCarRow, BookingRow, VisitRow } from '../../../db/schema';
import { standingCars, workOfCars } from '../cars/columns-of-cars';
import { withCarsOfVisit } from '../cars/visit-cars';
import { asVisit } from './as-visit';

/**
 * A booking as its customer's appointments: one for each start, with the work of all crews that begin then, and one for each
 * visit that was given up or missed.
 */
export function appointmentsOf(
  row: BookingRow,
  { visits, cars }: { visits: readonly VisitRow[]; cars: readonly BookingCarRow[] },
): BookingRow[] {
  const together = visitsByStart(visits.filter(isKept)).flatMap(([first, ...others]) =>
    first === undefined ? [] : [joined(row, { first, others, cars })],
  );
  const off = visits.filter((visit) => !isKept(visit)).map((visit) => withCarsOfVisit(asVisit(row, visit), cars));
  return [...together, ...off].sort((one, other) => one.startsAt - other.startsAt);
}

/** The visits that are part of an appointment with another crew's number. */
export function joinedVisits(visits: readonly VisitRow[]): VisitRow[] {
  return visitsByStart(visits.filter(isKept)).flatMap(([, ...others]) => others);
}

function isKept({ status }: VisitRow): boolean {
  return status !== 'cancelled' && status !== 'missed';
}

/** The first of the visits that begin together, as long as the longest of them and with the cars of all. */
function joined(
  row: BookingRow,
  { first, others, cars }: { first: VisitRow; others: readonly VisitRow[]; cars: readonly BookingCarRow[] },
): BookingRow {
  const shown = asVisit(row, first);
  if (others.length === 0) return withCarsOfVisit(shown, cars);
  const all = [first, ...others];
  const own = standingCars(cars).filter(
    ({ visitNumber }) => row.carCrews === 1 || all.some(({ number }) => number === visitNumber),
  );
  return { ...shown, jobMinutes: Math.max(...all.map(({ minutes }) => minutes)), ...workOfCars(own) };
}
