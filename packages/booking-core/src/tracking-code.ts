import { makeCheckedCode, parseCheckedCode } from './checked-code';

/**
 * The shop's two letters for bookings and seven random symbols, each 0–31 → "TF-XXXX-XXXX", whose last character checks
 * the other seven. Throws on other input.
 */
export function makeTrackingCode(prefix: string, symbols: readonly number[]): string {
  return makeCheckedCode(prefix, symbols);
}

/**
 * A tracking code as people type or paste it (lower case, O for 0, I or L for 1, any dashes or none, spaces) → its
 * canonical form; undefined when it is none, which includes every code with one wrong character behind its prefix. Any two
 * letters are read in front, so that a shop that changes its own still finds what was booked before.
 */
export function parseTrackingCode(text: string): string | undefined {
  return parseCheckedCode(text);
}
