import type { RegisterRequest } from '@tintforge/api-contract';
import { parsePhone } from '@tintforge/booking-core';
import type { UserRow } from '../../../db/schema';
import { commit, isKeyTaken } from '../../../db/unit-of-work';
import { hashPassword } from '../../../platform/passwords';
import type { Problem } from '../../../platform/problem';
import { queueAddressProof } from '../links/queue-mails';
import { isEasyPassword } from '../passwords/easy-passwords';
import type { AccountContext } from '../ports';
import { easyPassword, usernameTaken } from '../problems';
import { findByUsername, insertUser, usernameKeyOf } from '../store';
import { type LoginBrowser, type OpenLogin, openLogin } from './open-login';

/**
 * Creates a customer account, queues the verification email, and logs in. An address that another account has verified
 * gets the same response; the email informs its owner.
 */
export async function register(
  context: AccountContext,
  { body, browser }: { body: RegisterRequest; browser: Pick<LoginBrowser, 'userAgent'> },
): Promise<OpenLogin | Problem> {
  const { database } = context;
  if ((await findByUsername(database.connection, body.username)) !== undefined) return usernameTaken();
  if (isEasyPassword(body.password, body)) return easyPassword('password');
  const user = newCustomer(context, { body, passwordHash: await hashPassword(body.password) });
  try {
    return await commit(database, async (transaction) => {
      await insertUser(transaction, user);
      // An address that was written to often enough gets no further mail; its owner can ask again later.
      await queueAddressProof(transaction, { context, user });
      return openLogin(transaction, { context, user, browser });
    });
  } catch (error) {
    if (isKeyTaken(error, 'users')) return usernameTaken();
    throw error;
  }
}

function newCustomer(
  { clock, random }: AccountContext,
  { body, passwordHash }: { body: RegisterRequest; passwordHash: string },
): UserRow {
  const now = clock.now();
  const { username, firstName = '', lastName = '', phone = '' } = body;
  return {
    id: random.uuid(),
    version: 1,
    username,
    usernameKey: usernameKeyOf(username),
    role: 'customer',
    passwordHash,
    email: body.email.toLowerCase(),
    emailVerifiedAt: null,
    pendingEmail: null,
    firstName,
    lastName,
    phone: parsePhone(phone) ?? '',
    regionId: null,
    isActive: true,
    firstLoginAt: null,
    factorDueAt: null,
    calendarGeneration: 0,
    createdAt: now,
    updatedAt: now,
  };
}
