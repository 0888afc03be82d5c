import { law as floridaLaw } from '@tintforge/tint-law/states/us-fl';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FilmShade, vltBases } from './film-shade';
import { glassZones } from './glass-zone';
import { judgeTint, type TintWindow } from './judge-tint';
import { legalClasses } from './legal-class';
import { nearestLegalShades, recommendShade } from './legal-shades';

const frontSides: TintWindow = {
  zone: 'front-sides',
  legalClass: 'passenger',
  law: floridaLaw,
  glassVltPercent: 73,
};

/** Shades by their light on typical glass, in the order given. */
function shadesOf(...vltPercents: number[]): FilmShade[] {
  return vltPercents.map((vltPercent, index) => ({
    id: `${index}`,
    name: `Shade ${index}`,
    filmType: 'Carbon Film',
    vltPercent,
    vltBasis: 'net73',
    vlrExteriorPercent: 5,
  }));
}

const light = (shades: readonly FilmShade[]) => shades.map(({ vltPercent }) => vltPercent);

describe('the nearest legal shades', () => {
  const shades = shadesOf(5, 16, 26, 28, 32, 51);
  const nearestTo = (vltPercent: number, window = frontSides) =>
    light(nearestLegalShades({ ...window, shades, wanted: { vltPercent, vltBasis: 'net73' } }));

  test('begin with the darkest legal one for a shade that is too dark, thin included', () => {
    expect(nearestTo(26)).toEqual([28, 32, 51]);
  });

  test('go out to both sides of a shade that is legal itself, of two equally near the lighter first', () => {
    expect(nearestTo(30)).toEqual([32, 28, 51]);
    expect(nearestTo(32)).toEqual([32, 28, 51]);
    expect(nearestTo(50)).toEqual([51, 32, 28]);
  });

  test('follow the glass: what is legal on lighter glass', () => {
    expect(nearestTo(16, { ...frontSides, glassVltPercent: 80 })).toEqual([26, 28, 32, 51]);
  });

  test('are none where none is legal, and all where there is no limit', () => {
    expect(nearestTo(26, { ...frontSides, glassVltPercent: 20 })).toEqual([]);
    expect(nearestTo(5, { ...frontSides, zone: 'roof' })).toEqual([5, 16, 26, 28, 32, 51]);
  });
});

describe('the recommended shade', () => {
  const recommended = (window: TintWindow, ...vltPercents: number[]) =>
    recommendShade({ ...window, shades: shadesOf(...vltPercents) })?.vltPercent;

  test('is the darkest with three points to spare, wherever it stands', () => {
    expect(recommended(frontSides, 51, 32, 31, 28, 5)).toBe(31);
  });

  test('is the darkest thin one where none has as much', () => {
    expect(recommended(frontSides, 5, 30, 29)).toBe(29);
  });

  test('is none where none is legal, and none where the law names no percentage', () => {
    expect(recommended(frontSides, 5, 27)).toBeUndefined();
    expect(recommended(frontSides)).toBeUndefined();
    expect(recommended({ ...frontSides, zone: 'windshield-strip' }, 5, 51)).toBeUndefined();
  });
});

test('with any shades, what is offered is legal and what is recommended is among it; the list itself stays as it was', () => {
  const anyShade = fc.record({
    vltPercent: fc.integer({ min: 0, max: 73 }),
    vltBasis: fc.constantFrom(...vltBases),
    vlrExteriorPercent: fc.integer({ min: 0, max: 40 }),
  });
  const anyShades = fc
    .array(anyShade, { maxLength: 9 })
    .map((all) => all.map((one, index) => ({ ...one, id: `${index}`, name: '', filmType: 'Carbon Film' as const })));
  const anyWindow = fc.record<TintWindow>({
    zone: fc.constantFrom(...glassZones),
    legalClass: fc.constantFrom(...legalClasses),
    law: fc.constant(floridaLaw),
    glassVltPercent: fc.integer({ min: 5, max: 85 }),
  });
  fc.assert(
    fc.property(anyShades, anyWindow, anyShade, (shades, window, wanted) => {
      const before = shades.map((shade) => ({ ...shade }));
      const offered = nearestLegalShades({ ...window, shades, wanted });
      expect(shades).toEqual(before);
      const legal = shades.filter(
        (shade) => !['not-legal', 'not-verified'].includes(judgeTint({ ...window, shade }).kind),
      );
      expect(new Set(offered)).toEqual(new Set(legal));
      const best = recommendShade({ ...window, shades });
      if (best !== undefined) expect(offered).toContain(best);
    }),
    { seed: 20261122, numRuns: 2000 },
  );
});
