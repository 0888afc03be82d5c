import { addDays, daysBetween } from '@tintforge/booking-core';
import { weekStart } from '@tintforge/content';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantsOf, partsOf, periodBefore } from './period';

test.each([
  ['an ordinary day', '2026-12-08', 24],
  ['the day the clock goes back', '2026-11-01', 25],
  ['the day it goes forward', '2027-03-14', 23],
])('%s has its hours', (_name, date, hours) => {
  const [from, before] = instantsOf({ from: date, to: date });
  expect((before - from) / 3_600_000).toBe(hours);
});

test.each([
  ['day', ['2026-12-30', '2026-12-31', '2027-01-01']],
  ['week', ['2026-12-30']],
  ['month', ['2026-12-30', '2027-01-01']],
] as const)('by %s, parts begin where they should', (by, expected) => {
  expect(partsOf({ from: '2026-12-30', to: '2027-01-01' }, by).map(({ from }) => from)).toEqual(expected);
});

test('weeks begin on the shop’s first day, and the first and last may be cut short', () => {
  expect(partsOf({ from: '2026-12-05', to: '2026-12-15' }, 'week')).toEqual([
    { from: '2026-12-05', to: addDays('2026-12-05', weekStart) },
    { from: addDays('2026-12-06', weekStart), to: addDays('2026-12-12', weekStart) },
    { from: addDays('2026-12-13', weekStart), to: '2026-12-15' },
  ]);
});

test('the period before is as long and ends the day before', () => {
  expect(periodBefore({ from: '2026-12-01', to: '2026-12-28' })).toEqual({ from: '2026-11-03', to: '2026-11-30' });
});

test('parts follow each other without a gap, from the first day to the last', () => {
  const question = fc.record({
    offset: fc.integer({ min: 0, max: 800 }),
    length: fc.integer({ min: 1, max: 366 }),
    by: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
  });
  fc.assert(
    fc.property(question, ({ offset, length, by }) => {
      const from = addDays('2026-01-01', offset);
      const period = { from, to: addDays(from, length - 1) };
      const parts = partsOf(period, by);
      expect(parts[0]?.from).toBe(period.from);
      expect(parts.at(-1)?.to).toBe(period.to);
      for (const [index, part] of parts.entries()) {
        expect(daysBetween(part.from, part.to)).toBeGreaterThanOrEqual(0);
        const following = parts[index + 1];
        if (following !== undefined) expect(following.from).toBe(addDays(part.to, 1));
      }
    }),
    { seed: 20261120, numRuns: 300 },
  );
});
