import { expect, test } from 'vitest';
import { filmComparison } from './film-comparison';

/** docs/film.md, Claims. */
test.each([
  ['Heat rejection', 'up to 95%', 'up to 75%', 'up to 80%'],
  ['UV protection', '99.9%', '99%', '99%'],
  ['Infrared', 'up to 98%', '70%', '85%'],
  ['Glare', 'up to 93%', '80%', '85%'],
  ['Signal interference', 'None', 'Minimal', 'Very low'],
  ['Appearance', 'Clear to deep, neutral', 'Sleek charcoal', 'Matte, true black'],
  ['Longevity', 'Lifetime limited', 'Lifetime limited', 'Lifetime limited'],
  ['Price tier', '$$$ premium', '$ value', '$$ mid-range'],
])('%s: ceramic %s, hybrid %s, carbon %s', (feature, ceramic, hybrid, carbon) => {
  const row = filmComparison.rows.find((candidate) => candidate.feature === feature);
  const printed = (['Ceramic Film', 'Hybrid Film', 'Carbon Film'] as const).map((filmType) => {
    const claim = row?.claims[filmType];
    return claim?.isUpTo ? `up to ${claim.value}` : claim?.value;
  });
  expect(printed).toEqual([ceramic, hybrid, carbon]);
});

test('there are these eight rows, and every measurable one names its column', () => {
  expect(filmComparison.rows).toHaveLength(8);
  expect(filmComparison.rows.map(({ measured }) => measured?.column)).toEqual([
    'tserPercent',
    'uvBlockPercent',
    'irRejectionPercent',
    'glareReductionPercent',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('our own terms are below the longevity and the price', () => {
  const own = filmComparison.rows.flatMap(({ feature, ownTerms }) =>
    ownTerms === undefined ? [] : [[feature, ownTerms]],
  );
  expect(own).toEqual([
    ['Longevity', 'warranty'],
    ['Price tier', 'price'],
  ]);
});
