import { isDenied } from './denials';

const tolerance = /±|\bplus or minus\b|\btolerance\b|\bmargin of error\b|\bmeter(?:’s)?(?: own)? error\b/i;
const permission =
  /\b(?:allow\w*|legal\w*|permit\w*|permission|darker|as dark as|down to|leeway|grace|pass(?:es)?)\b/gi;

/** True when a sentence presents the meter's ±3 as permission to go darker: it is the meter's error (316.2955). */
export function permitsByTolerance(sentence: string): boolean {
  if (!tolerance.test(sentence)) return false;
  return [...sentence.matchAll(permission)].some(({ index }) => {
    const before = sentence.slice(0, index);
    return !isDenied(before) && !/\bno $/i.test(before);
  });
}
