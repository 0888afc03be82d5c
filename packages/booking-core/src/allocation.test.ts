import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate, type CrewDay, type DayRequest, fitsTheDay, occupiedCells, openStarts } from './allocation';
import { minutesOfDay, possibleStarts, type StartTime } from './start-times';
import { fourteenStarts, workday } from './testing/catalogue';
import { anyOpeningDay } from './testing/opening-days';

const seed = 20261120;
const emptyDay: CrewDay[] = [
  { crewId: 'crew-1', takenCells: new Set() },
  { crewId: 'crew-2', takenCells: new Set() },
];
const request: DayRequest = {
  crews: emptyDay,
  opening: workday,
  jobMinutes: 120,
  travelMinutes: 30,
  earliestMinutes: 0,
};

function crew(crewId: string, ...takenCells: number[]): CrewDay {
  return { crewId, takenCells: new Set(takenCells) };
}

describe('the cells of a job', () => {
  test('are the half hours of its work and its travel', () => {
    expect(occupiedCells({ start: '09:00', jobMinutes: 120, travelMinutes: 30 })).toEqual([18, 19, 20, 21, 22]);
    expect(occupiedCells({ start: '16:30', jobMinutes: 30, travelMinutes: 0 })).toEqual([33]);
  });

  test('count whole once begun', () => {
    expect(occupiedCells({ start: '13:00', jobMinutes: 100, travelMinutes: 25 })).toEqual([26, 27, 28, 29, 30]);
  });

  test('of the longest order fill the day from 9:00 to 20:00', () => {
    const longest = { start: '09:00', jobMinutes: 630, travelMinutes: 30 } as const;
    expect(fitsTheDay(longest, workday)).toBe(true);
    expect(occupiedCells(longest).at(-1)).toBe(39);
    expect(fitsTheDay({ ...longest, jobMinutes: 631 }, workday)).toBe(false);
    expect(fitsTheDay({ ...longest, start: '09:30' }, workday)).toBe(false);
  });
});

describe('the starts of a day', () => {
  test('are all 14 when nobody works and the job is short', () => {
    expect(openStarts(request)).toEqual(fourteenStarts);
  });

  test('end early enough for a long job to be over by 20:00', () => {
    expect(openStarts({ ...request, jobMinutes: 360 })).toEqual(fourteenStarts.slice(0, 8));
    expect(openStarts({ ...request, jobMinutes: 630 })).toEqual(['09:00']);
    expect(openStarts({ ...request, jobMinutes: 660 })).toEqual([]);
  });

  test('begin at the earliest minute, itself included', () => {
    expect(openStarts({ ...request, earliestMinutes: 780 })[0]).toBe('13:00');
    expect(openStarts({ ...request, earliestMinutes: 781 })[0]).toBe('13:30');
    expect(openStarts({ ...request, earliestMinutes: 991 })).toEqual([]);
  });

  test('need one crew for the whole job: two half-free crews do not make one', () => {
    const crews = [crew('a', 22, 23, 24), crew('b', 18, 19)];
    expect(openStarts({ ...request, crews, earliestMinutes: 0 })).not.toContain('09:00');
    expect(openStarts({ ...request, crews })).toContain('10:00');
  });

  test('leave the travel of the job before in peace, and may follow right upon it', () => {
    const taken = occupiedCells({ start: '09:00', jobMinutes: 120, travelMinutes: 30 });
    const crews = [crew('a', ...taken)];
    expect(openStarts({ ...request, crews })[0]).toBe('11:30');
  });

  test('are none without a crew', () => {
    expect(openStarts({ ...request, crews: [] })).toEqual([]);
  });
});

describe('the crew that gets a job', () => {
  test('is the busiest that is free for all of it', () => {
    const crews = [crew('a'), crew('b', 30, 31), crew('c', 18, 30, 31, 32)];
    expect(allocate({ ...request, crews, start: '09:00' })).toEqual({
      ok: true,
      value: { crewId: 'b', cells: [18, 19, 20, 21, 22] },
    });
  });

  test('is the one with the lower id when two are equally busy, in whatever order they are given', () => {
    const crews = [crew('b', 30), crew('a', 33), crew('c', 34)];
    expect(allocate({ ...request, crews, start: '09:00' })).toMatchObject({ value: { crewId: 'a' } });
    expect(allocate({ ...request, crews: crews.toReversed(), start: '09:00' })).toMatchObject({
      value: { crewId: 'a' },
    });
  });

  test('is nobody when all are taken', () => {
    const crews = [crew('a', 22), crew('b', 18)];
    expect(allocate({ ...request, crews, start: '09:00' })).toEqual({ ok: false, problem: 'slot_taken' });
    expect(allocate({ ...request, crews: [], start: '09:00' })).toEqual({ ok: false, problem: 'slot_taken' });
  });

  test.each([
    ['starts too early', { start: '09:00', earliestMinutes: 541 }],
    ['ends too late', { start: '16:30', jobMinutes: 210 }],
  ] as const)('is nobody, whoever is free, when the job %s', (_, change) => {
    expect(allocate({ ...request, ...change })).toEqual({ ok: false, problem: 'outside_hours' });
  });

  test('is nobody at a start that the day does not offer, until it is switched on', () => {
    const noon: StartTime = '12:00';
    expect(allocate({ ...request, start: noon })).toEqual({ ok: false, problem: 'outside_hours' });
    const opening = { ...workday, starts: [...fourteenStarts, noon] };
    expect(allocate({ ...request, opening, start: noon })).toMatchObject({ value: { cells: [24, 25, 26, 27, 28] } });
  });
});

