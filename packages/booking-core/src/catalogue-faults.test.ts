import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Catalogue, Package } from './catalogue';
import { findCatalogueFaults } from './catalogue-faults';
import { offeredPackages } from './offer';
import { testCatalogue } from './testing/catalogue';

/** A small catalog without any contradiction: two vehicle types, the others switched off. */
const sound: Catalogue = {
  ...testCatalogue,
  packages: testCatalogue.packages.map((item) => ({
    ...item,
    tier: item.id,
    description: 'Shade for every day.',
    features: ['Covers the side windows'],
    warranty: '5-year warranty',
  })),
  addOns: testCatalogue.addOns.map((item) => ({ ...item, description: 'Done well.', features: ['Both sides'] })),
  inactiveVehicleTypes: ['truck', 'luxury'],
};

const codes = (catalogue: Catalogue, before?: Catalogue) =>
  findCatalogueFaults(catalogue, before === undefined ? {} : { before }).map(
    ({ code, part, id, field, other }) => `${code} ${part} ${id} ${field}${other === '' ? '' : `: ${other}`}`,
  );

/** The first package changed. */
function withPackage(changes: Partial<Package>): Catalogue {
  return { ...sound, packages: sound.packages.map((item, index) => (index === 0 ? { ...item, ...changes } : item)) };
}

function withRegion(changes: Partial<Catalogue['regions'][number]>): Catalogue {
  return { ...sound, regions: sound.regions.map((item, index) => (index === 0 ? { ...item, ...changes } : item)) };
}

test('a sound catalog has no fault', () => {
  expect(codes(sound)).toEqual([]);
  expect(codes(sound, sound)).toEqual([]);
});

describe('a package', () => {
  test.each<[string, Partial<Package>, string[]]>([
    ['without a name', { name: ' ' }, ['name-missing package sedan-a name']],
    [
      'named like another',
      { name: 'package SEDAN-B ' },
      ['name-taken package sedan-a name: Package sedan-b', 'name-taken package sedan-b name: package SEDAN-B '],
    ],
    [
      'named like an extra',
      { name: 'Add-on hood' },
      ['name-taken package sedan-a name: Add-on hood', 'name-taken add-on hood name: Add-on hood'],
    ],
    ['without a card title', { tier: '' }, ['tier-missing package sedan-a tier']],
    [
      'with the card title of another of its vehicle',
      { tier: 'sedan-b' },
      ['name-taken package sedan-a tier: Package sedan-b', 'name-taken package sedan-b tier: Package sedan-a'],
    ],
    ['for nothing', { priceCents: 0 }, ['price-missing package sedan-a priceCents']],
    ['below nothing', { priceCents: -1 }, ['price-missing package sedan-a priceCents']],
    ['for a part of a cent', { priceCents: 0.5 }, ['price-missing package sedan-a priceCents']],
    ['above ten thousand dollars', { priceCents: 1_000_001 }, ['price-too-high package sedan-a priceCents']],
    ['without minutes', { minutes: 0 }, ['minutes-missing package sedan-a minutes']],
    ['of an hour and a quarter', { minutes: 75 }, ['minutes-uneven package sedan-a minutes']],
    ['longer than a day with its travel', { minutes: 660 }, ['minutes-too-many package sedan-a minutes']],
    ['without a description', { description: '' }, ['description-missing package sedan-a description']],
    ['without features', { features: [] }, ['features-missing package sedan-a features']],
    ['with an empty feature', { features: ['One', ' '] }, ['features-missing package sedan-a features']],
    [
      'whose words name another film',
      { description: 'Our ceramic film.' },
      ['words-name-other-film package sedan-a description: Ceramic Film'],
    ],
    ['without a warranty', { warranty: '' }, ['warranty-missing package sedan-a warranty']],
    [
      'that promises two warranties',
      { features: ['10-year warranty on all glass'] },
      ['warranty-differs package sedan-a warranty: 10-year'],
    ],
    ['with a lifetime of no one', { warranty: 'Lifetime warranty' }, ['lifetime-unclear package sedan-a warranty']],
  ])('%s', (_, changes, expected) => {
    expect(codes(withPackage(changes))).toEqual(expected);
  });

  test.each<[string, Partial<Package>]>([
    ['of ten and a half hours fits the day with its travel', { minutes: 630 }],
    ['for a cent', { priceCents: 1 }],
    ['with a lifetime that is somebody’s', { warranty: 'Lifetime warranty while you own the car' }],
    ['that says its warranty twice', { features: ['5-year warranty on every pane'] }],
    ['that names its own film', { description: 'Hybrid Film in charcoal.' }],
    ['that is switched off may be incomplete', { isActive: false, name: '', priceCents: 0, minutes: 7, features: [] }],
  ])('%s', (_, changes) => {
    expect(codes(withPackage(changes))).toEqual([]);
  });

  test('of a film that is switched off, and nothing else of it', () => {
    expect(codes({ ...sound, inactiveFilmTypes: ['Carbon Film'] })).toEqual([
      'film-inactive package sedan-b filmType: Carbon Film',
    ]);
  });
});

