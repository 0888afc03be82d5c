import * as z from 'zod';
import { quotePhoto } from '../photos';
import { quoteContactView, quoteKind, requestStatus } from '../quote';
import { quoteDetails } from '../quote-request';
import { paragraph } from '../text';
import { instant } from '../wire';
import { version } from './version';

/** Lists of requests. */
export const quoteLists = ['requested', 'answered', 'closed'] as const;

/** One of {@link quoteLists}. */
export type QuoteListName = (typeof quoteLists)[number];

/** A request in a list. */
export const listedQuote = z.strictObject({
  code: z.string(),
  kind: quoteKind,
  status: requestStatus,
  createdAt: instant,
  regionId: z.string(),
  city: z.string(),
  customerName: z.string(),
  company: z.string(),
  /** Windows, vehicles or panels. */
  count: z.number().int(),
  /** The staff member who takes care of it; null while no one does. */
  assignedTo: z.string().nullable(),
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
  counts: z.strictObject({ requested: z.number().int(), answered: z.number().int(), closed: z.number().int() }),
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
  /** Staff's note. */
  note: z.string().nullable(),
});

/** A request for a quote in full. */
export const staffQuote = z.strictObject({
  code: z.string(),
  version,
  status: requestStatus,
  createdAt: instant,
  regionId: z.string(),
  contact: quoteContactView,
  details: quoteDetails,
  photos: z.array(quotePhoto),
  assignedTo: z.string().nullable(),
  /** True when that is the caller. */
  isMine: z.boolean(),
  history: z.array(quoteHistoryEntry),
});

/** A request for a quote in full, as {@link staffQuote} parses it. */
export type StaffQuote = z.infer<typeof staffQuote>;

/** States that staff set. */
export const markedQuoteStatuses = ['requested', 'answered', 'withdrawn'] as const;

/** One of {@link markedQuoteStatuses}. */
export type MarkedQuoteStatus = (typeof markedQuoteStatuses)[number];

const note = paragraph({ name: 'Note', most: 1000 });

/** The new state of a request; `note` is for staff and may be empty. */
export const quoteMarkRequest = z.strictObject({ version, status: z.enum(markedQuoteStatuses), note });

/** The caller takes a request, or gives it back. */
export const quoteAssignRequest = z.strictObject({ version, isMine: z.boolean() });

/** A note that the customer never sees. */
export const quoteNoteRequest = z.strictObject({
  version,
  note: paragraph({ name: 'Note', least: 1, most: 1000, message: 'Write a note' }),
});

/** A new link for the customer; the ones before it stop working. */
export const quoteLinkRequest = z.strictObject({ version });
