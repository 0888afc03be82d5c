import {
  type BookingMoments,
  type CancelledCar,
  cancelCar,
  carFeesCents,
  type MoneyFacts,
  mayReschedule,
  refundableCents,
  settleCancellation,
  splitHeld,
} from '@tintforge/booking-core';
import type { BookingCarRow, BookingRow } from '../../../db/schema';
import { standingCars } from '../cars/columns-of-cars';
import { isTogether } from '../cars/sides';

/** Outcome of a cancellation in cents, as it is shown and stored: refunded to the card, held by the customer's bank, and kept. */
export interface Settlement extends Record<string, unknown> {
  refundCents: number;
  /** Absent where no bank holds anything. */
  heldCents?: number;
  keptCents: number;
}

/** A cancellation as it is shown and stored. */
export function settlementOf({
  toCardCents,
  heldCents,
  keptCents,
}: Pick<CancelledCar, 'toCardCents' | 'heldCents' | 'keptCents'>): Settlement {
  return { refundCents: toCardCents, ...(heldCents === undefined ? {} : { heldCents }), keptCents };
}

/** The moments by which the cancellation policy judges a booking. */
export function momentsOf({ startsAt, paidAt, freeNoticeHours, freeFloorAt }: BookingRow): BookingMoments {
  return { startsAt, paidAt, freeNoticeHours, freeFloorAt };
}

/**
 * True while the booking is confirmed and upcoming; once the crew is at the car, everything is for the shop to decide.
 */
function isAhead({ status, startsAt }: BookingRow, now: number): boolean {
  return (status === 'confirmed' || status === 'scheduled') && now < startsAt;
}

/**
 * True when its owner can move it without a call: as long as it's free, and the job has one start. A quote's work takes a
 * call.
 */
export function mayMove(row: BookingRow, now: number): boolean {
  if (row.quoteId !== null) return false;
  const isOfOneStart = row.visitCount === 1 || isTogether(row);
  return isOfOneStart && isAhead(row, now) && mayReschedule({ now, startsAt: row.startsAt, paidAt: row.paidAt });
}

/** True while vehicle, phone, notes and address can be corrected; those of a quote's work take a call. */
export function mayCorrect(row: BookingRow, now: number): boolean {
  return row.quoteId === null && isAhead(row, now);
}

/** True while package and extras can be changed: as long as moving is free. Those of several cars take a call. */
export function mayChangeOrder(row: BookingRow, now: number): boolean {
  return mayMove(row, now) && row.carCount === 1 && row.customerName !== '';
}

/**
 * Outcome of a cancellation by its owner now, and the fee that is due for it, in cents; undefined when it can no longer be
 * cancelled.
 */
export function quoteCancellation(
  row: BookingRow,
  { money, now }: { money: MoneyFacts; now: number },
): (Settlement & { feeCents: number }) | undefined {
  if (!isAhead(row, now)) return undefined;
  const { feeCents, ...settled } = settleCancellation({
    ...momentsOf(row),
    now,
    totalCents: row.totalCents,
    capturedCents: money.capturedCents,
    refundedCents: money.capturedCents - refundableCents(money),
    lateFeePercent: row.lateFeePercent,
    carFeesCents: carFeesCents(money.bill),
    by: 'customer',
  });
  return { ...settlementOf({ ...splitHeld(settled.refundCents, money), keptCents: settled.keptCents }), feeCents };
}

/** Outcome of cancelling one of several cars by its owner now; undefined when it can't be, and for the last one. */
export function quoteCarCancellation(
  row: BookingRow,
  { car, cars, money, now }: { car: BookingCarRow; cars: readonly BookingCarRow[]; money: MoneyFacts; now: number },
): CancelledCar | undefined {
  const isOneOfSeveral = car.status === 'standing' && standingCars(cars).length > 1;
  if (!(isOneOfSeveral && isAhead(row, now))) return undefined;
  const isFree = mayReschedule({ ...momentsOf(row), now });
  return cancelCar(money, { priceCents: car.totalCents, lateFeePercent: row.lateFeePercent, isFree });
}
