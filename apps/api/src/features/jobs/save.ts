import { isDeepStrictEqual } from 'node:util';
import { occupiedCells, type StartTime } from '@tintforge/booking-core';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { billEntries, bookingCars, bookings, crewCells, refunds, type VisitRow, visits } from '../../db/schema';
import { StaleWrite } from '../../db/unit-of-work';
import type { Job } from './job';
import { jobOf, rowsOf } from './stored-job';

/** A job before a decision and after it. */
export interface ChangedJob {
  before: Job;
  after: Job;
  /** After each visit, minutes; needed where one gets another place. */
  travelMinutes?: number | undefined;
  /** Epoch milliseconds. */
  now: number;
  /** The staff member who changes the bill; null when the customer or the rules do. */
  billedBy: string | null;
}

/**
 * Writes the rows of a job that a decision has changed, gives the half hours of its visits back and takes those of the new ones, and
 * raises its version. Nothing is written where nothing changed. Throws StaleWrite when the booking is no longer the one that was
 * loaded, and the database's constraint error when a half hour is taken. What becomes of payments and refunds afterward is written by payments.
 */
export async function saveJob(transaction: Transaction, changed: ChangedJob): Promise<Job> {
  const { before, after, now } = changed;
  const [old, next] = [rowsOf(before), rowsOf(after)];
  const columns = changesOf(old.row, next.row);
  const hasChanged =
    Object.keys(columns).length > 0 ||
    !isDeepStrictEqual(old.visits, next.visits) ||
    !isDeepStrictEqual(old.cars, next.cars);
  if (!hasChanged) return before;
  await saveBill(transaction, changed);
  const known = before.money.refunds.map(({ id }) => id);
  for (const refund of after.money.refunds.filter(({ id }) => !known.includes(id))) {
    await transaction.insert(refunds).values(refund).run();
  }
  await saveVisits(transaction, { ...changed, old: old.visits, next: next.visits });
  for (const car of next.cars) {
    const booked = old.cars.find(({ number }) => number === car.number);
    if (booked === undefined) await transaction.insert(bookingCars).values(car).run();
    else if (!isDeepStrictEqual(booked, car)) {
      const isCar = and(eq(bookingCars.bookingId, before.id), eq(bookingCars.number, car.number));
      await transaction.update(bookingCars).set(changesOf(booked, car)).where(isCar).run();
    }
  }
  // A trigger keeps the sum of the bill.
  const { billCents: _sum, ...own } = columns;
  const version = before.version + 1;
  const { changes } = await transaction
    .update(bookings)
    .set({ ...own, version, updatedAt: now })
    .where(and(eq(bookings.id, before.id), eq(bookings.version, before.version)))
    .run();
  if (changes === 0) throw new StaleWrite(`Booking ${before.trackingCode} has changed`);
  return jobOf({ ...next, row: { ...next.row, version, updatedAt: now } }, after.money);
}

/** The columns of a row that are others than before. */
function changesOf<Row extends object>(before: Row, after: Row): Partial<Row> {
  const changed = Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, before[name as keyof Row]));
  return Object.fromEntries(changed) as Partial<Row>;
}

/** Adds the entries that a bill has got. */
async function saveBill(transaction: Transaction, { before, after, now, billedBy }: ChangedJob): Promise<void> {
  const { bill: known } = before.money;
  for (const [index, { kind, amountCents }] of after.money.bill.slice(known.length).entries()) {
    const entry = { bookingId: before.id, number: known.length + index + 1, at: now, kind, amountCents };
    await transaction
      .insert(billEntries)
      .values({ ...entry, userId: billedBy, note: null })
      .run();
  }
}

/** Writes new and changed visits. Half hours are given back before any is taken: visits of one job may swap theirs. */
async function saveVisits(
  transaction: Transaction,
  { old, next, travelMinutes }: ChangedJob & { old: readonly VisitRow[]; next: readonly VisitRow[] },
): Promise<void> {
  const knownOf = ({ number }: VisitRow) => old.find((visit) => visit.number === number);
  const moved = next.filter((visit) => placeOf(visit) !== placeOf(knownOf(visit)));
  for (const { bookingId, number } of moved.filter((visit) => placeOf(knownOf(visit)) !== undefined)) {
    const isVisits = and(eq(crewCells.bookingId, bookingId), eq(crewCells.visitNumber, number));
    await transaction.delete(crewCells).where(isVisits).run();
  }
  for (const visit of next) {
    const known = knownOf(visit);
    if (known === undefined) await transaction.insert(visits).values(visit).run();
    else if (!isDeepStrictEqual(known, visit)) {
      const isVisit = and(eq(visits.bookingId, visit.bookingId), eq(visits.number, visit.number));
      await transaction.update(visits).set(changesOf(known, visit)).where(isVisit).run();
    }
  }
  const placed = moved.filter((visit) => placeOf(visit) !== undefined);
  if (placed.length > 0 && travelMinutes === undefined) throw new Error('A visit has another place, and no travel');
  const cells = placed.flatMap((visit) => cellsOf(visit, travelMinutes ?? 0));
  if (cells.length > 0) await transaction.insert(crewCells).values(cells).run();
}

/** Names the half hours of a visit; undefined for one that has none. */
function placeOf(visit: VisitRow | undefined): string | undefined {
  if (visit === undefined || visit.status === 'cancelled') return undefined;
  const { crewId, date, time, minutes } = visit;
  return `${crewId} ${date} ${time} ${minutes}`;
}

function cellsOf({ bookingId, number, crewId, date, time, minutes }: VisitRow, travelMinutes: number) {
  const cells = occupiedCells({ start: time as StartTime, jobMinutes: minutes, travelMinutes });
  return cells.map((cell) => ({ crewId, date, cell, bookingId, visitNumber: number }));
}
