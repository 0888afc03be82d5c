import { parsePhone } from '@tintforge/booking-core';
import type { Search } from '../../../db/search';

const phonePunctuation = /[ ()+./-]/g;
const phoneForm = /^[\d ()+./-]+$/;
const hasLetterOrDigit = /[\p{L}\p{N}]/u;

/**
 * Parses the search for customers: each word must start a word of the name, the email or the phone. A phone matches in
 * any way of writing its digits, by all ten, the last seven and the last four. Undefined when there is nothing to
 * search for.
 */
export function customerSearchOf(text: string): Search | undefined {
  const phone = parsePhone(text) ?? (phoneForm.test(text) ? text : undefined);
  const words = phone === undefined ? text.split(/\s+/) : [digitsOf(phone)];
  const telling = words.filter((word) => hasLetterOrDigit.test(word));
  return telling.length === 0 ? undefined : telling.map((word) => [{ text: word, isBeginning: true }]);
}

/** A name as a search: its words, in order. */
export function nameSearch(name: string): Search {
  return [[{ text: name, isBeginning: false, column: 'name' }]];
}

/** The digits without the country's 1 before ten of them, and without an extension. */
function digitsOf(text: string): string {
  return text
    .replace(/x\d+$/, '')
    .replaceAll(phonePunctuation, '')
    .replace(/^1(?=\d{10}$)/, '');
}
