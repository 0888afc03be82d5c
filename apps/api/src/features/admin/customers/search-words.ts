const phonePunctuation = /[ ()+./-]/g;
const phoneForm = /^[\d ()+./-]+$/;
const hasLetterOrDigit = /[\p{L}\p{N}]/u;

/**
 * What somebody typed to find customers, as a question to the full-text index: each word has to begin a word of the name,
 * the email or the phone. A phone is found in any way of writing its digits, by all ten, the last seven and the last four.
 * Undefined when there is nothing in it to look for.
 */
export function customerSearchOf(text: string): string | undefined {
  const words = phoneForm.test(text) ? [digitsOf(text)] : text.split(/\s+/);
  const telling = words.filter((word) => hasLetterOrDigit.test(word));
  return telling.length === 0 ? undefined : telling.map((word) => `${quoted(word)} *`).join(' AND ');
}

/** A name as a question: the very words, one after the other. */
export function nameQuestion(name: string): string {
  return `name : ${quoted(name)}`;
}

/** The digits without the country's 1 before ten of them. */
function digitsOf(text: string): string {
  return text.replaceAll(phonePunctuation, '').replace(/^1(?=\d{10}$)/, '');
}

/** Between quotes nothing is a command; the index divides what stands there into words as it did the customers'. */
function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}
