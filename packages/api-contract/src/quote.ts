import { bookingStatuses, quoteKinds, quoteStatuses, quoteUnits, taxTreatments } from '@tintforge/booking-core';
import * as z from 'zod';
import { regionView } from './availability';
import { bookingToken } from './booking-requests';
import { quotePhoto } from './photos';
import { quoteDetails } from './quote-request';
import { quoteDiscount, quotePanes } from './quote-version';
import { calendarDate, dollars, instant } from './wire';

/** Kinds of work that are quoted. */
export const quoteKind = z.enum(quoteKinds);

/** State of a quote. */
export const quoteStatus = z.enum(quoteStatuses);

/** A request that was stored, with the secret of its link. */
export const quoteReceipt = z.strictObject({ code: z.string(), quoteToken: z.string() });

/** A request that was stored, as {@link quoteReceipt} reads it. */
export type QuoteReceipt = z.infer<typeof quoteReceipt>;

/** The customer's part of a request, as customer and staff read it. */
export const quoteContactView = z.strictObject({
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  zip: z.string(),
  city: z.string(),
  company: z.string(),
  notes: z.string(),
});

/** A line of a version. Amounts in dollars. */
export const quoteLineView = z.strictObject({
  name: z.string(),
  unit: z.enum(quoteUnits),
  quantity: z.number(),
  unitPrice: dollars,
  amount: dollars,
  listId: z.string().nullable(),
  panes: z.array(quotePanes).nullable(),
});

/** A line of a version, as {@link quoteLineView} parses it. */
export type QuoteLineView = z.infer<typeof quoteLineView>;

/** A version of a quote, or its draft. Amounts in dollars. */
export const quoteVersionView = z.strictObject({
  number: z.number().int(),
  /** Null for a draft. */
  sentAt: instant.nullable(),
  /** The last day on which the price is good. */
  goodThrough: calendarDate,
  /** Null once it is erased. */
  message: z.string().nullable(),
  /** Cars or areas, with their share of the discount. */
  works: z.array(
    z.strictObject({
      title: z.string(),
      lines: z.array(quoteLineView),
      subtotal: dollars,
      discount: dollars,
      total: dollars,
    }),
  ),
  subtotal: dollars,
  /** As it was entered, and its amount. */
  discountEntered: quoteDiscount,
  discount: dollars,
  discountText: z.string(),
  total: dollars,
  /** The sales tax that the total includes; null where the shop states none. */
  includedTax: dollars.nullable(),
  /** Treatment of sales tax in the total. */
  taxTreatment: z.enum(taxTreatments),
  /** Paid by card after accepting it; null without one. */
  deposit: z.strictObject({ percent: z.number().int(), amount: dollars }).nullable(),
  /** Hours before its first visit until which cancelling is free, and what is kept afterward. */
  policy: z.strictObject({ freeNoticeHours: z.number().int(), kept: dollars }),
  /** The terms that accepting it accepts; null for a draft. */
  terms: z.strictObject({ version: z.string(), text: z.string() }).nullable(),
});

/** A version of a quote, as {@link quoteVersionView} parses it. */
export type QuoteVersionView = z.infer<typeof quoteVersionView>;

/** The booking of an accepted quote, for its customer. */
export const quoteBooking = z.strictObject({
  trackingCode: z.string(),
  /** The secret of its link; null for staff. */
  manageToken: bookingToken.nullable(),
  status: z.enum(bookingStatuses),
  /** The deposit to be paid by card now; null when nothing is waited for. */
  dueNow: dollars.nullable(),
  /** Until when the acceptance waits for it. */
  holdExpiresAt: instant.nullable(),
  /** True once a visit is planned. */
  isScheduled: z.boolean(),
});

/** The booking of an accepted quote, as {@link quoteBooking} parses it. */
export type QuoteBooking = z.infer<typeof quoteBooking>;

/** A quote as its customer reads it. */
export const quoteView = z.strictObject({
  code: z.string(),
  status: quoteStatus,
  createdAt: instant,
  region: regionView,
  contact: quoteContactView,
  details: quoteDetails,
  photos: z.array(quotePhoto),
  /** True while the customer can still add to it or call it off. */
  isOpen: z.boolean(),
  /** The versions that were sent, the first one first; the last one is current. */
  versions: z.array(quoteVersionView),
  /** True when the current version can't be accepted here anymore: its good-through day has passed. */
  isPassed: z.boolean(),
  /** The acceptance in force. */
  acceptance: z.strictObject({ number: z.number().int(), name: z.string(), at: instant }).nullable(),
  /** The booking that it made; null without one. */
  booking: quoteBooking.nullable(),
});

/** A quote as its customer reads it, as {@link quoteView} parses it. */
export type QuoteView = z.infer<typeof quoteView>;
