import type { Passage } from './passages';

const lifetime = /\blife-?(?:time|long)\b/i;
const whose =
  /\b(?:while|as long as) (?:you|it|the (?:car|sedan|SUV|truck|vehicle|film|building|house))\b|\blife of the (?:car|vehicle|film|building|house)\b/i;

/**
 * True when a passage promises a lifetime and neither it nor a text next to it nor a note of a section around it says
 * whose (16 CFR 239.4).
 */
export function lacksWhoseLifetime({ text, beside, around }: Passage): boolean {
  if (!lifetime.test(text)) return false;
  if ([text, ...beside].some((said) => whose.test(said))) return false;
  return !around.flatMap(({ notes }) => notes).some((note) => lifetime.test(note) && whose.test(note));
}
