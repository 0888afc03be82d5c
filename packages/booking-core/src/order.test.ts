import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsFromDollars, dollarsFromCents } from './money';
import { allOrders, type Order, type OrderProblem, priceOrder } from './order';
import { testCatalogue } from './testing/catalogue';

const order: Order = { vehicleType: 'sedan', packageId: 'sedan-a', addOnIds: [] };

describe('pricing an order', () => {
  test('a package alone costs and takes what the package does', () => {
    expect(priceOrder(testCatalogue, order)).toMatchObject({
      ok: true,
      value: {
        package: { id: 'sedan-a' },
        addOns: [],
        lines: [{ id: 'sedan-a', name: 'Package sedan-a', amountCents: 24_999 }],
        totalCents: 24_999,
        jobMinutes: 120,
        services: ['Package sedan-a'],
      },
    });
  });

  test('add-ons follow the package on the bill, with their price and time', () => {
    expect(priceOrder(testCatalogue, { ...order, addOnIds: ['removal', 'coating'] })).toMatchObject({
      ok: true,
      value: {
        lines: [
          { id: 'sedan-a', amountCents: 24_999 },
          { id: 'removal', amountCents: 14_999 },
          { id: 'coating', amountCents: 1 },
        ],
        totalCents: 39_999,
        jobMinutes: 240,
        services: ['Package sedan-a', 'Add-on removal', 'Add-on coating'],
      },
    });
  });

  test('the order in which add-ons were chosen makes no difference', () => {
    const chosen = priceOrder(testCatalogue, { ...order, addOnIds: ['coating', 'hood', 'removal'] });
    expect(chosen).toEqual(priceOrder(testCatalogue, { ...order, addOnIds: ['removal', 'hood', 'coating'] }));
  });

  const refused: [string, Partial<Order>, OrderProblem][] = [
    ['a package that is not sold', { packageId: 'sedan-z' }, 'unknown_package'],
    ['no package', { packageId: '' }, 'unknown_package'],
    ['a package of another vehicle', { packageId: 'suv-a' }, 'package_of_another_vehicle'],
    ['an add-on that is not sold', { addOnIds: ['coating', 'polish'] }, 'unknown_add_on'],
    ['a package in place of an add-on', { addOnIds: ['sedan-b'] }, 'unknown_add_on'],
    ['the same add-on twice', { addOnIds: ['hood', 'coating', 'hood'] }, 'repeated_add_on'],
  ];
  test.each(refused)('%s is refused', (_, change, problem) => {
    expect(priceOrder(testCatalogue, { ...order, ...change })).toEqual({ ok: false, problem });
  });
});

describe('all orders', () => {
  const orders = allOrders(testCatalogue);

  test('are each package with each subset of the add-ons, once', () => {
    expect(orders).toHaveLength(3 * 2 ** 3);
    expect(new Set(orders.map((one) => JSON.stringify(one))).size).toBe(orders.length);
  });

  test('can all be priced, and each total is the sum of its lines', () => {
    for (const one of orders) {
      const priced = priceOrder(testCatalogue, one);
      if (!priced.ok) throw new Error(priced.problem);
      const { lines, totalCents, services, jobMinutes } = priced.value;
      expect(totalCents).toBe(lines.reduce((sum, line) => sum + line.amountCents, 0));
      expect(services).toEqual(lines.map((line) => line.name));
      expect(lines).toHaveLength(1 + one.addOnIds.length);
      expect(jobMinutes).toBeGreaterThan(0);
      expect(centsFromDollars(dollarsFromCents(totalCents))).toBe(totalCents);
    }
  });
});

test('with any prices, a total is the sum of its parts and survives the wire', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 6, maxLength: 6 }),
      fc.subarray(['removal', 'hood', 'coating']),
      (prices, addOnIds) => {
        const repriced = {
          ...testCatalogue,
          packages: testCatalogue.packages.map((item, index) => ({ ...item, priceCents: prices[index] ?? 0 })),
          addOns: testCatalogue.addOns.map((item, index) => ({ ...item, priceCents: prices[index + 3] ?? 0 })),
        };
        const priced = priceOrder(repriced, { ...order, addOnIds });
        if (!priced.ok) throw new Error(priced.problem);
        const parts = [...repriced.packages.slice(0, 1), ...repriced.addOns.filter(({ id }) => addOnIds.includes(id))];
        expect(priced.value.totalCents).toBe(parts.reduce((sum, part) => sum + part.priceCents, 0));
        expect(centsFromDollars(dollarsFromCents(priced.value.totalCents))).toBe(priced.value.totalCents);
      },
    ),
    { seed: 20261120, numRuns: 1000 },
  );
});
