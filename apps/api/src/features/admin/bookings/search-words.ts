import { isEmail } from '@tintforge/booking-core';

const phonePunctuation = /[ ()+./-]/g;
const phoneForm = /^[\d ()+./-]+$/;
const hasLetterOrDigit = /[\p{L}\p{N}]/u;

/** Fewer digits than the last four of a phone have to be a whole word: every phone begins with one of few area codes. */
const leastPhoneDigits = 4;

/**
 * What somebody typed to find bookings, as a question to the full-text index: each word has to begin a word of the code,
 * name, phone, email or vehicle. Codes are found by their beginning or their last four characters, in upper or lower case,
 * with or without hyphens, O read as 0, I and L as 1; phones by any way of writing their digits, by the last seven and
 * the last four. Undefined when there is nothing in it to look for.
 */
export function searchOf(text: string): string | undefined {
  const words = wordsOf(text);
  // While a next word is being typed, its first letter says too little.
  const telling = words.filter((word) => word.length > 1);
  const questions = telling.length > 0 ? telling.map(questionOf) : words.map(quoted);
  return questions.length === 0 ? undefined : questions.join(' AND ');
}

/** A phone number is one word, however it is written. */
function wordsOf(text: string): string[] {
  if (phoneForm.test(text)) return nonEmpty([phoneDigits(text)]);
  return nonEmpty(text.split(/\s+/)).filter((word) => hasLetterOrDigit.test(word) && !/^tf-?$/i.test(word));
}

function questionOf(word: string): string {
  if (/^tf-?[\da-z-]+$/i.test(word) && codeLetters(word.slice(2)) !== undefined) {
    return `(code : ${beginning(codeLetters(word.slice(2)) ?? '')} OR ${beginning(word)})`;
  }
  if (word.includes('@')) return emailQuestion(word);
  if (phoneForm.test(word)) return digitQuestion(phoneDigits(word));
  const code = codeLetters(word);
  return code === undefined ? beginning(word) : `(${beginning(word)} OR code : ${beginning(code)})`;
}

function digitQuestion(digits: string): string {
  return digits.length < leastPhoneDigits ? quoted(digits) : beginning(digits);
}

/** Of an address that is not finished what is: its last part begins half of all addresses. */
function emailQuestion(word: string): string {
  const finished = isEmail(word) ? word : word.replace(/[^@.]*$/, '');
  return hasLetterOrDigit.test(finished) ? `email : ${quoted(finished)}` : beginning(word);
}

/** A part of a tracking code as codes are written, hyphens left out; undefined for what can be none. */
function codeLetters(word: string): string | undefined {
  const letters = word.toUpperCase().replaceAll('-', '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{1,8}$/.test(letters) ? letters : undefined;
}

/** The digits without the country's 1 before ten of them. */
function phoneDigits(text: string): string {
  return text.replaceAll(phonePunctuation, '').replace(/^1(?=\d{10}$)/, '');
}

function beginning(word: string): string {
  return `${quoted(word)} *`;
}

/** Between quotes nothing is a command; the index divides what stands there into words as it did the bookings'. */
function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}

function nonEmpty(words: readonly string[]): string[] {
  return words.filter((word) => word !== '');
}
