import { and, count, eq, isNull } from 'drizzle-orm';
import type { Connection, Transaction } from '../../../db/client';
import { recoveryCodes, type TotpFactorRow, totpFactors, users } from '../../../db/schema';

/** The authenticator app of an account; undefined without one. */
export function findTotp(connection: Connection, userId: string): Promise<TotpFactorRow | undefined> {
  return connection.select().from(totpFactors).where(eq(totpFactors.userId, userId)).get();
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

/** Writes an authenticator app in place of another, with new recovery codes in place of all earlier ones. */
export async function replaceFactors(
  transaction: Transaction,
  { factor, codes }: { factor: TotpFactorRow; codes: readonly { id: string; codeHash: string }[] },
): Promise<void> {
  const { userId, createdAt } = factor;
  await deleteFactors(transaction, userId);
  await transaction.insert(totpFactors).values(factor).run();
  await transaction
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ ...code, userId, createdAt, usedAt: null })))
    .run();
}

/** Deletes the second factor of an account and its recovery codes. */
export async function deleteFactors(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(totpFactors).where(eq(totpFactors.userId, userId)).run();
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
