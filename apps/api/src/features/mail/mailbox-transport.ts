import type { Database } from '../../db/client';
import { commit } from '../../db/unit-of-work';
import type { Randomness } from '../../platform/randomness';
import type { MailTransport } from './ports';
import { insertMail } from './store';

/** Stores emails on this machine, where no mail server is configured. A duplicate is stored once. */
export function createMailboxTransport({
  database,
  random,
}: {
  database: Database;
  random: Randomness;
}): MailTransport {
  return {
    outcome: 'mailbox',
    async hand({ messageId, recipient, subject, html, text, attachments, date }) {
      const row = {
        id: random.uuid(),
        messageId,
        recipient,
        subject,
        text,
        html,
        attachments: attachments.map(({ content, ...rest }) => ({ ...rest, base64: content.toString('base64') })),
        sentAt: date,
      };
      await commit(database, (transaction) => insertMail(transaction, row));
      return { kind: 'accepted' };
    },
    close() {},
  };
}
