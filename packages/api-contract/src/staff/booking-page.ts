import { bookingStatuses, changeParts, intentStatuses, refundStatuses, undoableDeeds } from '@tintforge/booking-core';
import * as z from 'zod';
import { availability, availabilityQuery, availableDay } from '../availability';
import { bookingDetails, cancellationQuote, siteDirections, siteMethods, sitePaymentView } from '../booking';
import { exemptionView } from '../tint-view';
import { calendarDate, dollars, instant, startTime } from '../wire';
import { resendableMails, undoView } from './actions';
import { staffVisit } from './visits';

const siteMethod = z.enum(siteMethods);
const siteDirection = z.enum(siteDirections);

/** Facts of a history entry beyond its kind. Amounts in dollars; only those of the kind are present. */
const eventFacts = z.strictObject({
  amount: dollars.optional(),
  /** Refund and retained amount of a cancellation or a no-show. */
  refund: dollars.optional(),
  kept: dollars.optional(),
  /** The starts of a move. */
  from: instant.optional(),
  to: instant.optional(),
  /** The crews of a move, by name. */
  fromCrew: z.string().optional(),
  toCrew: z.string().optional(),
  /** Names of what was put right. */
  fields: z.array(z.string()).optional(),
  /** Former and new values of what changed: ids, figures, and amounts in dollars. Nothing that a person typed. */
  changes: z
    .array(
      z.strictObject({
        field: z.string(),
        from: z.union([z.string(), z.number(), z.null()]),
        to: z.union([z.string(), z.number(), z.null()]),
      }),
    )
    .optional(),
  /** Amounts that a change made due at the car, and that it refunds to the card. */
  due: dollars.optional(),
  toCard: dollars.optional(),
  /** The part that waits for the decision of the customer's bank. */
  held: dollars.optional(),
  /** The part of a balance payment that was more than due, and goes back. */
  surplus: dollars.optional(),
  /** True when the email about a change had a link to pay by card. */
  payLink: z.literal(true).optional(),
  method: siteMethod.optional(),
  direction: siteDirection.optional(),
  /** The action that was undone. */
  deed: z.enum(undoableDeeds).optional(),
  /** Who wanted a cancellation that staff wrote down. */
  askedBy: z.literal('customer').optional(),
  /** Origin of the booking, in its first entry. */
  source: z.literal('phone').optional(),
  /** A kind of mail that was sent again. */
  mail: z.enum(resendableMails).optional(),
  /** The number of a car. */
  car: z.number().int().optional(),
  /** The number of a visit, and of each that was planned or given up. */
  visit: z.number().int().optional(),
  planned: z.array(z.number().int()).optional(),
  givenUp: z.array(z.number().int()).optional(),
});

/** Facts of a history entry beyond its kind, as {@link eventFacts} parses them. */
export type EventFacts = z.infer<typeof eventFacts>;

/** One thing that happened to a booking. */
export const bookingHistoryEntry = z.strictObject({
  at: instant,
  actor: z.enum(['customer', 'staff', 'system']),
  /** The staff member; null for anyone else. */
  by: z.string().nullable(),
  /** As in the booking's history: `held`, `paid`, `rescheduled`. */
  kind: z.string(),
  facts: eventFacts,
  /** Staff's reason or note; the customer never sees it. */
  note: z.string().nullable(),
});

/** One thing that happened to a booking, as {@link bookingHistoryEntry} reads it. */
export type BookingHistoryEntry = z.infer<typeof bookingHistoryEntry>;

/** One try to pay by card. */
const cardPayment = z.strictObject({
  attempt: z.number().int(),
  /** At the card provider; null until its first response. */
  intentId: z.string().nullable(),
  status: z.enum(intentStatuses),
  amount: dollars,
  received: dollars,
  lastFour: z.string().nullable(),
  isDisputed: z.boolean(),
  /** Time of its start, and of its last update. */
  at: instant,
  updatedAt: instant,
});

/** One return of money to the card, for staff. */
const staffRefund = z.strictObject({
  id: z.string(),
  amount: dollars,
  status: z.enum(refundStatuses),
  /** True while the customer's bank has its payment because of a dispute: it can't be refunded to the card now. */
  isHeld: z.boolean(),
  reason: z.string(),
  by: z.string().nullable(),
  note: z.string().nullable(),
  at: instant,
  updatedAt: instant,
});

/** One return of money to the card, for staff, as {@link staffRefund} reads it. */
export type StaffRefund = z.infer<typeof staffRefund>;

/** Money that changed hands at the car, for staff. */
const sitePayment = z.strictObject({
  id: z.string(),
  ...sitePaymentView.shape,
  by: z.string().nullable(),
  note: z.string(),
});

/** One email of a booking and its delivery status. */
const bookingMail = z.strictObject({
  id: z.string(),
  kind: z.string(),
  /** Waiting, sent, stored in the local mailbox, skipped because it was no longer needed, or failed permanently. */
  state: z.enum(['waiting', 'sent', 'mailbox', 'skipped', 'failed']),
  createdAt: instant,
  dueAt: instant,
  /** When it was sent, skipped or failed permanently. */
  doneAt: instant.nullable(),
  attempts: z.number().int(),
  error: z.string().nullable(),
  recipient: z.string().nullable(),
});

/** One email of a booking and its delivery status, as {@link bookingMail} reads it. */
export type BookingMail = z.infer<typeof bookingMail>;

/** A crew by name. */
export const crewView = z.strictObject({ id: z.string(), name: z.string() });

