import { brand } from '@tintforge/content';
import { Secret, TOTP } from 'otpauth';
import type { Randomness } from '../../../platform/randomness';

/** The form that every authenticator app understands (RFC 6238): six digits, a new code every thirty seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Codes of the step before and after are accepted too: clocks differ, and typing takes time. */
const driftSteps = 1;

/** A new secret in base32: 160 bits, as RFC 4226 recommends. */
export function newTotpSecret({ bytes }: Pick<Randomness, 'bytes'>): string {
  return new Secret({ buffer: new Uint8Array(bytes(20)).buffer }).base32;
}

/** The address in the QR code that an authenticator app scans. */
export function totpUri(secret: string, username: string): string {
  return new TOTP({ ...form, issuer: brand.name, label: username, secret: Secret.fromBase32(secret) }).toString();
}

/** The time step that a code belongs to; undefined for a wrong one. Spaces and hyphens don't matter. `now` in epoch milliseconds. */
export function totpStep(secret: string, { code, now }: { code: string; now: number }): number | undefined {
  const digits = code.replaceAll(/[\s-]/g, '');
  if (!/^\d{6}$/.test(digits)) return undefined;
  const totp = new TOTP({ ...form, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: digits, timestamp: now, window: driftSteps });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}

/** The code of a moment, as an app shows it. `at` in epoch milliseconds. */
export function totpCode(secret: string, at: number): string {
  return new TOTP({ ...form, secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
}
