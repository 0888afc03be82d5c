import { bookingStatuses, glassZones, paymentStatuses, tintApprovals } from '@tintforge/booking-core';
import * as z from 'zod';
import { regionView } from '../availability';
import { publicBooking } from '../booking';
import { siteView } from '../contact-input';
import { tintView } from '../tint-view';
import { windowsView } from '../windows-view';
import { calendarDate, dollars, instant, startTime, vehicleType } from '../wire';

/** Why a car cannot be checked in now: what is wrong with the caller's region, the day, or the booking itself. */
export const checkInObstacles = [
  'other-region',
  'unpaid-hold',
  'expired',
  'cancelled',
  'no-show',
  'completed',
  'in-progress',
  'exemption-pending',
  'not-today',
] as const;

/** One of {@link checkInObstacles}. */
export type CheckInObstacle = (typeof checkInObstacles)[number];

/** Something that somebody of the shop wrote down about a booking. */
export const jobNote = z.strictObject({ at: instant, by: z.string(), text: z.string() });

/** A booking as the people at the car need it. */
export const carJob = z.strictObject({
  trackingCode: z.string(),
  /** Of the booking as it was read; whoever changes it names it. */
  version: z.number().int(),
  status: z.enum(bookingStatuses),
  paymentStatus: z.enum(paymentStatuses),
  appointmentDate: calendarDate,
  appointmentTime: startTime,
  appointmentInstant: instant,
  jobMinutes: z.number().int(),
  region: regionView,
  crew: z.strictObject({ id: z.string(), name: z.string() }),
  customerName: z.string(),
  customerPhone: z.string(),
  /** Whether a mail can reach the customer. */
  hasEmail: z.boolean(),
  address: z.strictObject({ street: z.string(), city: z.string(), zip: z.string() }),
  site: siteView,
  /** What the customer wrote: gate codes, where to park. */
  notes: z.string(),
  vehicleType,
  vehicleInfo: z.string(),
  packageName: z.string(),
  film: z.string(),
  addOns: z.array(z.string()),
  preferredShade: z.string().nullable(),
  /** The shades by zone that were agreed; null for an order without them. */
  tint: tintView.nullable(),
  /** How far the exemption of the booking is; `none` where no shade and no reading needs one. */
  exemptionApproval: z.enum(tintApprovals),
  /** What was recorded of the windows; null until somebody does. */
  windows: windowsView.nullable(),
  /** Zones with film, as agreed or as recorded, that nobody has metered after it was applied; they keep no job open. */
  unmetered: z.array(z.enum(glassZones)),
  totalPrice: dollars,
  /** What is still to be paid at the car, in dollars. */
  due: dollars,
  /** While it is held and unpaid: until when. */
  holdExpiresAt: instant.nullable(),
  /** When the crew last told the customer that it was coming. */
  onMyWayAt: instant.nullable(),
  startedAt: instant.nullable(),
  completedAt: instant.nullable(),
  internalNotes: z.array(jobNote),
  /** Null when it can be checked in now. */
  obstacle: z.enum(checkInObstacles).nullable(),
});

/** A booking as the people at the car need it, as {@link carJob} reads it. */
export type CarJob = z.infer<typeof carJob>;

/** What a code opens at the car. */
export const checkInView = z.strictObject({
  booking: publicBooking,
  /** Null when it can be checked in now. */
  obstacle: z.enum(checkInObstacles).nullable(),
  /** Null for a crew whose job it is not today: they learn no more than anybody who has the code. */
  job: carJob.nullable(),
});

/** What a code opens at the car, as {@link checkInView} reads it. */
export type CheckInView = z.infer<typeof checkInView>;

/** Whose day; a crew's is always that of its own region. */
export const crewDayQuery = z.strictObject({ region: z.string().max(40).optional() });

/** Hours of today on which a crew takes no jobs. */
export const crewPause = z.strictObject({ startsAt: instant, endsAt: instant, reason: z.string() });

/** Today's jobs of a region, crew by crew, in the order in which they are done. */
export const crewDay = z.strictObject({
  date: calendarDate,
  /** The shop's clock, for a telephone whose own is wrong. */
  now: instant,
  region: regionView,
  /** The way from one job to the next, as it is planned. */
  travelMinutes: z.number().int(),
  crews: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      members: z.string(),
      jobs: z.array(carJob),
      pauses: z.array(crewPause),
    }),
  ),
});

/** Today's jobs of a region, crew by crew, as {@link crewDay} reads them. */
export type CrewDay = z.infer<typeof crewDay>;

/** In how many minutes a crew can say that it comes. */
export const arrivalMinutes = [15, 30, 45] as const;

/** In how many minutes the crew will be at the car: {@link arrivalMinutes} are what it can say. */
export const onMyWayRequest = z.strictObject({ minutes: z.literal(arrivalMinutes) });

/**
 * What became of the crew's word that it is coming.
 * - `queued`: it goes to the customer now
 * - `no-address`: nobody knows where to write, so the customer is to be called
 * - `told-already`: the customer was told within the last hour; nothing new was written
 */
export const onMyWay = z.strictObject({ mail: z.enum(['queued', 'no-address', 'told-already']), at: instant });

/** What became of the crew's word that it is coming, as {@link onMyWay} reads it. */
export type OnMyWay = z.infer<typeof onMyWay>;