test('deciding changes neither the crews nor their order', () => {
  const crews = Object.freeze([crew('b', 20), crew('a', 18, 19)]);
  openStarts({ ...request, crews });
  allocate({ ...request, crews, start: '13:00' });
  expect(crews).toEqual([crew('b', 20), crew('a', 18, 19)]);
});

/** Minute by minute and crew by crew, with no cell arithmetic (docs/product.md, Start times and job lengths). */
function bruteForce({ crews, opening, jobMinutes, travelMinutes, earliestMinutes }: DayRequest): Map<string, string> {
  const hours = opening.starts.map((start) => minutesOfDay(start) / 60);
  const found = new Map<string, string>();
  for (const hour of hours) {
    const begins = hour * 60;
    const ends = begins + jobMinutes + travelMinutes;
    const free = crews.filter(({ takenCells }) => {
      for (let minute = begins; minute < ends; minute += 1) {
        if (takenCells.has(Math.floor(minute / 30))) return false;
      }
      return true;
    });
    let best: CrewDay | undefined;
    for (const one of free) {
      const isBusier = best === undefined || one.takenCells.size > best.takenCells.size;
      const isTie = best !== undefined && one.takenCells.size === best.takenCells.size && one.crewId < best.crewId;
      if (isBusier || isTie) best = one;
    }
    const clock = `${String(Math.floor(hour)).padStart(2, '0')}:${hour % 1 === 0 ? '00' : '30'}`;
    if (best !== undefined && begins >= earliestMinutes && ends <= minutesOfDay(opening.closes))
      found.set(clock, best.crewId);
  }
  return found;
}

function agreesWithBruteForce(day: DayRequest): void {
  const expected = bruteForce(day);
  expect(openStarts(day)).toEqual([...expected.keys()]);
  for (const start of possibleStarts) {
    const given = allocate({ ...day, start });
    expect(given.ok ? given.value.crewId : undefined).toBe(expected.get(start));
  }
}

describe('a brute-force search finds the same starts and the same crews', () => {
  const takenCells = fc.uniqueArray(fc.integer({ min: 16, max: 40 }), { maxLength: 12 }).map((cells) => new Set(cells));
  const anyDay = fc.record({
    crews: fc.uniqueArray(fc.record({ crewId: fc.constantFrom('a', 'b', 'c', 'd'), takenCells }), {
      selector: ({ crewId }) => crewId,
      maxLength: 4,
    }),
    jobMinutes: fc.oneof(
      fc.integer({ min: 1, max: 22 }).map((cells) => cells * 30),
      fc.integer({ min: 1, max: 700 }),
    ),
    travelMinutes: fc.constantFrom(0, 15, 30, 45),
    earliestMinutes: fc.constantFrom(0, 540, 541, 700, 780, 990, 1000),
    opening: fc.oneof(fc.constant(workday), anyOpeningDay),
  });

  test('on random days', () => {
    fc.assert(fc.property(anyDay, agreesWithBruteForce), { seed, numRuns: 3000 });
  });

  test('on every day of one crew whose mornings are taken in any way', () => {
    for (let pattern = 0; pattern < 2 ** 8; pattern += 1) {
      const cells = [18, 19, 20, 21, 22, 23, 24, 25].filter((_, bit) => (pattern >> bit) % 2 === 1);
      for (const jobMinutes of [30, 120, 210]) {
        agreesWithBruteForce({ ...request, jobMinutes, crews: [crew('a', ...cells)] });
      }
    }
  });
});

test('however a day fills up, no crew is in two places and every job fits the day', () => {
  const job = fc.record({
    start: fc.constantFrom(...possibleStarts),
    jobMinutes: fc.integer({ min: 1, max: 21 }).map((cells) => cells * 30),
    earliestMinutes: fc.constantFrom(0, 0, 0, 600),
    // The shop changes its hours between any two jobs.
    opening: fc.oneof(fc.constant(workday), anyOpeningDay),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), fc.array(job, { minLength: 10, maxLength: 40 }), (crewCount, jobs) => {
      const taken = new Map(Array.from({ length: crewCount }, (_, index) => [`crew-${index}`, new Set<number>()]));
      for (const { start, jobMinutes, earliestMinutes, opening } of jobs) {
        const crews = [...taken].map(([crewId, takenCells]) => ({ crewId, takenCells }));
        const day = { crews, opening, jobMinutes, travelMinutes: 30, earliestMinutes };
        const given = allocate({ ...day, start });
        expect(openStarts(day).includes(start)).toBe(given.ok);
        if (!given.ok) continue;
        const cells = taken.get(given.value.crewId);
        expect(given.value.cells).toHaveLength((jobMinutes + 30) / 30);
        for (const cell of given.value.cells) {
          expect(cell * 30).toBeGreaterThanOrEqual(minutesOfDay(opening.opens));
          expect(cell * 30).toBeLessThan(minutesOfDay(opening.closes));
          expect(cells?.has(cell)).toBe(false);
          cells?.add(cell);
        }
      }
    }),
    { seed, numRuns: 500 },
  );
});
