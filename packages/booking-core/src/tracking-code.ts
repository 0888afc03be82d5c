import { makeCheckedCode, parseCheckedCode } from './checked-code';

/** Tint and film: the same in every shop. */
const prefix = 'TF';

/** Seven random symbols, each 0–31 → "TF-XXXX-XXXX", whose last character checks the others. Throws on other input. */
export function makeTrackingCode(symbols: readonly number[]): string {
  return makeCheckedCode(prefix, symbols);
}

/**
 * A tracking code as people type it (lower case, O for 0, I or L for 1, hyphens left out, spaces around it) → its
 * canonical form; undefined when it is none, which includes every code with one wrong character.
 */
export function parseTrackingCode(text: string): string | undefined {
  return parseCheckedCode(prefix, text);
}
