import { law as floridaLaw } from '@tintforge/tint-law/states/us-fl';
import { describe, expect, test } from 'vitest';
import { carbonShades, ceramicShade } from '../testing/film-shades';
import { glassZones } from './glass-zone';
import { judgeTint, type TintWindow } from './judge-tint';

const frontSides: TintWindow = {
  zone: 'front-sides',
  legalClass: 'passenger',
  law: floridaLaw,
  glassVltPercent: 73,
};
const { light } = carbonShades;

test('a verdict carries the light, the limit, the margin, the statute and the reflectance', () => {
  expect(judgeTint({ ...frontSides, shade: light })).toEqual({
    kind: 'legal',
    reason: 'clears-limit',
    zone: 'front-sides',
    net: { readings: [{ basis: 'net73', percent: 37 }], judgedPercent: 37 },
    law: { jurisdiction: 'US-FL', name: 'Florida', code: 'Florida Statutes', version: floridaLaw.version },
    limit: { minimumVltPercent: 28, maximumReflectancePercent: 25 },
    statute: '316.2953',
    marginPercent: 9,
    reflectancePercent: 5,
    notes: [],
  });
});

describe('a table of unknown basis', () => {
  test('is not legal when only the darker reading is too dark, and the verdict says so', () => {
    expect(judgeTint({ ...frontSides, shade: ceramicShade })).toMatchObject({
      kind: 'not-legal',
      reason: 'too-dark-if-film-only',
      marginPercent: -1,
    });
  });

  test('is simply too dark when both readings are', () => {
    const shade = { ...ceramicShade, vltPercent: 25 };
    expect(judgeTint({ ...frontSides, shade })).toMatchObject({ kind: 'not-legal', reason: 'too-dark' });
  });

  test('is legal when the darker reading is', () => {
    const shade = { ...ceramicShade, vltPercent: 50, vlrExteriorPercent: 5 };
    expect(judgeTint({ ...frontSides, shade })).toMatchObject({ kind: 'legal', marginPercent: 8.5 });
  });
});

describe('reflectance', () => {
  test.each([
    ['front-sides', 25, 'legal'],
    ['front-sides', 25.1, 'not-legal'],
    ['back', 35, 'legal'],
    ['back', 36, 'not-legal'],
    ['roof', 90, 'no-limit'],
  ] as const)('%s with %d%% reflected outside: %s', (zone, vlrExteriorPercent, kind) => {
    expect(judgeTint({ ...frontSides, zone, shade: { ...light, vlrExteriorPercent } }).kind).toBe(kind);
  });

  test('too much of it is a reason of its own, beside a margin of light', () => {
    expect(judgeTint({ ...frontSides, shade: { ...light, vlrExteriorPercent: 30 } })).toMatchObject({
      kind: 'not-legal',
      reason: 'too-reflective',
      marginPercent: 9,
      reflectancePercent: 30,
    });
  });

  test('what is too dark as well is called too dark', () => {
    const shade = { ...carbonShades.dark, vlrExteriorPercent: 30 };
    expect(judgeTint({ ...frontSides, shade })).toMatchObject({ kind: 'not-legal', reason: 'too-dark' });
  });

  test('that is not published is not known to be within a limit', () => {
    const verdict = judgeTint({ ...frontSides, shade: { ...ceramicShade, vltPercent: 64 } });
    expect(verdict).toMatchObject({ kind: 'not-verified', reason: 'reflectance-not-published', marginPercent: 18.7 });
    expect(verdict).not.toHaveProperty('reflectancePercent');
    expect(judgeTint({ ...frontSides, zone: 'roof', shade: ceramicShade }).kind).toBe('no-limit');
  });
});

describe('notes', () => {
  test('film on the back glass, and on no other, comes with the two outside mirrors', () => {
    const noted = glassZones.filter((zone) =>
      judgeTint({ ...frontSides, zone, shade: light }).notes.includes('two-outside-mirrors'),
    );
    expect(noted).toEqual(['back']);
  });

  test('an unknown class is said where a multipurpose vehicle could be darker', () => {
    const noted = (legalClass: TintWindow['legalClass']) =>
      glassZones.filter((zone) =>
        judgeTint({ ...frontSides, zone, legalClass, shade: light }).notes.includes('class-unknown'),
      );
    expect(noted('unknown')).toEqual(['rear-sides', 'quarter', 'back']);
    expect(noted('passenger')).toEqual([]);
    expect(noted('mpv')).toEqual([]);
  });
});

test('a roof has no limit however dark the film is, and whether a strip is transparent is seen at the car', () => {
  expect(judgeTint({ ...frontSides, zone: 'windshield-strip', shade: carbonShades.dark })).toMatchObject({
    kind: 'not-verified',
    statute: '316.2952',
  });
  expect(judgeTint({ ...frontSides, zone: 'roof', shade: carbonShades.dark })).toMatchObject({
    kind: 'no-limit',
    reason: 'no-percentage',
    statute: '316.2951',
  });
});

test('film below the strip of the windshield is not allowed, however clear', () => {
  const clear = { ...light, vltPercent: 73 };
  expect(judgeTint({ ...frontSides, zone: 'windshield', shade: clear })).toMatchObject({
    kind: 'not-legal',
    reason: 'no-film',
    statute: '316.2952',
  });
});

test('glass that is no share of light throws, in every zone', () => {
  for (const zone of glassZones) {
    expect(() => judgeTint({ ...frontSides, zone, glassVltPercent: Number.NaN, shade: light })).toThrow(RangeError);
  }
});
