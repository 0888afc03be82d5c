import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate, type CrewDay, fitsTheDay, occupiedCells } from '../allocation';
import type { DayAvailability } from '../schedule';
import { offerStarts } from '../start-offers';
import { fourteenStarts, workday } from '../testing/catalogue';
import { allocateTogether, offerTogether, type TogetherSide } from './crews-together';

const seed = 20261126;
const travelMinutes = 30;
const openDay: DayAvailability = { kind: 'open', earliestMinutes: 0 };

function crew(crewId: string, takenCells: readonly number[] = [], breakCells: readonly number[] = []): CrewDay {
  return { crewId, takenCells: new Set([...takenCells, ...breakCells]), breakCells: new Set(breakCells) };
}

const morning = occupiedCells({ start: '09:00', jobMinutes: 120, travelMinutes });
const together = (sides: readonly TogetherSide[]) =>
  allocateTogether({ sides, opening: workday, start: '09:00', travelMinutes, earliestMinutes: 0 });
const crewsOf = (sides: readonly TogetherSide[]) => {
  const found = together(sides);
  return found.ok ? found.value.map(({ crewId }) => crewId) : found.problem;
};
const reasonAtNine = (sides: readonly TogetherSide[], day: DayAvailability = openDay) =>
  offerTogether({ day, opening: workday, sides, travelMinutes })[0]?.reason;

describe('crews that start together', () => {
  const two = [crew('a'), crew('b')];

  test('are different ones, with the half hours of their own parts', () => {
    expect(
      together([
        { crews: two, jobMinutes: 120 },
        { crews: two, jobMinutes: 75 },
      ]),
    ).toEqual({
      ok: true,
      value: [
        { crewId: 'a', cells: [18, 19, 20, 21, 22] },
        { crewId: 'b', cells: [18, 19, 20, 21] },
      ],
    });
  });

  test('leave a crew to the part that no other can do', () => {
    const sides = [
      { crews: two, jobMinutes: 120 },
      { crews: [crew('a')], jobMinutes: 120 },
    ];
    expect(crewsOf(sides)).toEqual(['b', 'a']);
  });

  test('are the present ones where those are free', () => {
    const sides = [
      { crews: two, jobMinutes: 120, preferredCrewId: 'b' },
      { crews: two, jobMinutes: 120, preferredCrewId: 'a' },
    ];
    expect(crewsOf(sides)).toEqual(['b', 'a']);
  });

  test('aren’t there when one is booked, away or too few', () => {
    const sides = (crews: CrewDay[]) => [
      { crews, jobMinutes: 120 },
      { crews, jobMinutes: 120 },
    ];
    expect(crewsOf(sides([crew('a'), crew('b', morning)]))).toBe('slot_taken');
    expect(reasonAtNine(sides([crew('a'), crew('b', morning)]))).toBe('taken');
    expect(reasonAtNine(sides([crew('a'), crew('b', [], morning)]))).toBe('closed');
    expect(reasonAtNine(sides([crew('a', morning), crew('b', [], morning)]))).toBe('closed');
    expect(reasonAtNine(sides([crew('a')]))).toBe('closed');
  });

  test('can’t end too late, start too early or on a closed day', () => {
    const sides = [
      { crews: two, jobMinutes: 660 },
      { crews: two, jobMinutes: 60 },
    ];
    expect(crewsOf(sides)).toBe('outside_hours');
    expect(reasonAtNine(sides)).toBe('too-late-for-job');
    expect(reasonAtNine(sides, { kind: 'open', earliestMinutes: 541 })).toBe('notice');
    expect(reasonAtNine(sides, { kind: 'past' })).toBe('notice');
    expect(reasonAtNine(sides, { kind: 'too-far' })).toBe('closed');
    expect(offerTogether({ day: openDay, opening: undefined, sides, travelMinutes })).toEqual([]);
  });
});

const cells = fc.uniqueArray(fc.integer({ min: 18, max: 39 }), { maxLength: 12 });
const crewDays = fc
  .array(fc.tuple(cells, cells), { maxLength: 4 })
  .map((all) => all.map(([taken, breaks], index) => crew(`crew-${index}`, taken, breaks)));
const minutes = fc.integer({ min: 1, max: 24 }).map((quarters) => quarters * 15);
const anyDay = fc.constantFrom<DayAvailability>(
  openDay,
  { kind: 'open', earliestMinutes: 700 },
  { kind: 'past' },
  { kind: 'closed' },
);

test('one crew alone is allocated and offered as any job is', () => {
  fc.assert(
    fc.property(crewDays, minutes, anyDay, fc.constantFrom(...fourteenStarts), (crews, jobMinutes, day, start) => {
      const sides = [{ crews, jobMinutes }];
      expect(offerTogether({ day, opening: workday, sides, travelMinutes })).toEqual(
        offerStarts({ day, opening: workday, crews, jobMinutes, travelMinutes }),
      );
      const earliestMinutes = day.kind === 'open' ? day.earliestMinutes : 0;
      const request = { opening: workday, start, travelMinutes, earliestMinutes };
      const alone = allocate({ ...request, crews, jobMinutes });
      expect(allocateTogether({ ...request, sides })).toEqual(alone.ok ? { ok: true, value: [alone.value] } : alone);
    }),
    { seed, numRuns: 2000 },
  );
});

test('two parts have crews exactly where some two different crews are free for them', () => {
  fc.assert(
    fc.property(
      crewDays,
      crewDays,
      minutes,
      minutes,
      fc.constantFrom(...fourteenStarts),
      (some, others, one, two, start) => {
        const sides = [
          { crews: some, jobMinutes: one },
          { crews: others, jobMinutes: two },
        ];
        const found = allocateTogether({ sides, opening: workday, start, travelMinutes, earliestMinutes: 0 });
        const isFree = ({ takenCells }: CrewDay, jobMinutes: number) =>
          occupiedCells({ start, jobMinutes, travelMinutes }).every((cell) => !takenCells.has(cell));
        const fits = [one, two].every((jobMinutes) => fitsTheDay({ start, jobMinutes, travelMinutes }, workday));
        const pairs = some.flatMap((first) => others.map((second) => [first, second] as const));
        const exists = pairs.some(
          ([first, second]) => first.crewId !== second.crewId && isFree(first, one) && isFree(second, two),
        );
        expect(found.ok).toBe(fits && exists);
        if (!found.ok) return;
        expect(new Set(found.value.map(({ crewId }) => crewId)).size).toBe(2);
        for (const [index, slot] of found.value.entries()) {
          const mine = sides[index]?.crews.find(({ crewId }) => crewId === slot.crewId);
          expect(mine).toBeDefined();
          if (mine !== undefined) expect(isFree(mine, sides[index]?.jobMinutes ?? 0)).toBe(true);
        }
      },
    ),
    { seed, numRuns: 3000 },
  );
});
