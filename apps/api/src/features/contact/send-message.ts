import type { ContactMessage } from '@tintforge/api-contract';
import type { Database, Transaction } from '../../db/client';
import { commit } from '../../db/unit-of-work';
import type { Clock } from '../../platform/clock';
import type { Randomness } from '../../platform/randomness';
import { queueNotification } from '../notifications';
import { insertMessage } from './store';

/** Context of the use case. */
export interface ContactContext {
  database: Database;
  clock: Clock;
  random: Randomness;
}

/** Context of receiving a message. */
export interface MessageContext extends ContactContext {
  /** Counts a receipt to an address; false when the limit is reached: anyone can enter anyone's address. */
  mayAcknowledge: (transaction: Transaction, email: string) => Promise<boolean>;
}

/**
 * Stores a message and queues its two emails, to the shop and to the sender, in one transaction. An address over the
 * limit gets no more receipts for now, and the response stays the same. A message that fills the hidden field comes
 * from a bot: it gets the same response and is dropped.
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
