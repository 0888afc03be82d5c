import { expect, test } from 'vitest';
import { retryDelay } from './use-retry';

test('the pauses double from one second, and never exceed half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(retryDelay)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
});
