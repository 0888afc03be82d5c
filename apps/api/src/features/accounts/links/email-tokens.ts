import { createHmac } from 'node:crypto';
import type { Connection, Transaction } from '../../../db/client';
import type { EmailTokenRow } from '../../../db/schema';
import type { Randomness } from '../../../platform/randomness';
import { findEmailToken, findUser, insertEmailToken } from '../store';
import { addressToProve } from '../user-view';

const hour = 3_600_000;

/** Lifetime of a link: shorter for one that opens an account than for one that verifies an address. */
const lifeMs = { 'verify-email': 24 * hour, 'reset-password': hour } as const;

export interface EmailTokenRequest {
  userId: string;
  purpose: EmailTokenRow['purpose'];
  /** Lifetime of the link in milliseconds, where it differs from the default of its purpose. */
  goodForMs?: number;
  /** Epoch milliseconds. */
  now: number;
  random: Randomness;
  /** `emailTokens` of the accounts' keys. */
  key: Uint8Array;
}

/**
 * Makes the secret of a link that is about to be mailed; only its hash is stored. It belongs to the address that the
 * mail must go to: for `verify-email` the one that waits to be proved (`addressToProve`), for `reset-password` the
 * account's. Throws when the account is gone: look first.
 */
export async function mintEmailToken(
  transaction: Transaction,
  { userId, purpose, goodForMs = lifeMs[purpose], now, random, key }: EmailTokenRequest,
): Promise<string> {
  const user = await findUser(transaction, userId);
  if (user === undefined) throw new Error(`There is no account ${userId}`);
  const token = Buffer.from(random.bytes(32)).toString('base64url');
  await insertEmailToken(transaction, {
    id: random.uuid(),
    userId,
    purpose,
    tokenHash: hashToken(key, token),
    email: purpose === 'verify-email' ? addressToProve(user) : user.email,
    createdAt: now,
    expiresAt: now + goodForMs,
    usedAt: null,
  });
  return token;
}

/** The token's record if it is valid: unused, unexpired and of this purpose. */
export async function readEmailToken(
  connection: Connection,
  { token, purpose, now, key }: { token: string } & Pick<EmailTokenRequest, 'purpose' | 'now' | 'key'>,
): Promise<EmailTokenRow | undefined> {
  const row = await findEmailToken(connection, hashToken(key, token));
  const isGood = row !== undefined && row.purpose === purpose && row.usedAt === null && row.expiresAt > now;
  return isGood ? row : undefined;
}

function hashToken(key: Uint8Array, token: string): string {
  return createHmac('sha256', key).update(token).digest('base64url');
}
