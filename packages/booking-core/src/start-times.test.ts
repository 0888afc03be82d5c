import { expect, test } from 'vitest';
import { formatTime, isStartTime, minutesOfDay, startTimes } from './start-times';

test('there are 14 starts: 9:00 AM to 11:30 AM and 1:00 PM to 4:30 PM, every half hour', () => {
  expect(startTimes).toHaveLength(14);
  expect(startTimes.map(formatTime)).toEqual([
    '9:00 AM',
    '9:30 AM',
    '10:00 AM',
    '10:30 AM',
    '11:00 AM',
    '11:30 AM',
    '1:00 PM',
    '1:30 PM',
    '2:00 PM',
    '2:30 PM',
    '3:00 PM',
    '3:30 PM',
    '4:00 PM',
    '4:30 PM',
  ]);
});

test.each(['12:00', '12:30', '08:30', '17:00', '9:00', '09:15', '09:00:00', '', 'noon'])(
  '%j is not a start',
  (text) => {
    expect(isStartTime(text)).toBe(false);
  },
);

test('every start is recognized', () => {
  expect(startTimes.every(isStartTime)).toBe(true);
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
