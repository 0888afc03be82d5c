import { brand, comparedFilms, filmComparison, homeWords, ppfPage, shades } from '@tintforge/content';
import { expect, test } from 'vitest';

test('UV protection, heat rejection and signal interference of each film are as the manufacturers print them', () => {
  expect(
    homeWords.films.cards.map(({ filmType, uvProtection, heatRejection, signalInterference }) => [
      filmType,
      uvProtection,
      heatRejection,
      signalInterference,
    ]),
  ).toEqual([
    ['Ceramic Film', 99, 95, 0],
    ['Hybrid Film', 90, 80, 10],
    ['Carbon Film', 85, 70, 15],
  ]);
  const rows = homeWords.comparison.rows.map((row) => [
    row.feature,
    row.qualifier ?? '',
    ...[row.ceramic, row.hybrid, row.carbon],
  ]);
  for (const row of [
    ['UV rejection', '', '99%', '95%', '90%'],
    ['Heat reduction', 'up to', '80%', '65%', '50%'],
    ['Glare reduction', 'up to', '90%', '85%', '80%'],
    ['Signal interference', '', 'None', 'Minimal', 'Very low'],
    ['Manufacturer warranty', '', 'Lifetime', '15 years', '10 years'],
  ]) {
    expect.soft(rows).toContainEqual(row);
  }
});

test('the claims about heat in the comparison', () => {
  const [heat] = filmComparison.rows;
  expect(comparedFilms.map(({ filmType }) => heat?.claims[filmType]?.value)).toEqual(['95%', '75%', '80%']);
});

test('the first price of each coverage, the founding year and the number of shades', () => {
  expect(ppfPage.coverage.options.map(({ name, fromCents }) => [name, fromCents])).toEqual([
    ['Partial Front', 89_900],
    ['Full Front', 149_900],
    ['Full Vehicle', 399_900],
  ]);
  expect([brand.foundedYear, shades.length]).toEqual([2015, 21]);
});
