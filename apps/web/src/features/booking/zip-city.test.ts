import { sampleDraft } from '@tintforge/app-base/testing/sample-booking';
import { expect, test } from 'vitest';
import { zipFields } from './zip-city';

test.each([
  ['an empty city is filled in', { zip: '', city: '' }, '33602', 'Tampa'],
  ['a city that was filled in follows', { zip: '33602', city: 'Tampa' }, '33755', 'Clearwater'],
  ['and goes with its ZIP code', { zip: '33602', city: 'Tampa' }, '3360', ''],
  ['a typed city stays', { zip: '33602', city: 'Ybor City' }, '33755', undefined],
  ['a typed city stays where the table names none', { zip: '33706', city: 'St. Pete Beach' }, '33602', undefined],
  ['a ZIP code that the table does not name asks for the city', { zip: '', city: '' }, '33706', ''],
])('%s', (_, before, zip, city) => {
  const draft = sampleDraft({ zip: before.zip, address: { street: '12 Sample Street', city: before.city } });
  const address = { street: '12 Sample Street', city };
  expect(zipFields(draft, zip)).toEqual(city === undefined ? { zip } : { zip, address });
});
