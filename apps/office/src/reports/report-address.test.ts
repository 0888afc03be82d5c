import { addDays, weekday } from '@tintforge/booking-core';
import { weekStart } from '@tintforge/content';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPeriod, periodNames, periodOf, readReportAddress, reportPath, stepOf } from './report-address';

/** The day on which a week of the shop begins: that Sunday, or the Monday after it. */
const weekOf = (sunday: string) => addDays(sunday, weekStart);
const read = (query: string) => readReportAddress(new URLSearchParams(query));
/** A Wednesday. */
const today = '2026-12-09';

test.each([
  ['', weekOf('2026-09-20'), '2026-12-09'],
  ['period=week', weekOf('2026-12-06'), '2026-12-09'],
  ['period=four-weeks', weekOf('2026-11-15'), '2026-12-09'],
  ['period=month', '2026-12-01', '2026-12-09'],
  ['period=quarter', weekOf('2026-09-20'), '2026-12-09'],
  ['period=year', '2025-12-10', '2026-12-09'],
  ['period=custom&from=2026-03-08&to=2026-03-08', '2026-03-08', '2026-03-08'],
  ['period=nonsense', weekOf('2026-09-20'), '2026-12-09'],
])('“%s” is from %s to %s', (query, from, to) => {
  expect(periodOf(read(query), today)).toEqual({ from, to });
});

test.each([
  ['no days', 'period=custom'],
  ['one day', 'period=custom&from=2026-12-01'],
  ['days that there are not', 'period=custom&from=2026-02-30&to=2026-03-01'],
  ['the last before the first', 'period=custom&from=2026-12-02&to=2026-12-01'],
  ['more than a year', 'period=custom&from=2025-01-01&to=2026-12-01'],
])('%s are no period', (_name, query) => {
  expect(periodOf(read(query), today)).toBeUndefined();
});

describe('an address', () => {
  test('comes back as it went out', () => {
    const day = fc.constantFrom('', '2026-12-01', '2026-12-24');
    const address = fc.record({
      name: fc.constantFrom(...periodNames),
      from: day,
      to: day,
      region: fc.constantFrom('', 'tampa', 'naples'),
    });
    fc.assert(
      fc.property(address, (one) => {
        const query = reportPath(one).split('?')[1] ?? '';
        const days = one.name === 'custom' ? {} : { from: '', to: '' };
        expect(read(query)).toEqual({ ...one, ...days });
      }),
      { seed: 20261120 },
    );
  });

  test('is short when everything is as always', () => {
    expect(reportPath(read(''))).toBe('/admin/reports');
  });
});

test('every preset is a period on every day, and weeks begin on the shop’s first day', () => {
  const anyDay = fc.integer({ min: 0, max: 1500 }).map((days) => new Date(Date.UTC(2026, 0, 1 + days)));
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...periodNames.filter((name) => name !== 'custom')), (day, name) => {
      const period = periodOf(read(`period=${name}`), day.toISOString().slice(0, 10));
      expect(period !== undefined && isPeriod(period)).toBe(true);
      if (['week', 'four-weeks', 'quarter'].includes(name)) expect(weekday(period?.from ?? '')).toBe(weekStart);
    }),
    { seed: 20261120 },
  );
});

test.each([
  ['2026-12-01', '2026-12-14', 'day'],
  ['2026-12-01', '2026-12-15', 'week'],
  ['2026-09-21', '2026-12-13', 'week'],
  ['2026-01-01', '2026-12-31', 'month'],
])('%s to %s has a column for each %s', (from, to, step) => {
  expect(stepOf({ from, to })).toBe(step);
});
