import { expect, test } from 'vitest';
import { formatTime, isStartTime, minutesOfDay, possibleStarts } from './start-times';

test('a shop may offer every half hour from 6:00 AM to 7:30 PM', () => {
  expect(possibleStarts).toHaveLength(28);
  for (const [index, start] of possibleStarts.entries()) expect(minutesOfDay(start)).toBe(360 + index * 30);
});

test.each(['05:30', '20:00', '00:00', '9:00', '09:15', '09:00:00', '', 'noon'])('%j is not a start', (text) => {
  expect(isStartTime(text)).toBe(false);
});

test('every start is recognized', () => {
  expect(possibleStarts.every(isStartTime)).toBe(true);
});

test.each([
  ['00:00', 0, '12:00 AM'],
  ['00:30', 30, '12:30 AM'],
  ['09:30', 570, '9:30 AM'],
  ['12:00', 720, '12:00 PM'],
  ['13:00', 780, '1:00 PM'],
  ['23:59', 1439, '11:59 PM'],
])('%s is minute %d of the day and reads %s', (time, minutes, text) => {
  expect(minutesOfDay(time)).toBe(minutes);
  expect(formatTime(time)).toBe(text);
});

test.each(['', '24:00', '9:30', '09:60', '09:30 ', 'noon'])(
  '%j is no time of day, which is a bug and throws',
  (text) => {
    expect(() => minutesOfDay(text)).toThrow(RangeError);
  },
);
