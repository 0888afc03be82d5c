import { centsFromDollars, isCalendarDate, possibleStarts, vehicleTypes } from '@tintforge/booking-core';
import * as z from 'zod';

/** Money on the wire: a JSON number of US dollars that is a whole number of cents to within 1e-6. */
export const dollars = z.number().refine((amount) => centsFromDollars(amount) !== undefined, {
  error: 'Amount must be a whole number of cents, not negative',
});

/** A calendar day that exists, `YYYY-MM-DD`, on the shop's clock. */
export const calendarDate = z.string().refine(isCalendarDate, {
  error: 'Date must be a day that exists, written YYYY-MM-DD',
  params: { code: 'invalid_date' },
});

/** A half hour at which a shop may let appointments start, `HH:mm`, on the shop's clock. */
export const startTime = z.enum(possibleStarts);

/** A half hour of the clock, `HH:mm`. */
export const halfHour = z.string().regex(/^([01]\d|2[0-3]):[03]0$/, 'Time must be a full or half hour, written HH:mm');

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** A vehicle type: one of booking-core's `vehicleTypes`. */
export const vehicleType = z.enum(vehicleTypes);
