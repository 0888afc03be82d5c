import type { OwnFactors, TotpSetup } from '@tintforge/api-contract';
import type { Transaction } from '../../../db/client';
import type { UserRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { changedMeanwhile, isProblem, type Problem } from '../../../platform/problem';
import { sealText } from '../../../platform/sealed-text';
import { confirmPassword, type LoginRef } from '../passwords/confirm-password';
import type { AccountContext } from '../ports';
import { codeMissing, factorRequiredOfRole, loggedOut, ticketExpired, wrongCode } from '../problems';
import { findUser, revokeOtherSessions } from '../store';
import { announceFactorChange } from './announce-factor';
import { checkFactor, totpPurpose } from './check-factor';
import { needsFactor } from './factor-policy';
import { countRecoveryCodes, deleteFactors, findTotp, replaceFactors, setFactorDue } from './factor-store';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-code';
import { makeSetupTicket, readSetupTicket } from './tickets';
import { newTotpSecret, totpStep, totpUri } from './totp';

/** The caller's second factor, as they see it. */
export async function readOwnFactors(
  { database: { connection }, factorPolicy }: Pick<AccountContext, 'database' | 'factorPolicy'>,
  { userId }: LoginRef,
): Promise<OwnFactors | Problem> {
  const user = await findUser(connection, userId);
  if (user === undefined) return loggedOut();
  const factor = await findTotp(connection, userId);
  return {
    totp: factor === undefined ? null : { addedAt: new Date(factor.createdAt).toISOString() },
    recoveryCodesLeft: await countRecoveryCodes(connection, userId),
    isRequired: needsFactor(factorPolicy, user),
  };
}

/**
 * Makes the secret of a new authenticator app. It takes the password, and a code where the account has a factor already,
 * which the new one replaces once it is confirmed.
 */
export async function beginTotp(
  context: AccountContext,
  {
    caller,
    body: { password, code = '' },
  }: { caller: LoginRef; body: { password: string; code?: string | undefined } },
): Promise<TotpSetup | Problem> {
  const user = await confirmPassword(context, { caller, password, field: 'password' });
  if (isProblem(user)) return user;
  const present = await findTotp(context.database.connection, user.id);
  if (present !== undefined) {
    if (code === '') return codeMissing();
    const refusal = await checkFactor(context, { user, code, source: sourceOf(caller) });
    if (refusal !== undefined) return refusal;
  }
  const secret = newTotpSecret(context.random);
  const ticket = makeSetupTicket(context, { userId: user.id, secret, replaces: present?.id ?? '' });
  return { secret, uri: totpUri(secret, user.username), ticket };
}

/** Adds the app whose first code is correct. Returns the recovery codes, which are shown only now; other sessions end. */
export async function confirmTotp(
  context: AccountContext,
  { caller, body: { ticket, code } }: { caller: LoginRef; body: { ticket: string; code: string } },
): Promise<{ recoveryCodes: string[] } | Problem> {
  const { database, clock, keys, random } = context;
  const { userId } = caller;
  const now = clock.now();
  const setup = readSetupTicket(context, { userId, ticket });
  if (setup === undefined) return ticketExpired();
  const { secret, replaces } = setup;
  const step = totpStep(secret, { code, now });
  if (step === undefined) return wrongCode();
  const codes = newRecoveryCodes(random);
  return commit(database, async (transaction) => {
    const user = await findUser(transaction, userId);
    if (user === undefined) return loggedOut();
    // Another factor has been added or removed since. A setup that began without its code can't replace it.
    if (((await findTotp(transaction, userId))?.id ?? '') !== replaces) return ticketExpired();
    await replaceFactors(transaction, {
      factor: {
        id: random.uuid(),
        userId,
        secret: sealText(secret, { key: keys.totpSecrets, purpose: totpPurpose(userId), random }),
        lastStep: step,
        createdAt: now,
      },
      codes: codes.map((each) => ({ id: random.uuid(), codeHash: recoveryCodeHash(keys.recoveryCodes, each) })),
    });
    await setFactorDue(transaction, { userId, dueAt: null });
    await endElsewhere(transaction, { context, caller, user, change: 'added' });
    return { recoveryCodes: codes };
  });
}

/** Removes the second factor, given a code of it, unless the policy requires one. Other sessions end. */
export async function removeTotp(
  context: AccountContext,
  { caller, code }: { caller: LoginRef; code: string },
): Promise<Problem | undefined> {
  const { database, factorPolicy } = context;
  const user = await findUser(database.connection, caller.userId);
  if (user === undefined) return loggedOut();
  if (needsFactor(factorPolicy, user)) return factorRequiredOfRole();
  if ((await findTotp(database.connection, user.id)) === undefined) return changedMeanwhile();
  const refusal = await checkFactor(context, { user, code, source: sourceOf(caller) });
  if (refusal !== undefined) return refusal;
  await commit(database, async (transaction) => {
    await deleteFactors(transaction, user.id);
    await endElsewhere(transaction, { context, caller, user, change: 'removed' });
  });
  return undefined;
}

interface Change {
  context: AccountContext;
  caller: LoginRef;
  user: UserRow;
  change: 'added' | 'removed';
}

async function endElsewhere(transaction: Transaction, { context, caller, user, change }: Change): Promise<void> {
  await revokeOtherSessions(transaction, { ...caller, now: context.clock.now() });
  await announceFactorChange(transaction, { context, user, change });
}

function sourceOf({ sessionId }: LoginRef) {
  return { kind: 'login', sessionId } as const;
}
