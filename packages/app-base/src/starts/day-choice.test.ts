import type { Availability, AvailableDay } from '@tintforge/api-contract';
import { offerStarts, openingOn, type StartRefusal } from '@tintforge/booking-core';
import { regions } from '@tintforge/content';
import { expect, test } from 'vitest';
import { dayNoteOf, dayStateOf, fittingStarts, freeStarts, nextOpenStart, startGroups } from './day-choice';

const startsAt = '2026-12-08T14:00:00Z';
const opening = openingOn(regions[0], '2026-12-08');

/** A day whose first starts are free, and the rest refused for one reason. */
function day(free: number, reason: StartRefusal = 'taken', state: AvailableDay['state'] = 'open'): AvailableDay {
  return {
    date: '2026-12-08',
    state,
    starts: (opening?.starts ?? []).map((time, index) =>
      index < free ? { time, startsAt, available: true } : { time, startsAt, available: false, reason },
    ),
  };
}

/** An empty day for a job of this length. */
function emptyDay(jobMinutes: number): AvailableDay {
  const crews = [{ crewId: 'a', takenCells: new Set<number>() }];
  const offers = offerStarts({
    day: { kind: 'open', earliestMinutes: 0 },
    opening,
    crews,
    jobMinutes,
    travelMinutes: 30,
  });
  const starts = offers.map(({ time, reason }) =>
    reason === undefined ? { time, startsAt, available: true } : { time, startsAt, available: false, reason },
  );
  return { date: '2026-12-08', state: 'open', starts };
}

test('a day is open, nearly full or closed by what was sold of it', () => {
  expect(dayStateOf(day(14))).toBe('open');
  expect(dayStateOf(day(4))).toBe('open');
  expect(dayStateOf(day(3))).toBe('few');
  expect(dayStateOf(day(1))).toBe('few');
  expect(dayStateOf(day(0))).toBe('closed');
  expect(dayStateOf(undefined)).toBe('closed');
});

test('an empty day is never scarce, however long the job', () => {
  for (let jobMinutes = 60; jobMinutes <= 630; jobMinutes += 30) {
    const empty = emptyDay(jobMinutes);
    expect([jobMinutes, dayStateOf(empty), dayNoteOf(empty)]).toEqual([jobMinutes, 'open', undefined]);
  }
});

test('a closed day says why', () => {
  expect(dayNoteOf(day(0))).toBe('Fully booked');
  expect(dayNoteOf(day(0, 'closed', 'sunday'))).toBe('Closed on Sundays');
  expect(dayNoteOf(day(0, 'notice', 'past'))).toBe('In the past');
  expect(dayNoteOf(day(0, 'too-late-for-job'))).toBe('No start time fits this job');
  expect(dayNoteOf(day(0, 'closed'))).toBe('Closed');
  expect(dayNoteOf(day(2))).toBe('Few times left');
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
  expect(fittingStarts(day(2))).toBe(14);
});

test('what struck through means is said only where something is', () => {
  expect(startGroups(day(14))[1]).not.toHaveProperty('note');
  expect(startGroups(day(2))[1]?.note).toBe('Crossed out: taken');
});

test('a start that only does not fit is not called taken', () => {
  const long = emptyDay(630);
  const [morning, afternoon] = startGroups(long);
  expect(morning?.note).toBe('Faded: too late for this job');
  expect(afternoon).not.toHaveProperty('note');
  expect([...(morning?.options ?? []), ...(afternoon?.options ?? [])].slice(1).map(({ unfit }) => unfit)).toEqual(
    Array.from({ length: 13 }, () => 'too late for this job'),
  );
  expect(fittingStarts(long)).toBe(1);
});

test('the next open time is the first free start that is of use', () => {
  const days = [day(0, 'notice'), { ...day(2), date: '2026-12-09' }];
  const answer = { days } as unknown as Availability;
  expect(nextOpenStart(answer)).toEqual({ date: '2026-12-09', time: '09:00' });
  expect(nextOpenStart(answer, ({ time }) => time === '09:00')).toMatchObject({ time: '09:30' });
  expect(nextOpenStart({ days: [day(0)] } as unknown as Availability)).toBeUndefined();
});
