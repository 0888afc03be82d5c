import { mayReschedule } from '@tintforge/booking-core';
import type { BookingRow } from '../../../db/schema';
import { isAhead } from '../../jobs';
import { isTogether } from '../cars/sides';

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
