import type { OwnFactors, OwnPasskey, TotpSetup } from '@tintforge/api-contract';
import type { PasskeyRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { changedMeanwhile, isProblem, type Problem } from '../../../platform/problem';
import { sealText } from '../../../platform/sealed-text';
import { passkeysOf } from '../passkeys/passkey-store';
import type { LoginRef } from '../passwords/confirm-password';
import type { AccountContext } from '../ports';
import { factorRequiredOfRole, loggedOut, ticketExpired, wrongCode } from '../problems';
import { findUser } from '../store';
import { totpPurpose } from './check-factor';
import { concludeChange } from './conclude-change';
import { confirmOwner, type ProvedCall } from './confirm-owner';
import { needsFactor } from './factor-policy';
import {
  countFactors,
  countRecoveryCodes,
  deleteFactors,
  deleteTotp,
  findTotp,
  hasFactor,
  replaceRecoveryCodes,
  replaceTotp,
  setFactorDue,
} from './factor-store';
import { makeRecoveryCodes } from './recovery-code';
import { makeSetupTicket, readSetupTicket } from './tickets';
import { newTotpSecret, totpStep, totpUri } from './totp';

/** The caller's factors, as they see them. */
export async function readOwnFactors(
  { database: { connection }, factorPolicy }: Pick<AccountContext, 'database' | 'factorPolicy'>,
  { userId }: LoginRef,
): Promise<OwnFactors | Problem> {
  const user = await findUser(connection, userId);
  if (user === undefined) return loggedOut();
  const app = await findTotp(connection, userId);
  const passkeys = await passkeysOf(connection, userId);
  return {
    totp: app === undefined ? null : { addedAt: new Date(app.createdAt).toISOString() },
    passkeys: passkeys.map(passkeyView),
    recoveryCodesLeft: await countRecoveryCodes(connection, userId),
    isRequired: needsFactor(factorPolicy, user),
  };
}

function passkeyView({ id, name, createdAt, usedAt }: PasskeyRow): OwnPasskey {
  const addedAt = new Date(createdAt).toISOString();
  return { id, name, addedAt, usedAt: usedAt === null ? null : new Date(usedAt).toISOString() };
}

/**
 * Makes the secret of a new authenticator app, for the proved owner. It replaces the present app once it is confirmed.
 */
export async function beginTotp(context: AccountContext, call: ProvedCall): Promise<TotpSetup | Problem> {
  const owner = await confirmOwner(context, call);
  if (isProblem(owner)) return owner;
  const { user, by } = owner;
  const present = await findTotp(context.database.connection, user.id);
  const secret = newTotpSecret(context.random);
  const ticket = makeSetupTicket(context, { userId: user.id, secret, by, replaces: present?.id ?? '' });
  return { secret, uri: totpUri(secret, user.username), ticket };
}

/** Adds the app whose first code is correct. Returns new recovery codes, which are shown only now; other sessions end. */
export async function confirmTotp(
  context: AccountContext,
  { caller, body: { ticket, code } }: { caller: LoginRef; body: { ticket: string; code: string } },
): Promise<{ recoveryCodes: string[] } | Problem> {
  const { database, clock, keys, random } = context;
  const { userId } = caller;
  const now = clock.now();
  const setup = readSetupTicket(context, { userId, ticket });
  if (setup === undefined) return ticketExpired();
  const { secret, replaces, by } = setup;
  const step = totpStep(secret, { code, now });
  if (step === undefined) return wrongCode();
  const { codes, rows } = makeRecoveryCodes(context);
  return commit(database, async (transaction) => {
    const user = await findUser(transaction, userId);
    if (user === undefined) return loggedOut();
    // Another factor has been added or removed since. A setup that began without it can't replace it.
    if (((await findTotp(transaction, userId))?.id ?? '') !== replaces) return ticketExpired();
    if (by === 'password' && (await hasFactor(transaction, userId))) return ticketExpired();
    await replaceTotp(transaction, {
      id: random.uuid(),
      userId,
      secret: sealText(secret, { key: keys.totpSecrets, purpose: totpPurpose(userId), random }),
      lastStep: step,
      createdAt: now,
    });
    await replaceRecoveryCodes(transaction, { userId, codes: rows, now });
    await setFactorDue(transaction, { userId, dueAt: null });
    await concludeChange(transaction, { context, caller, user, change: 'added' });
    return { recoveryCodes: codes };
  });
}

/** Removes the authenticator app for the proved owner, unless their role needs it as its only factor. Other sessions end. */
export async function removeTotp(context: AccountContext, call: ProvedCall): Promise<Problem | undefined> {
  const { database, factorPolicy } = context;
  const { caller } = call;
  const { connection } = database;
  const user = await findUser(connection, caller.userId);
  if (user === undefined) return loggedOut();
  const app = await findTotp(connection, user.id);
  const others = { userId: user.id, besides: app?.id ?? '' };
  if (needsFactor(factorPolicy, user) && (await countFactors(connection, others)) === 0) return factorRequiredOfRole();
  if (app === undefined) return changedMeanwhile();
  const owner = await confirmOwner(context, call);
  if (isProblem(owner)) return owner;
  return commit(database, async (transaction) => {
    const isLast = (await countFactors(transaction, others)) === 0;
    if (isLast && needsFactor(factorPolicy, user)) return factorRequiredOfRole();
    if (isLast) await deleteFactors(transaction, user.id);
    else await deleteTotp(transaction, user.id);
    await concludeChange(transaction, { context, caller, user, change: isLast ? 'removed' : 'app-removed' });
    return undefined;
  });
}

/** Makes new recovery codes for the proved owner; earlier ones are void, and other sessions end. */
export async function renewRecoveryCodes(
  context: AccountContext,
  call: ProvedCall,
): Promise<{ recoveryCodes: string[] } | Problem> {
  const { database, clock } = context;
  const { caller } = call;
  if (!(await hasFactor(database.connection, caller.userId))) return changedMeanwhile();
  const owner = await confirmOwner(context, call);
  if (isProblem(owner)) return owner;
  const { user } = owner;
  const { codes, rows } = makeRecoveryCodes(context);
  return commit(database, async (transaction) => {
    if (!(await hasFactor(transaction, user.id))) return changedMeanwhile();
    await replaceRecoveryCodes(transaction, { userId: user.id, codes: rows, now: clock.now() });
    await concludeChange(transaction, { context, caller, user, change: 'codes-replaced' });
    return { recoveryCodes: codes };
  });
}
