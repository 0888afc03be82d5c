import type { SignedPasskey } from '@tintforge/api-contract';
import type { PasskeyRow, UserRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import type { Problem } from '../../../platform/problem';
import { announceFactorChange } from '../factors/announce-factor';
import { countAttempt, forgetAttempt, type PasswordSource, passwordAttempt } from '../login/attempts';
import type { AccountContext } from '../ports';
import { passkeyCopied, passkeyRefused, ticketExpired } from '../problems';
import { findUser } from '../store';
import { findByCredential, findPasskey, updatePasskey } from './passkey-store';
import { readChallenge, spendChallenge } from './questions';
import { readSignature } from './read-passkey';
import type { RelyingParty } from './relying-party';

/** A question signed by a passkey. */
export interface GivenSignature {
  signed: SignedPasskey;
  /** Of the ticket. */
  purpose: string;
  party: RelyingParty;
  source: PasswordSource;
}

/**
 * The passkey that has signed the question, whose count is noted; a problem when no account has it any longer, or it may be
 * a copy. A question is valid for one attempt. Failures are counted by origin like wrong passwords, and apart from them.
 */
export async function checkPasskey(
  context: AccountContext,
  { signed: { ticket, credential }, purpose, party, source }: GivenSignature,
): Promise<PasskeyRow | Problem> {
  const { database } = context;
  const challenge = readChallenge(context, { ticket, purpose });
  if (challenge === undefined) return ticketExpired();
  const passkey = await findByCredential(database.connection, credential.id);
  const user = passkey === undefined ? undefined : await findUser(database.connection, passkey.userId);
  const attempt = passwordAttempt(context, { user, name: credential.id, source, guess: 'passkey' });
  const refusal = await commit(database, async (transaction) => {
    const tooMany = await countAttempt(transaction, { context, counted: [attempt.own, ...attempt.ofAddress] });
    if (tooMany !== undefined) return tooMany;
    return (await spendChallenge(transaction, { context, challenge })) ? undefined : ticketExpired();
  });
  if (refusal !== undefined) return refusal;
  if (passkey === undefined || user === undefined || !isMadeFor(user, credential.userHandle)) return passkeyRefused();
  const signCount = await readSignature(credential, { passkey, challenge: challenge.text, party });
  if (signCount === undefined) return passkeyRefused();
  return commit(database, async (transaction) => {
    // It may have been removed, or have signed something else, in the meantime.
    const current = await findPasskey(transaction, passkey);
    if (current === undefined) return passkeyRefused();
    if (!isAhead(signCount, current)) {
      await announceFactorChange(transaction, { context, user, change: 'passkey-copied' });
      return passkeyCopied();
    }
    await updatePasskey(transaction, { id: current.id, changes: { signCount, usedAt: context.clock.now() } });
    await forgetAttempt(transaction, attempt);
    return current;
  });
}

/** The account as a passkey stores it: its ID, which says nothing about the person. */
export function userHandleOf({ id }: Pick<UserRow, 'id'>): string {
  return Buffer.from(id).toString('base64url');
}

/** True unless the device names another account. */
function isMadeFor(user: UserRow, userHandle: string | undefined): boolean {
  return userHandle === undefined || userHandle === userHandleOf(user);
}

/** True when a count goes on from the last one (WebAuthn, 6.1.1). Passkeys on several devices have none, which is 0. */
function isAhead(signCount: number, { signCount: last }: PasskeyRow): boolean {
  return (signCount === 0 && last === 0) || signCount > last;
}
