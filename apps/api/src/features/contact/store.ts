import { type ContactMessageRow, contactMessages } from '../../db/schema';
import type { Transaction } from '../../db/unit-of-work';

/** Keeps a message for the shop to read. */
export function insertMessage(transaction: Transaction, row: ContactMessageRow): void {
  transaction.insert(contactMessages).values(row).run();
}
