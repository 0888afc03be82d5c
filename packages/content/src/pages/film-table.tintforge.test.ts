import { expect, test } from 'vitest';
import { homeVerdict, measuredRange, measuredText } from './film-table';

test.each([
  ['Ceramic Film', 'vltPercent', [5, 64]],
  ['Ceramic Film', 'tserPercent', [51, 66]],
  ['Ceramic Film', 'irRejectionPercent', [78, 95]],
  ['Hybrid Film', 'tserPercent', [55, 65]],
  ['Hybrid Film', 'irRejectionPercent', [35, 43]],
  ['Hybrid Film', 'glareReductionPercent', [45, 97]],
  ['Carbon Film', 'tserPercent', [20, 30]],
  ['Carbon Film', 'irRejectionPercent', [7, 9]],
  ['Carbon Film', 'uvBlockPercent', [99.5, 99.9]],
  ['Carbon Film', 'glareReductionPercent', [15, 93]],
] as const)('%s measures %s from %j', (filmType, column, range) => {
  expect(measuredRange(filmType, column)).toEqual(range);
});

test('a range is said from least to most, once where it is one figure, and not at all where nothing is published', () => {
  expect(measuredText('Hybrid Film', 'tserPercent')).toBe('55 to 65%');
  expect(measuredText('Hybrid Film', 'uvBlockPercent')).toBe('99%');
  expect(measuredText('Carbon Film', 'irerPercent')).toBe('53%');
  expect(measuredText('Ceramic Film', 'glareReductionPercent')).toBeUndefined();
});

/** docs/film.md, Which shades are legal: ceramic by its darker reading, with the reflectance that the owner states. */
test.each([
  ['Carbon Film', 64, 'all-sides'],
  ['Carbon Film', 37, 'all-sides'],
  ['Carbon Film', 32, 'all-sides'],
  ['Carbon Film', 22, 'rear'],
  ['Carbon Film', 16, 'rear-metered'],
  ['Carbon Film', 5, 'none'],
  ['Hybrid Film', 41, 'all-sides'],
  ['Hybrid Film', 35, 'all-sides'],
  ['Hybrid Film', 26, 'rear'],
  ['Hybrid Film', 19, 'rear'],
  ['Hybrid Film', 12, 'multipurpose'],
  ['Hybrid Film', 3, 'none'],
  ['Ceramic Film', 64, 'all-sides'],
  ['Ceramic Film', 50, 'all-sides'],
  ['Ceramic Film', 37, 'rear'],
  ['Ceramic Film', 16, 'multipurpose'],
  ['Ceramic Film', 5, 'none'],
] as const)('%s with %d%% VLT: %s', (filmType, vltPercent, verdict) => {
  expect(homeVerdict(filmType, vltPercent)).toBe(verdict);
});
