import { type MoneyFacts, mayReschedule, refundableCents, settleCancellation } from '@tintforge/booking-core';
import type { BookingRow } from '../../../db/schema';

/** True while the booking is agreed and still to come; once the crew is at the car, everything is for the shop to judge. */
function isAhead({ status, startsAt }: BookingRow, now: number): boolean {
  return (status === 'confirmed' || status === 'scheduled') && now < startsAt;
}

/** Whether its owner may move it without a call. */
export function mayMove(row: BookingRow, now: number): boolean {
  return isAhead(row, now) && mayReschedule({ now, startsAt: row.startsAt, paidAt: row.paidAt });
}

/** Whether vehicle, phone, notes and address can still be put right. */
export function mayCorrect(row: BookingRow, now: number): boolean {
  return isAhead(row, now);
}

/** What its owner's cancelling now would bring, in cents; undefined when it cannot be cancelled any more. */
export function quoteCancellation(
  row: BookingRow,
  { money, now }: { money: MoneyFacts; now: number },
): { refundCents: number; keptCents: number } | undefined {
  if (!isAhead(row, now)) return undefined;
  const { refundCents, keptCents } = settleCancellation({
    now,
    startsAt: row.startsAt,
    paidAt: row.paidAt,
    totalCents: row.totalCents,
    capturedCents: money.capturedCents,
    refundedCents: money.capturedCents - refundableCents(money),
    lateFeePercent: row.lateFeePercent,
    by: 'customer',
  });
  return { refundCents, keptCents };
}