/** A crew by name, as {@link crewView} reads it. */
export type CrewView = z.infer<typeof crewView>;

/** Available actions on a booking, so that nothing is offered that would be refused. Amounts in dollars. */
const possibleActions = z.strictObject({
  keep: z.boolean(),
  /** The most that can be taken at the car; null when nothing is due there. */
  receive: dollars.nullable(),
  /** The most that can be refunded on site. */
  giveBack: dollars.nullable(),
  start: z.boolean(),
  /** True when a check-in now is so early that it has to be confirmed. */
  isEarly: z.boolean(),
  complete: z.boolean(),
  noShow: z.boolean(),
  /** The last action, if it can be undone. */
  undo: undoView.nullable(),
  /**
   * The card's money, the policy's share of it, and what of it the customer's bank holds because of a dispute: that is refunded
   * only if the bank decides for the shop. Null when it can't be cancelled.
   */
  cancel: z.strictObject({ remaining: dollars, byPolicy: dollars, held: dollars.optional() }).nullable(),
  move: z.boolean(),
  /** True while visits can be planned: until it is cancelled, and after it is completed for a rework. */
  planVisits: z.boolean(),
  /** The parts of the booking that can be changed. */
  change: z.array(z.enum(changeParts)),
  /** The most that can be returned to the card. */
  refund: dollars.nullable(),
  /** True while an exemption awaits approval or refusal. */
  decideExemption: z.boolean(),
  /** The amount that a link to pay by card can be emailed for; null when nothing is due, or without an address. */
  balanceLink: dollars.nullable(),
  /** True while links can be ended: until its customer is erased, which ends them too. */
  endLinks: z.boolean(),
  /** Kinds of mail that can be sent again. */
  resend: z.array(z.enum(resendableMails)),
});

/** The part of one of several cars that is for the shop alone, and the actions on it. Amounts in dollars. */
const staffCar = z.strictObject({
  number: z.number().int(),
  /** Outcome of cancelling it with a full refund, and by the cancellation policy; null when it can't be. */
  cancel: z.strictObject({ full: cancellationQuote, byPolicy: cancellationQuote }).nullable(),
  /** Its exemption, as entered; null where no shade needs one, and once it is erased. */
  exemption: exemptionView.nullable(),
  /** True while its exemption awaits approval or refusal. */
  decideExemption: z.boolean(),
});

/** A booking in full, as the shop sees it. */
export const staffBooking = z.strictObject({
  ...bookingDetails.shape,
  status: z.enum(bookingStatuses),
  /** Origin: the customer on the site, or staff by phone. */
  source: z.enum(['site', 'phone']),
  createdAt: instant,
  crew: crewView,
  /** The quote whose acceptance made it, and the days that the customer prefers; null for an order. */
  quote: z.strictObject({ code: z.string(), preferredDays: z.array(calendarDate) }).nullable(),
  /** In order of their starts, cancelled ones among them. */
  staffVisits: z.array(staffVisit),
  /** The customer in the shop's records; null until the booking is confirmed. */
  customerId: z.string().nullable(),
  /** The account it belongs to; null for a guest's. */
  username: z.string().nullable(),
  /** Share of the total that we keep after the free-change deadline, percent. */
  lateFeePercent: z.number().int(),
  /** Hours before the first visit up to which changing and cancelling are free. */
  freeNoticeHours: z.number().int(),
  /** Each car of a booking of several, in the order of `cars`; absent for one car. */
  staffCars: z.array(staffCar).optional(),
  /** The exemption of its shades, as entered; null where no shade needs one, and once it is erased. */
  exemption: exemptionView.nullable(),
  /** The terms that the customer accepted by paying. */
  terms: z.strictObject({ version: z.string(), acceptedAt: instant }).nullable(),
  /** Oldest first. */
  history: z.array(bookingHistoryEntry),
  cardPayments: z.array(cardPayment),
  staffRefunds: z.array(staffRefund),
  sitePayments: z.array(sitePayment),
  mails: z.array(bookingMail),
  can: possibleActions,
  /** The customer's own page with its secret: only in a demo on this machine. */
  manageLink: z.string().nullable(),
});

/** A booking in full, as the shop sees it, as {@link staffBooking} reads it. */
export type StaffBooking = z.infer<typeof staffBooking>;

/**
 * The starts of a job that staff may give: of a booking that is there, whose own time counts as free, or of an order at
 * a ZIP code. With a crew, the starts of that crew alone.
 */
export const staffStartsQuery = z.strictObject({
  from: availabilityQuery.shape.from,
  days: z.coerce.number().int().min(1).max(186),
  code: z.string().max(20).optional(),
  crewId: z.string().max(60).optional(),
  ...availabilityQuery
    .pick({ zip: true, vehicleType: true, packageId: true, addOnIds: true, cars: true, crews: true })
    .partial().shape,
});

/** A day for staff: also open where customers would see that it is too soon or outside the booking window. */
const staffDay = z.strictObject({
  ...availableDay.shape,
  /** Starts outside the customer's rules; assigning one needs a reason. */
  beyondRule: z.array(startTime),
});

/** The starts that staff may give, day by day. */
export const staffStarts = z.strictObject({
  ...availability.shape,
  days: z.array(staffDay),
  /** The region's crews. */
  crews: z.array(crewView),
});

/** The starts that staff may give, day by day, as {@link staffStarts} reads them. */
export type StaffStarts = z.infer<typeof staffStarts>;
