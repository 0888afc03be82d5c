import {
  type BookingMoments,
  type MoneyFacts,
  mayReschedule,
  refundableCents,
  settleCancellation,
} from '@tintforge/booking-core';
import type { BookingRow } from '../../../db/schema';

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
 * True when its owner can move it without a call: as long as it's free, and the job takes one visit. A quote's work takes a
 * call.
 */
export function mayMove(row: BookingRow, now: number): boolean {
  if (row.quoteId !== null) return false;
  return (
    row.visitCount === 1 && isAhead(row, now) && mayReschedule({ now, startsAt: row.startsAt, paidAt: row.paidAt })
  );
}

/** True while vehicle, phone, notes and address can be corrected; those of a quote's work take a call. */
export function mayCorrect(row: BookingRow, now: number): boolean {
  return row.quoteId === null && isAhead(row, now);
}

/** True while package and extras can be changed: as long as moving is free. */
export function mayChangeOrder(row: BookingRow, now: number): boolean {
  return mayMove(row, now) && row.customerName !== '';
}

/**
 * Outcome of a cancellation by its owner now, and the fee that is due for it, in cents; undefined when it can no longer be
 * cancelled.
 */
export function quoteCancellation(
  row: BookingRow,
  { money, now }: { money: MoneyFacts; now: number },
): { refundCents: number; keptCents: number; feeCents: number } | undefined {
  if (!isAhead(row, now)) return undefined;
  const { refundCents, keptCents, feeCents } = settleCancellation({
    ...momentsOf(row),
    now,
    totalCents: row.totalCents,
    capturedCents: money.capturedCents,
    refundedCents: money.capturedCents - refundableCents(money),
    lateFeePercent: row.lateFeePercent,
    by: 'customer',
  });
  return { refundCents, keptCents, feeCents };
}
