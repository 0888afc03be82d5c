/** In these orders fingers and memory go, forwards and backwards: alphabet, digits, the rows and columns of a keyboard. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p',
].flatMap((row) => [row, [...row].reverse().join('')]);

/** Shorter ones are in every other word. */
const minRun = 4;

/** Different characters that a password has at least. */
const minDifferent = 4;

/** The rest next to a run is guessed with it: a digit or two, an exclamation mark. */
const maxBesideRuns = 3;

/** True when a string, in lower case, is little more than a repetition or a sequence. */
export function isPredictable(text: string): boolean {
  return new Set(text).size < minDifferent || /^(.{1,4})\1+$/u.test(text) || withoutRuns(text).length <= maxBesideRuns;
}

/** A text without its runs of neighbors: "x1234y" becomes "xy". */
export function withoutRuns(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length; ) {
    const length = runLength(text.slice(at));
    if (length < minRun) rest += text[at];
    at += length < minRun ? 1 : length;
  }
  return rest;
}

/** Number of leading characters that follow each other in one of the rows. */
function runLength(text: string): number {
  let length = 1;
  while (length < text.length && rows.some((row) => row.includes(text.slice(0, length + 1)))) length += 1;
  return length;
}
