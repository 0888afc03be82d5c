import type { UserRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isPassword, isPasswordOfNobody } from '../../../platform/passwords';
import type { Problem } from '../../../platform/problem';
import { countAttempt, forgetAttempt, type PasswordSource, passwordAttempt } from '../login/attempts';
import type { AccountContext } from '../ports';
import { invalidCredentials } from '../problems';

/** A password given for an account. */
export interface GivenPassword {
  /** Undefined when the name is unknown. */
  user: UserRow | undefined;
  /** The name as it was given. */
  name: string;
  password: string;
  source: PasswordSource;
}

/**
 * Returns undefined when the password is correct. Wrong ones are counted by origin; over the limit, even the right one
 * is rejected. An unknown name gets the same response, counter and timing as a known one.
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