describe('a vehicle type', () => {
  test('that is offered has a package that is', () => {
    expect(codes({ ...sound, inactiveVehicleTypes: ['truck'] })).toEqual([
      'vehicle-without-package vehicle-type luxury ',
    ]);
    const off = {
      ...sound,
      packages: sound.packages.map((item) => ({ ...item, isActive: item.vehicleType !== 'suv' })),
    };
    expect(codes(off)).toEqual(['vehicle-without-package vehicle-type suv ']);
  });

  test('recommends one package at most; one that is switched off doesn’t count', () => {
    const both = { ...sound, packages: sound.packages.map((item) => ({ ...item, recommended: true })) };
    expect(codes(both)).toEqual(['several-recommended vehicle-type sedan recommended']);
    const [first, ...rest] = both.packages;
    if (first === undefined) throw new Error('There is no package');
    expect(codes({ ...both, packages: [{ ...first, isActive: false }, ...rest] })).toEqual([]);
  });

  test('a shop that offers nothing says so once for all', () => {
    const none = { ...sound, inactiveVehicleTypes: ['sedan', 'suv', 'truck', 'luxury'] } as const;
    expect(codes(none)).toEqual(['nothing-offered catalogue  ']);
  });

  test('a film that is sold has shades', () => {
    expect(codes({ ...sound, shades: sound.shades.filter(({ filmType }) => filmType !== 'Carbon Film') })).toEqual([
      'film-without-shades film-type Carbon Film ',
    ]);
  });
});

describe('a region', () => {
  test.each<[string, Partial<Catalogue['regions'][number]>, string[]]>([
    ['without a name', { name: '' }, ['name-missing region north name']],
    [
      'named like another',
      { name: 'south' },
      ['name-taken region north name: South', 'name-taken region south name: south'],
    ],
    ['without a line', { phone: '' }, ['line-missing region north phone']],
    ['with a line that is no number', { phone: '555-TINT' }, ['line-invalid region north phone: 555-TINT']],
    ['with a line abroad', { phone: '+44 20 7946 0018' }, ['line-invalid region north phone: +44 20 7946 0018']],
    ['without ZIP codes', { zipPrefixes: [] }, ['zip-missing region north zipPrefixes']],
    [
      'with ZIP codes of too few and too many digits',
      { zipPrefixes: ['33', '336021'] },
      ['zip-invalid region north zipPrefixes: 33', 'zip-invalid region north zipPrefixes: 336021'],
    ],
    [
      'with another region’s ZIP codes',
      { zipPrefixes: ['335', '341'] },
      ['zip-taken region north zipPrefixes: 341', 'zip-taken region south zipPrefixes: 341'],
    ],
    ['with the same twice', { zipPrefixes: ['335', '335'] }, ['zip-taken region north zipPrefixes: 335']],
    ['with a state tax of a typing error', { stateTaxBp: 1_001 }, ['tax-too-high region north stateTaxBp: 10%']],
    ['with a surtax of a typing error', { stateTaxBp: 600, surtaxBp: 501 }, ['tax-too-high region north surtaxBp: 5%']],
    ['with a surtax alone', { surtaxBp: 100 }, ['surtax-without-tax region north stateTaxBp']],
    ['with the highest rates', { stateTaxBp: 1_000, surtaxBp: 500 }, []],
  ])('%s', (_, changes, expected) => {
    expect(codes(withRegion(changes))).toEqual(expected);
  });

  test('may have a whole ZIP code out of another’s digits', () => {
    expect(codes(withRegion({ zipPrefixes: ['335', '34102'] }))).toEqual([]);
  });
});

