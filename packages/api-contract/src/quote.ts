import { quoteKinds, quoteStatuses } from '@tintforge/booking-core';
import * as z from 'zod';
import { regionView } from './availability';
import { quotePhoto } from './photos';
import { quoteDetails } from './quote-request';
import { instant } from './wire';

/** Kinds of work that are quoted. */
export const quoteKind = z.enum(quoteKinds);

/** State of a request for a quote. */
export const requestStatus = z.enum(quoteStatuses).exclude(['sent', 'changes-requested', 'accepted']);

/** State of a request: one of the words of {@link requestStatus}. */
export type RequestStatus = z.infer<typeof requestStatus>;

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

/** A quote as its customer reads it. */
export const quoteView = z.strictObject({
  code: z.string(),
  status: requestStatus,
  createdAt: instant,
  region: regionView,
  contact: quoteContactView,
  details: quoteDetails,
  photos: z.array(quotePhoto),
  /** True while the customer can still add to it or call it off. */
  isOpen: z.boolean(),
});

/** A quote as its customer reads it, as {@link quoteView} parses it. */
export type QuoteView = z.infer<typeof quoteView>;
