import { and, count, eq, isNull, ne } from 'drizzle-orm';
import type { Connection, Transaction } from '../../../db/client';
import { passkeys, recoveryCodes, type TotpFactorRow, totpFactors, users } from '../../../db/schema';

/** The authenticator app of an account; undefined without one. */
export function findTotp(connection: Connection, userId: string): Promise<TotpFactorRow | undefined> {
  return connection.select().from(totpFactors).where(eq(totpFactors.userId, userId)).get();
}

/** True when an account has an authenticator app or a passkey: its password alone opens no session. */
export async function hasFactor(connection: Connection, userId: string): Promise<boolean> {
  return (await countFactors(connection, { userId })) > 0;
}

/** Number of an account's factors, one of them left aside by its ID. */
export async function countFactors(
  connection: Connection,
  { userId, besides = '' }: { userId: string; besides?: string },
): Promise<number> {
  const apps = await connection
    .select({ all: count() })
    .from(totpFactors)
    .where(and(eq(totpFactors.userId, userId), ne(totpFactors.id, besides)))
    .get();
  const keys = await connection
    .select({ all: count() })
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), ne(passkeys.id, besides)))
    .get();
  return (apps?.all ?? 0) + (keys?.all ?? 0);
}

/** Number of unused recovery codes. */
export async function countRecoveryCodes(connection: Connection, userId: string): Promise<number> {
  const row = await connection
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
    .get();
  return row?.left ?? 0;
}

/** Writes an authenticator app in place of another. */
export async function replaceTotp(transaction: Transaction, factor: TotpFactorRow): Promise<void> {
  await deleteTotp(transaction, factor.userId);
  await transaction.insert(totpFactors).values(factor).run();
}

/** Writes recovery codes in place of all earlier ones. */
export async function replaceRecoveryCodes(
  transaction: Transaction,
  { userId, codes, now }: { userId: string; codes: readonly { id: string; codeHash: string }[]; now: number },
): Promise<void> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
  const rows = codes.map((code) => ({ ...code, userId, createdAt: now, usedAt: null }));
  await transaction.insert(recoveryCodes).values(rows).run();
}

/** Deletes the authenticator app of an account. */
export async function deleteTotp(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(totpFactors).where(eq(totpFactors.userId, userId)).run();
}

/** Deletes all factors of an account, and its recovery codes. */
export async function deleteFactors(transaction: Transaction, userId: string): Promise<void> {
  await deleteTotp(transaction, userId);
  await transaction.delete(passkeys).where(eq(passkeys.userId, userId)).run();
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
}

/** Marks the codes up to a time step as used. */
export async function spendStep(
  transaction: Transaction,
  { userId, step }: { userId: string; step: number },
): Promise<void> {
  await transaction.update(totpFactors).set({ lastStep: step }).where(eq(totpFactors.userId, userId)).run();
}

/** Uses a recovery code; false when the account has no such unused code. */
export async function spendRecoveryCode(
  transaction: Transaction,
  { userId, codeHash, now }: { userId: string; codeHash: string; now: number },
): Promise<boolean> {
  const { changes } = await transaction
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .run();
  return changes > 0;
}

/** Sets by when an account needs a second factor. The version stays: it counts edits. */
export async function setFactorDue(
  transaction: Transaction,
  { userId, dueAt }: { userId: string; dueAt: number | null },
): Promise<void> {
  await transaction.update(users).set({ factorDueAt: dueAt }).where(eq(users.id, userId)).run();
}
