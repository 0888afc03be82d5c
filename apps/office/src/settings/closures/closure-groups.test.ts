import { describe, expect, test } from 'vitest';
import { groupClosures, spanText } from './closure-groups';

const closure = (date: string, changes: { regionId?: string | null; reason?: string } = {}) => ({
  id: `${date} ${changes.regionId ?? 'all'}`,
  date,
  regionId: null,
  reason: 'Holiday',
  ...changes,
});

describe('closed days are one group', () => {
  test('one after the other, over a Sunday too', () => {
    // The 27th is a Sunday.
    const groups = groupClosures(['2026-12-28', '2026-12-24', '2026-12-26', '2026-12-25'].map((date) => closure(date)));
    expect(groups).toMatchObject([{ from: '2026-12-24', until: '2026-12-28' }]);
    expect(groups[0]?.ids).toHaveLength(4);
  });

  test.each([
    ['with a working day between', [closure('2026-12-24'), closure('2026-12-26')]],
    ['for other reasons', [closure('2026-12-24'), closure('2026-12-25', { reason: 'Storm' })]],
    ['in other regions', [closure('2026-12-24'), closure('2026-12-25', { regionId: 'naples' })]],
    ['twice on a day', [closure('2026-12-24'), closure('2026-12-24', { regionId: 'naples' })]],
  ])('but not %s', (_name, closures) => {
    expect(groupClosures(closures)).toHaveLength(2);
  });
});

test.each([
  ['2026-12-24', '2026-12-24', 'December 24, 2026'],
  ['2026-12-24', '2026-12-26', 'December 24 to 26, 2026'],
  ['2026-12-31', '2027-01-02', 'December 31, 2026 to January 2, 2027'],
  ['2026-11-30', '2026-12-02', 'November 30, 2026 to December 2, 2026'],
])('%s to %s is said as "%s"', (from, until, text) => {
  expect(spanText({ from, until })).toBe(text);
});
