import { films } from '@tintforge/shop/films';
import { filmGuide } from '@tintforge/shop/pages/film-guide';
import { expect, test } from 'vitest';
import { filmAnswers, filmQuestions, recommendFilm } from './film-guide';

const all = filmAnswers.heat.flatMap((heat) =>
  filmAnswers.look.flatMap((look) =>
    filmAnswers.signal.flatMap((signal) => filmAnswers.budget.map((budget) => ({ heat, look, signal, budget }))),
  ),
);

test('the questions are asked in one order and each has three answers', () => {
  expect(filmQuestions.map((question) => filmAnswers[question].length)).toEqual([3, 3, 3, 3]);
});

test('all 81 answers lead to a film of the shop, for two reasons, whose figures are of its table', () => {
  expect(all).toHaveLength(81);
  for (const answers of all) {
    const { filmType, reasons } = recommendFilm(answers);
    const rows = films.find((film) => film.filmType === filmType)?.rows ?? [];
    const measured = new Set(rows.flatMap((row) => Object.values(row).filter((value) => typeof value === 'number')));
    expect(measured.size, filmType).toBeGreaterThan(0);
    expect(new Set(reasons).size).toBe(2);
    for (const reason of reasons) {
      const quoted = [...reason.matchAll(/[\d.]+(?=%| to \d)/g)].map(([figure]) => Number(figure));
      expect(
        quoted.filter((figure) => !measured.has(figure)),
        reason,
      ).toEqual([]);
    }
  }
});

test('each film of the shop is the answer to some', () => {
  const recommended = new Set(all.map((answers) => recommendFilm(answers).filmType));
  expect([...recommended].sort()).toEqual([...filmGuide.filmsByHeat].sort());
  expect([...filmGuide.filmsByHeat].sort()).toEqual(films.map(({ filmType }) => filmType).sort());
});
