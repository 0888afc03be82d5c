import { eq } from 'drizzle-orm';
import type { Connection } from '../../db/client';
import { type ContactMessageRow, contactMessages } from '../../db/schema';
import type { Transaction } from '../../db/unit-of-work';

/** Keeps a message for the shop to read. */
export function insertMessage(transaction: Transaction, row: ContactMessageRow): void {
  transaction.insert(contactMessages).values(row).run();
}

/** A message that was kept; undefined when there is none with this id. */
export function messageById(connection: Connection, id: string): ContactMessageRow | undefined {
  return connection.select().from(contactMessages).where(eq(contactMessages.id, id)).get();
}

/** Writes what became of a message. */
export function updateMessageState(
  transaction: Transaction,
  { id, changes }: { id: string; changes: Pick<ContactMessageRow, 'state' | 'handledAt' | 'handledBy'> },
): void {
  transaction.update(contactMessages).set(changes).where(eq(contactMessages.id, id)).run();
}
