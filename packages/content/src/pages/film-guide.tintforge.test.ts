import { films } from '@tintforge/shop/films';
import { describe, expect, test } from 'vitest';
import type { FilmAnswers } from '../page-shapes';
import { favouredBy, filmAnswers, recommendFilm } from './film-guide';

const letters = { C: 'Ceramic Film', H: 'Hybrid Film', K: 'Carbon Film' } as const;

/**
 * The film for all 81 answers: C ceramic, H hybrid, K carbon. Nine to a row: three signal answers (critical, preferred,
 * indifferent) with three budgets each (value, middle, premium).
 */
const expected: readonly (readonly [FilmAnswers['heat'], FilmAnswers['look'], string])[] = [
  ['most', 'light', 'CCC CCC HCC'],
  ['most', 'charcoal', 'CCC HHC HHC'],
  ['most', 'black', 'KKC HKC HKC'],
  ['some', 'light', 'CCC HCC HCC'],
  ['some', 'charcoal', 'KCC HHC HHH'],
  ['some', 'black', 'KKC HKC HKK'],
  ['little', 'light', 'KCC KKC HKC'],
  ['little', 'charcoal', 'KKC HHC HHH'],
  ['little', 'black', 'KKK KKK KKK'],
];

const cases = expected.flatMap(([heat, look, row]) =>
  row.split(' ').flatMap((group, signalIndex) =>
    [...group].map((letter, budgetIndex) => {
      const signal = filmAnswers.signal[signalIndex] ?? 'critical';
      const budget = filmAnswers.budget[budgetIndex] ?? 'value';
      return { heat, look, signal, budget, filmType: letters[letter as keyof typeof letters] };
    }),
  ),
);

test('the table below holds every combination once', () => {
  expect(new Set(cases.map(({ heat, look, signal, budget }) => [heat, look, signal, budget].join())).size).toBe(81);
});

describe('heat, look, signal, budget → film', () => {
  test.each(cases)('$heat, $look, $signal, $budget → $filmType', ({ filmType, ...answers }) => {
    const recommended = recommendFilm(answers);
    expect(recommended.filmType).toBe(filmType);
    expect(new Set(recommended.reasons).size).toBe(2);
    const rows = films.find((film) => film.filmType === filmType)?.rows ?? [];
    const measured = new Set(rows.flatMap((row) => Object.values(row).filter((value) => typeof value === 'number')));
    for (const reason of recommended.reasons) {
      const quoted = [...reason.matchAll(/[\d.]+(?=%| to \d)/g)].map(([figure]) => Number(figure));
      expect(quoted.length).toBeGreaterThan(0);
      expect(quoted.filter((figure) => !measured.has(figure))).toEqual([]);
    }
  });
});

test.each([
  [
    { heat: 'most', look: 'light', signal: 'critical', budget: 'premium' },
    'Heat: 51 to 66% of solar energy kept out (TSER), the highest of the three',
    'Look: even the lightest shade, 64% VLT, rejects 78% of infrared',
  ],
  [
    { heat: 'little', look: 'charcoal', signal: 'preferred', budget: 'value' },
    'Look: charcoal in six shades, from 41% to 3% VLT',
    'Budget: our lowest tier, and still 99% of ultraviolet blocked in every shade',
  ],
  [
    { heat: 'little', look: 'black', signal: 'critical', budget: 'middle' },
    'Look: matte black in eight shades, from 64% to 5% VLT',
    'Budget: our middle tier, with glare cut by up to 93%',
  ],
] as const)('the two strongest answers are the reasons: %j', (answers, first, second) => {
  expect(recommendFilm(answers).reasons).toEqual([first, second]);
});

test('whose toll tag must work is never sent to the film that the maker calls minimal in interference', () => {
  const critical = cases.filter(({ signal }) => signal === 'critical');
  expect(critical).toHaveLength(27);
  expect(critical.filter((answers) => recommendFilm(answers).filmType === 'Hybrid Film')).toEqual([]);
  expect(favouredBy('signal', 'critical')).toEqual({ films: ['Ceramic Film'], ruledOut: 'Hybrid Film' });
});

test.each([
  ['heat', 'most', ['Ceramic Film']],
  ['heat', 'some', ['Hybrid Film']],
  ['heat', 'little', ['Carbon Film']],
  ['look', 'light', ['Ceramic Film']],
  ['look', 'charcoal', ['Hybrid Film']],
  ['look', 'black', ['Carbon Film']],
  ['signal', 'preferred', ['Ceramic Film', 'Carbon Film']],
  ['signal', 'indifferent', ['Hybrid Film', 'Carbon Film']],
  ['budget', 'value', ['Hybrid Film']],
  ['budget', 'middle', ['Carbon Film']],
  ['budget', 'premium', ['Ceramic Film']],
] as const)('%s %s favors %j', (question, answer, favoured) => {
  expect(favouredBy(question, answer)).toEqual({ films: favoured, ruledOut: undefined });
});
