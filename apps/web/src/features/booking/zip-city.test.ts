import { sampleDraft } from '@tintforge/app-base/testing/sample-booking';
import { demoPlaces } from '@tintforge/content';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { expect, test } from 'vitest';
import { zipFields } from './zip-city';

const [first = { zip: '', city: '' }, second = first] = demoPlaces[sampleShop.regionId] ?? [];

test.each([
  ['an empty city is filled in', { zip: '', city: '' }, first.zip, first.city],
  ['a city that was filled in follows', first, second.zip, second.city],
  ['and goes with its ZIP code', first, first.zip.slice(0, 4), ''],
  ['a typed city stays', { zip: first.zip, city: 'Elsewhere' }, second.zip, undefined],
  ['a typed city stays where the table names none', { zip: '00001', city: 'Elsewhere' }, first.zip, undefined],
  ['a ZIP code that the table does not name asks for the city', { zip: '', city: '' }, '00001', ''],
])('%s', (_, before, zip, city) => {
  const draft = sampleDraft({ zip: before.zip, address: { street: '12 Sample Street', city: before.city } });
  const address = { street: '12 Sample Street', city };
  expect(zipFields(draft, zip)).toEqual(city === undefined ? { zip } : { zip, address });
});
