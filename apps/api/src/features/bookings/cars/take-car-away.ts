import { type CancelledCar, occupiedCells, type StartTime, shortestJobMinutes } from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { rulesInForce } from '../../settings';
import { addToBill } from '../bill/bill-store';
import type { BookingContext } from '../ports';
import { askRefund, paymentStatusFor } from '../staff/ask-refund';
import { deleteVisitsCells, insertCells } from '../store/booking-store';
import { updateCar } from '../store/car-store';
import { shownVisit, updateVisit, visitsOf } from '../store/visit-store';
import { columnsOfCars } from './columns-of-cars';
import { type LeavingCar, othersOfVisit, visitOfCar } from './visit-obstacle';

/**
 * Takes a car out of its booking: bill and refund, and the end of its visit, whose half hours are free again; all of its visit
 * where no other car is left in it. Returns the columns of the booking.
 */
export async function takeCarAway(
  transaction: Transaction,
  {
    context,
    leaving: { row, car, cars },
    cancelled,
    userId,
    now,
  }: { context: BookingContext; leaving: LeavingCar; cancelled: CancelledCar; userId: string | null; now: number },
): Promise<Partial<BookingRow>> {
  await updateCar(transaction, { ...car, status: 'cancelled' });
  const entries = cancelled.entries.map((entry) => ({ ...entry, userId }));
  await addToBill(transaction, { bookingId: row.id, now, entries });
  const amountCents = cancelled.toCardCents + (cancelled.heldCents ?? 0);
  const refund = { context, row, amountCents, reason: 'car-cancelled', userId, now } as const;
  await askRefund(transaction, refund);

  const left = cars.map((each) => (each.number === car.number ? { ...each, status: 'cancelled' as const } : each));
  const place = await shortenVisit(transaction, { context, leaving: { row, car, cars } });
  const paymentStatus = await paymentStatusFor(transaction, { context, row });
  return { ...columnsOfCars(row, left), ...place, paymentStatus };
}

async function shortenVisit(
  transaction: Transaction,
  { context, leaving }: { context: BookingContext; leaving: LeavingCar },
): Promise<Partial<BookingRow>> {
  const { row, car } = leaving;
  const number = visitOfCar(leaving);
  const visit = (await visitsOf(transaction, row.id)).find((each) => each.number === number);
  if (visit === undefined) return {};
  const { crewId, date, time } = visit;
  const place = { bookingId: row.id, visitNumber: visit.number };
  await deleteVisitsCells(transaction, place);
  if (othersOfVisit(leaving).length === 0) {
    await updateVisit(transaction, { bookingId: row.id, number: visit.number, status: 'cancelled' });
  } else {
    const minutes = Math.max(shortestJobMinutes, visit.minutes - car.minutes);
    const { travelMinutes } = await rulesInForce(transaction, context);
    const cells = occupiedCells({ start: time as StartTime, jobMinutes: minutes, travelMinutes });
    await insertCells(transaction, { ...place, crewId, date, cells });
    await updateVisit(transaction, { bookingId: row.id, number: visit.number, minutes });
  }
  const shown = shownVisit(row, await visitsOf(transaction, row.id));
  return { ...shown, carCrews: Math.min(row.carCrews, shown.visitCount ?? row.carCrews) };
}
