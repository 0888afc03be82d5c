import { currentVisit, standingVisits, visitStatusOf } from '@tintforge/booking-core';
import { instantOf } from '@tintforge/content/clock';
import type { BookingCarRow, BookingRow, VisitRow } from '../db/schema';

/**
 * Compares columns of a booking that repeat its cars and visits: those of its next visit, those of its first car that isn't
 * cancelled, and the sums of its cars. Throws with what differs.
 */
export function expectToAgree(
  row: BookingRow,
  { cars, visits }: { cars: readonly BookingCarRow[]; visits: readonly VisitRow[] },
): void {
  const must = (claim: boolean, problem: string) => {
    if (!claim) throw new Error(`${row.trackingCode} ${problem}`);
  };
  agreeOnVisits(row, visits, must);
  must(row.carCount === 1 ? cars.length === 0 : cars.length === row.carCount, `counts ${row.carCount} cars`);
  if (cars.length > 0) agreeOnCars(row, cars, must);
}

type Must = (claim: boolean, problem: string) => void;

function agreeOnVisits(row: BookingRow, visits: readonly VisitRow[], must: Must): void {
  must(row.startsAt === instantOf({ date: row.appointmentDate, time: row.appointmentTime }), 'has two starts');
  if (row.visitNumber === 0) {
    must(row.quoteId !== null && row.visitCount === 0, 'has no visit and is no quote’s');
    return;
  }
  const shown = visits.find(({ number }) => number === row.visitNumber);
  must(shown !== undefined, `shows a visit ${row.visitNumber}, which it hasn’t`);
  if (shown === undefined) return;
  const place = [row.crewId, row.appointmentDate, row.appointmentTime, row.startsAt, row.jobMinutes];
  const own = [shown.crewId, shown.date, shown.time, shown.startsAt, shown.minutes];
  must(place.join() === own.join(), `is at ${place}, its visit at ${own}`);
  must(visitStatusOf(row) === shown.status, `is ${row.status}, its visit ${shown.status}`);
  if (row.status === 'cancelled' || row.status === 'expired') return;
  const standing = standingVisits(visits).length;
  must(row.visitCount === standing, `counts ${row.visitCount} visits and has ${standing}`);
  must(currentVisit(visits)?.number === shown.number, `shows visit ${shown.number}, which isn’t the next`);
  must(row.carCrews === 1 || row.visitCount <= row.carCrews, `has ${row.visitCount} visits of ${row.carCrews} crews`);
}

function agreeOnCars(row: BookingRow, cars: readonly BookingCarRow[], must: Must): void {
  const standing = cars.filter(({ status }) => status === 'standing');
  const [first] = standing;
  must(first !== undefined, 'has no car left');
  if (first === undefined) return;
  const vehicleOf = ({ vehicleType, vehicleYear, vehicleMake, vehicleModel, packageId }: BookingRow | BookingCarRow) =>
    [vehicleType, vehicleYear, vehicleMake, vehicleModel, packageId].join();
  must(vehicleOf(row) === vehicleOf(first), `shows ${vehicleOf(row)}, and its first car is ${vehicleOf(first)}`);
  const extras = [...new Set(standing.flatMap(({ addOnIds }) => addOnIds))];
  must(row.addOnIds.join() === extras.join(), `has the extras ${row.addOnIds}, and its cars ${extras}`);
  must(new Set(row.lines.map(({ id }) => id)).size === row.lines.length, 'has a line twice');
  must(row.workTitle !== null && row.tint === null && row.exemption === null, 'has shades of no car');
}
