import { jobMinutesStep, longestJobMinutes, mostTotalCents, shortestJobMinutes } from '@tintforge/booking-core';
import * as z from 'zod';
import { billView, changedMoney } from '../booking';
import { bookingRequest } from '../booking-requests';
import { optionalEmailLine, paragraph } from '../text';
import { calendarDate, dollars, instant, startTime } from '../wire';
import { actedBooking } from './actions';
import { crewView } from './booking-page';
import { version } from './version';

const { customerName, customerPhone, vehicleType, vehicleYear, vehicleMake, vehicleModel, packageId, addOnIds } =
  bookingRequest.shape;
const { address, zip, site, notes, preferredShade, tint } = bookingRequest.shape;

/**
 * Staff change a booking: what is absent stays. Crews change extras, shades and notes of today's jobs of their region; the
 * rest is the shop's.
 */
export const changeByShopRequest = z.strictObject({
  version,
  ...z.strictObject({ customerName, customerPhone, vehicleType, vehicleYear, vehicleMake, vehicleModel }).partial()
    .shape,
  ...z.strictObject({ packageId, addOnIds, address, zip, site, notes }).partial().shape,
  /** Empty for a customer who has none. */
  customerEmail: z.optional(optionalEmailLine('Please enter a valid email address')),
  /** One shade for the whole car, or shades by zone; null where they are chosen at the car. */
  preferredShade: preferredShade.unwrap().nullable().optional(),
  tint: tint.unwrap().nullable().optional(),
  /** Length of this job at the car; it requires a reason where it isn't that of its order. */
  jobMinutes: z.number().int().min(shortestJobMinutes).max(longestJobMinutes).multipleOf(jobMinutesStep).optional(),
  /** The total of this booking, in dollars, whatever the order costs; it requires a reason. */
  totalPrice: dollars
    .refine((amount) => amount <= mostTotalCents / 100, { error: `The price can be $${mostTotalCents / 100} at most` })
    .optional(),
  /** Another crew or start on the same day, where the changed job doesn't fit the present one. */
  crewId: z.string().max(60).optional(),
  appointmentTime: startTime.optional(),
  /** The total and the refund to the card that staff saw; required where the change has an effect on either. */
  seen: z.strictObject({ total: dollars, refund: dollars }).optional(),
  reason: paragraph({ name: 'Reason', most: 500 }),
  /** True when the customer gets an email. */
  notify: z.boolean(),
  /** True when that email has a link to pay what is due by card. */
  payLink: z.boolean().optional(),
  /** Previews the outcome and writes nothing; no reason is required yet. */
  dryRun: z.boolean().optional(),
});

/** The body of the shop's changing a booking, as {@link changeByShopRequest} reads it. */
export type ChangeByShopRequest = z.infer<typeof changeByShopRequest>;

/** Outcome of a change, or its preview in a dry run. */
export const changeOutcome = z.strictObject({
  ...actedBooking.shape,
  /** False for a dry run; the rest is then a preview, except for version and status. */
  isWritten: z.boolean(),
  /** Names of what changes, under the names of the booking's history; empty when nothing does. */
  fields: z.array(z.string()),
  before: billView,
  after: billView,
  money: changedMoney,
  /**
   * The job's place afterward; when the changed job fits no present place, what is in its way and where it would fit. Null
   * for a quote's job whose first visit isn't planned yet.
   */
  place: z
    .strictObject({
      date: calendarDate,
      start: startTime,
      startsAt: instant,
      crew: crewView,
      /** Null where it fits. */
      obstacle: z.string().nullable(),
      /** Crews that are free at the present start, and starts of that day at which any crew is; only with an obstacle. */
      crews: z.array(crewView),
      starts: z.array(startTime),
    })
    .nullable(),
  /** Shades that belong to another film or car were removed: they are chosen at the car. */
  shadesCleared: z.boolean(),
  /** True when the exemption has to be reviewed again, or for the first time. */
  exemptionPending: z.boolean(),
  /** Number of photos that leave with a certificate that is replaced or no longer needed; 0 once they have. */
  photosRemoved: z.number().int(),
  /** The links that were sent to the former address stop working. */
  linksReplaced: z.boolean(),
  /** Why a reason is required, a sentence each. */
  reasons: z.array(z.string()),
  /** The email to the customer; null when none can be sent. Only a dry run has its text. */
  mail: z.strictObject({ recipient: z.string(), subject: z.string(), text: z.string() }).nullable(),
});

/** Outcome of a change or its preview, as {@link changeOutcome} parses it. */
export type ChangeOutcome = z.infer<typeof changeOutcome>;
