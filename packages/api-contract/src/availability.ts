import { carCrewCounts, type DayAvailability, startRefusals } from '@tintforge/booking-core';
import * as z from 'zod';
import { calendarDate, halfHour, instant, startTime, vehicleType } from './wire';

/** A region as customers see it. */
export const regionView = z.strictObject({ id: z.string(), name: z.string(), phone: z.string() });

/** A region as customers see it, as {@link regionView} reads it. */
export type RegionView = z.infer<typeof regionView>;

/** Availability of a whole day. */
const dayStates = [
  'open',
  'past',
  'sunday',
  'closed',
  'too-soon',
  'too-far',
] as const satisfies readonly DayAvailability['kind'][];

/** A start and, when it is not available, why (booking-core, `startRefusals`): only what was sold is 'taken'. */
const availableStart = z.strictObject({
  time: startTime,
  startsAt: instant,
  available: z.boolean(),
  /** Absent exactly when the start is available. */
  reason: z.enum(startRefusals).optional(),
});

/** One day and the starts of its hours; a start that is not available is shown, disabled. */
export const availableDay = z.strictObject({
  date: calendarDate,
  /** Availability of the day as a whole. */
  state: z.enum(dayStates),
  /** When the last job with its travel has ended; absent on a weekday without hours. */
  closes: halfHour.optional(),
  starts: z.array(availableStart),
});

/** One day and its starts, as {@link availableDay} reads it. */
export type AvailableDay = z.infer<typeof availableDay>;

const addOnIdList = z
  .string()
  .max(400)
  .transform((text) => text.split(',').filter((id) => id !== ''));

/** "suv-basic.ppf-hood,sedan-basic" → the orders of further cars: a package each, and its add-ons after periods. */
const carList = z
  .string()
  .max(1200)
  .transform((text) =>
    text.split(',').flatMap((car) => {
      const [packageId = '', ...addOnIds] = car.split('.');
      return packageId === '' ? [] : [{ packageId, addOnIds }];
    }),
  );

/** `days` counts from `from`; `addOnIds` is a comma-separated list; `exclude` names a booking whose own cells count as free. */
export const availabilityQuery = z.strictObject({
  zip: z.string().max(20),
  from: calendarDate,
  days: z.coerce.number().int().min(1).max(62),
  vehicleType,
  packageId: z.string().max(60),
  addOnIds: addOnIdList.optional(),
  /** More cars at the same address, as in `suv-basic.ppf-hood,sedan-basic`. */
  cars: carList.optional(),
  /** Crews that work on the cars at the same time; one when absent. */
  crews: z.coerce.number().pipe(z.literal(carCrewCounts)).optional(),
  exclude: z.string().max(20).optional(),
});

/** The free starts of a region, day by day, and what a hold of one means. */
export const availability = z.strictObject({
  region: regionView,
  /** Working time at the car, travel not included; of two crews, that of the one that takes longer. */
  jobMinutes: z.number().int(),
  /** Share of the total that we keep after the free-change deadline, percent; never more than a deposit's. */
  lateFeePercent: z.number().int(),
  /** Share of the total that is paid at booking, percent; null for all of it. */
  depositPercent: z.number().int().nullable(),
  /** Hold time for a customer who hasn't paid. */
  holdMinutes: z.number().int(),
  days: z.array(availableDay),
});

/** The free starts of a region, day by day, as {@link availability} reads them. */
export type Availability = z.infer<typeof availability>;
