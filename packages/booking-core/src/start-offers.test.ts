import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CrewDay, occupiedCells, openStarts } from './allocation';
import type { OpeningDay } from './opening-hours';
import type { DayAvailability } from './schedule';
import { judgeDayOffer, type OfferRequest, offerStarts, type StartRefusal } from './start-offers';
import { minutesOfDay, type StartTime } from './start-times';
import { fourteenStarts, workday } from './testing/catalogue';
import { anyOpeningDay } from './testing/opening-days';

const openDay: DayAvailability = { kind: 'open', earliestMinutes: 0 };

function crew(crewId: string, takenCells: readonly number[], breakCells?: readonly number[]): CrewDay {
  const all = new Set([...takenCells, ...(breakCells ?? [])]);
  return { crewId, takenCells: all, ...(breakCells && { breakCells: new Set(breakCells) }) };
}

const request: OfferRequest = {
  day: openDay,
  opening: workday,
  crews: [crew('a', [])],
  jobMinutes: 120,
  travelMinutes: 30,
};
const reasonAt = (start: StartTime, changes: Partial<OfferRequest>) =>
  offerStarts({ ...request, ...changes }).find(({ time }) => time === start)?.reason;

const nine = occupiedCells({ start: '09:00', jobMinutes: 120, travelMinutes: 30 });

describe('the reason of a start', () => {
  test.each<[string, StartTime, Partial<OfferRequest>, StartRefusal | undefined]>([
    ['a free crew', '09:00', {}, undefined],
    ['a booked crew', '09:00', { crews: [crew('a', nine)] }, 'taken'],
    ['one of two crews booked', '09:00', { crews: [crew('a', nine), crew('b', [])] }, undefined],
    ['a job that would end at 20:00', '16:30', { jobMinutes: 180 }, undefined],
    ['a job that would end at 20:30', '16:30', { jobMinutes: 210 }, 'too-late-for-job'],
    ['a long job from the second start', '09:30', { jobMinutes: 630 }, 'too-late-for-job'],
    [
      'a long job, and a crew that is booked too',
      '09:30',
      { jobMinutes: 630, crews: [crew('a', nine)] },
      'too-late-for-job',
    ],
    ['a start before the lead time', '09:00', { day: { kind: 'open', earliestMinutes: 541 } }, 'notice'],
    ['the start at the lead time', '09:00', { day: { kind: 'open', earliestMinutes: 540 } }, undefined],
    [
      'a start that has passed, of a booked crew',
      '09:00',
      { day: { kind: 'open', earliestMinutes: 600 }, crews: [crew('a', nine)] },
      'notice',
    ],
    ['yesterday', '09:00', { day: { kind: 'past' } }, 'notice'],
    ['a day before the lead time', '09:00', { day: { kind: 'too-soon' } }, 'notice'],
    ['a closed day', '09:00', { day: { kind: 'closed' } }, 'closed'],
    ['a day beyond the horizon', '09:00', { day: { kind: 'too-far' } }, 'closed'],
    ['no crew on duty', '09:00', { crews: [] }, 'closed'],
    ['no crew on duty, for a long job', '16:30', { crews: [], jobMinutes: 600 }, 'closed'],
    ['the only crew on a break', '09:00', { crews: [crew('a', [], [20])] }, 'closed'],
    ['a crew on a break, another one booked', '09:00', { crews: [crew('a', [], [20]), crew('b', nine)] }, 'taken'],
    ['a break in the afternoon, booked in the morning', '09:00', { crews: [crew('a', nine, [30])] }, 'taken'],
  ])('%s', (_, start, changes, expected) => {
    expect(reasonAt(start, changes)).toBe(expected);
  });

  test('a weekday without hours has no starts', () => {
    expect(offerStarts({ ...request, day: { kind: 'sunday' }, opening: undefined })).toEqual([]);
  });

  test.each<[string, Partial<OpeningDay>, StartTime, StartRefusal | undefined]>([
    ['a start that is switched on', { starts: ['12:00'] }, '12:00', undefined],
    ['a job that ends as the shop closes', { closes: '11:30' }, '09:00', undefined],
    ['a job that would end half an hour after closing', { closes: '11:00' }, '09:00', 'too-late-for-job'],
  ])('%s', (_, changes, start, expected) => {
    expect(reasonAt(start, { opening: { ...workday, ...changes } })).toBe(expected);
  });

  test('a long job on an empty day has no taken start', () => {
    const reasons = offerStarts({ ...request, jobMinutes: 630 }).map(({ reason }) => reason);
    expect(reasons).toEqual([undefined, ...Array.from({ length: 13 }, () => 'too-late-for-job')]);
  });
});

