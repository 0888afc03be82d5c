import type { NewPasskeyRequest, PasskeyQuestion, PasskeySetup } from '@tintforge/api-contract';
import { brand, deviceText } from '@tintforge/content';
import type { Transaction } from '../../../db/client';
import type { PasskeyRow, UserRow } from '../../../db/schema';
import { commit, isKeyTaken } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import { concludeChange } from '../factors/conclude-change';
import { confirmOwner, type ProvedCall } from '../factors/confirm-owner';
import { needsFactor } from '../factors/factor-policy';
import { countFactors, deleteFactors, hasFactor, replaceRecoveryCodes, setFactorDue } from '../factors/factor-store';
import { makeRecoveryCodes } from '../factors/recovery-code';
import { deviceName } from '../login/device-name';
import type { LoginRef } from '../passwords/confirm-password';
import type { AccountContext } from '../ports';
import {
  factorRequiredOfRole,
  loggedOut,
  noSuchPasskey,
  passkeyNotAdded,
  ticketExpired,
  tooManyPasskeys,
} from '../problems';
import { findUser } from '../store';
import { userHandleOf } from './check-passkey';
import { countPasskeys, deletePasskey, findPasskey, insertPasskey, passkeysOf, updatePasskey } from './passkey-store';
import {
  askPasskeys,
  credentialRef,
  makeChallenge,
  proofPurpose,
  readChallenge,
  setupMs,
  setupPurpose,
  spendChallenge,
} from './questions';
import { algorithms, readNewPasskey } from './read-passkey';
import type { RelyingParty } from './relying-party';

/** Passkeys of one account: more than anyone has devices. */
export const mostPasskeys = 20;

/** Asks the account's passkeys for the proof that a change of factors takes. */
export async function beginPasskeyCheck(
  context: AccountContext,
  { caller: { userId }, party }: { caller: LoginRef; party: RelyingParty },
): Promise<PasskeyQuestion> {
  const passkeys = await passkeysOf(context.database.connection, userId);
  return askPasskeys(context, { party, purpose: proofPurpose(userId), passkeys });
}

/** Begins a new passkey for the proved owner. Nothing is stored before the browser has made it. */
export async function beginPasskey(context: AccountContext, call: ProvedCall): Promise<PasskeySetup | Problem> {
  const owner = await confirmOwner(context, call);
  if (isProblem(owner)) return owner;
  const { user, by } = owner;
  const passkeys = await passkeysOf(context.database.connection, user.id);
  if (passkeys.length >= mostPasskeys) return tooManyPasskeys(mostPasskeys);
  const purpose = setupPurpose(user.id);
  const { challenge, ticket } = makeChallenge(context, { purpose, lifeMs: setupMs, note: by });
  return {
    ticket,
    options: {
      rp: { id: call.party.id, name: brand.name },
      user: { id: userHandleOf(user), name: user.username, displayName: fullName(user) },
      challenge,
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
      timeout: setupMs,
      excludeCredentials: passkeys.map(credentialRef),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    },
  };
}

function fullName({ firstName, lastName, username }: UserRow): string {
  return `${firstName} ${lastName}`.trim() || username;
}

/** A new passkey, and the browser that it was made in. */
interface NewPasskey {
  caller: LoginRef;
  body: NewPasskeyRequest;
  party: RelyingParty;
  userAgent: string | undefined;
}

/**
 * Adds the passkey that the browser has made; other sessions end. The first factor of an account brings recovery codes, which
 * are shown only now.
 */
export async function confirmPasskey(
  context: AccountContext,
  { caller, body, party, userAgent }: NewPasskey,
): Promise<{ recoveryCodes: string[] } | Problem> {
  const { database, clock, random } = context;
  const { userId } = caller;
  const challenge = readChallenge(context, { ticket: body.ticket, purpose: setupPurpose(userId) });
  if (challenge === undefined) return ticketExpired();
  if (!(await commit(database, (transaction) => spendChallenge(transaction, { context, challenge })))) {
    return ticketExpired();
  }
  const made = await readNewPasskey(body.credential, { challenge: challenge.text, party });
  if (made === undefined) return passkeyNotAdded();
  const name = body.name === '' ? deviceText(deviceName(userAgent)) : body.name;
  const row = { id: random.uuid(), userId, ...made, name, createdAt: clock.now(), usedAt: null };
  try {
    return await commit(database, (transaction) => add(transaction, { context, caller, row, by: challenge.note }));
  } catch (error) {
    if (isKeyTaken(error, 'passkeys')) return passkeyNotAdded();
    throw error;
  }
}

interface Addition {
  context: AccountContext;
  caller: LoginRef;
  row: PasskeyRow;
  /** By what the owner proved to be the owner when the setup began. */
  by: string;
}

async function add(
  transaction: Transaction,
  { context, caller, row, by }: Addition,
): Promise<{ recoveryCodes: string[] } | Problem> {
  const { userId } = caller;
  const user = await findUser(transaction, userId);
  if (user === undefined) return loggedOut();
  const isFirst = !(await hasFactor(transaction, userId));
  // A factor has been added since: the password that the setup began with is no longer enough.
  if (!isFirst && by !== 'factor') return ticketExpired();
  if ((await countPasskeys(transaction, userId)) >= mostPasskeys) return tooManyPasskeys(mostPasskeys);
  await insertPasskey(transaction, row);
  const { codes, rows } = makeRecoveryCodes(context);
  if (isFirst) await replaceRecoveryCodes(transaction, { userId, codes: rows, now: row.createdAt });
  await setFactorDue(transaction, { userId, dueAt: null });
  await concludeChange(transaction, { context, caller, user, change: 'passkey-added' });
  return { recoveryCodes: isFirst ? codes : [] };
}

/** Renames one of the caller's passkeys. */
export async function renamePasskey(
  { database }: Pick<AccountContext, 'database'>,
  { caller: { userId }, id, name }: { caller: LoginRef; id: string; name: string },
): Promise<Problem | undefined> {
  return commit(database, async (transaction) => {
    if ((await findPasskey(transaction, { id, userId })) === undefined) return noSuchPasskey();
    await updatePasskey(transaction, { id, changes: { name } });
    return undefined;
  });
}

/**
 * Removes a passkey for the proved owner, unless their role needs it as its only factor. Other sessions end. Without its last
 * factor an account opens with the password alone, and has no recovery codes.
 */
export async function removePasskey(
  context: AccountContext,
  { id, ...call }: ProvedCall & { id: string },
): Promise<Problem | undefined> {
  const { database, factorPolicy } = context;
  const { caller } = call;
  const { userId } = caller;
  const { connection } = database;
  const user = await findUser(connection, userId);
  if (user === undefined) return loggedOut();
  if ((await findPasskey(connection, { id, userId })) === undefined) return noSuchPasskey();
  const others = { userId, besides: id };
  if (needsFactor(factorPolicy, user) && (await countFactors(connection, others)) === 0) return factorRequiredOfRole();
  const owner = await confirmOwner(context, call);
  if (isProblem(owner)) return owner;
  return commit(database, async (transaction) => {
    if ((await findPasskey(transaction, { id, userId })) === undefined) return noSuchPasskey();
    const isLast = (await countFactors(transaction, others)) === 0;
    if (isLast && needsFactor(factorPolicy, user)) return factorRequiredOfRole();
    if (isLast) await deleteFactors(transaction, userId);
    else await deletePasskey(transaction, id);
    await concludeChange(transaction, { context, caller, user, change: isLast ? 'removed' : 'passkey-removed' });
    return undefined;
  });
}
