const minute = 60_000;
const hour = 60 * minute;

/**
 * How long to wait after each try that came to nothing: soon at first, for most troubles pass, and in all nearly three
 * days, so that a mail server that is down over a weekend loses nothing. Milliseconds.
 */
const waits = [
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  12 * hour,
  12 * hour,
  12 * hour,
  12 * hour,
  12 * hour,
];

/** So long a mail waits for a mail server that cannot be reached at all, milliseconds: as long as all tries together. */
export const patienceMs = waits.reduce((sum, wait) => sum + wait, 0);

/** When to try again after so many tries, epoch milliseconds; undefined when it is time to give up. */
export function nextTry(attempts: number, now: number): number | undefined {
  const wait = waits[attempts - 1];
  return wait === undefined ? undefined : now + wait;
}
