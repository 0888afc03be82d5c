import { parsePhone, plainText } from '@tintforge/booking-core';
import { brand } from '@tintforge/content';
import type { Search, SearchTerm } from '../../../db/search';
import { beginning, emailTerm, hasLetterOrDigit, phoneDigits, phoneForm, typedWords, whole } from '../search-terms';

/** Fewer digits than the last four of a phone have to be a whole word: every phone begins with one of few area codes. */
const leastPhoneDigits = 4;

/**
 * Parses the search for bookings: each word must start a word of the code, name, phone, email or vehicle. Codes match
 * by their beginning or their last four characters, in upper or lower case, with or without hyphens, O read as 0, I and
 * L as 1; phones by any way of writing their digits, by the last seven and the last four. Undefined when there is
 * nothing to search for.
 */
export function searchOf(text: string): Search | undefined {
  const words = wordsOf(text);
  // While the next word is being typed, its first letter matches too much.
  const telling = words.filter((word) => word.length > 1);
  const search = telling.length > 0 ? telling.map(termsOf) : words.map((word): Terms => [whole(word)]);
  return search.length === 0 ? undefined : search;
}

/** A phone number is one word, however it is written. */
function wordsOf(text: string): string[] {
  const phone = parsePhone(text);
  if (phone !== undefined) return [phoneDigits(phone)];
  const plain = plainText(text);
  if (phoneForm.test(plain)) return nonEmpty([phoneDigits(plain)]);
  return nonEmpty(typedWords(text)).filter((word) => hasLetterOrDigit.test(word) && codeOf(word) !== '');
}

type Terms = readonly [SearchTerm, ...SearchTerm[]];

function termsOf(word: string): Terms {
  const behind = codeLetters(codeOf(word) ?? '');
  if (behind !== undefined) return [{ ...beginning(behind), column: 'code' }, beginning(word)];
  if (word.includes('@')) return [emailTerm(word)];
  if (phoneForm.test(word)) return [digitTerm(phoneDigits(word))];
  const code = codeLetters(word);
  return code === undefined ? [beginning(word)] : [beginning(word), { ...beginning(code), column: 'code' }];
}

function digitTerm(digits: string): SearchTerm {
  return digits.length < leastPhoneDigits ? whole(digits) : beginning(digits);
}

/** The rest behind the letters of a code: the shop's own, any two with a hyphen, or any two of a whole code. */
const afterLetters = new RegExp(
  `^(?:${brand.codePrefix}-?|[a-z]{2}-|[a-z]{2}(?=[\\da-z]{4}-?[\\da-z]{4}$))([\\da-z-]*)$`,
  'i',
);

/** The rest of a word that starts with the letters of a code, empty where nothing follows; undefined for other words. */
function codeOf(word: string): string | undefined {
  return afterLetters.exec(word)?.[1];
}

/** A part of a tracking code as codes are written, hyphens left out; undefined for what can be none. */
function codeLetters(word: string): string | undefined {
  const letters = word.toUpperCase().replaceAll('-', '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{1,8}$/.test(letters) ? letters : undefined;
}

function nonEmpty(words: readonly string[]): string[] {
  return words.filter((word) => word !== '');
}
