import { minutesOfDay } from '@tintforge/booking-core';
import { expect, test } from 'vitest';
import { sampleJob, sampleOpening } from '../../testing/sample-schedule';
import { freeSlots, type LaneItem } from './lane';

const date = '2026-12-08';
const morning = { date, minutes: 8 * 60 };
const job: LaneItem = { kind: 'job', from: minutesOfDay('09:00'), job: sampleJob() };
const pause: LaneItem = {
  kind: 'break',
  from: minutesOfDay('15:00'),
  pause: { id: 'p', crewId: 'tampa-1', date, from: '15:00', until: '16:00', reason: '', isFromCalendar: false },
};
const offered = sampleOpening.starts;
const starts = (items: LaneItem[], now: typeof morning) =>
  freeSlots(items, { date, now, starts: offered }).map(({ start }) => start);

test('an empty day has every start', () => {
  expect(starts([], morning)).toEqual([...offered]);
});

test('a job takes its work and its drive, a break its hours', () => {
  const free = starts([job, pause], morning);
  expect(free).not.toContain('11:30');
  expect(free).toContain('13:00');
  expect(free).toContain('14:30');
  expect(free).not.toContain('15:30');
  expect(free).toContain('16:00');
});

test('what is past is not offered', () => {
  expect(starts([], { date, minutes: minutesOfDay('13:00') + 1 })[0]).toBe('13:30');
  expect(starts([], { date: '2026-12-09', minutes: 0 })).toEqual([]);
});

test('noon is there once it is offered', () => {
  const noon = freeSlots([], { date, now: morning, starts: ['11:30', '12:00', '13:00'] });
  expect(noon).toEqual([
    { start: '11:30', minutes: 30 },
    { start: '12:00', minutes: 30 },
    { start: '13:00', minutes: 30 },
  ]);
});
