import type { LoginRequest } from '@tintforge/api-contract';
import { commit } from '../../../db/unit-of-work';
import { hashPassword, isPassword } from '../../../platform/passwords';
import type { AccountContext } from '../ports';
import { findByUsername, revokeSessionsOf, updateUser } from '../store';

/**
 * Gives an account a random password if it still has the publicly known one, and ends its sessions. Returns the new
 * session, or undefined when there was nothing to replace.
 */
export async function replaceKnownPassword(
  { database, clock, random }: Pick<AccountContext, 'database' | 'clock' | 'random'>,
  known: LoginRequest,
): Promise<LoginRequest | undefined> {
  const user = await findByUsername(database.connection, known.username);
  if (user === undefined || !(await isPassword(user.passwordHash, known.password))) return undefined;
  const password = Buffer.from(random.bytes(15)).toString('base64url');
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  await commit(database, async (transaction) => {
    await updateUser(transaction, { row: user, changes: { passwordHash }, now });
    await revokeSessionsOf(transaction, { userId: user.id, now });
  });
  return { username: known.username, password };
}
