import { minutesOfDay } from '@tintforge/booking-core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleJob, sampleOpening, sampleSchedule } from '../../testing/sample-schedule';
import { boardHoursOf, hourMarks, minutesAt, shareOf, spanOf, startAt, stepStart } from './board-hours';

const hours = { from: 540, until: 1200 };
const { starts } = sampleOpening;

describe('the hours of the board', () => {
  test('are those of its regions', () => {
    expect(boardHoursOf(sampleSchedule())).toEqual(hours);
  });

  test('reach as far as a job outside them, in full hours', () => {
    const early = sampleJob({ start: '07:30' });
    const late = sampleJob({ start: '17:30', jobMinutes: 180 });
    expect(boardHoursOf(sampleSchedule({ 'tampa-1': { jobs: [early, late] } }))).toEqual({ from: 420, until: 1260 });
  });

  test('are the usual ones on a day on which everything is closed', () => {
    const schedule = sampleSchedule();
    expect(boardHoursOf({ regions: schedule.regions.map((region) => ({ ...region, openings: [] })) })).toEqual(hours);
  });
});

test.each([
  [540, 0],
  [870, 0.5],
  [1200, 1],
  [0, 0],
  [1439, 1],
])('minute %i lies at %f of the width', (minutes, share) => {
  expect(shareOf(minutes, hours)).toBe(share);
});

test('a job is as wide as it is long, and ends with the board', () => {
  expect(spanOf({ from: 540, minutes: 660 }, hours)).toEqual({ left: '0%', width: '100%' });
  expect(spanOf({ from: 870, minutes: 165 }, hours)).toEqual({ left: '50%', width: '25%' });
  expect(spanOf({ from: 1170, minutes: 90 }, hours)).toEqual({ left: '95.455%', width: '4.545%' });
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
    expect(startAt(minutesOfDay(time), starts)).toBe(start);
  });

  test('is none on a day without starts', () => {
    expect(startAt(600, [])).toBeUndefined();
  });

  test('is one of those offered, and none is nearer', () => {
    fc.assert(
      fc.property(fc.double({ min: -1, max: 2, noNaN: true }), (share) => {
        const minutes = minutesAt(share, hours);
        const start = startAt(minutes, starts) ?? '06:00';
        const distances = starts.map((each) => Math.abs(minutesOfDay(each) - minutes));
        expect(Math.abs(minutesOfDay(start) - minutes)).toBe(Math.min(...distances));
      }),
    );
  });
});

test('steps go from start to start and stop at the ends', () => {
  expect(stepStart('11:30', 1, starts)).toBe('13:00');
  expect(stepStart('13:00', -1, starts)).toBe('11:30');
  expect(stepStart('09:00', -1, starts)).toBe('09:00');
  expect(stepStart('16:30', 1, starts)).toBe('16:30');
  expect([stepStart('12:00', 1, starts), stepStart('12:00', -1, starts)]).toEqual(['13:00', '11:30']);
});

test('the head names every hour as Americans read it', () => {
  expect(hourMarks(hours)).toEqual(['9', '10', '11', '12', '1', '2', '3', '4', '5', '6', '7']);
});
