import * as z from 'zod';
import { instant } from '../wire';

/** Kinds of news for the shop, in the order of its choices. */
export const noticeKinds = [
  'booked',
  'moved',
  'changed',
  'balance-paid',
  'cancelled',
  'exemption',
  'quote',
  'quote-declined',
  'quote-change',
  'quote-accepted',
  'message',
  'late',
  'paid-late',
  'given-back',
  'refund-failed',
  'disputed',
  'mail-failed',
  'calendar-clash',
] as const;

/** One of {@link noticeKinds}. */
export type NoticeKind = (typeof noticeKinds)[number];

/** True for news of a quote, which names its code. */
export function isQuoteNotice(kind: NoticeKind): boolean {
  return kind === 'quote' || kind.startsWith('quote-');
}

/** Something that happened without the shop's staff, or that needs them. */
export const notice = z.strictObject({
  id: z.string(),
  kind: z.enum(noticeKinds),
  at: instant,
  /** True until its reader has seen it. */
  isNew: z.boolean(),
  /** Its booking; null for a message and for an email about no booking. */
  booking: z
    .strictObject({
      trackingCode: z.string(),
      customerName: z.string(),
      regionId: z.string(),
      /** Null for a quote's work until its first visit is planned. */
      startsAt: instant.nullable(),
    })
    .nullable(),
  /** The service that a message asks about, the code of a quote, or the kind of an email that failed; null otherwise. */
  about: z.string().nullable(),
});

/** Something that happened, as {@link notice} reads it. */
export type Notice = z.infer<typeof notice>;

/** News of the last fourteen days, latest first and at most fifty, and how many of all are new to the reader. */
export const noticePage = z.strictObject({ notices: z.array(notice), newCount: z.number().int() });

/** News, as {@link noticePage} reads it. */
export type NoticePage = z.infer<typeof noticePage>;

/** The time up to which the reader has seen everything. */
export const noticesSeenRequest = z.strictObject({ until: instant });

/** When news of a kind is emailed. */
export const noticeTimings = ['never', 'at-once', 'morning'] as const;

/** One of {@link noticeTimings}. */
export type NoticeTiming = (typeof noticeTimings)[number];

/** When the reader gets which news by email. */
export const noticeTimingOf = z.record(z.enum(noticeKinds), z.enum(noticeTimings));

/** Timings by kind of news, as {@link noticeTimingOf} reads them. */
export type NoticeTimingOf = z.infer<typeof noticeTimingOf>;

/** The reader's choices, and the confirmed address that the emails go to; null without one. */
export const noticeEmails = z.strictObject({ timingOf: noticeTimingOf, email: z.string().nullable() });

/** Choices, as {@link noticeEmails} reads them. */
export type NoticeEmails = z.infer<typeof noticeEmails>;

/** New choices. */
export const noticeEmailsRequest = z.strictObject({ timingOf: noticeTimingOf });
