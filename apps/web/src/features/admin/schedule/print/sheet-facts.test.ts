import { catalogue } from '@tintforge/content';
import { expect, test } from 'vitest';
import { filmOf, mapLink, siteWordsOf } from './sheet-facts';

test('the film is the package’s; of a package that is gone there is none', () => {
  expect(filmOf(catalogue, 'sedan-premium')).toBe('Carbon Film');
  expect(filmOf(catalogue, 'gone')).toBe('');
});

test('a map finds the address as it was typed', () => {
  const link = mapLink({ street: '1 Sample Street & Gate #4', city: 'Tampa', zip: '33602' });
  expect(new URL(link).searchParams.get('query')).toBe('1 Sample Street & Gate #4, Tampa, FL 33602');
});

test.each([
  [{ garage: true, shade: true, power: false }, 'garage, shade'],
  [{ garage: false, shade: false, power: true }, 'power'],
  [{ garage: false, shade: false, power: false }, 'no garage, shade or power'],
])('%j reads %s', (site, expected) => {
  expect(siteWordsOf(site)).toBe(expected);
});
