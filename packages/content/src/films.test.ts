import { films } from '@tintforge/shop/films';
import { describe, expect, test } from 'vitest';
import { filmTypes, shades } from './shades';
import type { FilmRow } from './shapes';
import { inShopNames } from './testing/film-names';

function row(id: string): FilmRow | undefined {
  return films.flatMap(({ rows }) => rows).find((candidate) => candidate.id === id);
}

test('there are three films: seven ceramic products, six hybrid, eight carbon', () => {
  expect(films.map(({ series, rows }) => [series, rows.length])).toEqual([
    ['ceramic', 7],
    ['hybrid', 6],
    ['carbon', 8],
  ]);
  expect(films.map(({ filmType }) => filmType).sort()).toEqual([...filmTypes].sort());
});

describe('the measured tables (docs/film.md, Film tables)', () => {
  test.each([
    ['Hybrid 5', 3, 4, 5, 99, 65, 97, 37, 60],
    ['Hybrid 15', 12, 4, 7, 99, 61, 84, 43, 58],
    ['Hybrid 20', 19, 5, 9, 99, 61, 75, 41, 60],
    ['Hybrid 30', 26, 5, 8, 99, 59, 65, 42, 59],
    ['Hybrid 35', 35, 6, 8, 99, 56, 53, 35, 59],
    ['Hybrid 50', 41, 6, 8, 99, 55, 45, 36, 59],
    ['Carbon 5', 5, 4, 3, 99.8, 30, 93, 8, 53],
    ['Carbon 15', 16, 5, 5, 99.9, 29, 79, 9, 53],
    ['Carbon 25', 22, 5, 5, 99.8, 28, 70, 9, 53],
    ['Carbon 30', 32, 5, 5, 99.6, 27, 56, 9, 53],
    ['Carbon 35', 37, 5, 5, 99.6, 26, 49, 9, 53],
    ['Carbon 40', 44, 6, 6, 99.5, 25, 39, 7, 53],
    ['Carbon 50', 51, 6, 6, 99.5, 23, 30, 9, 53],
    ['Carbon 70', 64, 7, 7, 99.7, 20, 15, 7, 53],
  ])('%s', (product, vlt, exterior, interior, uv, tser, glare, ir, irer) => {
    const id = product.toLowerCase().replace(' ', '-');
    expect(row(id)).toEqual({
      id,
      product: inShopNames(product),
      vltPercent: vlt,
      vlrExteriorPercent: exterior,
      vlrInteriorPercent: interior,
      uvBlockPercent: uv,
      tserPercent: tser,
      glareReductionPercent: glare,
      irRejectionPercent: ir,
      irerPercent: irer,
    });
  });
});

describe('the ceramic table', () => {
  test.each([
    [5, 66, 95, false],
    [16, 63, 92, true],
    [25, 61, 89, true],
    [30, 60, 88, true],
    [37, 58, 86, true],
    [50, 55, 82, true],
    [64, 51, 78, false],
  ])(
    '%d: known at both ends, on the line between them, and nothing else is claimed',
    (vlt, tser, ir, isInterpolated) => {
      expect(row(`ceramic-ir-${vlt}`)).toEqual({
        id: `ceramic-ir-${vlt}`,
        product: inShopNames(`Ceramic IR ${vlt}`),
        vltPercent: vlt,
        tserPercent: tser,
        irRejectionPercent: ir,
        isInterpolated,
      });
    },
  );
});

describe('what a table states its VLT for', () => {
  test('is known of carbon and hybrid, and not of ceramic', () => {
    expect(films.map(({ series, vltBasis }) => [series, vltBasis])).toEqual([
      ['ceramic', 'unknown'],
      ['hybrid', 'net73'],
      ['carbon', 'net73'],
    ]);
  });

  /** The light that glass loses to the table's VLT, less the glare reduction that the table prints; the furthest, in points. */
  const furthestMiss = (glassPercent: number) =>
    Math.max(
      ...films
        .flatMap(({ rows }) => rows)
        .flatMap(({ vltPercent, glareReductionPercent }) =>
          glareReductionPercent === undefined
            ? []
            : [Math.abs(100 - (100 * vltPercent) / glassPercent - glareReductionPercent)],
        ),
    );

  test('is what the glare columns prove: they fit 73% glass within three points and miss by 13 on clear glass', () => {
    expect(furthestMiss(73)).toBeLessThan(3);
    expect(furthestMiss(89)).toBeGreaterThan(13);
  });
});

test('every product is a shade of its film, dark to light, with a name of its own', () => {
  expect(shades).toHaveLength(21);
  expect(new Set(shades.map(({ name }) => name)).size).toBe(21);
  expect(shades).toContainEqual(
    expect.objectContaining({
      id: 'carbon-35',
      name: inShopNames('Carbon 35'),
      filmType: inShopNames('Carbon Film'),
      vltPercent: 37,
    }),
  );
  for (const { filmType, rows } of films) {
    const own = shades.filter((shade) => shade.filmType === filmType);
    expect(own.map(({ vltPercent }) => vltPercent)).toEqual(rows.map(({ vltPercent }) => vltPercent));
    expect(own.map(({ vltPercent }) => vltPercent).sort((a, b) => a - b)).toEqual(own.map((one) => one.vltPercent));
  }
});
