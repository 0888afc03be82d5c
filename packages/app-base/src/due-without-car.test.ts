import { expect, test } from 'vitest';
import { dueWithoutCar } from './due-without-car';

test.each([
  ['a deposit covers the rest: nothing comes back, and less is due', 454.99, { refund: 0, kept: 0 }, 205],
  ['a fee stays on the bill', 454.99, { refund: 0, kept: 62.5 }, 267.5],
  ['the deposit is more than the rest costs: that comes back, and nothing is due', 200, { refund: 49.99, kept: 0 }, 0],
  ['all is paid', 0, { refund: 249.99, kept: 0 }, undefined],
])('%s', (_name, due, terms, expected) => {
  expect(dueWithoutCar({ due }, { total: 249.99 }, terms)).toBe(expected);
});
