import { expect, test } from 'vitest';
import { formatDuration, hoursFigure } from './duration';

test('minutes are said as people say them', () => {
  expect([30, 60, 90, 120, 150, 660].map(formatDuration)).toEqual([
    '30 minutes',
    '1 hour',
    '1.5 hours',
    '2 hours',
    '2.5 hours',
    '11 hours',
  ]);
  expect(formatDuration(135)).toBe('2 hours 15 minutes');
  expect(hoursFigure(150)).toBe('2.5');
});