const cell = fc.integer({ min: 16, max: 40 });
const anyCrew = fc
  .record({
    crewId: fc.constantFrom('a', 'b', 'c'),
    booked: fc.array(cell, { maxLength: 10 }),
    breaks: fc.option(fc.array(cell, { maxLength: 6 }), { nil: undefined }),
  })
  .map(({ crewId, booked, breaks }) => crew(crewId, booked, breaks));
const anyDay: fc.Arbitrary<DayAvailability> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(0, 540, 700, 991).map((earliestMinutes) => ({ kind: 'open' as const, earliestMinutes })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('past', 'sunday', 'closed', 'too-soon', 'too-far').map((kind) => ({ kind }) as const),
  },
);
const anyRequest: fc.Arbitrary<OfferRequest & { opening: OpeningDay }> = fc.record({
  day: anyDay,
  opening: anyOpeningDay,
  crews: fc.uniqueArray(anyCrew, { selector: ({ crewId }) => crewId, maxLength: 3 }),
  jobMinutes: fc.integer({ min: 30, max: 660 }),
  travelMinutes: fc.constantFrom(0, 30, 45),
});

describe('whatever the day, the crews and the job', () => {
  const check = (fact: (request: OfferRequest & { opening: OpeningDay }) => void) =>
    fc.assert(fc.property(anyRequest, fact), { seed: 20261123, numRuns: 2000 });

  test('a start without a reason is exactly one that can be had', () => {
    check((asked) => {
      const free = offerStarts(asked).filter(({ reason }) => reason === undefined);
      const expected =
        asked.day.kind === 'open' ? openStarts({ ...asked, earliestMinutes: asked.day.earliestMinutes }) : [];
      expect(free.map(({ time }) => time)).toEqual(expected);
    });
  });

  test('a start is called taken only where an empty calendar would offer it', () => {
    check((asked) => {
      const crews = asked.crews.map(({ crewId, breakCells }) => crew(crewId, [], [...(breakCells ?? [])]));
      const unbooked = offerStarts({ ...asked, crews });
      for (const [index, { reason }] of offerStarts(asked).entries()) {
        if (reason === 'taken') expect(unbooked[index]?.reason).toBeUndefined();
        else expect(unbooked[index]?.reason).toBe(reason);
      }
    });
  });

  test('a start too late for the job is too late for every longer job, and every later start is too', () => {
    check((asked) => {
      const offers = offerStarts(asked);
      const longer = offerStarts({ ...asked, jobMinutes: asked.jobMinutes + 30 });
      for (const [index, { time, reason }] of offers.entries()) {
        if (reason !== 'too-late-for-job') continue;
        expect(longer[index]?.reason).toBe(reason);
        for (const later of offers.slice(index)) {
          expect([minutesOfDay(later.time) >= minutesOfDay(time), later.reason]).toEqual([true, reason]);
        }
      }
    });
  });
});

describe('a day', () => {
  const day = (free: number, taken: number) =>
    fourteenStarts.map((_, index) => {
      if (index < free) return { available: true };
      return { available: false, reason: index < free + taken ? 'taken' : 'too-late-for-job' } as const;
    });

  test.each([
    [14, 0, 'open'],
    [4, 10, 'open'],
    [3, 11, 'few'],
    [1, 1, 'few'],
    [2, 1, 'open'],
    [1, 0, 'open'],
    [3, 0, 'open'],
    [0, 1, 'sold-out'],
    [0, 14, 'sold-out'],
    [0, 0, 'unfit'],
  ] as const)('with %i starts left and %i sold of those that fit is %s', (free, taken, expected) => {
    expect(judgeDayOffer(day(free, taken))).toBe(expected);
  });

  test('an empty day is never scarce, however long the job', () => {
    for (let jobMinutes = 30; jobMinutes <= 660; jobMinutes += 15) {
      const starts = offerStarts({ ...request, jobMinutes }).map(({ reason }) => ({
        available: reason === undefined,
        reason,
      }));
      expect(['open', 'unfit']).toContain(judgeDayOffer(starts));
    }
  });
});
