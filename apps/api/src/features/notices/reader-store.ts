import { isOfficeRole, type NoticeTimingOf, noticeKinds } from '@tintforge/api-contract';
import { eq } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/client';
import { noticeReaders, type UserRow, users } from '../../db/schema';

/** A staff member's reading state and choices; times in epoch milliseconds. */
export interface Reader {
  userId: string;
  seenUntil: number;
  timingOf: NoticeTimingOf;
  mailedUntil: number;
  morningUntil: number;
}

const never = Object.fromEntries(noticeKinds.map((kind) => [kind, 'never'])) as NoticeTimingOf;

/** A reader as stored. Someone who has never read began when the account did, and gets no emails. */
export async function readerOf(connection: Connection, userId: string): Promise<Reader> {
  const stored = await connection.select().from(noticeReaders).where(eq(noticeReaders.userId, userId)).get();
  if (stored !== undefined) return readerFrom(stored);
  const user = await connection.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, userId)).get();
  const since = user?.createdAt ?? 0;
  return { userId, seenUntil: since, timingOf: never, mailedUntil: since, morningUntil: since };
}

/** Stores a reader. */
export async function writeReader(transaction: Transaction, { userId, ...state }: Reader): Promise<void> {
  await transaction
    .insert(noticeReaders)
    .values({ userId, ...state })
    .onConflictDoUpdate({ target: noticeReaders.userId, set: state })
    .run();
}

/** The confirmed address of an active member of the office; undefined where nothing may be emailed. */
export function addressOf(user: UserRow | undefined): string | undefined {
  if (user === undefined || !user.isActive || !isOfficeRole(user.role)) return undefined;
  return user.email === '' || user.emailVerifiedAt === null ? undefined : user.email;
}

/** Every reader with their account. */
export async function allReaders(connection: Connection): Promise<{ reader: Reader; user: UserRow }[]> {
  const rows = await connection
    .select({ reader: noticeReaders, user: users })
    .from(noticeReaders)
    .innerJoin(users, eq(users.id, noticeReaders.userId))
    .all();
  return rows.map(({ reader, user }) => ({ reader: readerFrom(reader), user }));
}

/** Kinds that came after a choice was made are never emailed. */
function readerFrom({ timingOf, ...stored }: typeof noticeReaders.$inferSelect): Reader {
  return { ...stored, timingOf: { ...never, ...timingOf } };
}
