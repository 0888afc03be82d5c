import { allOrders, dollarsFromCents, openStarts, type PricedOrder, priceOrder } from '@tintforge/booking-core';
import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue';

const orders = allOrders(catalogue);
const workday = catalogue.regions[0]?.week[1];
if (!workday) throw new Error('The first region works on Mondays');
const emptyDay = {
  crews: [{ crewId: 'crew-1', takenCells: new Set<number>() }],
  opening: workday,
  earliestMinutes: 0,
};

function priced(index: number): PricedOrder {
  const order = orders[index];
  const result = order && priceOrder(catalogue, order);
  if (!result?.ok) throw new Error(`Order ${index}: ${result?.problem}`);
  return result.value;
}

describe('the 384 orders', () => {
  test('are 12 packages with 32 choices of add-ons, each once', () => {
    expect(orders).toHaveLength(384);
    expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBe(384);
  });

  test('last from two hours to the whole day: the longest runs with its travel from 9:00 to 20:00', () => {
    const minutes = [...orders.keys()].map((index) => priced(index).jobMinutes);
    expect(Math.min(...minutes)).toBe(120);
    expect(Math.max(...minutes) + catalogue.travelMinutes).toBe(660);
    const longest = { ...emptyDay, jobMinutes: Math.max(...minutes), travelMinutes: catalogue.travelMinutes };
    expect(openStarts(longest)).toEqual(['09:00']);
  });

  test.each([
    ['sedan-premium', ['headlight-tinting'], 449.98],
    ['suv-basic', ['ceramic-coating'], 449.98],
    ['luxury-complete', ['tint-removal', 'ppf-hood', 'ppf-bumper', 'headlight-tinting', 'ceramic-coating'], 2549.94],
    ['sedan-basic', [], 249.99],
  ])('%s with %j costs %d dollars', (packageId, addOnIds, dollars) => {
    const index = orders.findIndex(
      (order) => order.packageId === packageId && [...order.addOnIds].sort().join() === [...addOnIds].sort().join(),
    );
    expect(dollarsFromCents(priced(index).totalCents)).toBe(dollars);
  });
});
