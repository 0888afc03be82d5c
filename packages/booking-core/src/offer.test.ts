import { describe, expect, test } from 'vitest';
import type { Catalogue } from './catalogue';
import { offeredAddOns, offeredFilmTypes, offeredPackages, offeredVehicleTypes } from './offer';
import { allOrders, priceOrder } from './order';
import { testCatalogue } from './testing/catalogue';

const without = (id: string): Catalogue => ({
  ...testCatalogue,
  packages: testCatalogue.packages.map((item) => (item.id === id ? { ...item, isActive: false } : item)),
  addOns: testCatalogue.addOns.map((item) => (item.id === id ? { ...item, isActive: false } : item)),
});

const order = { vehicleType: 'sedan', packageId: 'sedan-a', addOnIds: ['hood'] } as const;
const problemOf = (catalogue: Catalogue, keeps: string[] = []) => {
  const priced = priceOrder(catalogue, { ...order, addOnIds: ['hood'] }, { keeps });
  return priced.ok ? undefined : priced.problem;
};

describe('what is switched off', () => {
  test.each<[string, Catalogue, string | undefined]>([
    ['nothing', testCatalogue, undefined],
    ['the package', without('sedan-a'), 'unknown_package'],
    ['the extra', without('hood'), 'unknown_add_on'],
    ['its vehicle type', { ...testCatalogue, inactiveVehicleTypes: ['sedan'] }, 'unknown_package'],
    ['its film', { ...testCatalogue, inactiveFilmTypes: ['Hybrid Film'] }, 'unknown_package'],
    ['another package', without('sedan-b'), undefined],
    ['another vehicle type', { ...testCatalogue, inactiveVehicleTypes: ['suv'] }, undefined],
  ])('can’t be ordered, and what a booking has it keeps: %s', (_, catalogue, problem) => {
    expect(problemOf(catalogue)).toBe(problem);
    expect(problemOf(catalogue, ['sedan-a', 'hood'])).toBeUndefined();
  });

  test('is offered nowhere', () => {
    const off = { ...without('hood'), inactiveFilmTypes: ['Carbon Film'] as const };
    expect(offeredPackages(off).map(({ id }) => id)).toEqual(['sedan-a', 'suv-a']);
    expect(offeredPackages(off, 'suv').map(({ id }) => id)).toEqual(['suv-a']);
    expect(offeredAddOns(off).map(({ id }) => id)).toEqual(['removal', 'coating']);
    expect(offeredVehicleTypes({ ...off, inactiveVehicleTypes: ['suv'] })).toEqual(['sedan']);
    expect(offeredFilmTypes(off)).toEqual(['Hybrid Film']);
  });

  test('is in no order that can be placed', () => {
    const off = { ...without('hood'), inactiveVehicleTypes: ['suv'] as const };
    const orders = allOrders(off);
    expect(orders).toHaveLength(2 * 4);
    for (const each of orders) expect(priceOrder(off, each)).toMatchObject({ ok: true });
  });
});
