import { and, asc, getTableColumns, isNull, ne } from 'drizzle-orm';
import { type EmailTokenRow, outbox } from '../db/schema';
import { commit } from '../db/unit-of-work';
import { mintEmailToken } from '../features/accounts';
import type { TestShop } from './test-shop';

/** The secret of the emailed link that would be sent to an account now. */
export function mailedLink(
  { database, clock, random, accounts }: TestShop,
  { userId, purpose }: Pick<EmailTokenRow, 'userId' | 'purpose'>,
): Promise<string> {
  const now = clock.now();
  const key = accounts.keys.emailTokens;
  return commit(database, (transaction) => mintEmailToken(transaction, { userId, purpose, now, random, key }));
}

/**
 * Queued emails about accounts: their kinds and data, oldest first. Not about new devices: in tests, every login is from a
 * browser without marks.
 */
export function accountMails({ database }: Pick<TestShop, 'database'>): Promise<{ kind: string; data: unknown }[]> {
  const { kind, data, bookingId, createdAt, id } = getTableColumns(outbox);
  return database.connection
    .select({ kind, data })
    .from(outbox)
    .where(and(isNull(bookingId), ne(kind, 'new-device')))
    .orderBy(asc(createdAt), asc(id))
    .all();
}
