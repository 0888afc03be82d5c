import { readFileSync } from 'node:fs';

/** One a line, in lower case; its license is next to it. The build copies both next to the bundle. */
const path = new URL('./common-passwords.txt', import.meta.url);

let known: Set<string> | undefined;

/** True for the passwords of five characters or more among the 20,000 that people choose most, in whatever case. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(readFileSync(path, 'utf8').trimEnd().split('\n'));
  return known.has(password.toLowerCase());
}
