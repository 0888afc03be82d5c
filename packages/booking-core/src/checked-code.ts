import { plainText } from './plain-text';

/** Crockford's base 32: no I, L, O and U, which read as 1, 1, 0 and V. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Odd weights have inverses modulo 32, so no change of a single symbol leaves the sum as it was. */
const weights = [1, 3, 5, 7, 9, 11, 13];

const codeForm = /^([A-Z]{2})([0-9A-Z]{4})([0-9A-Z]{4})$/;

/** More than people write between and around the characters of a code. */
const longestText = 60;

function checkSymbol(symbols: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * (symbols[index] ?? 0), 0) % alphabet.length;
}

/**
 * Seven random symbols, each 0–31 → "TF-XXXX-XXXX" with the given prefix of two capital letters, whose last character
 * checks the other seven. Throws on other input.
 */
export function makeCheckedCode(prefix: string, symbols: readonly number[]): string {
  const isUsable = symbols.every((symbol) => Number.isInteger(symbol) && symbol >= 0 && symbol < alphabet.length);
  if (symbols.length !== weights.length || !isUsable) {
    throw new RangeError('A tracking code is made of seven symbols from 0 to 31');
  }
  if (!/^[A-Z]{2}$/.test(prefix)) throw new RangeError('A tracking code starts with two capital letters');
  const text = [...symbols, checkSymbol(symbols)].map((symbol) => alphabet.charAt(symbol)).join('');
  return `${prefix}-${text.slice(0, 4)}-${text.slice(4)}`;
}

/**
 * A code as people type or paste it (`plainText`; lower case, O for 0, I or L for 1, any dashes or none) → its canonical
 * form; undefined when it is none, which includes every code with one wrong character behind its prefix. Any prefix is
 * read, so that a shop that changes its own still finds what was booked before.
 */
export function parseCheckedCode(text: string): string | undefined {
  if (text.length > longestText) return undefined;
  const typed = plainText(text)
    .toUpperCase()
    .replaceAll(/[ \-._#]/g, '');
  const [, prefix = '', first = '', second = ''] = codeForm.exec(typed) ?? [];
  if (prefix === '') return undefined;
  const characters = `${first}${second}`.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const symbols = [...characters].map((character) => alphabet.indexOf(character));
  if (symbols.includes(-1)) return undefined;
  const code = makeCheckedCode(prefix, symbols.slice(0, weights.length));
  return code === `${prefix}-${characters.slice(0, 4)}-${characters.slice(4)}` ? code : undefined;
}
