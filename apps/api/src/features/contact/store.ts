import { eq } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/client';
import { type ContactMessageRow, contactMessages } from '../../db/schema';

/** Keeps a message for the shop to read. */
export async function insertMessage(transaction: Transaction, row: ContactMessageRow): Promise<void> {
  await transaction.insert(contactMessages).values(row).run();
}

/** A stored message; undefined when there is none with this id. */
export function messageById(connection: Connection, id: string): Promise<ContactMessageRow | undefined> {
  return connection.select().from(contactMessages).where(eq(contactMessages.id, id)).get();
}

/** Writes what became of a message. */
export async function updateMessageState(
  transaction: Transaction,
  { id, changes }: { id: string; changes: Pick<ContactMessageRow, 'state' | 'handledAt' | 'handledBy'> },
): Promise<void> {
  await transaction.update(contactMessages).set(changes).where(eq(contactMessages.id, id)).run();
}
