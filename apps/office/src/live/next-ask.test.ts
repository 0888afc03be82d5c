import { ApiError } from '@tintforge/api-contract/client';
import { expect, test } from 'vitest';
import { askEveryMs, waitForNextAsk } from './next-ask';

const lost = new TypeError('Failed to fetch');

test('a shop that answers is asked every three seconds', () => {
  expect(askEveryMs).toBe(3_000);
  expect(waitForNextAsk({ error: null, dataUpdatedAt: 50_000, errorUpdatedAt: 40_000 })).toBe(3_000);
});

test('a shop that does not answer is asked less and less often, and each minute at least', () => {
  const waits: (number | false)[] = [];
  let errorUpdatedAt = 3_000;
  for (let tries = 0; tries < 7; tries += 1) {
    const wait = waitForNextAsk({ error: lost, dataUpdatedAt: 1, errorUpdatedAt });
    waits.push(wait);
    errorUpdatedAt += Number(wait);
  }
  expect(waits.map((wait) => Math.round(Number(wait) / 1000))).toEqual([3, 6, 12, 24, 48, 60, 60]);
});

test('a shop that has never answered is asked again after a while', () => {
  expect(waitForNextAsk({ error: lost, dataUpdatedAt: 0, errorUpdatedAt: 9 })).toBe(15_000);
});

test.each([401, 403])('a login that may ask nothing more (%d) asks nothing more', (status) => {
  const error = new ApiError(status, '');
  expect(waitForNextAsk({ error, dataUpdatedAt: 1, errorUpdatedAt: 2 })).toBe(false);
});
