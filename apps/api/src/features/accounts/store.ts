import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Connection, prepared, type Transaction } from '../../db/client';
import {
  bookings,
  type EmailTokenRow,
  emailTokens,
  loginFailures,
  type SessionRow,
  sessions,
  type UserRow,
  users,
} from '../../db/schema';
import { StaleWrite } from '../../db/unit-of-work';

/** Comparison key of a username: letters that look the same, in either case, are equal. */
export function usernameKeyOf(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}

const byId = prepared((connection) =>
  connection
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare(),
);

/** The account with an id; undefined when it is gone. */
export function findUser(connection: Connection, id: string): Promise<UserRow | undefined> {
  return byId(connection).get({ id });
}

/**
 * The account for a login name: by a verified address, or by its username. Both are looked up, so that timing doesn't
 * reveal which addresses are verified.
 */
export async function findByLoginName(connection: Connection, name: string): Promise<UserRow | undefined> {
  const byEmail = name.includes('@') ? await findByVerifiedEmail(connection, name.toLowerCase()) : undefined;
  const byUsername = await findByUsername(connection, name);
  return byEmail ?? byUsername;
}

export function findByUsername(connection: Connection, username: string): Promise<UserRow | undefined> {
  return connection
    .select()
    .from(users)
    .where(eq(users.usernameKey, usernameKeyOf(username)))
    .get();
}

/** The one account that has verified an address, in lower case. */
export function findByVerifiedEmail(connection: Connection, email: string): Promise<UserRow | undefined> {
  return connection
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailVerifiedAt)))
    .get();
}

/** Accounts that claim an address and have not proved it, oldest first. */
export function unverifiedWithEmail(connection: Connection, email: string): Promise<UserRow[]> {
  return connection
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.emailVerifiedAt)))
    .orderBy(asc(users.id))
    .all();
}

/** Throws the database's constraint error when the username or the verified address is taken. */
export async function insertUser(transaction: Transaction, row: UserRow): Promise<void> {
  await transaction.insert(users).values(row).run();
}

/** Writes changed columns and raises the version. Throws StaleWrite when the row is no longer the one that was loaded. */
export async function updateUser(
  transaction: Transaction,
  { row, changes, now }: { row: UserRow; changes: Partial<UserRow>; now: number },
): Promise<UserRow> {
  const next = { ...row, ...changes, version: row.version + 1, updatedAt: now };
  const { changes: written } = await transaction
    .update(users)
    .set({ ...changes, version: next.version, updatedAt: now })
    .where(and(eq(users.id, row.id), eq(users.version, row.version)))
    .run();
  if (written === 0) throw new StaleWrite(`Account ${row.id} has changed`);
  return next;
}

/** Notes when the owner of an account first logged in. The version stays, because the account was not edited. */
export async function recordFirstLogin(
  transaction: Transaction,
  { id, now }: { id: string; now: number },
): Promise<void> {
  await transaction
    .update(users)
    .set({ firstLoginAt: now })
    .where(and(eq(users.id, id), isNull(users.firstLoginAt)))
    .run();
}

const sessionById = prepared((connection) =>
  connection
    .select()
    .from(sessions)
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare(),
);

export function findSession(connection: Connection, id: string): Promise<SessionRow | undefined> {
  return sessionById(connection).get({ id });
}

const loginBySession = prepared((connection) =>
  connection
    .select({
      userId: sessions.userId,
      expiresAt: sessions.expiresAt,
      role: users.role,
      regionId: users.regionId,
      factorDueAt: users.factorDueAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sql.placeholder('sessionId')), eq(users.isActive, true), isNull(sessions.revokedAt)))
    .prepare(),
);

/** A session that was not ended, with the permissions of its account. */
export type Login = Pick<SessionRow, 'userId' | 'expiresAt'> & Pick<UserRow, 'role' | 'regionId' | 'factorDueAt'>;

/** A session and its account, whether or not its time is over; undefined when it was ended or the account is inactive. */
export function findLogin(connection: Connection, sessionId: string): Promise<Login | undefined> {
  return loginBySession(connection).get({ sessionId });
}

/** Permissions of the account behind a session; undefined when the session has ended or is another account's. */
export async function findLiveLogin(
  connection: Connection,
  { userId, sessionId, now }: { userId: string; sessionId: string; now: number },
): Promise<Login | undefined> {
  const login = await findLogin(connection, sessionId);
  return login !== undefined && isLive(login, { userId, now }) ? login : undefined;
}

/** True while a login's time isn't over, if it is that account's. */
export function isLive(login: Login, { userId, now }: { userId: string; now: number }): boolean {
  return login.userId === userId && login.expiresAt > now;
}

