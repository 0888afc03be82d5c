import { parsePhone, plainText } from '@tintforge/booking-core';
import type { Search } from '../../../db/search';
import { beginning, emailTerm, hasLetterOrDigit, phoneDigits, phoneForm, typedWords, whole } from '../search-terms';

/**
 * Parses the search for customers: each word must start a word of the name, the email or the phone. A phone matches in
 * any way of writing its digits, by all ten, the last seven and the last four. Undefined when there is nothing to
 * search for.
 */
export function customerSearchOf(text: string): Search | undefined {
  const plain = plainText(text);
  const phone = parsePhone(text) ?? (phoneForm.test(plain) ? plain : undefined);
  const words = phone === undefined ? typedWords(text) : [phoneDigits(phone)];
  const telling = words.filter((word) => hasLetterOrDigit.test(word));
  if (telling.length === 0) return undefined;
  return telling.map((word) => [word.includes('@') ? emailTerm(word) : beginning(word)]);
}

/** A name as a search: its words, in order. */
export function nameSearch(name: string): Search {
  return [[{ ...whole(name), column: 'name' }]];
}
