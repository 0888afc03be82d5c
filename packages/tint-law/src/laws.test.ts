import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { laws, stateLaws } from './all';
import {
  bodies,
  changesBetween,
  type FilmedPane,
  isLightPercent,
  isUnread,
  judgePane,
  type LawPack,
  type LawVerdict,
  lawVerdictKinds,
  lawZones,
  lightThrough,
  meetsEveryLaw,
  unknownCar,
} from './index';
import { filmOf, paneOf, testDay } from './testing/panes';

const seed = 20261123;
const light = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);
const known = fc.constantFrom('yes', 'no', 'unknown');
const glass = fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10);

/** Any film on any pane of any car, in any state. */
const question = fc.record({
  law: fc.constantFrom(...laws.map(({ law }) => law)),
  pane: fc.record(
    {
      zone: fc.constantFrom(...lawZones),
      car: fc.record({
        truckChassisOrOffRoad: known,
        tenPersonsOrFewer: known,
        body: fc.constantFrom(...bodies),
        federalLabel: fc.constantFrom('passenger-car', 'mpv', 'truck', 'unknown'),
        modelYear: fc.constantFrom(null, 1990, 2020),
        bothOutsideMirrors: known,
        as1Line: fc.constantFrom('visible', 'not-visible', 'unknown'),
      }),
      film: fc.record(
        {
          readings: fc.array(fc.record({ percent: light, onGlassPercent: fc.constantFrom(73, 100) }), {
            minLength: 1,
            maxLength: 2,
          }),
          reflectancePercent: light,
          finish: fc.constantFrom('nonreflective', 'reflective', 'mirror'),
          color: fc.constantFrom('neutral', 'red', 'amber', 'black'),
          isClear: fc.boolean(),
          layers: fc.constantFrom(1, 2),
          depth: fc.constantFrom('whole-pane', 3, 7),
          isAboveAs1: fc.boolean(),
        },
        { requiredKeys: ['readings'] },
      ),
      glassPercent: glass,
      otherPanes: fc.dictionary(fc.constantFrom(...lawZones), light),
    },
    { requiredKeys: ['zone', 'car', 'film'] },
  ) as fc.Arbitrary<FilmedPane>,
});

const rankOf = ({ kind }: LawVerdict) => lawVerdictKinds.indexOf(kind);
const isAllowed = (verdict: LawVerdict) => rankOf(verdict) > lawVerdictKinds.indexOf('not-verified');
const darkened = (pane: FilmedPane, less: number): FilmedPane => ({
  ...pane,
  film: {
    ...pane.film,
    readings: pane.film.readings.map((reading) => ({
      ...reading,
      percent: Math.max(0, Math.round(reading.percent * 10 - less) / 10),
    })),
  },
});

