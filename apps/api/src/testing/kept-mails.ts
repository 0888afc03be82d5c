import { type MailKind, mailKinds } from '@tintforge/api-contract';
import { eq } from 'drizzle-orm';
import { type MailboxRow, mailbox, outbox } from '../db/schema';
import { messageIdOf } from '../features/mail/message-id';
import type { TestShop } from './test-shop';

/**
 * Delivers due emails and returns those that a shop without a mail server has stored, oldest first. Emails of one
 * moment are sent concurrently, and are listed here in the order of their kinds.
 */
export async function keptMails(shop: TestShop): Promise<MailboxRow[]> {
  await shop.runMails();
  const { connection } = shop.database;
  const placeOf = new Map<string, number>();
  for (const { kind, deduplicationKey } of await connection.select().from(outbox).all()) {
    placeOf.set(messageIdOf(deduplicationKey, shop.mails.from), mailKinds.indexOf(kind as MailKind));
  }
  const place = ({ messageId }: MailboxRow) => placeOf.get(messageId) ?? -1;
  const mails = await connection.select().from(mailbox).orderBy(mailbox.sentAt, mailbox.id).all();
  return mails.sort((one, other) => one.sentAt - other.sentAt || place(one) - place(other));
}

/** Delivers due emails and returns the newest whose subject has this prefix; throws when there is none. */
export async function lastMail(shop: TestShop, beginning = ''): Promise<MailboxRow> {
  const mail = (await keptMails(shop)).findLast(({ subject }) => subject.startsWith(beginning));
  if (mail === undefined) throw new Error('No mail was kept');
  return mail;
}

/** The kinds of the skipped emails, sorted by name, since rows of one moment have no order. */
export async function skippedKinds({ database }: TestShop): Promise<string[]> {
  const rows = await database.connection.select().from(outbox).where(eq(outbox.outcome, 'skipped')).all();
  return rows.map(({ kind }) => kind).sort();
}

/** The URL of the first button or link to our pages in an email's plain text. */
export function firstLink({ text }: Pick<MailboxRow, 'text'>): URL {
  const line = text.split('\n').find((each) => /^https?:\/\//.test(each));
  if (line === undefined) throw new Error('The mail has no link');
  return new URL(line);
}
