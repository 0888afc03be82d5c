import type { Region } from '@tintforge/booking-core';
import { catalogue, demoPlaces } from '@tintforge/content';
import { expect, test } from 'vitest';
import { demoPlace } from './demo-places';

const region = catalogue.regions[0] as Region;
const towns = demoPlaces[region.id] ?? [];

test('customers of one region live in several towns', () => {
  expect(towns.length).toBeGreaterThan(1);
  expect([...towns, ...towns].map((_, number) => demoPlace(region, number))).toEqual([...towns, ...towns]);
});

test('a region that the shop adds has a place too', () => {
  const added = { ...region, id: 'ocala', name: 'Ocala', zipPrefixes: ['344'] };
  expect(demoPlace(added, 7)).toEqual({ city: 'Ocala', zip: '34402' });
});

test('a prefix that a region no longer serves takes its towns along', () => {
  const last = towns.at(-1);
  expect(demoPlace({ ...region, zipPrefixes: [last?.zip ?? ''] }, 0)).toEqual(last);
});
