import { centsFromDollars } from './money';
import { failure, type Result, success } from './result';

/** Reasons why typed text is not a valid amount. */
export type AmountProblem = 'missing' | 'too-high';

/**
 * An amount of dollars as people type it ("$1,249.50", "1249.5", " 60. ") → its cents; undefined when it is none, or ten
 * million dollars and more.
 */
export function parseAmount(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(/,(?=\d{3}(\D|$))/g, '');
  return /^\d{1,7}(\.\d{0,2})?$/.test(plain) ? centsFromDollars(Number(plain)) : undefined;
}

/** Checks a typed amount that must be more than nothing and at most `mostCents`: its cents, or what is wrong with it. */
export function checkAmount(text: string, { mostCents }: { mostCents: number }): Result<number, AmountProblem> {
  const cents = parseAmount(text);
  if (cents === undefined || cents === 0) return failure('missing');
  return cents > mostCents ? failure('too-high') : success(cents);
}
