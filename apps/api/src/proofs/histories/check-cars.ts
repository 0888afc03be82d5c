import { isOpenVisit } from '@tintforge/booking-core';
import { type Observed, sumOf } from './observe';

type Must = (claim: boolean, problem: string) => void;

/**
 * The booking of several cars costs and does what its standing cars cost and need, in the order of their numbers; each car was
 * taken off the bill once, and each standing one has a visit. A booking of one car has no such rows.
 */
export function checkCars(
  { row, cars, visits, bill, events }: Pick<Observed, 'row' | 'cars' | 'visits' | 'bill' | 'events'>,
  must: Must,
): void {
  const name = row.trackingCode;
  must(row.carCount === 1 ? cars.length === 0 : cars.length === row.carCount, `${name} counts ${row.carCount} cars`);
  if (cars.length === 0) return;
  const standing = cars.filter(({ status }) => status === 'standing');
  const [first] = standing;
  must(first !== undefined, `${name} has no car left`);
  if (first === undefined) return;

  for (const { number, lines, totalCents } of cars) {
    const sum = sumOf(lines.map(({ amountCents }) => amountCents));
    must(sum === totalCents, `car ${number} of ${name} costs ${totalCents}, and its lines add up to ${sum}`);
  }
  const total = sumOf(standing.map(({ totalCents }) => totalCents));
  must(row.totalCents === total, `${name} costs ${row.totalCents}, and its cars ${total}`);
  const amounts = standing.flatMap(({ lines }) => lines.map(({ amountCents }) => amountCents));
  const billed = row.lines.map(({ amountCents }) => amountCents);
  must(billed.join() === amounts.join(), `${name} has lines of ${billed}, and its cars of ${amounts}`);
  must(new Set(row.lines.map(({ id }) => id)).size === row.lines.length, `${name} has a line twice`);
  const extras = [...new Set(standing.flatMap(({ addOnIds }) => addOnIds))];
  must(row.addOnIds.join() === extras.join(), `${name} has the extras ${row.addOnIds}, and its cars ${extras}`);
  const shown = [row.vehicleType, row.vehicleYear, row.vehicleMake, row.vehicleModel, row.packageId].join();
  const own = [first.vehicleType, first.vehicleYear, first.vehicleMake, first.vehicleModel, first.packageId].join();
  must(shown === own, `${name} shows ${shown}, and its first car is ${own}`);
  must(row.workTitle !== null && row.tint === null && row.exemption === null, `${name} has shades of no car`);
  const isWaiting = standing.some(({ tintApproval }) => tintApproval === 'pending');
  must(
    (row.tintApproval === 'pending') === isWaiting,
    `${name} is ${row.tintApproval}, of its cars one waits: ${isWaiting}`,
  );

  const gone = cars.filter(({ status }) => status === 'cancelled').map(({ number }) => number);
  const told = events.filter(({ kind }) => kind === 'car-cancelled').map(({ data }) => Number(data.car));
  must(gone.join() === told.toSorted().join(), `${name} has lost cars ${gone}, and its history says ${told}`);
  const entries = bill.filter(({ kind }) => kind === 'car-cancelled');
  must(entries.length <= gone.length, `${name} has ${entries.length} entries for ${gone.length} cancelled cars`);
  const isOff = row.status === 'cancelled' || row.status === 'expired';
  for (const { number, visitNumber } of standing) {
    const visit = visits.find((each) => each.number === visitNumber);
    must(visit !== undefined, `car ${number} of ${name} has no visit`);
    const isPlanned = visits.some(isOpenVisit) || row.status === 'completed' || row.status === 'no-show';
    must(isOff || isPlanned, `car ${number} of ${name} is never done`);
  }
  must(
    row.carCrews === 1 || row.visitCount <= row.carCrews,
    `${name} has ${row.visitCount} visits of ${row.carCrews} crews`,
  );
}

/** Cents that cancelled cars took off the bill, and fees that were kept for them. */
export function carFeesOf(events: Observed['events']): number {
  return sumOf(events.filter(({ kind }) => kind === 'car-cancelled').map(({ data }) => Number(data.keptCents)));
}
