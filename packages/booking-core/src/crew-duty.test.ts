import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate, openStarts } from './allocation';
import { addDays, weekday } from './calendar';
import { isOnDuty, offDutyCells, takesJob } from './crew-duty';
import { fourteenStarts, workday } from './testing/catalogue';

const seed = 20261120;
const everyDay = [1, 2, 3, 4, 5, 6];
const tuesday = '2026-12-08';

describe('a crew takes a job', () => {
  test.each([
    ['on a day on which it works', { workingDays: [2] }, true],
    ['on no other day', { workingDays: [1, 3, 4, 5, 6] }, false],
    ['on no day when it works on none', { workingDays: [] }, false],
    ['not while it is away', { absences: [{ from: '2026-12-07', until: '2026-12-09' }] }, false],
    ['on the first day of an absence not', { absences: [{ from: tuesday, until: '2026-12-09' }] }, false],
    ['on the last day of an absence not', { absences: [{ from: '2026-12-01', until: tuesday }] }, false],
    ['after an absence', { absences: [{ from: '2026-12-01', until: '2026-12-07' }] }, true],
    ['without a skill that nobody asks for', { missingSkills: ['ppf-bumper'] }, true],
    ['with all that is asked for', { missingSkills: [] }, true],
    ['not without one of them', { missingSkills: ['ppf-hood'] }, false],
  ])('%s', (_name, duty, expected) => {
    const crew = { workingDays: everyDay, missingSkills: [], ...duty };
    expect(takesJob(crew, { date: tuesday, addOnIds: ['tint-removal', 'ppf-hood'] })).toBe(expected);
  });

  test('without add-ons, whatever it cannot do', () => {
    const crew = { workingDays: everyDay, missingSkills: ['ppf-hood', 'tint-removal'] };
    expect(takesJob(crew, { date: tuesday, addOnIds: [] })).toBe(true);
  });
});

const addOn = fc.constantFrom('a', 'b', 'c', 'd');
const anyDuty = fc.record({
  workingDays: fc.subarray(everyDay),
  missingSkills: fc.subarray(['a', 'b', 'c', 'd']),
});
const anyDemand = fc.record({
  date: fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-10-01', days)),
  addOnIds: fc.uniqueArray(addOn),
});

test('more days and more skills never take a job away', () => {
  fc.assert(
    fc.property(anyDuty, anyDemand, fc.constantFrom(...everyDay), addOn, (duty, demand, day, skill) => {
      const better = {
        workingDays: [...duty.workingDays, day],
        missingSkills: duty.missingSkills.filter((id) => id !== skill),
      };
      if (takesJob(duty, demand)) expect(takesJob(better, demand)).toBe(true);
    }),
    { seed, numRuns: 1000 },
  );
});

test('a job that is given away goes to a crew that works that day and can do all of it, whenever one is there', () => {
  const crews = fc.array(anyDuty, { maxLength: 4 });
  fc.assert(
    fc.property(crews, anyDemand, fc.constantFrom(...fourteenStarts), (duties, demand, start) => {
      const candidates = duties
        .map((duty, index) => ({ ...duty, crewId: `crew-${index}`, takenCells: new Set<number>() }))
        .filter((crew) => takesJob(crew, demand));
      const given = allocate({
        crews: candidates,
        opening: workday,
        start,
        jobMinutes: 60,
        travelMinutes: 30,
        earliestMinutes: 0,
      });
      const able = duties.flatMap((duty, index) => {
        const isThere = duty.workingDays.some((day) => day === weekday(demand.date));
        const lacks = demand.addOnIds.filter((id) => duty.missingSkills.some((missing) => missing === id));
        return isThere && lacks.length === 0 ? [`crew-${index}`] : [];
      });
      expect(given.ok).toBe(able.length > 0);
      if (given.ok) expect(able).toContain(given.value.crewId);
    }),
    { seed, numRuns: 1000 },
  );
});

describe('own hours', () => {
  const week = [null, null, { opens: '10:00', closes: '15:00' }, null, null, null, null];

  test('are the half hours outside which a crew is not there', () => {
    const cells = offDutyCells(week, tuesday);
    expect([cells.includes(19), cells.includes(20), cells.includes(29), cells.includes(30)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(cells).toHaveLength(38);
  });

  test('count on their weekday alone', () => {
    expect(offDutyCells(week, '2026-12-09')).toEqual([]);
  });

  test('give a crew no job that begins before them or ends, with its travel, after them', () => {
    const takenCells = new Set(offDutyCells(week, tuesday));
    const crews = [{ crewId: 'a', takenCells }];
    const request = { crews, opening: workday, jobMinutes: 120, travelMinutes: 30, earliestMinutes: 0 };
    expect(openStarts(request)).toEqual(['10:00', '10:30', '11:00', '11:30']);
  });
});

test('a crew is on duty on its working days, absences apart', () => {
  expect(isOnDuty({ workingDays: [2] }, tuesday)).toBe(true);
  expect(isOnDuty({ workingDays: [2], absences: [{ from: tuesday, until: tuesday }] }, tuesday)).toBe(false);
});
