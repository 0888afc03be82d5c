import {
  type FilmShade,
  type FilmType,
  judgeTint,
  type LegalClass,
  nearestLegalShades,
  type RulingKind,
  recommendShade,
  type TintWindow,
  type VltBasis,
} from '@tintforge/booking-core';
import { homeLaw } from '@tintforge/shop/home-law';
import { describe, expect, test } from 'vitest';
import { shadesWithoutSamples } from './film-shades';
import { tintCatalogue } from './tint-catalogue';

/** A row of the tables: zone, class, glass, and on which basis the film tables are read for it. */
type Setting = Pick<TintWindow, 'zone' | 'legalClass' | 'glassVltPercent'> & { vltBasis: VltBasis };

/** Net VLT as judged, kind and margin of each shade in a setting, by id. */
function verdictsIn({
  vltBasis,
  ...window
}: Setting): Record<string, readonly [number, RulingKind, number | undefined]> {
  return Object.fromEntries(
    tintCatalogue.shades.map((shade) => {
      const verdict = judgeTint({ ...window, law: homeLaw, shade: { ...shade, vltBasis } });
      const margin = verdict.marginPercent;
      return [shade.id, [verdict.net.judgedPercent, verdict.kind, margin]];
    }),
  );
}

/** The ids of the shades of each kind, dark to light within each film. */
function idsOfKind(setting: Setting, kind: RulingKind): string[] {
  return Object.entries(verdictsIn(setting)).flatMap(([id, [, own]]) => (own === kind ? [id] : []));
}

const typical = { glassVltPercent: 73, vltBasis: 'net73' } as const;

/**
 * docs/film.md, Which shades are legal: all tables read on typical glass, light rounded down to a tenth, and a film that
 * reflects little, as the owner states of ceramic.
 */
describe('front sides, at least 28%', () => {
  const setting: Setting = { ...typical, zone: 'front-sides', legalClass: 'passenger' };

  test.each([
    ['carbon-30', 32, 'legal', 4],
    ['carbon-35', 37, 'legal', 9],
    ['carbon-40', 44, 'legal', 16],
    ['carbon-50', 51, 'legal', 23],
    ['carbon-70', 64, 'legal', 36],
    ['hybrid-35', 35, 'legal', 7],
    ['hybrid-50', 41, 'legal', 13],
    ['ceramic-ir-30', 30, 'legal-thin', 2],
    ['ceramic-ir-37', 37, 'legal', 9],
    ['ceramic-ir-50', 50, 'legal', 22],
    ['ceramic-ir-64', 64, 'legal', 36],
    ['hybrid-30', 26, 'not-legal', -2],
    ['carbon-25', 22, 'not-legal', -6],
    ['ceramic-ir-25', 25, 'not-legal', -3],
  ] as const)('%s: %d%%, %s, margin %d', (id, net, kind, margin) => {
    expect(verdictsIn(setting)[id]).toEqual([net, kind, margin]);
  });

  test('all darker shades are not legal, and the class of the car changes nothing', () => {
    const notLegal = [
      'ceramic-ir-5',
      'ceramic-ir-16',
      'ceramic-ir-25',
      'hybrid-5',
      'hybrid-15',
      'hybrid-20',
      'hybrid-30',
      'carbon-5',
      'carbon-15',
      'carbon-25',
    ];
    for (const legalClass of ['passenger', 'mpv', 'unknown'] as const) {
      expect(idsOfKind({ ...setting, legalClass }, 'not-legal')).toEqual(notLegal);
    }
  });
});

