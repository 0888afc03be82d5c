import { type MailboxRow, mailbox } from '../db/schema';
import type { TestShop } from './test-shop';

/** Delivers what is due and answers the mails that a shop without a mail server has kept, oldest first. */
export async function keptMails(shop: TestShop): Promise<MailboxRow[]> {
  await shop.runMails();
  return shop.database.connection.select().from(mailbox).orderBy(mailbox.sentAt, mailbox.id).all();
}

/** Delivers what is due and answers the newest mail, whose subject begins so; throws where none was kept. */
export async function lastMail(shop: TestShop, beginning = ''): Promise<MailboxRow> {
  const mail = (await keptMails(shop)).findLast(({ subject }) => subject.startsWith(beginning));
  if (mail === undefined) throw new Error('No mail was kept');
  return mail;
}

/** The address of the first button or link of a mail to our pages, as it stands in its plain text. */
export function firstLink({ text }: Pick<MailboxRow, 'text'>): URL {
  const line = text.split('\n').find((each) => /^https?:\/\//.test(each));
  if (line === undefined) throw new Error('The mail has no link');
  return new URL(line);
}