export async function insertSession(transaction: Transaction, row: SessionRow): Promise<void> {
  await transaction.insert(sessions).values(row).run();
}

/** Raises a login's generation, which makes its next cookie, and sets when it ends unless it is renewed again. */
export async function rotateSession(
  transaction: Transaction,
  { id, generation, now, expiresAt }: { id: string; generation: number; now: number; expiresAt: number },
): Promise<void> {
  await transaction.update(sessions).set({ generation, rotatedAt: now, expiresAt }).where(eq(sessions.id, id)).run();
}

/** Ends one login. */
export async function revokeSession(transaction: Transaction, { id, now }: { id: string; now: number }): Promise<void> {
  await transaction
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
    .run();
}

/** Active sessions of an account: the given one first, then the latest seen. */
export function liveSessionsOf(
  connection: Connection,
  { userId, sessionId, now, limit }: { userId: string; sessionId: string; now: number; limit: number },
): Promise<SessionRow[]> {
  return connection
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(
      sql`case when ${sessions.id} = ${sessionId} then 0 else 1 end`,
      desc(sessions.rotatedAt),
      desc(sessions.id),
    )
    .limit(limit)
    .all();
}

/** Ends every login of an account but one. */
export async function revokeOtherSessions(
  transaction: Transaction,
  { userId, sessionId, now }: { userId: string; sessionId: string; now: number },
): Promise<void> {
  await transaction
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .run();
}

/** Ends every login of an account. */
export async function revokeSessionsOf(
  transaction: Transaction,
  { userId, now }: { userId: string; now: number },
): Promise<void> {
  await transaction
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .run();
}

export async function insertEmailToken(transaction: Transaction, row: EmailTokenRow): Promise<void> {
  await transaction.insert(emailTokens).values(row).run();
}

export function findEmailToken(connection: Connection, tokenHash: string): Promise<EmailTokenRow | undefined> {
  return connection.select().from(emailTokens).where(eq(emailTokens.tokenHash, tokenHash)).get();
}

/** Uses up every link of one kind that an account has been sent. */
export async function spendEmailTokens(
  transaction: Transaction,
  { userId, purpose, now }: Pick<EmailTokenRow, 'userId' | 'purpose'> & { now: number },
): Promise<void> {
  await transaction
    .update(emailTokens)
    .set({ usedAt: now })
    .where(and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, purpose), isNull(emailTokens.usedAt)))
    .run();
}

/** Attempts under a key since its counter started, and when the counter resets. */
export async function findCount(connection: Connection, { key, now }: { key: string; now: number }) {
  const row = await connection.select().from(loginFailures).where(eq(loginFailures.key, key)).get();
  return row === undefined || row.resetsAt <= now ? undefined : row;
}

/** Adds to a counter, one by default; the first call starts a counter that ends at `resetsAt`. Returns the count. */
export function raiseCount(
  transaction: Transaction,
  { key, now, resetsAt, by = 1 }: { key: string; now: number; resetsAt: number; by?: number },
) {
  const isOver = sql`${loginFailures.resetsAt} <= ${now}`;
  return transaction
    .insert(loginFailures)
    .values({ key, count: by, resetsAt })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: {
        count: sql`case when ${isOver} then ${by} else ${loginFailures.count} + ${by} end`,
        resetsAt: sql`case when ${isOver} then ${resetsAt} else ${loginFailures.resetsAt} end`,
      },
    })
    .returning()
    .get();
}

/** Takes one back that turned out not to be a failure. */
export async function lowerCount(transaction: Transaction, key: string): Promise<void> {
  await transaction
    .update(loginFailures)
    .set({ count: sql`${loginFailures.count} - 1` })
    .where(and(eq(loginFailures.key, key), gt(loginFailures.count, 0)))
    .run();
}

export async function deleteCount(transaction: Transaction, key: string): Promise<void> {
  await transaction.delete(loginFailures).where(eq(loginFailures.key, key)).run();
}

/** True for bookings that are held, agreed and to come, or under way. */
export function isAhead(now: number): SQL | undefined {
  const isToCome = sql`${bookings.startsAt} + ${bookings.jobMinutes} * 60000 > ${now}`;
  return or(
    inArray(bookings.status, ['pending', 'in-progress']),
    and(inArray(bookings.status, ['confirmed', 'scheduled']), isToCome),
  );
}

/** The code of a booking of an account that is held, agreed and to come, or under way; undefined when there is none. */
export async function findBookingAhead(
  connection: Connection,
  { userId, now }: { userId: string; now: number },
): Promise<string | undefined> {
  return (
    await connection
      .select({ code: bookings.trackingCode })
      .from(bookings)
      .where(and(eq(bookings.userId, userId), isAhead(now)))
      .orderBy(asc(bookings.startsAt))
      .get()
  )?.code;
}
