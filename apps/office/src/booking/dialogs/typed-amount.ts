import { centsFromDollars } from '@tintforge/booking-core';
import { formatMoney } from '@tintforge/ui';
import { bookingWords } from '../words';

const words = bookingWords.amount;

/** An amount as people type it ("$1,249.50", "1249.5") → its cents; undefined when it is none. */
export function parseAmount(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(/,(?=\d{3}(\D|$))/g, '');
  return /^\d+(\.\d{1,2})?$/.test(plain) ? centsFromDollars(Number(plain)) : undefined;
}

/** What is wrong with an amount that must be more than nothing and at most `mostCents`; undefined when nothing is. */
export function amountProblem(text: string, mostCents: number): string | undefined {
  const cents = parseAmount(text);
  if (cents === undefined || cents === 0) return words.missing;
  return cents > mostCents ? words.tooHigh(formatMoney(mostCents)) : undefined;
}

/** Dollars of the wire as one would type them: 449.5 → "449.50". */
export function typedAmount(dollars: number): string {
  return dollars.toFixed(2);
}
