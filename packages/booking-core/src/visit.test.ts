import { expect, test } from 'vitest';
import { bookingStatuses } from './booking-status';
import { northRegion as region } from './testing/catalogue';
import {
  clashWithin,
  currentVisit,
  isOpenVisit,
  judgeVisitPlace,
  standingVisits,
  type VisitStatus,
  visitStatuses,
  visitStatusOf,
  visitsByStart,
} from './visit';

/** Visits in this order of their starts, by their statuses. */
const visitsOf = (...statuses: VisitStatus[]) =>
  statuses.map((status, index) => ({ number: 9 - index, startsAt: index * 1000, status }));

test.each([
  ['the first planned one', ['planned', 'planned'], 9],
  ['the next after one that is done', ['completed', 'planned', 'planned'], 8],
  ['the one under way, whatever comes before it', ['planned', 'in-progress'], 8],
  ['the next after a missed one', ['missed', 'planned'], 8],
  ['the last that was worked, once none is open', ['completed', 'completed', 'missed'], 8],
  ['a missed one where there is no other', ['cancelled', 'missed'], 8],
] as const)('a booking shows %s', (_, statuses, number) => {
  expect(currentVisit(visitsOf(...statuses))?.number).toBe(number);
});

test('a booking without a standing visit shows none', () => {
  expect(currentVisit(visitsOf('cancelled', 'cancelled'))).toBeUndefined();
  expect(standingVisits(visitsOf('cancelled', 'missed', 'planned')).map(({ number }) => number)).toEqual([8, 7]);
});

test('visits that begin at the same moment keep the order of their numbers', () => {
  const both = [2, 1].map((number) => ({ number, startsAt: 0, status: 'planned' as const }));
  expect(standingVisits(both).map(({ number }) => number)).toEqual([1, 2]);
});

test.each([
  ['of no visit', [], []],
  ['of one', [9], [[9]]],
  ['of two days', [9, 33], [[9], [33]]],
  ['of crews that begin together, and a day after', [9, 9, 33, 9], [[9, 9, 9], [33]]],
  [
    'in words of a calendar',
    ['2026-12-08T14:00:00.000Z', '2026-12-08T14:00:00.000Z'],
    [['2026-12-08T14:00:00.000Z', '2026-12-08T14:00:00.000Z']],
  ],
])('appointments %s', (_name, starts: (number | string)[], expected: (number | string)[][]) => {
  const found = visitsByStart(starts.map((startsAt) => ({ startsAt })));
  expect(found.map((visits) => visits.map(({ startsAt }) => startsAt))).toEqual(expected);
});

test('the visit that a booking shows is open as long as the booking is', () => {
  const open = bookingStatuses.filter((status) =>
    isOpenVisit({ status: visitStatusOf({ status, awaitsVisit: false }) }),
  );
  expect(open).toEqual(['pending', 'confirmed', 'scheduled', 'in-progress']);
  expect(visitStatuses.filter((status) => isOpenVisit({ status }))).toEqual(['planned', 'in-progress']);
  expect(visitStatusOf({ status: 'in-progress', awaitsVisit: true })).toBe('planned');
});

/** A Friday, at 11:00 in the shop. */
const now = { date: '2026-11-20', minutes: 660 };

test.each([
  ['a usual day', '2026-11-23', '09:00', 120, []],
  ['today, sooner than customers can book', '2026-11-20', '11:00', 120, []],
  ['today, before now', '2026-11-20', '10:30', 120, 'past'],
  ['yesterday', '2026-11-19', '12:00', 120, 'past'],
  ['a Sunday', '2026-11-22', '09:00', 120, ['closed-day']],
  ['a day that is closed', '2026-11-24', '09:00', 120, ['closed-day']],
  ['before the hours', '2026-11-23', '07:00', 60, ['outside-hours']],
  ['until after the hours', '2026-11-23', '18:00', 120, ['outside-hours']],
  ['later than any shop works', '2026-11-23', '19:30', 150, 'too-late'],
  ['the 61st day', '2027-01-20', '09:00', 120, ['horizon']],
  ['a Sunday after that', '2027-01-24', '09:00', 120, ['closed-day', 'horizon']],
] as const)('a visit on %s', (_, date, start, jobMinutes, judged) => {
  const closures = [{ date: '2026-11-24', regionId: null }];
  const time = { start, jobMinutes, travelMinutes: 30 };
  expect(judgeVisitPlace({ region, date, time, closures, now })).toEqual(judged);
});

test('two visits of a plan that need the same half hour of a crew are found', () => {
  const visit = { crewId: 'a', date: '2026-11-23', start: '09:00', jobMinutes: 60, travelMinutes: 30 } as const;
  expect(clashWithin([visit, { ...visit, crewId: 'b' }, { ...visit, date: '2026-11-24' }])).toBeUndefined();
  expect(clashWithin([visit, { ...visit, start: '10:30' }])).toBeUndefined();
  expect(clashWithin([visit, { ...visit, crewId: 'b' }, { ...visit, start: '10:00' }])).toEqual([0, 2]);
});
