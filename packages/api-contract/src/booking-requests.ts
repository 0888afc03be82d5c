import { carCrewCounts, isEmail, mostCars, parseEmail, parseTrackingCode, plainLine } from '@tintforge/booking-core';
import * as z from 'zod';
import { contactInput } from './contact-input';
import { line, paragraph, zipLine } from './text';
import { tintInput } from './tint-request';
import { calendarDate, dollars, startTime, vehicleType } from './wire';

// Requests are in a separate module from responses: forms validate with the one and never need the other.

/** The secret by which a guest owns a booking. */
export const bookingToken = z.string().min(20).max(200);

const { vehicleYear, vehicleMake, vehicleModel } = contactInput.shape;

/** One more car of a booking: vehicle, order and shades, as {@link bookingRequest} has those of the first. */
export const furtherCarInput = z.strictObject({
  vehicleYear,
  vehicleMake,
  vehicleModel,
  vehicleType,
  packageId: z.string().min(1).max(60),
  addOnIds: z.array(z.string().max(60)).max(20),
  preferredShade: z.string().max(40).optional(),
  tint: tintInput.optional(),
});

/** One more car of a booking, as {@link furtherCarInput} reads it. */
export type FurtherCarInput = z.infer<typeof furtherCarInput>;

/** Body of POST /api/bookings. Amounts in dollars. A client cannot say code, status or payment: they are unknown keys. */
export const bookingRequest = z.strictObject({
  ...contactInput.shape,
  vehicleType,
  packageId: z.string().min(1).max(60),
  addOnIds: z.array(z.string().max(60)).max(20),
  /** One shade for the whole car, by its name: a preference, not judged, of a customer who doesn't choose by zone. */
  preferredShade: z.string().max(40).optional(),
  /** The shades zone by zone; one that is not legal is refused, or waits for the approval of its exemption. */
  tint: tintInput.optional(),
  appointmentDate: calendarDate,
  appointmentTime: startTime,
  zip: zipLine('ZIP code must have five digits'),
  notes: paragraph({ name: 'Notes', most: 1000 }),
  /** The total that the customer saw; only compared. */
  totalPrice: dollars,
  /** More cars at the same address, after the first. */
  furtherCars: z
    .array(furtherCarInput)
    .max(mostCars - 1)
    .optional(),
  /** Crews that work on the cars: one takes them back to back, two work at the same time. One when absent. */
  crews: z.literal(carCrewCounts).optional(),
  /** A hold of the same visitor that this one takes the place of. */
  replaces: z.strictObject({ trackingCode: z.string().max(20), manageToken: bookingToken }).optional(),
});

/** Body of POST /api/bookings, as {@link bookingRequest} reads it. */
export type BookingRequest = z.infer<typeof bookingRequest>;

/** Body of POST /api/bookings/:code/reschedule. */
export const rescheduleRequest = bookingRequest.pick({ appointmentDate: true, appointmentTime: true });

/** Body of POST /api/bookings/:code/reschedule, as {@link rescheduleRequest} reads it. */
export type RescheduleRequest = z.infer<typeof rescheduleRequest>;

/** Body of POST /api/bookings/:code/cancel: the refund that its owner saw, in dollars. */
export const cancelRequest = z.strictObject({ refund: dollars });

/** Body of POST /api/bookings/:code/cars/:number/cancel: what its owner saw of refund and fee, in dollars. */
export const carCancelRequest = z.strictObject({ refund: dollars, held: dollars.optional(), kept: dollars });

/**
 * Body of POST /api/bookings/:code/change: package and extras of a booking as its owner wants them, of the version that
 * they saw.
 */
export const orderChangeRequest = z.strictObject({
  version: z.number().int().min(1),
  packageId: bookingRequest.shape.packageId,
  addOnIds: bookingRequest.shape.addOnIds,
  /** Another start on the same day, where the changed job doesn't fit the present one. */
  appointmentTime: startTime.optional(),
  /** The total, and the refund to the card, that the owner saw; required unless it is a dry run. */
  seen: z.strictObject({ total: dollars, refund: dollars }).optional(),
  /** Previews the outcome and writes nothing. */
  dryRun: z.boolean().optional(),
});

/** Body of POST /api/bookings/:code/change, as {@link orderChangeRequest} reads it. */
export type OrderChangeRequest = z.infer<typeof orderChangeRequest>;

/** Body of POST /api/bookings/mail-links: the tracking code of a booking, or the address that bookings were made with. */
export const mailLinksRequest = z.strictObject({
  codeOrEmail: line({
    name: 'Tracking code or email',
    most: 254,
    read: (text) => parseEmail(text) ?? parseTrackingCode(text) ?? plainLine(text),
  }).check(
    z.refine((text) => isEmail(text) || parseTrackingCode(text) !== undefined, {
      error: 'Enter a complete tracking code or a valid email address',
    }),
  ),
});

/** The car of a booking of several that a page is about; the first when absent. */
export const carQuery = z.strictObject({ car: z.coerce.number().int().min(1).max(mostCars).optional() });

/** Selects an account's bookings: upcoming ones, soonest first, or past ones, latest first. */
export const bookingPageQuery = z.strictObject({
  list: z.enum(['upcoming', 'past']),
  after: z.string().max(200).optional(),
});
