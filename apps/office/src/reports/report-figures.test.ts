import { describe, expect, test } from 'vitest';
import { changeText, comparison, shareText, shortMoneyText, signedMoneyText } from './report-figures';

test.each([
  [41, 100, '41%'],
  [18, 284, '6.3%'],
  [0, 284, '0%'],
  [284, 284, '100%'],
  [994, 10_000, '9.9%'],
  [995, 10_000, '10%'],
  [0, 0, '—'],
])('%d of %d is %s', (part, whole, expected) => {
  expect(shareText(part, whole)).toBe(expected);
});

test.each([
  [114, 100, '+14%'],
  [97, 100, '−3%'],
  [100, 100, '±0%'],
  [1, 0, undefined],
  [5, -2, undefined],
  [-50, 100, '−150%'],
])('from %d, %d before, is %s', (now, before, expected) => {
  expect(changeText(now, before)).toBe(expected);
});

test.each([
  [0, '0'],
  [949.6, '950'],
  [6120, '6.1k'],
  [10_870, '10.9k'],
  [1_200_000, '1.2M'],
])('%d above a column is %s', (dollars, expected) => {
  expect(shortMoneyText(dollars)).toBe(expected);
});

test('money that is gone has a minus', () => {
  expect([signedMoneyText(-12.5), signedMoneyText(0), signedMoneyText(1234.5)]).toEqual([
    '−$12.50',
    '$0.00',
    '$1,234.50',
  ]);
});

describe('a period is compared', () => {
  const weeks = { from: '2026-11-16', to: '2026-12-13' };
  test.each([
    [114, 100, '+14% vs. the 4 weeks before'],
    [3, 0, 'nothing in the 4 weeks before'],
    [0, 0, 'same as the 4 weeks before'],
  ])('%d and %d', (now, before, expected) => {
    expect(comparison({ now, before, period: weeks })).toBe(expected);
  });

  test('by days when it is no weeks', () => {
    const period = { from: '2026-12-01', to: '2026-12-09' };
    expect(comparison({ now: 1, before: 1, period })).toBe('±0% vs. the 9 days before');
  });
});
