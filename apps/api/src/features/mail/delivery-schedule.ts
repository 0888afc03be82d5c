const minute = 60_000;
const hour = 60 * minute;

/**
 * Backoff after each failed attempt, in milliseconds: short at first, because most failures are transient, and nearly
 * three days in total, so that nothing is lost when a mail server is down over a weekend.
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

/**
 * Maximum wait of an email for a mail server that cannot be reached at all, milliseconds: as long as all attempts
 * together.
 */
export const patienceMs = waits.reduce((sum, wait) => sum + wait, 0);

/** Time of the next attempt, epoch milliseconds; undefined after the last one. */
export function nextTry(attempts: number, now: number): number | undefined {
  const wait = waits[attempts - 1];
  return wait === undefined ? undefined : now + wait;
}
