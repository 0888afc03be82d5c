import { addDays, isGoodThroughPassed } from '@tintforge/booking-core';
import { instantOf } from '@tintforge/content/clock';
import type { QuoteRow, QuoteVersionRow } from '../../../db/schema';

/** The last instant of a day on the shop's clock, epoch milliseconds. */
export function endOfDay(date: string): number {
  return instantOf({ date: addDays(date, 1), time: '00:00' }) - 1;
}

/** True for an open quote whose current version's good-through day has passed. */
export function isPassed(
  { status }: Pick<QuoteRow, 'status'>,
  current: Pick<QuoteVersionRow, 'expiresAt'> | undefined,
  now: number,
): boolean {
  return isGoodThroughPassed({ status, expiresAt: current?.expiresAt ?? null }, now);
}
