import {
  bookingStatuses,
  carStatuses,
  paymentPurposes,
  paymentStatuses,
  refundStatuses,
  taxTreatments,
  visitStatuses,
} from '@tintforge/booking-core';
import * as z from 'zod';
import { regionView } from './availability';
import { bookingToken } from './booking-requests';
import { siteView } from './contact-input';
import { carCertificate } from './photos';
import { tintView } from './tint-view';
import { calendarDate, dollars, instant, startTime, vehicleType } from './wire';

/** One line of a bill, in dollars. */
export const billLine = z.strictObject({ id: z.string(), name: z.string(), amount: dollars });

/** One line of a bill, in dollars, as {@link billLine} reads it. */
export type BillLine = z.infer<typeof billLine>;

/** The sales tax that a bill includes, in dollars, and the rate that was in force when the bill was made, in basis points. */
export const salesTaxView = z.strictObject({ included: dollars, rateBp: z.int().min(0) });

/** The free-change deadline, and the late-cancellation fee in dollars. All is free before a visit is planned. */
export const policyView = z.strictObject({ freeUntil: instant.nullable(), lateFee: dollars });

/** A booking as its owner sees it. */
export const booking = z.strictObject({
  trackingCode: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  /** Its car, or the work of its quote. */
  vehicleInfo: z.string(),
  services: z.array(z.string()),
  /** Day and start are null for a quote's work until its first visit is planned. */
  appointmentDate: calendarDate.nullable(),
  appointmentTime: startTime.nullable(),
  appointmentInstant: instant.nullable(),
  region: regionView,
  notes: z.string(),
  totalPrice: dollars,
  /** The deposit that confirms it, or did; null where the whole price is paid at booking or on site. */
  deposit: dollars.nullable(),
  status: z.enum(bookingStatuses),
  paymentStatus: z.enum(paymentStatuses),
  policy: policyView,
});

/** A booking as its owner sees it, as {@link booking} reads it. */
export type Booking = z.infer<typeof booking>;

/** Public facts of a booking, for anyone who knows the code. */
export const publicBooking = booking.pick({
  trackingCode: true,
  status: true,
  appointmentDate: true,
  appointmentTime: true,
  appointmentInstant: true,
  region: true,
  services: true,
});

/** Public facts of a booking, as {@link publicBooking} parses them. */
export type PublicBooking = z.infer<typeof publicBooking>;

/**
 * Outcome of cancelling now, in dollars: refunded to the card, and kept. `held` is what the customer's bank holds because of a
 * dispute: it is refunded only if the bank decides for the shop.
 */
export const cancellationQuote = z.strictObject({ refund: dollars, held: dollars.optional(), kept: dollars });

/** Outcome of cancelling now, as {@link cancellationQuote} reads it. */
export type CancellationQuote = z.infer<typeof cancellationQuote>;

/** One return of money and how far it is. */
export const refundView = z.strictObject({ amount: dollars, status: z.enum(refundStatuses), at: instant });

/** Which way money went at the car: to the shop, or back to the customer. */
export const siteDirections = ['received', 'returned'] as const;

/** Methods of payment on site. */
export const siteMethods = ['cash', 'card-reader', 'check'] as const;

/** Money that changed hands at the car. */
export const sitePaymentView = z.strictObject({
  direction: z.enum(siteDirections),
  method: z.enum(siteMethods),
  amount: dollars,
  at: instant,
});

/** A card payment: for the order, or of a balance that was due later. `lastFour` are the card's last digits. */
export const cardPaymentView = z.strictObject({
  purpose: z.enum(paymentPurposes),
  amount: dollars,
  at: instant,
  lastFour: z.string().nullable(),
});

/** One of a job's visits, for its customer. */
export const visitView = z.strictObject({
  number: z.number().int(),
  date: calendarDate,
  start: startTime,
  startsAt: instant,
  /** Working time at the car. */
  minutes: z.number().int(),
  status: z.enum(visitStatuses),
  /** Numbers of the cars that its crew does; absent where every visit is about all of the work. */
  cars: z.array(z.number().int()).optional(),
});

