import { bookingStatuses, tintApprovals } from '@tintforge/booking-core';
import * as z from 'zod';
import { siteView } from '../contact-input';
import { paragraph } from '../text';
import { tintView } from '../tint-view';
import { calendarDate, dollars, startTime } from '../wire';
import { boardBreak } from './schedule';

/** All that a crew needs on paper for one job. */
export const jobSheet = z.strictObject({
  trackingCode: z.string(),
  start: startTime,
  jobMinutes: z.number().int(),
  travelMinutes: z.number().int(),
  /** Which visit of the job it is: its place among those that aren't cancelled. */
  visit: z.strictObject({ position: z.number().int(), count: z.number().int() }),
  status: z.enum(bookingStatuses),
  /** Amount due on site, in dollars. */
  toCollect: dollars,
  customerName: z.string(),
  customerPhone: z.string(),
  address: z.strictObject({ street: z.string(), city: z.string(), zip: z.string() }),
  site: siteView,
  /** The customer's note on gate and parking. */
  notes: paragraph({ name: 'Notes', most: 1000 }),
  vehicleInfo: z.string(),
  /** The cars of this visit with what is done to each, where the booking has several; absent for one car. */
  cars: z
    .array(
      z.strictObject({
        number: z.number().int(),
        vehicleInfo: z.string(),
        packageId: z.string(),
        services: z.array(z.string()),
        preferredShade: z.string().nullable(),
        tint: tintView.nullable(),
        exemptionApproval: z.enum(tintApprovals),
      }),
    )
    .optional(),
  packageId: z.string(),
  services: z.array(z.string()),
  preferredShade: z.string().nullable(),
  /** The shades by zone; null for an order without. */
  tint: tintView.nullable(),
  /** True when staff have approved a claimed exemption. */
  exemptionApproval: z.enum(tintApprovals),
});

/** All that a crew needs on paper for one job, as {@link jobSheet} reads it. */
export type JobSheet = z.infer<typeof jobSheet>;

/** All the sheets of a crew's day, for printing. */
export const jobSheets = z.strictObject({
  crew: z.strictObject({ id: z.string(), name: z.string(), members: z.string(), regionName: z.string() }),
  date: calendarDate,
  jobs: z.array(jobSheet),
  breaks: z.array(boardBreak),
});

/** All the sheets of a crew's day, as {@link jobSheets} reads them. */
export type JobSheets = z.infer<typeof jobSheets>;
