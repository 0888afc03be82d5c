import type { Region } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { expect, test } from 'vitest';
import { demoPlace } from './demo-places';

const tampa = catalogue.regions.find(({ id }) => id === 'tampa') as Region;

test('customers of one region live in several towns', () => {
  expect([0, 1, 2, 3].map((number) => demoPlace(tampa, number).city)).toEqual([
    'Tampa',
    'Brandon',
    'Wesley Chapel',
    'Tampa',
  ]);
});

test('a region that the shop adds has a place too', () => {
  const added = { ...tampa, id: 'ocala', name: 'Ocala', zipPrefixes: ['344'] };
  expect(demoPlace(added, 7)).toEqual({ city: 'Ocala', zip: '34402' });
});

test('a prefix that a region no longer serves takes its towns along', () => {
  expect(demoPlace({ ...tampa, zipPrefixes: ['335'] }, 0)).toEqual({ city: 'Brandon', zip: '33511' });
});
