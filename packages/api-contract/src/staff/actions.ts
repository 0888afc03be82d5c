import { bookingStatuses, paymentStatuses, shopRefunds } from '@tintforge/booking-core';
import * as z from 'zod';
import { siteDirections, siteMethods } from '../booking';
import { bookingRequest } from '../booking-requests';
import { optionalEmailLine, paragraph } from '../text';
import { exemptionInput } from '../tint-request';
import { dollars, instant } from '../wire';
import { place } from './schedule';
import { version } from './version';

const words = { name: 'Reason', most: 500 };
/** Why staff do something; empty where nothing asks for it. The customer never reads it. */
const reason = paragraph(words);
/** Why staff do something that must be explained. */
const givenReason = paragraph({ ...words, least: 1, message: 'Enter a reason' });

/** A booking after staff have done something to it. */
export const actedBooking = z.strictObject({
  trackingCode: z.string(),
  version,
  status: z.enum(bookingStatuses),
  paymentStatus: z.enum(paymentStatuses),
});

/** A booking after staff have done something to it, as {@link actedBooking} reads it. */
export type ActedBooking = z.infer<typeof actedBooking>;

/** Keep a held or expired start without a card: it is paid at the car. */
export const keepRequest = z.strictObject({ version, reason });

/** Money that changed hands at the car. */
export const sitePaymentRequest = z.strictObject({
  version,
  direction: z.enum(siteDirections),
  method: z.enum(siteMethods),
  amount: dollars,
  note: paragraph({ name: 'Note', most: 500 }),
});

/** Money that changed hands at the car, as {@link sitePaymentRequest} reads it. */
export type SitePaymentRequest = z.infer<typeof sitePaymentRequest>;

/** The crew is at the car. */
export const startRequest = z.strictObject({ version });

/** The crew is done; the note is for the shop. */
export const completeRequest = z.strictObject({
  version,
  note: paragraph({ name: 'Note', most: 1000 }),
  /** One that was shown at the car; only kept where a reading needs it. */
  exemption: exemptionInput.optional(),
});

/** The body that ends a job, as {@link completeRequest} reads it. */
export type CompleteRequest = z.infer<typeof completeRequest>;

/** Nobody was there. `refund` is what goes back to the card all the same, 0 to charge in full. */
export const noShowRequest = z.strictObject({ version, refund: dollars, reason });

/** The shop cancels. A reason is asked for with every choice but `full`. */
export const cancelByShopRequest = z.strictObject({
  version,
  refund: z.enum(shopRefunds),
  /** What staff were told would come back, in dollars; for `amount` what they want to return. */
  amount: dollars,
  reason,
});

/** The body of the shop's cancelling, as {@link cancelByShopRequest} reads it. */
export type CancelByShopRequest = z.infer<typeof cancelByShopRequest>;

/**
 * The shop moves a booking. A reason overrides lead time, horizon and the customer's free moment, never a crew's other
 * jobs.
 */
export const moveByShopRequest = z.strictObject({
  version,
  ...bookingRequest.pick({ appointmentDate: true, appointmentTime: true }).shape,
  /** The crew that is to do it; whichever is free, the present one first, when absent. */
  crewId: z.string().max(60).optional(),
  reason,
  /** Whether the customer is mailed. */
  notify: z.boolean(),
  /** Answers what would happen, and writes nothing; no reason is asked for yet. */
  dryRun: z.boolean().optional(),
});

/** The body of the shop's moving a booking, as {@link moveByShopRequest} reads it. */
export type MoveByShopRequest = z.infer<typeof moveByShopRequest>;

/** What a move did, or in a dry run would do. */
export const moveOutcome = z.strictObject({
  ...actedBooking.shape,
  /** False for a dry run; the rest of it is then as it would be, but for version and status. */
  isWritten: z.boolean(),
  from: place,
  to: place,
  /** What the move overrides, a sentence each; then it needs a reason. */
  overrides: z.array(z.string()),
  /** Whether there is an address to write to, and another start to write about. */
  canNotify: z.boolean(),
});

/** What a move did or would do, as {@link moveOutcome} reads it. */
export type MoveOutcome = z.infer<typeof moveOutcome>;

/** Money goes back to the card of a booking that stands. */
export const refundRequest = z.strictObject({ version, amount: dollars, reason: givenReason });

/** A refund that failed is tried again. */
export const retryRefundRequest = z.strictObject({ version });

/** A refund that failed was given back in another way; the note says how. */
export const returnedOtherwiseRequest = z.strictObject({
  version,
  note: paragraph({ name: 'Note', least: 1, most: 500, message: 'Enter how it was refunded' }),
});

/** Staff have read the document of an exemption, and it holds. */
export const approveExemptionRequest = z.strictObject({ version, reason });

/** Staff have read the document of an exemption, or waited for it in vain, and it does not hold. */
export const refuseExemptionRequest = z.strictObject({ version, reason: givenReason });

/** A note among the shop's own. Notes are only added, so there is no version that it could be stale against. */
export const noteRequest = z.strictObject({
  note: paragraph({ name: 'Note', least: 1, most: 1000, message: 'Write something' }),
});

/** Mails that staff can send again. */
export const resendableMails = ['booking-confirmed', 'booking-kept', 'payment-link'] as const;

/** One of {@link resendableMails}. */
export type ResendableMail = (typeof resendableMails)[number];

/** Which mail of a booking to send again. */
export const resendRequest = z.strictObject({ kind: z.enum(resendableMails) });

/**
 * A booking for somebody on the telephone: same prices, same places in a crew's day. Make and model may be
 * "Not specified".
 */
export const phoneBookingRequest = z.strictObject({
  ...bookingRequest.omit({ replaces: true, customerEmail: true }).shape,
  /** Empty when the customer gives none: then no mail is sent. A payment link needs one. */
  customerEmail: optionalEmailLine('Please enter a valid email address'),
  /** The crew that is to do it; whichever is free when absent. */
  crewId: z.string().max(60).optional(),
  /** By a link that the customer is mailed, or at the car. */
  payment: z.enum(['link', 'on-site']),
  /** How long the start is kept for who gets a link; a day when absent, and never beyond the start. */
  linkUntil: instant.optional(),
  /** Overrides lead time and horizon. */
  reason,
});

/** A booking for somebody on the telephone, as {@link phoneBookingRequest} reads it. */
export type PhoneBookingRequest = z.infer<typeof phoneBookingRequest>;
