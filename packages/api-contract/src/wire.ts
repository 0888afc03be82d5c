import { centsFromDollars, isCalendarDate, isOneLine, startTimes, vehicleTypes } from '@tintforge/booking-core';
import * as z from 'zod';

/** Money on the wire: a JSON number of US dollars that is a whole number of cents to within 1e-6. */
export const dollars = z.number().refine((amount) => centsFromDollars(amount) !== undefined, {
  error: 'Amount must be a whole number of cents, not negative',
});

/** A calendar day that exists, `YYYY-MM-DD`, in America/New_York. */
export const calendarDate = z.string().refine(isCalendarDate, {
  error: 'Date must be a day that exists, written YYYY-MM-DD',
  params: { code: 'invalid_date' },
});

/** One of the fourteen starts, `HH:mm`, in America/New_York. */
export const startTime = z.enum(startTimes);

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();

export const vehicleType = z.enum(vehicleTypes);

/** A text of one line: trimmed, no control characters, at least `least` and at most `most` characters. */
export function line({ name, least = 1, most = 120, message }: LineRule) {
  return z
    .string()
    .trim()
    .refine(isOneLine, {
      error: `${name} may not contain line breaks or control characters`,
      params: { code: 'invalid_characters' },
    })
    .min(least, message ?? `${name} must have at least ${least} characters`)
    .max(most, `${name} must have at most ${most} characters`);
}

interface LineRule {
  /** What the field is called in messages. */
  name: string;
  least?: number;
  most?: number;
  /** Replaces the message for a text that is too short. */
  message?: string;
}

/** A text of several lines: trimmed, line breaks and tabs allowed, no other control characters. */
export function paragraph({ name, most, tooLong }: { name: string; most: number; tooLong?: string }) {
  return z
    .string()
    .trim()
    .refine((text) => isOneLine(text.replaceAll(/[\n\r\t]/g, ' ')), {
      error: `${name} may not contain control characters`,
      params: { code: 'invalid_characters' },
    })
    .max(most, tooLong ?? `${name} must have at most ${most} characters`);
}
