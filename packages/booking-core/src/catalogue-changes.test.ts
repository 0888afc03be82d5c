import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from './catalogue';
import { compareCatalogues } from './catalogue-changes';
import { testCatalogue } from './testing/catalogue';

const [first, second, third] = testCatalogue.packages;
if (first === undefined || second === undefined || third === undefined) throw new Error('The catalog is too small');
const [extra] = testCatalogue.addOns;
if (extra === undefined) throw new Error('The catalog has no extra');

const texts = (after: Catalogue, before = testCatalogue) =>
  compareCatalogues(before, after).map(
    ({ kind, part, name, field, from, to }) => `${kind} ${part} ${name} ${field}: ${from} → ${to}`,
  );

describe('two catalogs differ', () => {
  test('in nothing when they are the same, also when a default is written out', () => {
    expect(compareCatalogues(testCatalogue, JSON.parse(JSON.stringify(testCatalogue)))).toEqual([]);
    const written = {
      ...testCatalogue,
      packages: testCatalogue.packages.map((item) => ({ ...item, isActive: true })),
      addOns: testCatalogue.addOns.map((item) => ({ ...item, notice: '' })),
      inactiveFilmTypes: [],
    };
    expect(compareCatalogues(testCatalogue, written)).toEqual([]);
  });

  test('in a price', () => {
    const packages = [{ ...first, priceCents: 26_999 }, second, third];
    expect(texts({ ...testCatalogue, packages })).toEqual([
      'changed package Package sedan-a priceCents: 24999 → 26999',
    ]);
  });

  test('in what is added, and in what is gone', () => {
    const packages = [first, second, third, { ...third, id: 'suv-b', name: 'SUV Premium' }];
    const more = { ...testCatalogue, packages };
    expect(texts(more)).toEqual(['added package SUV Premium : undefined → SUV Premium']);
    expect(texts(testCatalogue, more)).toEqual(['removed package SUV Premium : SUV Premium → undefined']);
  });

  test('in their order, once for a list', () => {
    expect(texts({ ...testCatalogue, packages: [second, first, third] })).toEqual([
      'moved package  order: Package sedan-a,Package sedan-b,Package suv-a → Package sedan-b,Package sedan-a,Package suv-a',
    ]);
  });

  test('in what is switched off', () => {
    const addOns = testCatalogue.addOns.map((item) => (item === extra ? { ...item, isActive: false } : item));
    const off: Catalogue = { ...testCatalogue, addOns, inactiveVehicleTypes: ['suv'] };
    expect(texts(off)).toEqual([
      'changed vehicle-type suv isActive: true → false',
      'changed add-on Add-on removal isActive: true → false',
    ]);
  });

  test('in the notice above every page', () => {
    const notice = 'Closed December 24 to January 1';
    expect(texts({ ...testCatalogue, notice })).toEqual([`changed catalogue  notice:  → ${notice}`]);
    expect(texts(testCatalogue, { ...testCatalogue, notice })).toEqual([`changed catalogue  notice: ${notice} → `]);
  });

  test('in a region’s line, places, ZIP codes and tax, and not in what is set elsewhere', () => {
    const regions = testCatalogue.regions.map((region, index) =>
      index === 0
        ? { ...region, phone: '(813) 555-4711', zipPrefixes: ['335'], stateTaxBp: 600, initialCrews: 9 }
        : region,
    );
    expect(texts({ ...testCatalogue, regions, travelMinutes: 0 })).toEqual([
      'changed region North phone: (813) 555-4700 → (813) 555-4711',
      'changed region North zipPrefixes: 335,336 → 335',
      'changed region North stateTaxBp:  → 600',
    ]);
  });
});

test('the same changes are found both ways, with what was and will be exchanged', () => {
  const anyCatalogue = fc
    .record({
      order: fc.shuffledSubarray([first, second, third], { minLength: 1 }),
      prices: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 3, maxLength: 3 }),
      off: fc.subarray(['sedan', 'suv'] as const),
    })
    .map(
      ({ order, prices, off }): Catalogue => ({
        ...testCatalogue,
        packages: order.map((item, index) => ({ ...item, priceCents: prices[index] ?? 1 })),
        inactiveVehicleTypes: off,
      }),
    );
  const plain = (changes: ReturnType<typeof compareCatalogues>) =>
    changes.filter(({ kind }) => kind === 'changed').map(({ id, field, from, to }) => [id, field, from, to]);
  fc.assert(
    fc.property(anyCatalogue, anyCatalogue, (one, other) => {
      const there = compareCatalogues(one, other);
      const back = compareCatalogues(other, one);
      expect(plain(there).sort()).toEqual(
        plain(back)
          .map(([id, field, from, to]) => [id, field, to, from])
          .sort(),
      );
      expect(there.length === 0).toBe(back.length === 0);
    }),
  );
});
