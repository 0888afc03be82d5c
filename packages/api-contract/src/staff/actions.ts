import {
  bookingStatuses,
  cancellationAskers,
  mostCars,
  paymentStatuses,
  shopRefunds,
  undoableDeeds,
} from '@tintforge/booking-core';
import * as z from 'zod';
import { siteDirections, siteMethods } from '../booking';
import { bookingRequest } from '../booking-requests';
import { optionalEmailLine, paragraph } from '../text';
import { exemptionInput } from '../tint-request';
import { dollars, instant } from '../wire';
import { place } from './schedule';
import { version } from './version';

const words = { name: 'Reason', most: 500 };
/** Staff's reason; empty where none is required. The customer never sees it. */
const reason = paragraph(words);
/** The reason for an action that must be explained. */
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
  /**
   * Of money given back: true when the customer owes nothing for it, so that the bill is lower by it. Otherwise it corrects the
   * record, and what is then missing is due again.
   */
  isCourtesy: z.boolean().optional(),
  method: z.enum(siteMethods),
  amount: dollars,
  note: paragraph({ name: 'Note', most: 500 }),
});

/** Money that changed hands at the car, as {@link sitePaymentRequest} reads it. */
export type SitePaymentRequest = z.infer<typeof sitePaymentRequest>;

/** The crew is at the car. */
export const startRequest = z.strictObject({
  version,
  /** True to confirm a check-in that is much earlier than the start. */
  isEarly: z.boolean().optional(),
});

/** The action to undo, and the version on which it was seen. */
export const undoRequest = z.strictObject({ version, deed: z.enum(undoableDeeds) });

/** An action that can be undone, and until when. */
export const undoView = z.strictObject({ deed: z.enum(undoableDeeds), until: instant });

/** An action that can be undone, as {@link undoView} reads it. */
export type UndoView = z.infer<typeof undoView>;

/** The crew is done; the note is for the shop. */
export const completeRequest = z.strictObject({
  version,
  note: paragraph({ name: 'Note', most: 1000 }),
  /** One that was shown at the car; only kept where a reading needs it. Of several cars it is for the one with such a reading. */
  exemption: exemptionInput.optional(),
});

/** The body that ends a job, as {@link completeRequest} reads it. */
export type CompleteRequest = z.infer<typeof completeRequest>;

/** A no-show. `refund` is the voluntary refund to the card, 0 to charge in full. */
export const noShowRequest = z.strictObject({
  version,
  refund: dollars,
  reason,
  /** Crews must have tried to call the customer. */
  hasCalled: z.boolean().optional(),
});

/** Staff cancel. Every choice except `full`, and the policy’s for a customer who asked, requires a reason. */
export const cancelByShopRequest = z.strictObject({
  version,
  /** Who wanted it; the shop when absent. */
  askedBy: z.enum(cancellationAskers).optional(),
  refund: z.enum(shopRefunds),
  /** The refund that staff saw, in dollars; for `amount` the one they want. */
  amount: dollars,
  reason,
});

/** The body of the shop's cancelling, as {@link cancelByShopRequest} reads it. */
export type CancelByShopRequest = z.infer<typeof cancelByShopRequest>;

/** Staff cancel one of a booking's cars: for a full refund, or what the cancellation policy returns. */
export const cancelCarByShopRequest = z.strictObject({
  version,
  /** Who wanted it; the shop when absent. */
  askedBy: z.enum(cancellationAskers).optional(),
  refund: z.enum(['full', 'policy']),
  /** The refund to the card and the fee that staff saw, in dollars. */
  seen: z.strictObject({ refund: dollars, held: dollars.optional(), kept: dollars }),
  reason,
});

/** The body of the shop's cancelling a car, as {@link cancelCarByShopRequest} reads it. */
export type CancelCarByShopRequest = z.infer<typeof cancelCarByShopRequest>;

/** The car of a booking of several that an action is about; the first when absent. */
const car = z.number().int().min(1).max(mostCars).optional();

/**
 * The shop moves a booking. A reason overrides lead time, horizon and the customer's free moment, never a crew's other
 * jobs.
 */