/** One of a job's visits, as {@link visitView} reads it. */
export type VisitView = z.infer<typeof visitView>;

/** One of a booking's cars, for its owner. Amounts in dollars. */
export const bookedCarView = z.strictObject({
  /** 1 for the first; a car keeps its number. */
  number: z.number().int(),
  status: z.enum(carStatuses),
  vehicleType,
  vehicle: z.strictObject({ year: z.number().int(), make: z.string(), model: z.string() }),
  vehicleInfo: z.string(),
  packageId: z.string(),
  addOnIds: z.array(z.string()),
  lines: z.array(billLine),
  total: dollars,
  /** Working time, travel not included. */
  minutes: z.number().int(),
  /** The number of its visit. */
  visit: z.number().int(),
  preferredShade: z.string().nullable(),
  tint: tintView.nullable(),
  /** Outcome of cancelling this car alone; null when it can't be. */
  cancellation: cancellationQuote.nullable(),
  /** The fee that was kept for it when it was cancelled. */
  kept: dollars,
  hasCompliance: z.boolean(),
});

/** One of a booking's cars, as {@link bookedCarView} reads it. */
export type BookedCarView = z.infer<typeof bookedCarView>;

/** Everything its owner may see. */
export const bookingDetails = z.strictObject({
  ...booking.shape,
  /** Raised by every change of the booking. */
  version: z.number().int(),
  /** Each car of a booking of several, cancelled ones among them; absent for one car. Vehicle and order below are the first one’s. */
  cars: z.array(bookedCarView).optional(),
  /** Null for the work of a quote, like its vehicle. */
  vehicleType: vehicleType.nullable(),
  vehicle: z.strictObject({ year: z.number().int(), make: z.string(), model: z.string() }).nullable(),
  packageId: z.string(),
  addOnIds: z.array(z.string()),
  lines: z.array(billLine),
  /** Null where the shop had set no rate. */
  salesTax: salesTaxView.nullable(),
  /** Treatment of sales tax: none is added to a quote's work on a building. */
  taxTreatment: z.enum(taxTreatments),
  preferredShade: z.string().nullable(),
  /** Null for an order without shades by zone. */
  tint: tintView.nullable(),
  address: z.strictObject({ street: z.string(), city: z.string(), zip: z.string() }),
  site: siteView,
  jobMinutes: z.number().int(),
  /** Each day of a job that takes several visits, in order of their starts; absent for one visit. */
  visits: z.array(visitView).optional(),
  /** Only while the booking is held and unpaid. */
  holdExpiresAt: instant.nullable(),
  /** True while its owner can move it online; afterward it takes a call. */
  mayReschedule: z.boolean(),
  /** True while vehicle, phone, notes and address can be corrected. */
  mayCorrect: z.boolean(),
  /** True while package and extras can be changed: until the free-change deadline. */
  mayChange: z.boolean(),
  /** Null when it cannot be cancelled any more. */
  cancellation: cancellationQuote.nullable(),
  /** All that was paid by card: amount, and time and last four digits of the order's payment; null while there is none. */
  payment: z.strictObject({ amount: dollars, at: instant, lastFour: z.string().nullable() }).nullable(),
  /** Each card payment, oldest first. */
  payments: z.array(cardPaymentView),
  /** Completed and pending refunds, in dollars. */
  refunded: dollars,
  refunds: z.array(refundView),
  /** On-site payments and refunds, oldest first. */
  sitePayments: z.array(sitePaymentView),
  /** Amount due on site, in dollars. */
  due: dollars,
  /** The part of it that can be paid by card now, in dollars: all of it, or 0. */
  balance: dollars,
  /** True when its compliance sheet is available: the job is done, and windows were recorded. */
  hasCompliance: z.boolean(),
  /** The certificate of each car with an exemption. */
  certificates: z.array(carCertificate),
});

