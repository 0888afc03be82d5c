import { makeCheckedCode, parseCheckedCode } from '../checked-code';

/** Seven random symbols, each 0–31 → "TQ-XXXX-XXXX", whose last character checks the others. Throws on other input. */
export function makeQuoteCode(symbols: readonly number[]): string {
  return makeCheckedCode('TQ', symbols);
}

/** A quote's code as people type it → its canonical form; undefined when it is none, a tracking code included. */
export function parseQuoteCode(text: string): string | undefined {
  return parseCheckedCode('TQ', text);
}
