import { isDenied } from './denials';

/**
 * Film may not be sold as any of these without a Florida product approval (553.842; docs/florida-law.md, Storm
 * protection).
 */
const promises = [
  /\bhurricanes?\b/gi,
  /\bwindstorms?\b/gi,
  /\bstorm[- ](?:proof|resist\w*|rated|ready|safe|protection|shield|barrier)/gi,
  /\b(?:protect\w*|withstands?|resists?|stops?|against|through)\b[^.;]*\bstorms?\b/gi,
  /\bimpact[- ](?:proof|resist\w*|rated|safe|protection|grade)/gi,
  /\b(?:withstands?|resists?)\b[^.;]*\bimpacts?\b/gi,
  /\bshutter-?less\b/gi,
  /\b(?:shatter-?proof|unbreakable)\b/gi,
  /\binsurance (?:discount|credit|saving|rebate)s?\b/gi,
  /\b(?:lower\w*|cuts?|saves?|reduces?)\b[^.;]*\binsurance\b/gi,
];

/** Doing without shutters is a promise however it is put. */
const withoutShutters = /\b(?:no|without|instead of|replac\w+|not need|never need|forget)\b[^.;]*\bshutters?\b/i;

/** True when a sentence promises that film withstands a storm or an impact. Denying it is no promise. */
export function promisesStormProtection(sentence: string): boolean {
  if (withoutShutters.test(sentence)) return true;
  return promises
    .flatMap((promise) => [...sentence.matchAll(promise)])
    .some((match) => !isDenied(sentence.slice(0, match.index)));
}
