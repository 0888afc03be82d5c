import { centsFromDollars } from './money';
import { plainText } from './plain-text';
import { failure, type Result, success } from './result';

/** Longer than any number that people type or paste. */
const longestText = 60;

/** Reasons why typed text is not a valid amount. */
export type AmountProblem = 'missing' | 'too-high';

/**
 * A number as people type or paste it (`plainText`; thousands set apart, a spreadsheet's ".0"), of at most `decimals`
 * digits after its point, two of them at most; undefined when it is none, negative, or ten million and more.
 */
export function parseFigure(text: string, decimals = 0): number | undefined {
  if (text.length > longestText) return undefined;
  const plain = plainText(text).replaceAll(/(?<=\d)[, ](?=\d{3}(?:\D|$))/g, '');
  const form = /^\d{1,7}(?:\.(\d{0,2}))?$/.exec(plain);
  if (form === null) return undefined;
  const isFine = (form[1] ?? '').replace(/0+$/, '').length <= decimals;
  return isFine ? Number(plain) : undefined;
}

/** A percentage, with its sign or without: "7.5 %" → 7.5; otherwise like `parseFigure`. */
export function parsePercent(text: string, decimals = 0): number | undefined {
  return parseFigure(plainText(text).replace(/ *%$/, ''), decimals);
}

/** A light meter's reading in percent, with a point or a comma: "26,5 %" → 26.5; otherwise like `parsePercent`. */
export function parseReading(text: string): number | undefined {
  return parsePercent(plainText(text).replace(/^(\d+),(?=\d{1,2}(?:\D|$))/, '$1.'), 1);
}

/**
 * An amount of dollars as people type or paste it ("$1,249.50", "1249.5", " 60. ", "USD 60") → its cents; undefined when it
 * is none, or ten million dollars and more.
 */
export function parseAmount(text: string): number | undefined {
  const dollars = parseFigure(plainText(text).replace(/^(?:US ?\$|\$|USD) */i, ''), 2);
  return dollars === undefined ? undefined : centsFromDollars(dollars);
}

/** Checks a typed amount that must be more than nothing and at most `mostCents`: its cents, or what is wrong with it. */
export function checkAmount(text: string, { mostCents }: { mostCents: number }): Result<number, AmountProblem> {
  const cents = parseAmount(text);
  if (cents === undefined || cents === 0) return failure('missing');
  return cents > mostCents ? failure('too-high') : success(cents);
}
