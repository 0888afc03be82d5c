import { createHash, timingSafeEqual } from 'node:crypto';
import { type Failure, ok, type Result, refuse } from './errors';

/** Which key signs a request: the server's, or the one that every page carries. */
export type KeyKind = 'secret' | 'publishable';

/** The keys of the one account that the emulator holds. */
export interface AccountKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

/** The kind of key in an Authorization header (Bearer, or Basic with the key as the user); 401 as Stripe words it. */
export function readKey(header: string | undefined, keys: AccountKeys): Result<KeyKind> {
  const key = keyOf(header);
  if (key === undefined) return refuse({ message: noKeyMessage }, 401);
  if (sameSecret(key, keys.secretKey)) return ok('secret');
  if (sameSecret(key, keys.publishableKey)) return ok('publishable');
  return refuse({ message: `Invalid API Key provided: ${mask(key)}` }, 401);
}

/** The refusal of an endpoint that only the secret key may call. */
export function refusePublishable(): { ok: false; failure: Failure } {
  const message = 'This API call cannot be made with a publishable API key. Please use a secret API key.';
  return refuse({ code: 'secret_key_required', message }, 403);
}

/** Compares two secrets without telling by its time where they differ. */
export function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

const noKeyMessage =
  'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth ' +
  "(e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";

function keyOf(header: string | undefined): string | undefined {
  const match = /^(Bearer|Basic) (\S+)$/i.exec(header ?? '');
  const credential = match?.[2];
  if (credential === undefined) return undefined;
  if (match?.[1]?.toLowerCase() === 'bearer') return credential;
  return Buffer.from(credential, 'base64').toString('utf8').split(':')[0];
}

function mask(key: string): string {
  return key.length <= 12 ? '*'.repeat(key.length) : `${key.slice(0, 8)}${'*'.repeat(key.length - 12)}${key.slice(-4)}`;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
