import type { Transaction } from '../../../db/client';
import type { UserRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import type { Problem } from '../../../platform/problem';
import { openText } from '../../../platform/sealed-text';
import { countAttempt, forgetAttempt, type PasswordSource, passwordAttempt } from '../login/attempts';
import type { AccountContext } from '../ports';
import { wrongCode } from '../problems';
import { announceFactorChange } from './announce-factor';
import { findTotp, spendRecoveryCode, spendStep } from './factor-store';
import { recoveryCodeHash } from './recovery-code';
import { totpStep } from './totp';

/** A code given for a factor of an account. */
export interface GivenCode {
  user: UserRow;
  /** From the app, or a recovery code. */
  code: string;
  source: PasswordSource;
}

/** Purpose under which the secret of an account's app is sealed. */
export const totpPurpose = (userId: string) => `totp:${userId}`;

/**
 * Returns undefined when the code is correct, which spends it. Wrong codes are counted by origin like wrong passwords, and
 * apart from them; over the limit, even the right one is rejected.
 */
export async function checkFactor(
  context: AccountContext,
  { user, code, source }: GivenCode,
): Promise<Problem | undefined> {
  const { database } = context;
  const attempt = passwordAttempt(context, { user, name: user.username, source, guess: 'code' });
  const counted = [attempt.own, ...attempt.ofAddress];
  const refusal = await commit(database, (transaction) => countAttempt(transaction, { context, counted }));
  if (refusal !== undefined) return refusal;
  if (!(await commit(database, (transaction) => spendCode(transaction, { context, user, code })))) return wrongCode();
  await commit(database, (transaction) => forgetAttempt(transaction, attempt));
  return undefined;
}

async function spendCode(
  transaction: Transaction,
  { context, user, code }: { context: AccountContext; user: UserRow; code: string },
): Promise<boolean> {
  const { keys, clock } = context;
  const now = clock.now();
  const digits = code.replaceAll(/[\s-]/g, '');
  if (/^\d{6}$/.test(digits)) {
    const factor = await findTotp(transaction, user.id);
    if (factor === undefined) return false;
    const secret = openText(factor.secret, { key: keys.totpSecrets, purpose: totpPurpose(user.id) });
    const step = secret === undefined ? undefined : totpStep(secret, { code: digits, now });
    if (step === undefined || step <= factor.lastStep) return false;
    await spendStep(transaction, { userId: user.id, step });
    return true;
  }
  const codeHash = recoveryCodeHash(keys.recoveryCodes, code);
  const isSpent = await spendRecoveryCode(transaction, { userId: user.id, codeHash, now });
  if (isSpent) await announceFactorChange(transaction, { context, user, change: 'recovery-code-used' });
  return isSpent;
}
