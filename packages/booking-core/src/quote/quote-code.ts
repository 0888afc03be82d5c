import { makeCheckedCode, parseCheckedCode } from '../checked-code';

/**
 * The shop's two letters for quotes and seven random symbols, each 0–31 → "TQ-XXXX-XXXX", whose last character checks the
 * other seven. Throws on other input.
 */
export function makeQuoteCode(prefix: string, symbols: readonly number[]): string {
  return makeCheckedCode(prefix, symbols);
}

/** A quote's code as people type it → its canonical form, with any two letters in front; undefined when it is none. */
export function parseQuoteCode(text: string): string | undefined {
  return parseCheckedCode(text);
}
