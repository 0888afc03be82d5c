import { expect, test } from 'vitest';
import { nextHoliday } from './holiday-text';

test.each([
  ['christmas', '2026-12-01', 'Friday, December 25, 2026'],
  ['christmas', '2026-12-25', 'Friday, December 25, 2026'],
  ['christmas', '2026-12-26', 'Saturday, December 25, 2027'],
  ['new-year', '2026-12-26', 'Friday, January 1, 2027'],
  ['thanksgiving', '2026-06-01', 'Thursday, November 26, 2026'],
] as const)('%s after %s is on %s', (id, today, date) => {
  expect(nextHoliday(id, today).dateText).toBe(date);
});

test('one that falls on a weekend says which day is observed', () => {
  expect(nextHoliday('independence', '2026-06-01').observedText).toBe('Next: Fri, Jul 3.');
  expect(nextHoliday('labor', '2026-06-01').observedText).toContain('weekend');
});
