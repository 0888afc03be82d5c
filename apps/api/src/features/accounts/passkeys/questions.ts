import type { PasskeyQuestion } from '@tintforge/api-contract';
import type { Transaction } from '../../../db/client';
import type { PasskeyRow } from '../../../db/schema';
import { openText, sealText } from '../../../platform/sealed-text';
import { hashKey } from '../login/attempts';
import type { AccountContext } from '../ports';
import { raiseCount } from '../store';
import type { RelyingParty } from './relying-party';

type TicketContext = Pick<AccountContext, 'keys' | 'clock' | 'random'>;

/** Time to answer with a passkey, in milliseconds. */
export const questionMs = 5 * 60_000;

/** Time to make a new passkey, in milliseconds. */
export const setupMs = 15 * 60_000;

/** Purposes of tickets: one that was issued for another isn't accepted. */
export const loginPurpose = 'passkey-login';
export const proofPurpose = (userId: string) => `passkey-proof:${userId}`;
export const setupPurpose = (userId: string) => `passkey-setup:${userId}`;

/** Contents of a ticket: random bytes that a passkey signs, and until when. */
export interface Challenge {
  /** Base64url. */
  text: string;
  /** Epoch milliseconds. */
  expiresAt: number;
  /** Anything that the purpose adds, without spaces. */
  note: string;
}

/** A new challenge in a sealed ticket. Nothing is stored for it before it comes back. */
export function makeChallenge(
  { keys, clock, random }: TicketContext,
  { purpose, lifeMs, note = '' }: { purpose: string; lifeMs: number; note?: string },
): { challenge: string; ticket: string } {
  const challenge = Buffer.from(random.bytes(32)).toString('base64url');
  const text = [challenge, clock.now() + lifeMs, note].join(' ');
  return { challenge, ticket: sealText(text, { key: keys.passkeyTickets, purpose, random }) };
}

/** The challenge in a ticket; undefined when it isn't ours, is for another purpose, or has expired. */
export function readChallenge(
  { keys, clock }: Pick<AccountContext, 'keys' | 'clock'>,
  { ticket, purpose }: { ticket: string; purpose: string },
): Challenge | undefined {
  const [text = '', expires, note = ''] = openText(ticket, { key: keys.passkeyTickets, purpose })?.split(' ') ?? [];
  const expiresAt = Number(expires);
  return expiresAt > clock.now() ? { text, expiresAt, note } : undefined;
}

/** Uses up a challenge; false when that has been done before. Remembered among the counters, until it expires. */
export async function spendChallenge(
  transaction: Transaction,
  { context: { keys, clock }, challenge }: { context: Pick<AccountContext, 'keys' | 'clock'>; challenge: Challenge },
): Promise<boolean> {
  const key = hashKey(keys.failures, `challenge:${challenge.text}`);
  const { count } = await raiseCount(transaction, { key, now: clock.now(), resetsAt: challenge.expiresAt });
  return count === 1;
}

/** A question to some passkeys, or to any that the browser has for the site. */
export function askPasskeys(
  context: TicketContext,
  { party, purpose, passkeys }: { party: RelyingParty; purpose: string; passkeys: readonly PasskeyRow[] },
): PasskeyQuestion {
  const { challenge, ticket } = makeChallenge(context, { purpose, lifeMs: questionMs });
  return {
    ticket,
    options: {
      challenge,
      rpId: party.id,
      allowCredentials: passkeys.map(credentialRef),
      timeout: questionMs,
      userVerification: 'required',
    },
  };
}

/** A passkey as browsers name it. */
export function credentialRef({ credentialId, transports }: PasskeyRow) {
  return { id: credentialId, type: 'public-key' as const, transports };
}
