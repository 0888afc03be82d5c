import { bookingStatuses, isEmail, parsePhone, parseZip, paymentStatuses } from '@tintforge/booking-core';
import * as z from 'zod';
import { regionView } from './availability';
import { calendarDate, dollars, instant, line, paragraph, startTime, vehicleType } from './wire';

/** Where the car will stand. */
export const addressInput = z.strictObject({
  street: line({ name: 'Street', most: 120 }),
  city: line({ name: 'City', most: 80 }),
});

/** What the crew finds there. */
export const siteInput = z.strictObject({ garage: z.boolean(), shade: z.boolean(), power: z.boolean() });

/** The customer's part of a booking; the wizard's Contact step validates with exactly this. */
export const contactInput = z.strictObject({
  customerName: line({ name: 'Name', least: 2, message: 'Name must be at least 2 characters' }),
  customerEmail: line({ name: 'Email', most: 254, message: 'Please enter a valid email address' }).refine(isEmail, {
    error: 'Please enter a valid email address',
  }),
  customerPhone: line({ name: 'Phone', most: 40, message: 'Please enter a valid phone number' }).refine(
    (text) => parsePhone(text) !== undefined,
    { error: 'Please enter a valid phone number' },
  ),
  vehicleYear: z.number({ error: 'Please select a vehicle year' }).int().min(1950).max(2100),
  vehicleMake: line({ name: 'Make', most: 60, message: 'Please select a vehicle make' }),
  vehicleModel: line({ name: 'Model', most: 60, message: 'Please select a vehicle model' }),
  address: addressInput,
  site: siteInput,
});
export type ContactInput = z.infer<typeof contactInput>;

/** The secret by which a guest owns a booking. */
export const bookingToken = z.string().min(20).max(200);

/** Body of POST /api/bookings. Amounts in dollars. A client cannot say code, status or payment: they are unknown keys. */
export const bookingRequest = z.strictObject({
  ...contactInput.shape,
  vehicleType,
  packageId: z.string().min(1).max(60),
  addOnIds: z.array(z.string().max(60)).max(20),
  preferredShade: z.string().max(40).optional(),
  appointmentDate: calendarDate,
  appointmentTime: startTime,
  zip: line({ name: 'ZIP code', most: 20 }).refine((text) => parseZip(text) !== undefined, {
    error: 'ZIP code must have five digits',
  }),
  notes: paragraph({ name: 'Notes', most: 1000 }),
  /** What the customer was shown; only compared. */
  totalPrice: dollars,
  /** A hold of the same visitor that this one takes the place of. */
  replaces: z.strictObject({ trackingCode: z.string().max(20), manageToken: bookingToken }).optional(),
});
export type BookingRequest = z.infer<typeof bookingRequest>;

/** One line of a bill, in dollars. */
export const billLine = z.strictObject({ id: z.string(), name: z.string(), amount: dollars });
export type BillLine = z.infer<typeof billLine>;

/** Until when moving and cancelling are free, and what is kept afterwards, in dollars. */
export const policyView = z.strictObject({ freeUntil: instant, lateFee: dollars });

/** A booking as its owner sees it. */
export const booking = z.strictObject({
  trackingCode: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  vehicleInfo: z.string(),
  services: z.array(z.string()),
  appointmentDate: calendarDate,
  appointmentTime: startTime,
  appointmentInstant: instant,
  region: regionView,
  notes: z.string(),
  totalPrice: dollars,
  status: z.enum(bookingStatuses),
  paymentStatus: z.enum(paymentStatuses),
  policy: policyView,
});
export type Booking = z.infer<typeof booking>;

/** What anybody who knows the code may see. */
export const publicBooking = booking.pick({
  trackingCode: true,
  status: true,
  appointmentDate: true,
  appointmentTime: true,
  appointmentInstant: true,
  region: true,
  services: true,
});
export type PublicBooking = z.infer<typeof publicBooking>;

/** Everything its owner may see. */
export const bookingDetails = z.strictObject({
  ...booking.shape,
  vehicleType,
  lines: z.array(billLine),
  preferredShade: z.string().nullable(),
  address: z.strictObject({ street: z.string(), city: z.string(), zip: z.string() }),
  site: siteInput,
  jobMinutes: z.number().int(),
  /** Only while the booking is held and unpaid. */
  holdExpiresAt: instant.nullable(),
  /** What has come back or is on its way, in dollars. */
  refunded: dollars,
});
export type BookingDetails = z.infer<typeof bookingDetails>;

/** A hold just made. `manageToken` is shown here and in mails and nowhere else. */
export const heldBooking = z.strictObject({ booking, manageToken: bookingToken, holdExpiresAt: instant });
export type HeldBooking = z.infer<typeof heldBooking>;

/** How a booking and its hold stand now; `holdExpiresAt` is null once it is paid or ended. */
export const bookingState = z.strictObject({ booking, holdExpiresAt: instant.nullable() });
export type BookingState = z.infer<typeof bookingState>;

/** What cancelling did, in dollars. */
export const cancelledBooking = z.strictObject({ booking, refund: dollars, kept: dollars });
