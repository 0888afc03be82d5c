import { expect, inject, test } from 'vitest';
import { lawOf, laws } from './all';
import { type FilmFacts, judgePane, lawZones } from './index';
import { oracle, type Question } from './testing/oracle';
import { filmOf, paneOf, testDay, type Vehicle, vehicles } from './testing/panes';

declare module 'vitest' {
  interface ProvidedContext {
    /** The part that this run takes: a whole number of 32 bits; undefined in a run that takes everything. */
    slice: number | undefined;
  }
}

const everyGlass = [20, 70, 73, 80];
const slice = inject('slice');
const glasses = slice === undefined ? everyGlass : [everyGlass[slice % everyGlass.length] ?? Number.NaN];

/** Shades as their tables have them: percent, and whether of the film alone or of film and typical glass. */
const tables = [
  ...[3, 5, 12, 16, 19, 22, 26, 32, 35, 37, 41, 44, 51, 64].map((table) => ({ table, isAlone: false })),
  ...[5, 16, 25, 30, 37, 50, 64, 92].map((table) => ({ table, isAlone: true })),
];

/** Looks of a film, as far as a manufacturer publishes them. */
const looks = [
  { reflects: 6, isNonreflective: true },
  { reflects: 22, isNonreflective: true },
  { reflects: 36, isNonreflective: false },
  { reflects: undefined, isNonreflective: undefined },
];

/** Every look with both mirrors, and the first without them or not knowing. */
const circumstances = [
  ...looks.map((look) => ({ ...look, mirrors: 'yes' as const })),
  ...(['no', 'unknown'] as const).map((mirrors) => ({ reflects: 6, isNonreflective: true, mirrors })),
];

/** The other windows: not known, clear, and at both sides of every figure that a law sets for them. */
const everyAround = [
  { frontLight: undefined, windshieldLight: undefined, rearLight: undefined },
  { frontLight: 73, windshieldLight: 70, rearLight: 73 },
  { frontLight: 70, windshieldLight: undefined, rearLight: 35 },
  { frontLight: 69.9, windshieldLight: 73, rearLight: 34.9 },
  { frontLight: 73, windshieldLight: 69.9, rearLight: 30 },
  { frontLight: undefined, windshieldLight: 73, rearLight: 29.9 },
] as const;
const around =
  slice === undefined
    ? everyAround
    : everyAround.filter((_, index) => index === Math.floor(slice / everyGlass.length) % everyAround.length);

function* everyQuestion(state: string): Generator<Question> {
  for (const zone of lawZones)
    for (const vehicle of vehicles)
      for (const glass of glasses)
        for (const table of tables)
          for (const each of circumstances)
            for (const others of around) yield { state, zone, vehicle, glass, ...table, ...each, ...others };
}

function answerOf({
  state,
  zone,
  vehicle,
  mirrors,
  glass,
  table,
  isAlone,
  reflects,
  isNonreflective,
  frontLight,
  windshieldLight,
  rearLight,
}: Question): string {
  const { reflectancePercent: _, finish: __, ...film } = filmOf(table, isAlone ? 100 : 73);
  const look: Pick<FilmFacts, 'reflectancePercent' | 'finish'> = {
    ...(reflects === undefined ? {} : { reflectancePercent: reflects }),
    ...(isNonreflective === undefined ? {} : { finish: isNonreflective ? 'nonreflective' : 'reflective' }),
  };
  const pane = paneOf(zone as 'back', { vehicle: vehicle as Vehicle, mirrors, glass, film: { ...film, ...look } });
  const others = {
    ...(frontLight === undefined ? {} : { 'front-sides': frontLight }),
    ...(windshieldLight === undefined ? {} : { windshield: windshieldLight }),
    // The others behind are clear.
    ...(rearLight === undefined ? {} : { 'rear-sides': 73, quarter: rearLight, back: 73 }),
  };
  return judgePane(lawOf(state), { ...pane, otherPanes: others }, testDay).kind;
}

test.each(laws.map(({ law }) => [law.name, law.jurisdiction]))('%s answers as its text, everywhere', (_, state) => {
  const wrong: object[] = [];
  let count = 0;
  for (const question of everyQuestion(state)) {
    count += 1;
    const [is, should] = [answerOf(question), oracle(question)];
    if (is !== should) wrong.push({ ...question, is, should });
  }
  expect(count).toBe(8 * 8 * glasses.length * 22 * 6 * around.length);
  expect(wrong.slice(0, 5)).toEqual([]);
});
