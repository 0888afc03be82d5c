import type { AvailableDay } from '@tintforge/api-contract';
import { startTimes } from '@tintforge/booking-core';
import { expect, test } from 'vitest';
import { dayNoteOf, dayStateOf, freeStarts, startGroups } from './day-choice';

function day(free: number, state: AvailableDay['state'] = 'open'): AvailableDay {
  return {
    date: '2026-12-08',
    state,
    starts: startTimes.map((time, index) => ({ time, startsAt: `2026-12-08T14:00:00Z`, available: index < free })),
  };
}

test('a day is open, nearly full or closed by its free starts', () => {
  expect(dayStateOf(day(14))).toBe('open');
  expect(dayStateOf(day(4))).toBe('open');
  expect(dayStateOf(day(3))).toBe('few');
  expect(dayStateOf(day(1))).toBe('few');
  expect(dayStateOf(day(0))).toBe('closed');
  expect(dayStateOf(undefined)).toBe('closed');
});

test('a closed day says why', () => {
  expect(dayNoteOf(day(0))).toBe('Fully booked');
  expect(dayNoteOf(day(0, 'sunday'))).toBe('No Sundays');
  expect(dayNoteOf(day(0, 'past'))).toBe('In the past');
  expect(dayNoteOf(day(2))).toBe('Few starts left');
  expect(dayNoteOf(day(14))).toBeUndefined();
});

test('the fourteen starts keep their places, morning and afternoon', () => {
  const [morning, afternoon] = startGroups(day(2));
  expect(morning?.options.map((option) => option.label)).toEqual([
    '9:00 AM',
    '9:30 AM',
    '10:00 AM',
    '10:30 AM',
    '11:00 AM',
    '11:30 AM',
  ]);
  expect(afternoon?.options).toHaveLength(8);
  expect(morning?.options.filter((option) => option.isAvailable)).toHaveLength(2);
  expect(freeStarts(day(2))).toBe(2);
});

test('what struck through means is said only where something is', () => {
  expect(startGroups(day(14))[1]).not.toHaveProperty('note');
  expect(startGroups(day(2))[1]?.note).toBe('struck through = taken');
});