describe('in every state', () => {
  test('darker film is never more legal', () => {
    fc.assert(
      fc.property(question, fc.nat(1000), ({ law, pane }, less) => {
        const [before, after] = [pane, darkened(pane, less)].map((each) => judgePane(law, each, testDay));
        if (before === undefined || after === undefined) return false;
        return rankOf(after) <= rankOf(before);
      }),
      { seed, numRuns: 20_000 },
    );
  });

  test('darker glass around a pane never makes it more legal', () => {
    fc.assert(
      fc.property(question, fc.constantFrom(...lawZones), light, light, ({ law, pane }, zone, one, other) => {
        const rankWith = (percent: number) =>
          rankOf(judgePane(law, { ...pane, otherPanes: { ...pane.otherPanes, [zone]: percent } }, testDay));
        return rankWith(Math.min(one, other)) <= rankWith(Math.max(one, other));
      }),
      { seed, numRuns: 50_000 },
    );
  });

  test('light through another pane that is not known never allows what some light would forbid', () => {
    fc.assert(
      fc.property(question, fc.constantFrom(...lawZones), light, ({ law, pane }, zone, percent) => {
        const { [zone]: _, ...otherPanes } = pane.otherPanes ?? {};
        const known = { ...pane, otherPanes: { ...otherPanes, [zone]: percent } };
        return (
          !isAllowed(judgePane(law, { ...pane, otherPanes }, testDay)) || isAllowed(judgePane(law, known, testDay))
        );
      }),
      { seed, numRuns: 20_000 },
    );
  });

  test('a darker reading is never more legal', () => {
    fc.assert(
      fc.property(question, light, light, ({ law, pane }, one, other) => {
        const rankAt = (meteredPercent: number) => rankOf(judgePane(law, { ...pane, meteredPercent }, testDay));
        return rankAt(Math.min(one, other)) <= rankAt(Math.max(one, other));
      }),
      { seed, numRuns: 10_000 },
    );
  });

  test('a metered pane is judged by its reading alone where the law meters the finished window, whatever the table says', () => {
    const meters = laws
      .map(({ law }) => law)
      .filter((law) => !['US-ID', 'US-KY', 'US-TN', 'US-IL'].includes(law.jurisdiction));
    fc.assert(
      fc.property(question, fc.constantFrom(...meters), light, light, ({ pane }, law, meteredPercent, table) => {
        const metered = { ...pane, meteredPercent };
        const otherTable = { ...metered, film: { ...pane.film, readings: [{ percent: table, onGlassPercent: 100 }] } };
        expect(judgePane(law, otherTable, testDay)).toEqual(judgePane(law, metered, testDay));
      }),
      { seed, numRuns: 10_000 },
    );
  });

  test('a metered pane is judged by the rule of its own zone: the zones of other rules change nothing', () => {
    fc.assert(
      fc.property(question, light, ({ law, pane }, meteredPercent) => {
        const metered = { ...pane, meteredPercent };
        const own = { ...law, rules: law.rules.filter(({ zones }) => zones.includes(pane.zone)) };
        expect(judgePane(own, metered, testDay)).toEqual(judgePane(law, metered, testDay));
      }),
      { seed, numRuns: 5000 },
    );
  });

  test('a fact that is not known never allows what one of its values forbids', () => {
    fc.assert(
      fc.property(question, ({ law, pane }) => {
        const { reflectancePercent: _, finish: __, color: ___, layers: ____, ...film } = pane.film;
        const unknown = { ...pane, film, car: unknownCar };
        return !isAllowed(judgePane(law, unknown, testDay)) || isAllowed(judgePane(law, pane, testDay));
      }),
      { seed, numRuns: 20_000 },
    );
  });

  test('after the day of its review nothing is allowed, and nothing without a law', () => {
    fc.assert(
      fc.property(question, ({ law, pane }) => {
        expect(judgePane(law, pane, law.reviewBy)).toEqual(judgePane(law, pane, testDay));
        expect(judgePane(law, pane, '2099-01-01')).toMatchObject({ kind: 'not-verified', about: 'review-due' });
        expect(judgePane(undefined, pane, testDay)).toEqual({ kind: 'not-verified', about: 'no-law' });
      }),
      { seed, numRuns: 500 },
    );
  });

  test('a verdict that rests on a passage names it, and a limit its figures', () => {
    fc.assert(
      fc.property(question, ({ law, pane }) => {
        const verdict = judgePane(law, { ...pane, glassPercent: 75 }, testDay);
        if (verdict.about !== 'not-read') expect(verdict.citation).toBeDefined();
        if (verdict.kind === 'legal') expect(verdict.light?.marginPercent).toBeGreaterThanOrEqual(3);
      }),
      { seed, numRuns: 2000 },
    );
  });
});

describe('a rule that rests on other panes', () => {
  const colorado = laws.find(({ law }) => law.jurisdiction === 'US-CO')?.law;
  const illinois = laws.find(({ law }) => law.jurisdiction === 'US-IL')?.law;
  const back = paneOf('back', { glass: 73, film: filmOf(20) });
  const front = paneOf('front-sides', { glass: 73, film: filmOf(48) });

  test('names the panes that lack light, and the light', () => {
    const answer = (otherPanes: FilmedPane['otherPanes']) =>
      judgePane(colorado, { ...back, ...(otherPanes && { otherPanes }) }, testDay);
    const eachAtLeastPercent = 70;
    expect(answer(undefined)).toMatchObject({
      kind: 'not-verified',
      about: 'other-panes',
      otherPanes: { zones: ['front-sides', 'windshield'], eachAtLeastPercent },
    });
    expect(answer({ 'front-sides': 73 })).toMatchObject({ otherPanes: { zones: ['windshield'], eachAtLeastPercent } });
    expect(answer({ 'front-sides': 37, windshield: 73 })).toMatchObject({
      kind: 'not-legal',
      about: 'light',
      light: { minimumPercent: 27 },
      otherPanes: { zones: ['front-sides'], eachAtLeastPercent },
    });
    expect(answer({ 'front-sides': 70, windshield: 70 })).toMatchObject({ kind: 'no-limit' });
    expect(answer({ 'front-sides': 70, windshield: 70 })).not.toHaveProperty('otherPanes');
  });

  test('names none where they would not help, or are not needed', () => {
    const mirror = { ...back, film: { ...back.film, finish: 'mirror' as const } };
    expect(judgePane(colorado, mirror, testDay)).not.toHaveProperty('otherPanes');
    const light = paneOf('back', { glass: 73, film: filmOf(90) });
    expect(judgePane(colorado, light, testDay)).not.toHaveProperty('otherPanes');
  });

  test('leaves open what its text does, and only for film that some of it allows', () => {
    const answer = (rear: number, film = front) =>
      judgePane(illinois, { ...film, otherPanes: { 'rear-sides': rear, quarter: rear, back: rear } }, testDay);
    expect(answer(35)).toMatchObject({ kind: 'legal-thin' });
    expect(answer(34)).toMatchObject({ kind: 'not-legal', otherPanes: { eachAtLeastPercent: 35 } });
    const clear = paneOf('front-sides', { glass: 73, film: filmOf(90) });
    expect(answer(29, clear)).toMatchObject({ kind: 'not-verified', about: 'by-sight', why: expect.any(String) });
    expect(answer(29)).toMatchObject({ kind: 'not-legal' });
  });
});

