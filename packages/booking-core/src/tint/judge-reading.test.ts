import { expect, test } from 'vitest';
import { judgeReading } from './judge-reading';

test.each([
  ['front-sides', 'mpv', 25, 'not-legal', -3],
  ['front-sides', 'passenger', 27, 'not-legal', -1],
  ['front-sides', 'passenger', 28, 'legal-thin', 0],
  ['front-sides', 'passenger', 31, 'legal', 3],
  ['rear-sides', 'passenger', 14.9, 'not-legal', -0.1],
  ['rear-sides', 'unknown', 14.9, 'not-legal', -0.1],
  ['quarter', 'passenger', 17.9, 'legal-thin', 2.9],
  ['back', 'mpv', 5.9, 'not-legal', -0.1],
  ['back', 'mpv', 6, 'legal-thin', 0],
  ['back', 'mpv', 9, 'legal', 3],
] as const)('%s of a car of class %s, metered at %d%%: %s, margin %d', (zone, legalClass, measured, kind, margin) => {
  expect(judgeReading({ zone, legalClass, measuredVltPercent: measured })).toMatchObject({
    kind,
    marginPercent: margin,
    zone,
    measuredVltPercent: measured,
  });
});

test("the meter's error is no permission: every reading within three points below a limit is not legal", () => {
  for (let tenths = 250; tenths < 280; tenths++) {
    const reading = { zone: 'front-sides', legalClass: 'passenger', measuredVltPercent: tenths / 10 } as const;
    expect(judgeReading(reading).kind).toBe('not-legal');
  }
});

test('a reading on the roof is recorded and not judged', () => {
  expect(judgeReading({ zone: 'roof', legalClass: 'passenger', measuredVltPercent: 4 })).toEqual({
    kind: 'no-limit',
    reason: 'not-a-window',
    statute: '316.2951',
    zone: 'roof',
    measuredVltPercent: 4,
  });
});

test('what no meter prints throws', () => {
  expect(() => judgeReading({ zone: 'roof', legalClass: 'mpv', measuredVltPercent: -1 })).toThrow(RangeError);
});
