import { doors, holidayIds } from '@tintforge/booking-core';
import * as z from 'zod';
import { halfHour, instant, startTime } from '../wire';
import { standing } from './standing';

const version = z.number().int().min(0);

const openHours = { opens: halfHour, closes: halfHour };

/** A weekday's hours in a region, and the starts that it offers. */
export const openingDay = z.strictObject({
  ...openHours,
  /** In order of the day, each once. */
  starts: z
    .array(startTime)
    .refine((starts) => starts.every((start, index) => index === 0 || start > (starts[index - 1] ?? '')), {
      error: 'Start times must be in order, each once',
    })
    .readonly(),
});

/** Seven days, Sunday first; null for one that is closed. */
const openingWeek = z.array(openingDay.nullable()).length(7).readonly();

/** Seven days of printed hours, Sunday first; null for one that is closed. */
const printedWeek = z.array(z.strictObject(openHours).nullable()).length(7).readonly();

/** A federal holiday on which the shop is closed. */
const keptHoliday = z.strictObject({
  /** The regions that are closed; null for all of them, also those to come. */
  regionIds: z.array(z.string().max(60)).min(1).readonly().nullable(),
  /** Closed on the observed day too, where that is another one. */
  isObserved: z.boolean(),
});

/** The shop's hours: when crews work, its holidays, and what pages and emails print. */
export const shopHours = z.strictObject({
  /** By the id of the region; every region is named. */
  weeks: z.record(z.string().max(60), openingWeek),
  printed: z.record(z.enum(doors), printedWeek),
  /** The holidays that are switched on. */
  holidays: z.partialRecord(z.enum(holidayIds), keptHoliday),
});

/** The shop's hours, as {@link shopHours} reads them. */
export type ShopHours = z.infer<typeof shopHours>;

/** The hours in force. */
export const hoursRecord = z.strictObject({
  /** Raised by every change; 0 before the first one. */
  version,
  hours: shopHours,
  /** Time and author of the last change. */
  changed: z.strictObject({ at: instant, by: z.string() }).nullable(),
});

/** The hours in force, as {@link hoursRecord} reads them. */
export type HoursRecord = z.infer<typeof hoursRecord>;

/** Body of POST /api/admin/hours. With `dryRun` nothing is written. */
export const hoursRequest = z.strictObject({ version, hours: shopHours, dryRun: z.boolean() });

/** Body of POST /api/admin/hours, as {@link hoursRequest} reads it. */
export type HoursRequest = z.infer<typeof hoursRequest>;

/** The hours as they are, or would be, what follows, and the upcoming bookings that no longer fit and stay. */
export const hoursOutcome = z.strictObject({
  record: hoursRecord,
  /** Sentences for people. */
  effects: z.array(z.string()),
  standing,
});

/** The hours as they are, or would be, as {@link hoursOutcome} reads them. */
export type HoursOutcome = z.infer<typeof hoursOutcome>;
