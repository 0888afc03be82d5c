import {
  allOrders,
  allocate,
  centsFromDollars,
  dollarsFromCents,
  fitsTheDay,
  openStarts,
  type PricedOrder,
  priceOrder,
} from '@tintforge/booking-core';
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

test('every id is unique', () => {
  const ids = [...catalogue.packages, ...catalogue.addOns, ...catalogue.regions].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a shade can be preferred with every package', () => {
  for (const { filmType } of catalogue.packages) {
    expect(catalogue.shades.some((shade) => shade.filmType === filmType)).toBe(true);
  }
});

describe('all orders', () => {
  test('total the sum of their parts, and their dollars come back to the same cents', () => {
    for (const [index, order] of orders.entries()) {
      const { totalCents, lines } = priced(index);
      const parts = [...catalogue.packages, ...catalogue.addOns].filter(
        ({ id }) => id === order.packageId || order.addOnIds.includes(id),
      );
      expect(totalCents).toBe(parts.reduce((sum, part) => sum + part.priceCents, 0));
      expect(totalCents).toBe(lines.reduce((sum, line) => sum + line.amountCents, 0));
      expect(centsFromDollars(dollarsFromCents(totalCents))).toBe(totalCents);
      expect(centsFromDollars(JSON.parse(JSON.stringify(dollarsFromCents(totalCents))))).toBe(totalCents);
    }
  });

  test('all have a start on an empty day, and none ends after the crew’s day', () => {
    for (const index of orders.keys()) {
      const { jobMinutes } = priced(index);
      const day = { ...emptyDay, jobMinutes, travelMinutes: catalogue.travelMinutes };
      const starts = openStarts(day);
      expect(starts.length).toBeGreaterThan(0);
      for (const start of starts) {
        expect(fitsTheDay({ start, jobMinutes, travelMinutes: catalogue.travelMinutes }, workday)).toBe(true);
        expect(allocate({ ...day, start }).ok).toBe(true);
      }
    }
  });
});
