import { createHmac } from 'node:crypto';
import type { SessionRow } from '../../../db/schema';
import { isSameSecret } from '../../../platform/secrets';

/** Contents of a session cookie. */
export type SessionClaim = Pick<SessionRow, 'id' | 'generation'>;

/** The secret in the cookie of a login: derived from its id and generation, never stored. */
export function sessionToken(key: Uint8Array, { id, generation }: SessionClaim): string {
  return `${id}.${generation}.${signatureOf(key, { id, generation })}`;
}

/** Reads such a secret; undefined when it is not one that we made. */
export function parseSessionToken(key: Uint8Array, token: string): SessionClaim | undefined {
  const [, id = '', digits = '', signature = ''] = /^([\da-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
  const claim = { id, generation: Number(digits) };
  return isSameSecret(signature, signatureOf(key, claim)) ? claim : undefined;
}

function signatureOf(key: Uint8Array, { id, generation }: SessionClaim): string {
  return createHmac('sha256', key).update(`session:${id}:${generation}`).digest('base64url');
}
