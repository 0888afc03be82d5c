import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CarPlan, mostCarMinutes, mostCars, planCars } from './car-plan';

const seed = 20261126;

describe('several cars', () => {
  test('of one crew take the sum of their minutes', () => {
    expect(planCars([120, 150, 75], 1)).toEqual({
      ok: true,
      value: { sides: [{ cars: [0, 1, 2], minutes: 345 }], minutes: 345 },
    });
  });

  test('of two crews take as long as the longer side', () => {
    expect(planCars([75, 150, 120], 2)).toEqual({
      ok: true,
      value: {
        sides: [
          { cars: [0, 2], minutes: 195 },
          { cars: [1], minutes: 150 },
        ],
        minutes: 195,
      },
    });
  });

  test.each([
    ['four of ten and a half hours', [150, 160, 160, 160], 1, undefined],
    ['a minute more', [150, 160, 160, 161], 1, 'too_long'],
    ['that, by two crews', [150, 160, 160, 161], 2, undefined],
    ['a car of eleven hours among two crews', [660, 60], 2, 'too_long'],
    ['five', [60, 60, 60, 60, 60], 1, 'too_many_cars'],
    ['one car and two crews', [60], 2, 'too_few_cars'],
    ['none', [], 1, 'too_few_cars'],
  ] as const)('%s', (_name, minutes, crews, problem) => {
    const planned = planCars(minutes, crews);
    expect(planned.ok ? undefined : planned.problem).toBe(problem);
  });

  const someCars = fc.array(fc.integer({ min: 15, max: 450 }), { minLength: 2, maxLength: mostCars });

  test('are each done once, the first car by the first crew', () => {
    fc.assert(
      fc.property(someCars, fc.constantFrom(1 as const, 2 as const), (minutes, crews) => {
        const { sides, ...plan } = planned(minutes, crews);
        expect(sides.flatMap(({ cars }) => cars).toSorted()).toEqual([...minutes.keys()]);
        expect(sides).toHaveLength(crews);
        expect(sides[0]?.cars[0]).toBe(0);
        for (const { cars, minutes: own } of sides) {
          expect(cars.length).toBeGreaterThan(0);
          expect(cars).toEqual(cars.toSorted());
          expect(own).toBe(cars.reduce((sum, car) => sum + (minutes[car] ?? 0), 0));
        }
        expect(plan.minutes).toBe(Math.max(...sides.map((side) => side.minutes)));
      }),
      { seed, numRuns: 5000 },
    );
  });

  test('end as early as any division between two crews lets them', () => {
    fc.assert(
      fc.property(someCars, (minutes) => {
        const all = minutes.reduce((sum, each) => sum + each, 0);
        const divisions = Array.from({ length: 2 ** minutes.length }, (_, bits) =>
          minutes.reduce((sum, each, car) => sum + ((bits >> car) % 2 === 1 ? each : 0), 0),
        );
        const shortest = Math.min(...divisions.map((one) => Math.max(one, all - one)));
        const result = planCars(minutes, 2);
        if (shortest > mostCarMinutes) expect(result).toEqual({ ok: false, problem: 'too_long' });
        else expect(result).toMatchObject({ ok: true, value: { minutes: shortest } });
      }),
      { seed, numRuns: 5000 },
    );
  });
});

/** A plan of cars that would be too long as well. */
function planned(minutes: readonly number[], crews: 1 | 2): CarPlan {
  const short = planCars(
    minutes.map((each) => each / 10),
    crews,
  );
  if (!short.ok) throw new Error(short.problem);
  const { sides } = short.value;
  const scaled = sides.map(({ cars }) => ({ cars, minutes: cars.reduce((sum, car) => sum + (minutes[car] ?? 0), 0) }));
  return { sides: scaled, minutes: Math.max(...scaled.map((side) => side.minutes)) };
}
