import { plainLine } from '@tintforge/booking-core';
import * as z from 'zod';
import { calendarDate, instant } from '../wire';

/** Numbers of items that need attention. */
export const shopCounts = z.strictObject({
  newMessages: z.number().int(),
  newQuotes: z.number().int(),
  failedMails: z.number().int(),
  /** Bookings with a failed refund. */
  failedRefunds: z.number().int(),
});

/** Numbers of items that need attention, as {@link shopCounts} parses them. */
export type ShopCounts = z.infer<typeof shopCounts>;

/** Status of an email: queued or retried, accepted for delivery, failed, or skipped because it was out of date. */
export const mailState = z.enum(['waiting', 'sent', 'failed', 'skipped']);

/** Status of an email: one of the words of {@link mailState}. */
export type MailState = z.infer<typeof mailState>;

/** An email of the outbox. */
export const outboxMail = z.strictObject({
  id: z.string(),
  kind: z.string(),
  state: mailState,
  /** Null until it was tried. */
  recipient: z.string().nullable(),
  /** Its booking's tracking code. */
  trackingCode: z.string().nullable(),
  /** Delivery attempts so far. */
  attempts: z.number().int(),
  createdAt: instant,
  /** When it is sent or retried. */
  dueAt: instant,
  /** When it was sent, failed permanently or was skipped; null while it waits. */
  endedAt: instant.nullable(),
  /** The last attempt's error. */
  lastError: z.string().nullable(),
});

/** An email of the outbox, as {@link outboxMail} reads it. */
export type OutboxMail = z.infer<typeof outboxMail>;

/** Filter of the outbox; an absent condition matches every email. */
export const outboxQuery = z.strictObject({
  state: mailState.optional(),
  /** One kind, or several with commas between them. */
  kind: z.string().max(200).optional(),
  /** A tracking code, or an address. */
  search: z.string().overwrite(plainLine).max(254).optional(),
  /** `next` of the page before. */
  after: z.string().max(200).optional(),
});

/** Emails, latest first. */
export const outboxPage = z.strictObject({
  mails: z.array(outboxMail),
  next: z.string().nullable(),
  /** Every kind of mail that the shop writes. */
  kinds: z.array(z.string()),
});

/** Emails, latest first, as {@link outboxPage} reads them. */
export type OutboxPage = z.infer<typeof outboxPage>;

/** One email, with its text if it can be rendered. */
export const outboxMailDetails = z.strictObject({
  ...outboxMail.shape,
  letter: z
    .strictObject({
      recipient: z.string(),
      subject: z.string(),
      text: z.string(),
      /** As sent, or as it would be rendered now from the current rows. */
      source: z.enum(['kept', 'written-now']),
      /** Links that open a booking or an account are left out of the text. */
      hidesLinks: z.boolean(),
    })
    .nullable(),
});

/** One email, with its text if it can be rendered, as {@link outboxMailDetails} parses it. */
export type OutboxMailDetails = z.infer<typeof outboxMailDetails>;

/** Filter of staff actions; an absent condition matches all. */
export const auditQuery = z.strictObject({
  /** The staff member. */
  userId: z.string().max(60).optional(),
  /** An action, `booking.cancelled`, or all about one thing, `booking`. */
  action: z.string().max(60).optional(),
  /** To what it was done: a tracking code, an id, a setting's key. */
  subject: z.string().overwrite(plainLine).max(120).optional(),
  /** First and last day, on the shop's clock. */
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  /** `next` of the page before. */
  after: z.string().max(200).optional(),
});

/** Something that staff did. */
export const auditEntry = z.strictObject({
  id: z.string(),
  at: instant,
  userId: z.string(),
  userName: z.string(),
  /** Subject first: `booking.cancelled`, `setting.changed`. */
  action: z.string(),
  subject: z.string(),
  /** Codes, figures and times; for a change what was and what is. */
  data: z.record(z.string(), z.unknown()),
});

/** Something that staff did, as {@link auditEntry} reads it. */
export type AuditEntry = z.infer<typeof auditEntry>;

/** Staff actions, latest first. */
export const auditPage = z.strictObject({
  acts: z.array(auditEntry),
  next: z.string().nullable(),
  /** Current and former staff. */
  staff: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  /** Every crew, including inactive ones: actions name them by ID. */
  crews: z.array(z.strictObject({ id: z.string(), name: z.string() })),
});

/** Staff actions, latest first, as {@link auditPage} reads them. */
export type AuditPage = z.infer<typeof auditPage>;

/** Subject of a change; `everything` when there were too many to list. */
export const changeTopic = z.enum(['bookings', 'messages', 'quotes', 'outbox', 'audit', 'calendars', 'everything']);

/** Subject of a change: one of the words of {@link changeTopic}. */
export type ChangeTopic = z.infer<typeof changeTopic>;

/** Something that happened in the shop. It names no person. */
export const shopChange = z.strictObject({
  topic: changeTopic,
  /** To what it happened: a tracking code, or an id, of a calendar that of its crew; empty for `everything`. */
  subject: z.string(),
  /** Kind of the event, email or action; empty where the topic implies it. */
  kind: z.string(),
});

/** Something that happened in the shop, as {@link shopChange} reads it. */
export type ShopChange = z.infer<typeof shopChange>;

/** Starting point for changes. */
export const changesQuery = z.strictObject({
  /** `position` of the previous response; without one only the current position is returned. */
  since: z.string().max(150).optional(),
});

/** Changes since the caller's last poll, in order, and the new position. */
export const shopChanges = z.strictObject({ position: z.string(), changes: z.array(shopChange) });

/** Changes since the caller's last poll, as {@link shopChanges} parses them. */
export type ShopChanges = z.infer<typeof shopChanges>;