describe('behind the driver of a passenger car, at least 15%', () => {
  const setting: Setting = { ...typical, zone: 'rear-sides', legalClass: 'passenger' };

  test.each([
    ['carbon-15', 16, 'legal-thin', 1],
    ['hybrid-20', 19, 'legal', 4],
    ['ceramic-ir-16', 16, 'legal-thin', 1],
    ['hybrid-15', 12, 'not-legal', -3],
    ['carbon-5', 5, 'not-legal', -10],
  ] as const)('%s: %d%%, %s, margin %d', (id, net, kind, margin) => {
    expect(verdictsIn(setting)[id]).toEqual([net, kind, margin]);
  });

  test('"Hybrid 15" and every "5" are not legal, at the sides, the quarter and the back, known class or not', () => {
    for (const zone of ['rear-sides', 'quarter', 'back'] as const) {
      for (const legalClass of ['passenger', 'unknown'] as const) {
        expect(idsOfKind({ ...setting, zone, legalClass }, 'not-legal')).toEqual([
          'ceramic-ir-5',
          'hybrid-5',
          'hybrid-15',
          'carbon-5',
        ]);
      }
    }
  });
});

describe('behind the driver of a multipurpose vehicle, at least 6%', () => {
  test.each([
    ['hybrid-15', 12, 'legal', 6],
    ['carbon-15', 16, 'legal', 10],
    ['ceramic-ir-16', 16, 'legal', 10],
    ['carbon-5', 5, 'not-legal', -1],
    ['ceramic-ir-5', 5, 'not-legal', -1],
    ['hybrid-5', 3, 'not-legal', -3],
  ] as const)('%s on clear glass: %d%%, %s, margin %d', (id, net, kind, margin) => {
    expect(verdictsIn({ ...typical, zone: 'back', legalClass: 'mpv' })[id]).toEqual([net, kind, margin]);
  });

  test('on clear glass every "5" is not legal, and nothing else', () => {
    expect(idsOfKind({ ...typical, zone: 'back', legalClass: 'mpv' }, 'not-legal')).toEqual([
      'ceramic-ir-5',
      'hybrid-5',
      'carbon-5',
    ]);
  });

  test.each([
    ['carbon-25', 6, 'legal-thin', 0],
    ['carbon-30', 8.7, 'legal-thin', 2.7],
    ['carbon-35', 10.1, 'legal', 4.1],
    ['hybrid-30', 7.1, 'legal-thin', 1.1],
    ['ceramic-ir-25', 6.8, 'legal-thin', 0.8],
    ['carbon-15', 4.3, 'not-legal', -1.7],
    ['hybrid-20', 5.2, 'not-legal', -0.8],
    ['hybrid-15', 3.2, 'not-legal', -2.8],
  ] as const)('%s over 20%% privacy glass: %d%%, %s, margin %d', (id, net, kind, margin) => {
    const setting: Setting = { zone: 'back', legalClass: 'mpv', glassVltPercent: 20, vltBasis: 'net73' };
    expect(verdictsIn(setting)[id]).toEqual([net, kind, margin]);
  });
});

describe('front sides of 75% glass, if the tables were of the film alone', () => {
  const setting: Setting = { zone: 'front-sides', legalClass: 'passenger', glassVltPercent: 75, vltBasis: 'filmOnly' };

  test.each([
    ['carbon-40', 33, 'legal', 5],
    ['hybrid-50', 30.7, 'legal-thin', 2.7],
    ['ceramic-ir-50', 37.5, 'legal', 9.5],
    ['carbon-35', 27.7, 'not-legal', -0.3],
    ['hybrid-35', 26.2, 'not-legal', -1.8],
    ['ceramic-ir-37', 27.7, 'not-legal', -0.3],
  ] as const)('%s: %d%%, %s, margin %d', (id, net, kind, margin) => {
    expect(verdictsIn(setting)[id]).toEqual([net, kind, margin]);
  });

  test('legal are Carbon 40 and lighter, Ceramic 50 and lighter, and Hybrid 50', () => {
    const allowed = [...idsOfKind(setting, 'legal'), ...idsOfKind(setting, 'legal-thin')];
    expect(allowed.sort()).toEqual([
      'carbon-40',
      'carbon-50',
      'carbon-70',
      'ceramic-ir-50',
      'ceramic-ir-64',
      'hybrid-50',
    ]);
  });
});

