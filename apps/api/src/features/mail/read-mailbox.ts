import { endpoints, type Mail, type MailSummary } from '@tintforge/api-contract';
import type { Config } from '../../config';
import type { MailboxRow } from '../../db/schema';
import type { Caller } from '../../platform/contract-routes';
import { type Problem, problem } from '../../platform/problem';
import { isThisComputer } from '../accounts';
import { mailPage } from './mail-page';
import { isTicket, makeTicket } from './mail-ticket';
import type { MailContext } from './ports';
import { latestMails, mailById } from './store';

/** More than anyone tries in a demo. */
const mostListed = 200;

/** Context of a demo's mailbox. */
export interface MailboxContext {
  mails: MailContext;
  config: Pick<Config, 'mode' | 'isPublicDemo'>;
  /** From which the tickets of mail pages are derived. */
  ticketKey: Uint8Array;
}

/** The caller, and the host name that they used. */
export interface Reader {
  caller: Caller | undefined;
  host: string | undefined;
}

/**
 * Reason not to show the mailbox: there is none where emails are really sent, on a public demo it requires the
 * administrator, and on this computer the host name must be this computer's, unlike a request from another site's page.
 */
export function refuseReader({ mails, config }: MailboxContext, { caller, host = '' }: Reader): Problem | undefined {
  if (!isMailbox({ mails, config })) return noMailbox();
  if (!config.isPublicDemo) return isThisComputer(host) ? undefined : noMailbox();
  if (caller?.role === 'admin') return undefined;
  return problem('unauthorized', { message: 'The mailbox of this demo is its administrator’s. Please log in.' });
}

function isMailbox({ mails, config }: Pick<MailboxContext, 'mails' | 'config'>): boolean {
  return config.mode === 'demo' && mails.transport.outcome === 'mailbox';
}

/** The latest emails, latest first. */
export async function listMails({ mails }: MailboxContext): Promise<MailSummary[]> {
  return (await latestMails(mails.bookings.database.connection, mostListed)).map(summaryOf);
}

/** One email to read, with the URL for its frame. */
export async function readMail({ mails, ticketKey }: MailboxContext, mailId: string): Promise<Mail | Problem> {
  const { database, clock } = mails.bookings;
  const row = await mailById(database.connection, mailId);
  if (row === undefined) return noMail();
  const ticket = makeTicket(ticketKey, { mailId, now: clock.now() });
  return {
    ...summaryOf(row),
    text: row.text,
    htmlUrl: endpoints.getMailPage.path.replace(':id', mailId).replace(':ticket', ticket),
    attachments: row.attachments.map(({ name, contentType, base64 }) => ({ name, contentType, base64 })),
  };
}

/** The page of an email, for the holder of a ticket. */
export async function readMailPage(
  { mails, config, ticketKey }: MailboxContext,
  { id: mailId, ticket }: { id: string; ticket: string },
): Promise<string | Problem> {
  const { database, clock } = mails.bookings;
  if (!isMailbox({ mails, config })) return noMailbox();
  if (!isTicket(ticketKey, { ticket, mailId, now: clock.now() })) {
    return problem('unauthorized', { message: 'This page was open for too long. Open the email again.' });
  }
  const row = await mailById(database.connection, mailId);
  return row === undefined ? noMail() : mailPage(row);
}

function summaryOf({
  id,
  recipient,
  subject,
  sentAt,
}: Pick<MailboxRow, 'id' | 'recipient' | 'subject' | 'sentAt'>): MailSummary {
  return { id, recipient, subject, sentAt: new Date(sentAt).toISOString() };
}

function noMailbox(): Problem {
  return problem('not_found', { message: 'There’s no mailbox here: emails are delivered.' });
}

function noMail(): Problem {
  return problem('not_found', { message: 'This email doesn’t exist.' });
}
