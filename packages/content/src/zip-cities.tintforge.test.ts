import { regionOfZip } from '@tintforge/booking-core';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue';
import { cityOfZip, isSameCity } from './city-of-zip';

test.each([
  ['33602', 'Tampa'],
  [' 33602 ', 'Tampa'],
  ['33602-1234', 'Tampa'],
  ['33755', 'Clearwater'],
  ['33701', 'St. Petersburg'],
  ['34231', 'Sarasota'],
  ['34102', 'Naples'],
  ['34135', 'Bonita Springs'],
  ['33706', undefined],
  ['34202', undefined],
  ['90210', undefined],
  ['3360', undefined],
  ['336', undefined],
  ['', undefined],
])('the usual city of %j is %s', (zip, city) => {
  expect(cityOfZip(zip)).toBe(city);
});

test('every city is one that the shop serves', () => {
  const served = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, '0')).filter(cityOfZip);
  expect(served.length).toBeGreaterThan(150);
  for (const zip of served) expect(regionOfZip(catalogue, zip), zip).toBeDefined();
});

test.each([
  ['Tampa', 'tampa ', true],
  ['St. Petersburg', 'Saint Petersburg', true],
  ['St. Petersburg', 'st petersburg', true],
  ['Fort Myers', 'Ft. Myers', true],
  ['North Fort Myers', 'north ft myers', true],
  ['Land O Lakes', "Land O'Lakes", true],
  ['Tampa', 'Brandon', false],
  ['Tampa', '', false],
])('%s and %s are the same city: %s', (one, other, expected) => {
  expect(isSameCity(one, other)).toBe(expected);
});
