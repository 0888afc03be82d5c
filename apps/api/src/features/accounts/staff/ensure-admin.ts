import type { LoginRequest } from '@tintforge/api-contract';
import type { Config } from '../../../config';
import { demoAdmin, demoCrew, demoCustomer } from '../../../db/demo-accounts';
import type { UserRow } from '../../../db/schema';
import { commit, isKeyTaken } from '../../../db/unit-of-work';
import { hashPassword } from '../../../platform/passwords';
import { replaceKnownPassword } from '../passwords/replace-known-password';
import type { AccountContext } from '../ports';
import { findByUsername, insertUser, usernameKeyOf } from '../store';

/**
 * Outcome:
 * - `ready`: the administrator exists; `madeUp` is set when a password was just generated for them
 * - `name-taken`: a customer or a crew's member has the name, and is not promoted
 * - `not-configured`: no administrator is configured
 */
export type EnsuredAdmin =
  | { kind: 'ready'; madeUp?: LoginRequest }
  | { kind: 'name-taken' }
  | { kind: 'not-configured' };

type EnsureContext = Pick<AccountContext, 'database' | 'clock' | 'random'>;

/**
 * Makes sure that the administrator exists whom the operator configured, or else a demo's own. One who is there keeps the
 * password that they have. Wherever others can come, what was a demo on one computer before loses its known passwords.
 */
export async function ensureAdmin(
  context: EnsureContext,
  { admin, mode, isPublicDemo }: Pick<Config, 'admin' | 'mode' | 'isPublicDemo'>,
): Promise<EnsuredAdmin> {
  const isOpenToOthers = mode === 'production' || isPublicDemo;
  const replaced = isOpenToOthers ? await replaceKnownPassword(context, demoAdmin) : undefined;
  if (isOpenToOthers) await replaceKnownPassword(context, demoCrew);
  if (mode === 'production') await replaceKnownPassword(context, demoCustomer);
  if (admin !== undefined) return makeAdmin(context, admin);
  if (mode === 'production') return { kind: 'not-configured' };
  if (!isPublicDemo) return makeAdmin(context, demoAdmin);
  if (replaced !== undefined) return { kind: 'ready', madeUp: replaced };
  if ((await findByUsername(context.database.connection, demoAdmin.username)) !== undefined) return { kind: 'ready' };
  const madeUp = {
    username: demoAdmin.username,
    password: Buffer.from(context.random.bytes(15)).toString('base64url'),
  };
  const made = await makeAdmin(context, madeUp);
  return made.kind === 'ready' ? { kind: 'ready', madeUp } : made;
}

/** Writes an administrator with this name and password, unless the name exists. */
async function makeAdmin(context: EnsureContext, login: LoginRequest): Promise<EnsuredAdmin> {
  const { database } = context;
  const existing = await findByUsername(database.connection, login.username);
  if (existing !== undefined) return existing.role === 'admin' ? { kind: 'ready' } : { kind: 'name-taken' };
  const row = newAdmin(context, { username: login.username, passwordHash: await hashPassword(login.password) });
  try {
    await commit(database, (transaction) => insertUser(transaction, row));
    return { kind: 'ready' };
  } catch (error) {
    // Another process on the same database was faster.
    if (isKeyTaken(error, 'users')) return makeAdmin(context, login);
    throw error;
  }
}

function newAdmin(
  { clock, random }: EnsureContext,
  { username, passwordHash }: Pick<UserRow, 'username' | 'passwordHash'>,
): UserRow {
  const now = clock.now();
  return {
    id: random.uuid(),
    version: 1,
    username,
    usernameKey: usernameKeyOf(username),
    role: 'admin',
    passwordHash,
    // The operator gives none; the administrator can, in their profile.
    email: '',
    emailVerifiedAt: null,
    pendingEmail: null,
    firstName: '',
    lastName: '',
    phone: '',
    regionId: null,
    isActive: true,
    firstLoginAt: null,
    factorDueAt: null,
    calendarGeneration: 0,
    createdAt: now,
    updatedAt: now,
  };
}
