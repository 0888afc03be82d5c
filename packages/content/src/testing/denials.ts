/** Negations; "not only" is none. */
const denial = /(?:\b(?:not|never|neither|nor|cannot)\b|n[’']t\b|≠)(?! (?:only|just|merely)\b)/i;

/** True when a clause negates what follows, judged by the words before it: "film is not …", "nor is it …". */
export function isDenied(wordsBefore: string): boolean {
  const clause = wordsBefore.split(/[,;:.]| but /).at(-1) ?? '';
  return denial.test(clause);
}