export const moveByShopRequest = z.strictObject({
  version,
  ...bookingRequest.pick({ appointmentDate: true, appointmentTime: true }).shape,
  /** The requested crew; any free one, the current one first, when absent. */
  crewId: z.string().max(60).optional(),
  reason,
  /** True when the customer gets an email. */
  notify: z.boolean(),
  /** Previews the outcome and writes nothing; no reason is required yet. */
  dryRun: z.boolean().optional(),
});

/** The body of the shop's moving a booking, as {@link moveByShopRequest} reads it. */
export type MoveByShopRequest = z.infer<typeof moveByShopRequest>;

/** Outcome of a move, or its preview in a dry run. */
export const moveOutcome = z.strictObject({
  ...actedBooking.shape,
  /** False for a dry run; the rest is then a preview, except for version and status. */
  isWritten: z.boolean(),
  from: place,
  to: place,
  /** The rules that the move overrides, a sentence each; they require a reason. */
  overrides: z.array(z.string()),
  /** True when there is an email address, and a new time to write about. */
  canNotify: z.boolean(),
});

/** Outcome of a move or its preview, as {@link moveOutcome} parses it. */
export type MoveOutcome = z.infer<typeof moveOutcome>;

/** A refund to the card of a booking that otherwise doesn't change. */
export const refundRequest = z.strictObject({ version, amount: dollars, reason: givenReason });

/** All links to a booking, of the version that staff saw. */
export const endLinksRequest = z.strictObject({ version });

/** Retries a failed refund. */
export const retryRefundRequest = z.strictObject({ version });

/** Records that a failed refund was refunded another way; the note explains how. */
export const returnedOtherwiseRequest = z.strictObject({
  version,
  note: paragraph({ name: 'Note', least: 1, most: 500, message: 'Enter how it was refunded' }),
});

/** Staff have read the document of an exemption, and it holds. */
export const approveExemptionRequest = z.strictObject({ version, car, reason });

/** Staff have read the document of an exemption, or waited for it in vain, and it does not hold. */
export const refuseExemptionRequest = z.strictObject({ version, car, reason: givenReason });

/** A note among the shop's own. Notes are only added, so there is no version that it could be stale against. */
export const noteRequest = z.strictObject({
  note: paragraph({ name: 'Note', least: 1, most: 1000, message: 'Write something' }),
});

/** Emails that staff can resend. */
export const resendableMails = ['booking-confirmed', 'booking-kept', 'payment-link'] as const;

/** One of {@link resendableMails}. */
export type ResendableMail = (typeof resendableMails)[number];

/** Which mail of a booking to send again. */
export const resendRequest = z.strictObject({ kind: z.enum(resendableMails) });

/** Staff email the customer a link to pay what is due by card. */
export const balanceLinkRequest = z.strictObject({
  version,
  /** The amount due that staff saw, in dollars. */
  amount: dollars,
  /** Previews the email and sends nothing. */
  dryRun: z.boolean().optional(),
});

/** The email with a link to pay what is due, and whether it was sent; only a dry run has its text. */
export const balanceLink = z.strictObject({
  ...actedBooking.shape,
  isSent: z.boolean(),
  mail: z.strictObject({ recipient: z.string(), subject: z.string(), text: z.string() }),
});

/** The email with a link to pay what is due, as {@link balanceLink} reads it. */
export type BalanceLink = z.infer<typeof balanceLink>;

/** A phone booking: same prices, same crew availability. Make and model may be "Not specified". */
export const phoneBookingRequest = z.strictObject({
  ...bookingRequest.omit({ replaces: true, customerEmail: true }).shape,
  /** Empty when the customer gives none: then no email is sent. A payment link needs one. */
  customerEmail: optionalEmailLine('Please enter a valid email address'),
  /** The requested crew; any free one when absent. Never named where two crews work. */
  crewId: z.string().max(60).optional(),
  /** By a link that the customer is mailed, or at the car. */
  payment: z.enum(['link', 'on-site']),
  /** Hold time with a payment link; a day when absent, and never after the start. */
  linkUntil: instant.optional(),
  /** Overrides lead time and horizon. */
  reason,
});

/** A phone booking, as {@link phoneBookingRequest} parses it. */
export type PhoneBookingRequest = z.infer<typeof phoneBookingRequest>;
