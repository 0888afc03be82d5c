import { type MailKind, mailKinds } from '@tintforge/api-contract';
import { eq } from 'drizzle-orm';
import { type MailboxRow, mailbox, outbox } from '../db/schema';
import { messageIdOf } from '../features/mail/message-id';
import type { TestShop } from './test-shop';

/**
 * Delivers what is due and answers the mails that a shop without a mail server has kept, oldest first. Mails of one moment
 * go out side by side, and stand here in the order of their kinds.
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

/** Delivers what is due and answers the newest mail, whose subject begins so; throws where none was kept. */
export async function lastMail(shop: TestShop, beginning = ''): Promise<MailboxRow> {
  const mail = (await keptMails(shop)).findLast(({ subject }) => subject.startsWith(beginning));
  if (mail === undefined) throw new Error('No mail was kept');
  return mail;
}

/** The kinds of the mails that were skipped, in the alphabet's order: rows of one moment have none of their own. */
export async function skippedKinds({ database }: TestShop): Promise<string[]> {
  const rows = await database.connection.select().from(outbox).where(eq(outbox.outcome, 'skipped')).all();
  return rows.map(({ kind }) => kind).sort();
}

/** The address of the first button or link of a mail to our pages, as it stands in its plain text. */
export function firstLink({ text }: Pick<MailboxRow, 'text'>): URL {
  const line = text.split('\n').find((each) => /^https?:\/\//.test(each));
  if (line === undefined) throw new Error('The mail has no link');
  return new URL(line);
}
