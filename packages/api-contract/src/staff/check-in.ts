import { bookingStatuses, changeParts, glassZones, paymentStatuses, tintApprovals } from '@tintforge/booking-core';
import * as z from 'zod';
import { regionView } from '../availability';
import { publicBooking } from '../booking';
import { siteView } from '../contact-input';
import { carCertificate } from '../photos';
import { tintView } from '../tint-view';
import { windowsView } from '../windows-view';
import { calendarDate, dollars, instant, startTime, vehicleType } from '../wire';
import { undoView } from './actions';

/** Reasons why a car cannot be checked in now: the caller's region, the day, or the booking itself. */
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

/** A note by staff about a booking. */
export const jobNote = z.strictObject({ at: instant, by: z.string(), text: z.string() });

/** One of a job's cars, as the people at the car need it. */
const carOfJob = z.strictObject({
  number: z.number().int(),
  vehicleType,
  vehicleInfo: z.string(),
  packageId: z.string(),
  packageName: z.string(),
  film: z.string(),
  addOns: z.array(z.string()),
  preferredShade: z.string().nullable(),
  tint: tintView.nullable(),
  exemptionApproval: z.enum(tintApprovals),
  windows: windowsView.nullable(),
  unmetered: z.array(z.enum(glassZones)),
});

/** A booking as the people at the car need it. */
export const carJob = z.strictObject({
  trackingCode: z.string(),
  /** Version of the booking as it was read; changes have to send it. */
  version: z.number().int(),
  status: z.enum(bookingStatuses),
  paymentStatus: z.enum(paymentStatuses),
  appointmentDate: calendarDate,
  appointmentTime: startTime,
  appointmentInstant: instant,
  jobMinutes: z.number().int(),
  /** Which visit of the job it is: its number, its place among those that aren't cancelled, and whether others are open. */
  visit: z.strictObject({
    number: z.number().int(),
    position: z.number().int(),
    count: z.number().int(),
    areOthersOpen: z.boolean(),
  }),
  region: regionView,
  crew: z.strictObject({ id: z.string(), name: z.string() }),
  customerName: z.string(),
  customerPhone: z.string(),
  /** True when the customer has an email address. */
  hasEmail: z.boolean(),
  address: z.strictObject({ street: z.string(), city: z.string(), zip: z.string() }),
  site: siteView,
  /** The customer's notes: gate codes, where to park. */
  notes: z.string(),
  /** The cars of this visit, where the booking has several; absent for one car. Vehicle, order and windows below are then no car’s. */
  cars: z.array(carOfJob).optional(),
  /** Null for the work of a quote and of several cars, which is in `vehicleInfo`. */
  vehicleType: vehicleType.nullable(),
  vehicleInfo: z.string(),
  packageId: z.string(),
  addOnIds: z.array(z.string()),
  packageName: z.string(),
  film: z.string(),
  addOns: z.array(z.string()),
  preferredShade: z.string().nullable(),
  /** The shades by zone as booked; null for an order without them. */
  tint: tintView.nullable(),
  /** State of the booking's exemption; `none` where no shade and no reading needs one. */
  exemptionApproval: z.enum(tintApprovals),
  /** The recorded windows; null until they are recorded. */
  windows: windowsView.nullable(),
  /** Zones with film, as booked or as recorded, without a reading after installation; they keep no job open. */
  unmetered: z.array(z.enum(glassZones)),
  /** The certificate of each car with an exemption; open while the viewer can add photos. */
  certificates: z.array(carCertificate),
  totalPrice: dollars,
  /** Amount due on site, in dollars. */
  due: dollars,
  /** While it is held and unpaid: until when. */
  holdExpiresAt: instant.nullable(),
  /** Time when the crew last notified the customer that it was on its way. */
  onMyWayAt: instant.nullable(),
  startedAt: instant.nullable(),
  completedAt: instant.nullable(),
  /** True when a check-in now is so early that it has to be confirmed. */
  isEarly: z.boolean(),
  /** The first moment at which a no-show can be recorded; null when it can't be. */
  noShowFrom: instant.nullable(),
  /** The last action, if the viewer can undo it. */
  undo: undoView.nullable(),
  internalNotes: z.array(jobNote),
  /** The parts of the booking that can be changed. */
  change: z.array(z.enum(changeParts)),
  /** Null when it can be checked in now. */
  obstacle: z.enum(checkInObstacles).nullable(),
});

/** A booking as the people at the car need it, as {@link carJob} reads it. */
export type CarJob = z.infer<typeof carJob>;

/** The visit that is meant, by its number, where several crews work at once; without one the first that is open today. */
export const checkInQuery = z.strictObject({ visit: z.coerce.number().int().min(1).max(99).optional() });

/** The result of a code at the car. */
export const checkInView = z.strictObject({
  booking: publicBooking,
  /** The visits of the day that the answer is about, where there are several: each crew with its cars. */
  visits: z
    .array(z.strictObject({ number: z.number().int(), crewName: z.string(), vehicleInfo: z.string() }))
    .optional(),
  /** Null when it can be checked in now. */
  obstacle: z.enum(checkInObstacles).nullable(),
  /** Null for a crew whose job it isn't today: they learn no more than anyone with the code. */
  job: carJob.nullable(),
});

/** The result of a code at the car, as {@link checkInView} parses it. */
export type CheckInView = z.infer<typeof checkInView>;

/** Days that a crew sees. */
export const crewDays = ['today', 'tomorrow'] as const;

/** Region of the day; a crew's is always its own. Today when no day is named. */
export const crewDayQuery = z.strictObject({ region: z.string().max(40).optional(), day: z.enum(crewDays).optional() });

/** Hours of today on which a crew takes no jobs. */
export const crewPause = z.strictObject({ startsAt: instant, endsAt: instant, reason: z.string() });

/** The jobs of a region on one day, crew by crew, in the order in which they are done. */
export const crewDay = z.strictObject({
  date: calendarDate,
  /** The server's clock, for a phone whose own is wrong. */
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
 * Result of an on-my-way notification.
 * - `queued`: the customer is notified now
 * - `no-address`: there is no email address, so the customer has to be called
 * - `told-already`: the customer was notified within the last hour; nothing new was written
 */
export const onMyWay = z.strictObject({ mail: z.enum(['queued', 'no-address', 'told-already']), at: instant });

/** Result of an on-my-way notification, as {@link onMyWay} parses it. */
export type OnMyWay = z.infer<typeof onMyWay>;
