import { expect, test } from 'vitest';
import { nextTry } from './delivery-schedule';

const hour = 3_600_000;

test('tries follow each other ever more slowly, and end within three days', () => {
  const pauses: number[] = [];
  let now = 0;
  for (let attempts = 1; ; attempts += 1) {
    const next = nextTry(attempts, now);
    if (next === undefined) break;
    pauses.push(next - now);
    now = next;
  }
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses[0]).toBe(60_000);
  expect(now).toBeGreaterThan(2.5 * 24 * hour);
  expect(now).toBeLessThan(3 * 24 * hour);
});
