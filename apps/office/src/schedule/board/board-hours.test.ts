import { minutesOfDay, startTimes } from '@tintforge/booking-core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hourMarks, minutesAt, shareOf, spanOf, startAt, stepStart } from './board-hours';

test.each([
  [540, 0],
  [870, 0.5],
  [1200, 1],
  [0, 0],
  [1439, 1],
])('minute %i lies at %f of the width', (minutes, share) => {
  expect(shareOf(minutes)).toBe(share);
});

test('a job is as wide as it is long, and ends with the board', () => {
  expect(spanOf({ from: 540, minutes: 660 })).toEqual({ left: '0%', width: '100%' });
  expect(spanOf({ from: 870, minutes: 165 })).toEqual({ left: '50%', width: '25%' });
  expect(spanOf({ from: 1170, minutes: 90 })).toEqual({ left: '95.455%', width: '4.545%' });
});

describe('the nearest start', () => {
  test.each([
    ['09:00', '09:00'],
    ['09:14', '09:00'],
    ['09:15', '09:00'],
    ['09:16', '09:30'],
    ['12:00', '11:30'],
    ['12:15', '11:30'],
    ['12:16', '13:00'],
    ['19:00', '16:30'],
  ])('to %s is %s', (time, start) => {
    expect(startAt(shareOf(minutesOfDay(time)))).toBe(start);
  });

  test('is one of the fourteen, and none is nearer', () => {
    fc.assert(
      fc.property(fc.double({ min: -1, max: 2, noNaN: true }), (share) => {
        const start = startAt(share);
        const distances = startTimes.map((each) => Math.abs(minutesOfDay(each) - minutesAt(share)));
        expect(Math.abs(minutesOfDay(start) - minutesAt(share))).toBe(Math.min(...distances));
      }),
    );
  });
});

test('steps go from start to start and stop at the ends', () => {
  expect(stepStart('11:30', 1)).toBe('13:00');
  expect(stepStart('13:00', -1)).toBe('11:30');
  expect(stepStart('09:00', -1)).toBe('09:00');
  expect(stepStart('16:30', 1)).toBe('16:30');
});

test('the head names every hour as Americans read it', () => {
  expect(hourMarks()).toEqual(['9', '10', '11', '12', '1', '2', '3', '4', '5', '6', '7']);
});
