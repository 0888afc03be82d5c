import type { Availability, AvailableDay } from '@tintforge/api-contract';
import { expect, test } from 'vitest';
import { wayFault } from './crew-ways';

function day(date: string, ...free: boolean[]): AvailableDay {
  const starts = free.map((available) => ({ time: '09:00', startsAt: `${date}T14:00:00Z`, available }) as const);
  return {
    date,
    state: 'open',
    starts: starts.map((start) => (start.available ? start : { ...start, reason: 'taken' })),
  };
}

function startsOf(...days: AvailableDay[]): Availability {
  const region = { id: 'north', name: 'North', phone: '(813) 555-4700' };
  return { region, jobMinutes: 300, lateFeePercent: 25, depositPercent: null, holdMinutes: 15, days };
}

const some = startsOf(day('2026-12-08', false, false), day('2026-12-09', false, true));
const none = startsOf(day('2026-12-08', false), day('2026-12-09'));

test.each([
  [
    'can be chosen before its starts are known',
    { minutes: 300, availability: undefined, date: '2026-12-08' },
    undefined,
  ],
  ['can be chosen on a day with a start', { minutes: 300, availability: some, date: '2026-12-09' }, undefined],
  ['can be chosen before a day is', { minutes: 300, availability: some, date: '' }, undefined],
  ['is too long without a plan', { minutes: undefined, availability: some, date: '2026-12-09' }, 'too-long'],
  ['has no start on a sold-out day', { minutes: 300, availability: some, date: '2026-12-08' }, 'not-that-day'],
  [
    'has no start on a day beyond the calendar',
    { minutes: 300, availability: some, date: '2027-12-08' },
    'not-that-day',
  ],
  ['has none at all', { minutes: 300, availability: none, date: '' }, 'never'],
  ['has none at all, whatever the day', { minutes: 300, availability: none, date: '2026-12-08' }, 'never'],
] as const)('a way %s', (_, way, fault) => {
  expect(wayFault(way)).toBe(fault);
});
