import { isOpenVisit } from '@tintforge/booking-core';
import { type Observed, sumOf } from './observe';

type Must = (claim: boolean, problem: string) => void;

/**
 * The booking costs what its standing cars cost, in the order of their numbers; each car was taken off the bill once, and each
 * standing one has a visit.
 */
export function checkCars(
  { booking, cars, visits, bill, events }: Pick<Observed, 'booking' | 'cars' | 'visits' | 'bill' | 'events'>,
  must: Must,
): void {
  if (cars.length === 0) return;
  const { code: name, status, totalCents } = booking;
  const standing = cars.filter((car) => car.status === 'standing');
  must(standing.length > 0, `${name} has no car left`);

  for (const { number, lineCents, totalCents: costs } of cars) {
    must(
      sumOf(lineCents) === costs,
      `car ${number} of ${name} costs ${costs}, and its lines add up to ${sumOf(lineCents)}`,
    );
  }
  const total = sumOf(standing.map((car) => car.totalCents));
  must(totalCents === total, `${name} costs ${totalCents}, and its cars ${total}`);
  const amounts = standing.flatMap(({ lineCents }) => lineCents);
  must(
    booking.lineCents.join() === amounts.join(),
    `${name} has lines of ${booking.lineCents}, its cars of ${amounts}`,
  );
  const isWaiting = standing.some(({ tintApproval }) => tintApproval === 'pending');
  must(booking.isExemptionPending === isWaiting, `${name} waits: ${!isWaiting}, of its cars one does: ${isWaiting}`);

  const gone = cars.filter((car) => car.status === 'cancelled').map(({ number }) => number);
  const told = events.filter(({ kind }) => kind === 'car-cancelled').map(({ data }) => Number(data.car));
  must(gone.join() === told.toSorted().join(), `${name} has lost cars ${gone}, and its history says ${told}`);
  const entries = bill.filter(({ kind }) => kind === 'car-cancelled');
  must(entries.length <= gone.length, `${name} has ${entries.length} entries for ${gone.length} cancelled cars`);
  const isOff = status === 'cancelled' || status === 'expired';
  const isPlanned = visits.some(isOpenVisit) || status === 'completed' || status === 'no-show';
  for (const { number, visit } of standing) {
    must(
      visits.some((each) => each.number === visit),
      `car ${number} of ${name} has no visit`,
    );
    must(isOff || isPlanned, `car ${number} of ${name} is never done`);
  }
}

/** Cents that cancelled cars took off the bill, and fees that were kept for them. */
export function carFeesOf(events: Observed['events']): number {
  return sumOf(events.filter(({ kind }) => kind === 'car-cancelled').map(({ data }) => Number(data.keptCents)));
}
