import { instantOf } from '@tintforge/content/clock';
import type { BookingRow } from '../../db/schema';

/** A day after all others. */
const date = '9999-12-31';
const time = '00:00';

/**
 * Place of a booking without a visit: after all others in lists, always free to cancel, and on no day that anyone looks at.
 * It is never shown.
 */
export const unplanned = {
  appointmentDate: date,
  appointmentTime: time,
  startsAt: instantOf({ date, time }),
  jobMinutes: 0,
  visitNumber: 0,
  visitCount: 0,
  awaitsVisit: false,
} as const satisfies Partial<BookingRow>;

/** True for a quote's booking until the shop plans its first visit. */
export function isUnplanned({ visitNumber }: Pick<BookingRow, 'visitNumber'>): boolean {
  return visitNumber === unplanned.visitNumber;
}
