import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellOfTime, cellsOf, freeRuns, workingHours } from './break-hours';

test('hours are the half hours from opening to closing', () => {
  expect(workingHours({ opens: '09:00', closes: '20:00' })).toEqual({ fromCell: 18, untilCell: 40 });
  expect(cellOfTime('13:30')).toBe(27);
});

describe('what is left of a day', () => {
  test.each<[string, number[], [number, number][]]>([
    ['nothing is taken', [], [[18, 24]]],
    ['a job at the beginning', [18, 19], [[20, 24]]],
    [
      'a job in the middle',
      [20, 21],
      [
        [18, 20],
        [22, 24],
      ],
    ],
    ['a job at the end', [23], [[18, 23]]],
    ['everything is taken', [18, 19, 20, 21, 22, 23], []],
    ['what is taken lies elsewhere', [2, 40], [[18, 24]]],
  ])('%s', (_name, taken, left) => {
    const runs = freeRuns({ fromCell: 18, untilCell: 24 }, new Set(taken));
    expect(runs.map(({ fromCell, untilCell }) => [fromCell, untilCell])).toEqual(left);
  });

  test('is exactly the half hours that nobody has, in rows that do not touch', () => {
    const cell = fc.integer({ min: 0, max: 47 });
    fc.assert(
      fc.property(cell, cell, fc.uniqueArray(cell), (fromCell, untilCell, taken) => {
        const run = { fromCell, untilCell };
        const runs = freeRuns(run, new Set(taken));
        expect(runs.flatMap(cellsOf)).toEqual(cellsOf(run).filter((each) => !taken.includes(each)));
        for (const [index, { untilCell: end }] of runs.entries()) {
          const next = runs[index + 1];
          if (next !== undefined) expect(next.fromCell).toBeGreaterThan(end);
        }
      }),
    );
  });
});
