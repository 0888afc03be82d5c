import { expect, test } from 'vitest';
import { testTintCatalogue } from '../testing/film-shades';
import { type Glass, glassVltPercentOf } from './glass';

const preset = (presetId: string): Glass => ({ kind: 'preset', presetId });
const meter = (vltPercent: number): Glass => ({ kind: 'meter', vltPercent });

test.each([
  ['a preset of this zone', 'front-sides', preset('clear'), 73],
  ['the same preset on another of its zones', 'rear-sides', preset('clear'), 73],
  ['dark glass beside the driver, where it is not offered', 'front-sides', preset('dark'), undefined],
  ['a preset that is not known', 'back', preset('mirror'), undefined],
  ['a reading', 'back', meter(18.5), 18.5],
  ['opaque glass', 'back', meter(0), 0],
  ['a reading that no meter prints', 'back', meter(18.55), undefined],
  ['no reading', 'back', meter(Number.NaN), undefined],
] as const)('%s', (_, zone, glass, expected) => {
  expect(glassVltPercentOf(testTintCatalogue.glassPresets, { zone, glass })).toBe(expected);
});
