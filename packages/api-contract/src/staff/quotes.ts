import { quoteDeclineReasons } from '@tintforge/booking-core';
import * as z from 'zod';
import { quotePhoto } from '../photos';
import { quoteBooking, quoteContactView, quoteKind, quoteStatus, quoteVersionView } from '../quote';
import { quoteDetails } from '../quote-request';
import { quoteAcceptRequest, quoteDraft } from '../quote-version';
import { line, paragraph } from '../text';
import { calendarDate, dollars, instant } from '../wire';
import { version } from './version';

/** Lists of quotes. */
export const quoteLists = ['requested', 'answered', 'sent', 'changes-requested', 'to-schedule', 'closed'] as const;

/** One of {@link quoteLists}. */
export type QuoteListName = (typeof quoteLists)[number];

/** A request in a list. */
export const listedQuote = z.strictObject({
  code: z.string(),
  kind: quoteKind,
  status: quoteStatus,
  createdAt: instant,
  regionId: z.string(),
  city: z.string(),
  customerName: z.string(),
  company: z.string(),
  /** Windows, vehicles or panels. */
  count: z.number().int(),
  /** The staff member who takes care of it; null while no one does. */
  assignedTo: z.string().nullable(),
  /** Total of the current version, dollars; null before one was sent. */
  total: dollars.nullable(),
  /** True when the current version's good-through day has passed and the quote is open. */
  isPassed: z.boolean(),
});

/** A request in a list, as {@link listedQuote} parses it. */
export type ListedQuote = z.infer<typeof listedQuote>;

/** Which requests, and which page of them. */
export const quotePageQuery = z.strictObject({
  list: z.enum(quoteLists),
  /** `next` of the page before. */
  after: z.string().max(200).optional(),
});

/** Requests of one list, latest first, and how many there are in each. */
export const quotePage = z.strictObject({
  quotes: z.array(listedQuote),
  next: z.string().nullable(),
  counts: z.record(z.enum(quoteLists), z.number().int()),
});

/** Requests of one list, as {@link quotePage} parses them. */
export type QuotePage = z.infer<typeof quotePage>;

/** Kinds of events in a quote's history. */
export const quoteHistoryKinds = [
  'requested',
  'answered',
  'declined',
  'withdrawn',
  'reopened',
  'assigned',
  'noted',
  'link-sent',
  'photo-added',
  'photo-removed',
  'draft-saved',
  'draft-discarded',
  'sent',
  'extended',
  'change-asked',
  'renewal-asked',
  'accepted',
  'acceptance-ended',
] as const;

/** One of {@link quoteHistoryKinds}. */
export type QuoteHistoryKind = (typeof quoteHistoryKinds)[number];

/** An event in a quote's history. */
export const quoteHistoryEntry = z.strictObject({
  at: instant,
  kind: z.enum(quoteHistoryKinds),
  /** Null for the customer. */
  by: z.string().nullable(),
  /** The customer's reason of declining; null otherwise. */
  reason: z.string().nullable(),
  /** Number of the version that it is about; null otherwise. */
  number: z.number().int().nullable(),
  /** Staff's note, or the customer's wish. */
  note: z.string().nullable(),
});

/** Ways in which a customer accepts without the page. */
export const acceptanceWays = ['phone', 'email', 'in-person'] as const;

/** One of {@link acceptanceWays}. */
export type AcceptanceWay = (typeof acceptanceWays)[number];

/** The acceptance in force. */
export const staffAcceptance = z.strictObject({
  number: z.number().int(),
  name: z.string(),
  at: instant,
  street: z.string(),
  city: z.string(),
  preferredDays: z.array(calendarDate),
  /** The staff member who accepted for the customer, and how the customer said so; null otherwise. */
  by: z.string().nullable(),
  how: z.enum(acceptanceWays).nullable(),
  /** The booking that it made; null for those from before quotes made bookings. */
  booking: quoteBooking.omit({ manageToken: true }).nullable(),
});

/** A request for a quote in full. */
export const staffQuote = z.strictObject({
  code: z.string(),
  version,
  status: quoteStatus,
  createdAt: instant,
  regionId: z.string(),
  contact: quoteContactView,
  details: quoteDetails,
  photos: z.array(quotePhoto),
  assignedTo: z.string().nullable(),
  /** True when that is the caller. */
  isMine: z.boolean(),
  /** The versions that were sent, the first one first. */
  versions: z.array(quoteVersionView),
  /** The next version, unsent. */
  draft: quoteVersionView.nullable(),
  /** True when the current version's good-through day has passed and the quote is open. */
  isPassed: z.boolean(),
  acceptance: staffAcceptance.nullable(),
  history: z.array(quoteHistoryEntry),
});

/** A request for a quote in full, as {@link staffQuote} parses it. */
export type StaffQuote = z.infer<typeof staffQuote>;

/** States that staff set. */
export const markedQuoteStatuses = ['requested', 'answered', 'declined', 'withdrawn'] as const;

/** One of {@link markedQuoteStatuses}. */
export type MarkedQuoteStatus = (typeof markedQuoteStatuses)[number];

const note = paragraph({ name: 'Note', most: 1000 });

/**
 * The new state of a request; `note` is for staff and may be empty. `reason` is that of a customer who declined by phone or
 * email.
 */
export const quoteMarkRequest = z
  .strictObject({ version, status: z.enum(markedQuoteStatuses), note, reason: z.enum(quoteDeclineReasons).optional() })
  .refine(({ status, reason }) => (status === 'declined') === (reason !== undefined), {
    path: ['reason'],
    error: 'Choose why the customer declined',
  });

/** The caller takes a request, or gives it back. */
export const quoteAssignRequest = z.strictObject({ version, isMine: z.boolean() });

/** A note that the customer never sees. */
export const quoteNoteRequest = z.strictObject({
  version,
  note: paragraph({ name: 'Note', least: 1, most: 1000, message: 'Write a note' }),
});

/** A new link for the customer; the ones before it stop working. */
export const quoteLinkRequest = z.strictObject({ version });

/** The draft of the next version; null discards it. */
export const quoteDraftRequest = z.strictObject({ version, draft: z.nullable(quoteDraft) });

/** The draft goes to the customer. */
export const quoteSendRequest = z.strictObject({ version });

/** The lines of the current version go to the customer again, with a later day. */
export const quoteExtendRequest = z.strictObject({ version, goodThrough: calendarDate });

/** Staff accept a version for the customer, who said so on the phone, by email or in person. */
export const quoteAcceptForRequest = z.strictObject({
  version,
  number: quoteAcceptRequest.shape.number,
  name: quoteAcceptRequest.shape.name,
  street: line({ name: 'Street', least: 0, most: 120 }),
  city: quoteAcceptRequest.shape.city,
  preferredDays: quoteAcceptRequest.shape.preferredDays,
  how: z.enum(acceptanceWays),
  note,
});

/** The customer has changed their mind, or it was accepted by mistake. */
export const quoteEndAcceptanceRequest = z.strictObject({
  version,
  note: paragraph({ name: 'Reason', least: 1, most: 1000, message: 'Say why' }),
});