test('privacy glass takes film of 30% by itself to 6, and of 22% to 4.4', () => {
  const over = (vltPercent: number) =>
    judgeTint({
      zone: 'back',
      legalClass: 'mpv',
      law: homeLaw,
      glassVltPercent: 20,
      shade: { vltPercent, vltBasis: 'filmOnly', vlrExteriorPercent: 5 },
    });
  expect(over(30)).toMatchObject({ kind: 'legal-thin', net: { judgedPercent: 6 }, marginPercent: 0 });
  expect(over(22)).toMatchObject({ kind: 'not-legal', net: { judgedPercent: 4.4 }, marginPercent: -1.6 });
});

test('ceramic is judged by the darker reading, because nobody knows its basis', () => {
  const frontSides = { zone: 'front-sides', legalClass: 'passenger', glassVltPercent: 73 } as const;
  const ceramic = tintCatalogue.shades.filter(({ filmType }) => filmType === 'Ceramic Film');
  const kinds = ceramic.map((shade) => {
    const verdict = judgeTint({ ...frontSides, law: homeLaw, shade });
    return [shade.id, verdict.net.readings.map(({ percent }) => percent), verdict.reason];
  });
  expect(kinds).toEqual([
    ['ceramic-ir-5', [5, 3.6], 'too-dark'],
    ['ceramic-ir-16', [16, 11.6], 'too-dark'],
    ['ceramic-ir-25', [25, 18.2], 'too-dark'],
    ['ceramic-ir-30', [30, 21.9], 'too-dark-if-film-only'],
    ['ceramic-ir-37', [37, 27], 'too-dark-if-film-only'],
    ['ceramic-ir-50', [50, 36.5], 'clears-limit'],
    ['ceramic-ir-64', [64, 46.7], 'clears-limit'],
  ]);
});

test('without the owner’s statement, no ceramic shade is verified next to the driver', () => {
  const reasons = shadesWithoutSamples.flatMap((shade) => {
    if (shade.filmType !== 'Ceramic Film') return [];
    const window = { zone: 'front-sides', legalClass: 'passenger', law: homeLaw, glassVltPercent: 73 } as const;
    const { kind, reason } = judgeTint({ ...window, shade });
    return kind === 'not-legal' ? [] : [reason];
  });
  expect(reasons).toEqual(['reflectance-not-published', 'reflectance-not-published']);
});

describe('what the shop offers instead', () => {
  const window = (zone: TintWindow['zone'], legalClass: LegalClass, glassVltPercent: number): TintWindow => ({
    zone,
    legalClass,
    law: homeLaw,
    glassVltPercent,
  });
  const ofFilm = (filmType: FilmType) => tintCatalogue.shades.filter((shade) => shade.filmType === filmType);
  const ids = (shades: readonly FilmShade[]) => shades.map(({ id }) => id);

  test('"Hybrid 30" on the front sides: Hybrid 35, then 50', () => {
    const shades = ofFilm('Hybrid Film');
    const wanted = shades.find(({ id }) => id === 'hybrid-30');
    if (wanted === undefined) throw new Error('Hybrid 30 is not sold');
    const nearest = nearestLegalShades({ ...window('front-sides', 'passenger', 73), shades, wanted });
    expect(ids(nearest)).toEqual(['hybrid-35', 'hybrid-50']);
  });

  test.each([
    ['Carbon Film', 'front-sides', 'passenger', 73, 'carbon-30'],
    ['Hybrid Film', 'front-sides', 'passenger', 73, 'hybrid-35'],
    ['Ceramic Film', 'front-sides', 'passenger', 73, 'ceramic-ir-50'],
    ['Carbon Film', 'rear-sides', 'passenger', 73, 'carbon-25'],
    ['Hybrid Film', 'back', 'mpv', 73, 'hybrid-15'],
    ['Carbon Film', 'back', 'mpv', 20, 'carbon-35'],
    ['Carbon Film', 'back', 'passenger', 20, 'carbon-70'],
    ['Hybrid Film', 'back', 'passenger', 20, undefined],
    ['Carbon Film', 'roof', 'passenger', 73, undefined],
  ] as const)('%s on %s of class %s with %d%% glass: %s is recommended', (filmType, zone, legalClass, glass, id) => {
    expect(recommendShade({ ...window(zone, legalClass, glass), shades: ofFilm(filmType) })?.id).toBe(id);
  });
});