describe('what bookings refer to', () => {
  test('is never dropped', () => {
    const less = { ...sound, packages: sound.packages.slice(1), addOns: sound.addOns.slice(1) };
    expect(codes(less, sound)).toEqual([
      'id-dropped package sedan-a id: Package sedan-a',
      'id-dropped add-on removal id: Add-on removal',
    ]);
    expect(codes({ ...sound, regions: sound.regions.slice(1) }, sound)).toEqual(['id-dropped region north id: North']);
  });

  test('is never used for two things', () => {
    const [first] = sound.packages;
    const [extra] = sound.addOns;
    if (first === undefined || extra === undefined) throw new Error('The catalog is empty');
    const twice = { ...sound, addOns: [...sound.addOns, { ...extra, id: first.id, name: 'Another' }] };
    expect(codes(twice)).toEqual(['id-repeated package sedan-a id']);
  });

  test('a region can’t be added: its crews, pages and lead time would be missing', () => {
    const [region] = sound.regions;
    if (region === undefined) throw new Error('There is no region');
    const more = { ...region, id: 'east', name: 'East', zipPrefixes: ['347'] };
    expect(codes({ ...sound, regions: [...sound.regions, more] }, sound)).toEqual(['region-added region east id']);
  });
});

/** Right nearly always, so that whole catalogs are right often enough. */
const mostly = <Value>(right: Value, ...wrong: Value[]) =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: fc.constantFrom(...wrong) });

const anyPackage = (id: string): fc.Arbitrary<Package> =>
  fc.record({
    id: fc.constant(id),
    vehicleType: fc.constantFrom('sedan', 'suv'),
    name: mostly(`Package ${id}`, '', ' ', 'package A', 'Package suv-a'),
    tier: mostly(id, '', 'A'),
    description: mostly('Shade for every day.', '', 'In ceramic film.'),
    priceCents: mostly(24_999, 0, -1, 0.5, 1_000_001, 1),
    minutes: mostly(120, 0, -30, 45, 30.5, 630, 660),
    features: mostly(['Covers the side windows'], [], [' '], ['10-year warranty']),
    services: fc.constant([]),
    filmType: fc.constantFrom('Hybrid Film', 'Carbon Film'),
    warranty: mostly('5-year warranty', '', 'Lifetime warranty'),
    recommended: mostly(false, true),
    isActive: mostly(true, false),
  });

describe('any catalog', () => {
  const made = fc
    .record({
      packages: fc.tuple(...['a', 'b', 'c', 'd'].map(anyPackage)),
      inactiveFilmTypes: mostly<('Hybrid Film' | 'Carbon Film')[]>([], ['Hybrid Film'], ['Carbon Film']),
      zips: fc.tuple(mostly(['335', '336'], ['335', '341'], []), mostly(['341'], ['34102', '34'], ['x'])),
    })
    .map(
      ({ zips, ...fields }): Catalogue => ({
        ...sound,
        ...fields,
        regions: sound.regions.map((region, index) => ({ ...region, zipPrefixes: zips[index] ?? [] })),
      }),
    );

  test('without a fault sells only what has a name, a price and a length, and one thing per name', () => {
    fc.assert(
      fc.property(made, (catalogue) => {
        fc.pre(findCatalogueFaults(catalogue).length === 0);
        const sold = offeredPackages(catalogue);
        expect(sold.length).toBeGreaterThan(0);
        for (const { name, priceCents, minutes } of sold) {
          expect(name.trim()).not.toBe('');
          expect(Number.isInteger(priceCents) && priceCents > 0).toBe(true);
          expect(minutes > 0 && minutes % 30 === 0 && minutes + catalogue.travelMinutes <= 660).toBe(true);
        }
        expect(new Set(sold.map(({ name }) => name.trim().toLowerCase())).size).toBe(sold.length);
        const zips = catalogue.regions.flatMap(({ zipPrefixes }) => zipPrefixes);
        expect(new Set(zips).size).toBe(zips.length);
      }),
      { numRuns: 300 },
    );
  });

  test('is judged without an error, changes nothing in it, and names places that exist', () => {
    fc.assert(
      fc.property(made, (catalogue) => {
        const before = JSON.parse(JSON.stringify(catalogue));
        const found = findCatalogueFaults(catalogue, { before: sound });
        expect(catalogue).toEqual(before);
        const ids = [...catalogue.packages, ...sound.packages].map(({ id }) => id);
        for (const { part, id } of found) if (part === 'package') expect(ids).toContain(id);
      }),
      { numRuns: 500 },
    );
  });
});
