import { expect, test } from 'vitest';
import { nextIndex } from './next-index';

test.each([
  { key: 'ArrowDown', at: -1, next: 0 },
  { key: 'ArrowDown', at: 1, next: 2 },
  { key: 'ArrowDown', at: 2, next: 0 },
  { key: 'ArrowUp', at: -1, next: 2 },
  { key: 'ArrowUp', at: 0, next: 2 },
  { key: 'ArrowUp', at: 2, next: 1 },
  { key: 'Home', at: 2, next: 0 },
  { key: 'End', at: 0, next: 2 },
  { key: 'ArrowRight', at: 0, next: undefined },
  { key: 'Enter', at: 0, next: undefined },
])('in a column of three, $key at $at leads to $next', ({ key, at, next }) => {
  expect(nextIndex({ key, at, count: 3, along: 'column' })).toBe(next);
});

test.each([
  { key: 'ArrowRight', next: 2 },
  { key: 'ArrowLeft', next: 0 },
  { key: 'ArrowDown', next: undefined },
])('in a row of three, $key at 1 leads to $next', ({ key, next }) => {
  expect(nextIndex({ key, at: 1, count: 3, along: 'row' })).toBe(next);
});

test('in an empty list no key leads anywhere', () => {
  expect(nextIndex({ key: 'End', at: -1, count: 0, along: 'column' })).toBeUndefined();
});
