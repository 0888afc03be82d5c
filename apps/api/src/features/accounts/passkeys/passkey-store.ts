import { and, asc, count, eq } from 'drizzle-orm';
import type { Connection, Transaction } from '../../../db/client';
import { type PasskeyRow, passkeys } from '../../../db/schema';

/** The passkey that browsers know by this ID; undefined when no account has it. */
export function findByCredential(connection: Connection, credentialId: string): Promise<PasskeyRow | undefined> {
  return connection.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).get();
}

/** A passkey of an account; undefined when it has no such passkey. */
export function findPasskey(
  connection: Connection,
  { id, userId }: Pick<PasskeyRow, 'id' | 'userId'>,
): Promise<PasskeyRow | undefined> {
  return connection
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .get();
}

/** The passkeys of an account, oldest first. */
export function passkeysOf(connection: Connection, userId: string): Promise<PasskeyRow[]> {
  return connection
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
    .all();
}

/** Number of passkeys of an account. */
export async function countPasskeys(connection: Connection, userId: string): Promise<number> {
  const row = await connection.select({ all: count() }).from(passkeys).where(eq(passkeys.userId, userId)).get();
  return row?.all ?? 0;
}

/** Throws the database's constraint error when the passkey is an account's already. */
export async function insertPasskey(transaction: Transaction, row: PasskeyRow): Promise<void> {
  await transaction.insert(passkeys).values(row).run();
}

/** Writes a passkey's name, or what its last signature said. */
export async function updatePasskey(
  transaction: Transaction,
  { id, changes }: { id: string; changes: Partial<Pick<PasskeyRow, 'name' | 'signCount' | 'usedAt'>> },
): Promise<void> {
  await transaction.update(passkeys).set(changes).where(eq(passkeys.id, id)).run();
}

/** Deletes one passkey. */
export async function deletePasskey(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(passkeys).where(eq(passkeys.id, id)).run();
}
