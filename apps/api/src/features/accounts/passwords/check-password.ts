import type { UserRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isPassword, isPasswordOfNobody } from '../../../platform/passwords';
import type { Problem } from '../../../platform/problem';
import { countAttempt, forgetAttempt, type PasswordSource, passwordAttempt } from '../login/attempts';
import type { AccountContext } from '../ports';
import { invalidCredentials } from '../problems';

/** A password that somebody gives for an account. */
export interface GivenPassword {
  /** Undefined when nobody has the name. */
  user: UserRow | undefined;
  /** The name as it was given. */
  name: string;
  password: string;
  source: PasswordSource;
}

/**
 * Returns undefined when a password is the account's. Wrong ones are counted, by where they come from; once too many are,
 * not even the right one is looked at. A name that nobody has is answered, counted and timed as one that somebody has.
 */
export async function checkPassword(
  context: AccountContext,
  { user, name, password, source }: GivenPassword,
): Promise<Problem | undefined> {
  const { database } = context;
  const attempt = passwordAttempt(context, { user, name, source });
  const counted = [attempt.own, ...attempt.ofAddress];
  const refusal = await commit(database, (transaction) => countAttempt(transaction, { context, counted }));
  if (refusal !== undefined) return refusal;
  const isRight =
    user === undefined ? await isPasswordOfNobody(password) : await isPassword(user.passwordHash, password);
  if (!isRight) return invalidCredentials();
  await commit(database, (transaction) => forgetAttempt(transaction, attempt));
  return undefined;
}
