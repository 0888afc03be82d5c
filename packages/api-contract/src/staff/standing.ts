import * as z from 'zod';
import { calendarDate, dollars, startTime } from '../wire';

/** An upcoming booking that a change does not move: staff move or cancel it on the board. */
export const standingBooking = z.strictObject({
  trackingCode: z.string(),
  date: calendarDate,
  time: startTime,
  regionId: z.string(),
  crewName: z.string(),
  customerName: z.string(),
  totalPrice: dollars,
  /** The reason why it no longer fits. */
  reason: z.string(),
});

/** An upcoming booking that a change does not move, as {@link standingBooking} reads it. */
export type StandingBooking = z.infer<typeof standingBooking>;

/** Upcoming bookings that a change leaves in place. */
export const standing = z.strictObject({
  /** Total number; the list ends after fifty. */
  count: z.number().int(),
  bookings: z.array(standingBooking),
});
