import type { FastifyBaseLogger } from 'fastify';
import type { AccountContext } from '../accounts';
import type { BookingContext } from '../bookings';

/** A file that goes with a mail. */
export interface MailAttachment {
  name: string;
  contentType: string;
  content: Buffer;
  /** Set when the mail's HTML shows it. */
  contentId?: string;
}

/** A mail ready to go. Everything in it that becomes a header is ours, or a checked address. */
export interface MailMessage {
  /** Of the header Message-ID, with its angle brackets; the same cause has the same one, however often it is sent. */
  messageId: string;
  recipient: string;
  /** Whom an answer reaches. */
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  attachments: readonly MailAttachment[];
  /** Epoch milliseconds. */
  date: number;
}

/**
 * What came of handing a mail over.
 * - `accepted`: it is somebody else's to deliver now
 * - `refused`: this mail will never be taken
 * - `later`: it was not taken now, or nobody knows
 * - `unreachable`: there is nobody to hand it to, nor any other
 */
export type Handover = { kind: 'accepted' } | { kind: 'refused' | 'later' | 'unreachable'; reason: string };

/** Whoever takes mails: a mail server, or the mailbox on this machine. It answers and never throws. */
export interface MailTransport {
  /** How an accepted mail is recorded. */
  outcome: 'sent' | 'mailbox';
  hand(message: MailMessage): Promise<Handover>;
  close(): void;
}

/** What mails are made of and where they go. */
export interface MailContext {
  bookings: BookingContext;
  accounts: Pick<AccountContext, 'keys' | 'limits' | 'clock'>;
  transport: MailTransport;
  /** When there was nobody to hand mails to, epoch milliseconds; undefined when that has not been. */
  outage: { lastSeenAt: number | undefined };
  /** Origin of every link, without a slash at its end. */
  publicUrl: string;
  /** The sender: an address, or `Name <address>`. */
  from: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** For mails that nobody is sent: links lead nowhere, and nothing is stored for them. */
  makesNoSecrets?: boolean;
}
