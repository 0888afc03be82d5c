import { demoNames } from '@tintforge/content';

const { first, last } = demoNames;

/** The name of a demo's customer by number: the same number is always the same person. */
export function demoName(number: number): string {
  const firstName = first[number % first.length];
  const lastName = last[Math.floor(number / first.length) % last.length];
  return `${firstName} ${lastName}`;
}
