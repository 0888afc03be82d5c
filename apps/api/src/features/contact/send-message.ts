import type { ContactMessage } from '@tintforge/api-contract';
import type { Database, Transaction } from '../../db/client';
import { commit } from '../../db/unit-of-work';
import type { Clock } from '../../platform/clock';
import type { Randomness } from '../../platform/randomness';
import { queueNotification } from '../notifications';
import { insertMessage } from './store';

/** What the use case works with. */
export interface ContactContext {
  database: Database;
  clock: Clock;
  random: Randomness;
}

/** What taking a message works with. */
export interface MessageContext extends ContactContext {
  /** Counts a receipt to an address; false when it has had enough: anybody can type anybody's address. */
  mayAcknowledge: (transaction: Transaction, email: string) => Promise<boolean>;
}

/**
 * Stores a message and queues its two mails, to the shop and to whoever wrote, in one transaction. An address that has had
 * enough receipts gets no more for now, and the answer stays the same. A message that fills the field which people do not
 * see comes from a program: it is answered like any other and forgotten.
 */
export async function sendMessage(
  { database, clock, random, mayAcknowledge }: MessageContext,
  { website, ...message }: ContactMessage,
): Promise<void> {
  if (website !== undefined && website !== '') return;
  const now = clock.now();
  const id = random.uuid();
  await commit(database, async (transaction) => {
    await insertMessage(transaction, {
      id,
      ...message,
      createdAt: now,
      state: 'new',
      handledAt: null,
      handledBy: null,
    });
    const isAcknowledged = await mayAcknowledge(transaction, message.email.toLowerCase());
    const kinds = isAcknowledged
      ? (['message-received', 'message-acknowledged'] as const)
      : (['message-received'] as const);
    for (const kind of kinds) {
      const notification = { id: random.uuid(), kind, deduplicationKey: `${kind}:${id}`, data: { messageId: id } };
      await queueNotification(transaction, { notification, now });
    }
  });
}
