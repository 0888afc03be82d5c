import type { OwnerProof } from '@tintforge/api-contract';
import type { UserRow } from '../../../db/schema';
import { isProblem, type Problem } from '../../../platform/problem';
import { checkPasskey } from '../passkeys/check-passkey';
import { proofPurpose } from '../passkeys/questions';
import type { RelyingParty } from '../passkeys/relying-party';
import { confirmPassword, type LoginRef } from '../passwords/confirm-password';
import type { AccountContext } from '../ports';
import { loggedOut, passkeyRefused, proofMissing } from '../problems';
import { findUser } from '../store';
import { checkFactor } from './check-factor';
import { hasFactor } from './factor-store';

/** A change of factors, and by what its caller proves to be the owner. */
export interface ProvedCall {
  caller: LoginRef;
  proof: OwnerProof;
  party: RelyingParty;
}

/** The owner of an account, and by what they have proved to be. */
export interface ConfirmedOwner {
  user: UserRow;
  by: 'password' | 'factor';
}

/**
 * Confirms the owner before a factor changes: by a factor that is there, or by the password of an account without one. A code
 * is spent.
 */
export async function confirmOwner(
  context: AccountContext,
  { caller, proof, party }: ProvedCall,
): Promise<ConfirmedOwner | Problem> {
  const { connection } = context.database;
  const user = await findUser(connection, caller.userId);
  if (user === undefined) return loggedOut();
  const refusal = (await hasFactor(connection, user.id))
    ? await checkOwnFactor(context, { user, caller, proof, party })
    : await checkOwnPassword(context, { caller, proof });
  if (isProblem(refusal)) return refusal;
  return { user, by: refusal };
}

async function checkOwnFactor(
  context: AccountContext,
  { user, caller: { sessionId }, proof: { code = '', passkey }, party }: ProvedCall & { user: UserRow },
): Promise<'factor' | Problem> {
  const source = { kind: 'login', sessionId } as const;
  if (passkey !== undefined) {
    const purpose = proofPurpose(user.id);
    const signer = await checkPasskey(context, { signed: passkey, purpose, party, source });
    if (isProblem(signer)) return signer;
    return signer.userId === user.id ? 'factor' : passkeyRefused();
  }
  if (code === '') return proofMissing('code');
  return (await checkFactor(context, { user, code, source })) ?? 'factor';
}

async function checkOwnPassword(
  context: AccountContext,
  { caller, proof: { password = '' } }: Pick<ProvedCall, 'caller' | 'proof'>,
): Promise<'password' | Problem> {
  if (password === '') return proofMissing('password');
  const confirmed = await confirmPassword(context, { caller, password, field: 'password' });
  return isProblem(confirmed) ? confirmed : 'password';
}
