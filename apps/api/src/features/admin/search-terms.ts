import { parseEmail, plainText } from '@tintforge/booking-core';
import type { SearchTerm } from '../../db/search';

const phonePunctuation = /[ ()+./-]/g;

/** Digits and what phone numbers are written with. */
export const phoneForm = /^[\d ()+./-]+$/;

export const hasLetterOrDigit = /[\p{L}\p{N}]/u;

/** Words of a search as they were typed or pasted; numbers, codes and addresses among them in plain signs. */
export function typedWords(text: string): string[] {
  const email = parseEmail(text);
  if (email !== undefined) return [email];
  return text.split(/\s+/).map((word) => (/[\p{Nd}@]/u.test(word) ? plainText(word) : word));
}

/** Matches longer words that start with its last one, too. */
export function beginning(text: string): SearchTerm {
  return { text, isBeginning: true };
}

/** Matches whole words alone. */
export function whole(text: string): SearchTerm {
  return { text, isBeginning: false };
}

/**
 * An email address up to its last dot. The part behind it may be unfinished, and half of all addresses share its start: looking
 * for that takes fifty times as long.
 */
export function emailTerm(word: string): SearchTerm {
  const finished = word.replace(/[^@.]*$/, '');
  return hasLetterOrDigit.test(finished) ? { ...whole(finished), column: 'email' } : beginning(word);
}

/** The digits without the country's 1 before ten of them, and without an extension. */
export function phoneDigits(text: string): string {
  return text
    .replace(/x\d+$/, '')
    .replaceAll(phonePunctuation, '')
    .replace(/^1(?=\d{10}$)/, '');
}
