import { isDeepStrictEqual } from 'node:util';
import { jobOf, type MoneyRows, moneyOfRows, rowsOf, type StoredJob } from '../features/jobs';

/**
 * Everything that is stored of a booking follows from its items, visits and money: the columns that repeat them, and the
 * projection. Throws with what differs.
 */
export function expectToAgree(stored: StoredJob, money: MoneyRows): void {
  const { row } = stored;
  const made = rowsOf(jobOf(stored, moneyOfRows(money, row)));
  for (const [name, value] of Object.entries(row)) {
    const follows = made.row[name as keyof typeof row];
    if (!isDeepStrictEqual(value, follows))
      throw new Error(`${row.trackingCode} has ${name} ${say(value)}, not ${say(follows)}`);
  }
  for (const name of ['cars', 'visits'] as const) {
    if (!isDeepStrictEqual(made[name], stored[name])) {
      throw new Error(`${row.trackingCode} has ${name} ${say(stored[name])}, not ${say(made[name])}`);
    }
  }
}

function say(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined';
}
