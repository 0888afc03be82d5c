import type { FastifyBaseLogger } from 'fastify';
import type { BookingRow } from '../../db/schema';
import type { AccountContext } from '../accounts';
import type { BookingContext, BookingMoney } from '../bookings';
import type { QuoteContext } from '../quotes';

/** A file attached to an email. */
export interface MailAttachment {
  name: string;
  contentType: string;
  content: Buffer;
  /** Set when the email's HTML shows it. */
  contentId?: string;
}

/** An email ready to send. Everything in it that becomes a header is ours, or a validated address. */
export interface MailMessage {
  /**
   * Value of the header Message-ID, with its angle brackets; the same cause has the same one, however often it is sent.
   */
  messageId: string;
  recipient: string;
  /** Reply-to address. */
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  attachments: readonly MailAttachment[];
  /** Epoch milliseconds. */
  date: number;
}

/**
 * Result of sending an email.
 * - `accepted`: the next server is responsible now
 * - `refused`: this email is rejected permanently
 * - `later`: it wasn't accepted now, or the outcome is unknown
 * - `unreachable`: no server was reached, for this or any other email
 */
export type Handover = { kind: 'accepted' } | { kind: 'refused' | 'later' | 'unreachable'; reason: string };

/** Email transport: a mail server, or the mailbox on this machine. It returns a result and never throws. */
export interface MailTransport {
  /** Outcome to record for an accepted email. */
  outcome: 'sent' | 'mailbox';
  hand(message: MailMessage): Promise<Handover>;
  close(): void;
}

/** A booking and its money as they would be after an action that staff consider. */
export interface PreviewedVisit {
  booking: BookingRow;
  money: BookingMoney;
}

/** Context of emails: their data and their transport. */
export interface MailContext {
  bookings: BookingContext;
  quotes: QuoteContext;
  accounts: Pick<AccountContext, 'keys' | 'limits' | 'clock'>;
  transport: MailTransport;
  /** Last time the mail server was unreachable, epoch milliseconds; undefined when it wasn't. */
  outage: { lastSeenAt: number | undefined };
  /** Origin of every link, without a slash at its end. */
  publicUrl: string;
  /** The sender: an address, or `Name <address>`. */
  from: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** For previews: links lead nowhere, and nothing is stored for them. */
  makesNoSecrets?: boolean;
  /** For previews of what is not written yet: replaces the stored rows. */
  preview?: PreviewedVisit;
}
