/** What turns a statement round; "not only" does not. */
const denial = /(?:\b(?:not|never|neither|nor|cannot)\b|n[’']t\b|≠)(?! (?:only|just|merely)\b)/i;

/** Whether a clause denies what it goes on to say, judged by the words before it: "film is not …", "nor is it …". */
export function isDenied(wordsBefore: string): boolean {
  const clause = wordsBefore.split(/[,;:.]| but /).at(-1) ?? '';
  return denial.test(clause);
}
