import { hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * A key of 32 bytes for one purpose (HKDF with SHA-256, RFC 5869). The same secret and name give the same key on every
 * start; one key reveals nothing about another.
 */
export function deriveKey(appSecret: Uint8Array, name: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', appSecret, new Uint8Array(0), `tintforge:${name}`, 32));
}

/** True when a given secret is the expected one, in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}