/** Everything its owner may see, as {@link bookingDetails} reads it. */
export type BookingDetails = z.infer<typeof bookingDetails>;

/** A hold just made. `manageToken` is shown here and in emails and nowhere else. */
export const heldBooking = z.strictObject({
  booking,
  manageToken: bookingToken,
  heldAt: instant,
  holdExpiresAt: instant,
});

/** A hold just made, with its secret, as {@link heldBooking} reads it. */
export type HeldBooking = z.infer<typeof heldBooking>;

/** Status of a booking and its hold; `holdExpiresAt` is null once it is paid or ended. */
export const bookingState = z.strictObject({
  booking,
  heldAt: instant,
  holdExpiresAt: instant.nullable(),
  /** True when staff cancelled it; false when its customer did, or while it isn’t cancelled. */
  cancelledByShop: z.boolean(),
});

/** Status of a booking and its hold, as {@link bookingState} parses it. */
export type BookingState = z.infer<typeof bookingState>;

/**
 * Delivery status of a booking’s confirmation email: waiting or being sent, accepted by a mail server, stored in the
 * demo's mailbox, or failed permanently.
 */
export const confirmationEmail = z.strictObject({
  state: z.enum(['sending', 'sent', 'mailbox', 'failed']),
  email: z.string(),
});

/** Delivery status of a booking’s confirmation email, as {@link confirmationEmail} reads it. */
export type ConfirmationEmail = z.infer<typeof confirmationEmail>;

/** One page of an account's bookings. `next` is the cursor of the next page; null on the last. */
export const bookingPage = z.strictObject({ bookings: z.array(bookingDetails), next: z.string().nullable() });

/** One page of an account's bookings, as {@link bookingPage} reads it. */
export type BookingPage = z.infer<typeof bookingPage>;

/** Outcome of a cancellation, in dollars. */
export const cancelledBooking = z.strictObject({ booking, ...cancellationQuote.shape });

/** A bill with its total in dollars, and the minutes on site that go with it. */
export const billView = z.strictObject({ lines: z.array(billLine), total: dollars, jobMinutes: z.number().int() });

/**
 * Dollars due after a change, to be refunded to the card by it, held by the customer's bank because of a dispute, and to be
 * refunded at the car.
 */
export const changedMoney = z.strictObject({
  due: dollars,
  toCard: dollars,
  held: dollars.optional(),
  atCar: dollars,
});

/** Outcome of its owner's changing package or extras, or the preview of it. */
export const changedOrder = z.strictObject({
  /** False for a dry run, and where nothing changes. */
  isWritten: z.boolean(),
  before: billView,
  after: billView,
  money: changedMoney,
  /** The start afterward. Where the changed job doesn't fit, `starts` are those of its day at which it would. */
  place: z.strictObject({ start: startTime, startsAt: instant, fits: z.boolean(), starts: z.array(startTime) }),
  /** True when shades that belong to another film are removed: they are chosen at the car. */
  shadesCleared: z.boolean(),
  /** The booking as it is now: changed, unless this is a preview. */
  booking: bookingDetails,
});

/** Outcome of its owner's changing package or extras, as {@link changedOrder} reads it. */
export type ChangedOrder = z.infer<typeof changedOrder>;

/** Outcome of cancelling one of several cars, in dollars. */
export const cancelledCar = z.strictObject({ booking: bookingDetails, ...cancellationQuote.shape });

/** A booking put right, and whether its exemption has to be read again: a certificate is issued for one car. */
export const correctedBooking = z.strictObject({ ...bookingDetails.shape, exemptionReopened: z.boolean() });

/** A booking put right, as {@link correctedBooking} reads it. */
export type CorrectedBooking = z.infer<typeof correctedBooking>;
