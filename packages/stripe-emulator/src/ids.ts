/** A source of random bytes; the emulator has no other. */
export type Random = (bytes: number) => Uint8Array;

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * A string of `length` letters and digits. A byte modulo 62 is slightly uneven, which does not matter for test data.
 */
export function randomText(random: Random, length: number): string {
  return Array.from(random(length), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}

/** An id as Stripe writes them: prefix, underscore, 24 letters and digits. */
export function makeId(prefix: string, random: Random): string {
  return `${prefix}_${randomText(random, 24)}`;
}
