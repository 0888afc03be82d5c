import { centsFromDollars, isCalendarDate, possibleStarts } from '@tintforge/booking-core';
import * as z from 'zod';
import { expected, isFilmType, isVehicleType } from './catalogue-ids';

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

/** ID of a vehicle type of the shop's catalog. */
export const vehicleType = z.string().refine(isVehicleType, { error: () => expected('vehicleTypes') });

/** Name of a film of the shop's catalog. */
export const filmType = z.string().refine(isFilmType, { error: () => expected('filmTypes') });