describe('the rule of every state', () => {
  const answersTo = (pane: FilmedPane) =>
    stateLaws.map((law) => judgePane(law, pane, testDay)).filter(({ about }) => !isUnread(about));

  test('is met by film that no law read for the window refuses or leaves open, and by no other', () => {
    fc.assert(
      fc.property(question, ({ pane }) => {
        const answers = answersTo(pane);
        const isMet = answers.length > 1 && answers.every(isAllowed);
        return meetsEveryLaw(stateLaws, pane, testDay) === isMet;
      }),
      { seed, numRuns: 500 },
    );
  });

  test('is met by no film that is darker than one that fails it', () => {
    fc.assert(
      fc.property(question, fc.nat(1000), ({ pane }, less) => {
        const [before, after] = [pane, darkened(pane, less)].map((each) => meetsEveryLaw(stateLaws, each, testDay));
        return before === true || after === false;
      }),
      { seed, numRuns: 500 },
    );
  });

  test('forbids film in front, and allows a light one on the back glass of a truck with both mirrors', () => {
    const film = filmOf(50, 73);
    const glass = 73;
    const meets = (pane: FilmedPane) => meetsEveryLaw(stateLaws, pane, testDay);
    expect(meets(paneOf('front-sides', { vehicle: 'truck', glass, film: filmOf(73, 73) }))).toBe(false);
    expect(meets(paneOf('back', { vehicle: 'truck', glass, film }))).toBe(true);
    expect(meets(paneOf('back', { vehicle: 'truck', glass, film: filmOf(20, 73) }))).toBe(false);
    expect(meets(paneOf('back', { vehicle: 'truck', mirrors: 'unknown', glass, film }))).toBe(false);
    expect(meets(paneOf('back', { glass, film }))).toBe(false);
  });

  test('is met by nothing where no law was read, or only one state’s: a roof', () => {
    const roof = paneOf('roof', { vehicle: 'truck', glass: 100, film: filmOf(90) });
    expect(answersTo(roof)).toHaveLength(1);
    expect(meetsEveryLaw(stateLaws, roof, testDay)).toBe(false);
    const pane = paneOf('back', { vehicle: 'truck', glass: 100, film: filmOf(90) });
    expect(meetsEveryLaw([], pane, testDay)).toBe(false);
    expect(meetsEveryLaw(stateLaws, pane, '2099-01-01')).toBe(false);
  });
});

describe('a law with days', () => {
  const citation = { name: 'amended', source: 'act', section: '1', confidence: 'high' } as const;
  const window = (minimumPercent: number) => ({
    outcome: { kind: 'limits', light: { minimumPercent, basis: { on: 'finished-window' } } } as const,
    citation,
  });
  const law: LawPack = {
    jurisdiction: 'US-ZZ',
    name: 'Nowhere',
    version: '2026-11-23.1',
    reviewBy: '2027-12-31',
    scope: 'unsaid',
    classes: [{ id: 'car', words: 'any', test: { all: [] }, citation }],
    rules: [
      { zones: ['front-sides'], until: '2026-12-31', alternatives: [window(40)] },
      { zones: ['front-sides'], from: '2027-01-01', alternatives: [window(25)] },
    ],
  };
  const pane = paneOf('front-sides', { glass: 100, film: filmOf(30) });

  test('answers by the rule of the day of the job', () => {
    expect(judgePane(law, pane, '2026-12-31')).toMatchObject({ kind: 'not-legal', about: 'light' });
    expect(judgePane(law, pane, '2027-01-01')).toMatchObject({ kind: 'legal', light: { minimumPercent: 25 } });
  });

  test('says on which days it changes between two', () => {
    expect(changesBetween(law, '2026-12-01', '2027-01-01')).toEqual(['2027-01-01']);
    expect(changesBetween(law, '2026-12-01', '2026-12-31')).toEqual([]);
    expect(changesBetween(law, '2027-01-01', '2027-06-01')).toEqual([]);
  });
});

describe('light', () => {
  test('is multiplied and rounded down to a tenth; no film adds any', () => {
    expect(lightThrough({ percent: 37, onGlassPercent: 73 }, 73)).toBe(37);
    expect(lightThrough({ percent: 35, onGlassPercent: 100 }, 79.9)).toBe(27.9);
    expect(lightThrough({ percent: 80, onGlassPercent: 73 }, 70)).toBe(70);
  });

  test('that no meter prints throws', () => {
    expect(isLightPercent(27.95)).toBe(false);
    expect(() => lightThrough({ percent: 101, onGlassPercent: 100 }, 70)).toThrow(RangeError);
    expect(() => lightThrough({ percent: 35, onGlassPercent: 100 }, Number.NaN)).toThrow(RangeError);
  });
});
