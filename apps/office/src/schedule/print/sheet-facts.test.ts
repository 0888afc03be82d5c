import { catalogue } from '@tintforge/content';
import { expect, test } from 'vitest';
import { filmOf, mapLink } from './sheet-facts';

test('the film is the package’s; of a package that is gone there is none', () => {
  expect(filmOf(catalogue, 'sedan-premium')).toBe('Carbon Film');
  expect(filmOf(catalogue, 'gone')).toBe('');
});

test('a map finds the address as it was typed', () => {
  const link = mapLink({ street: '1 Sample Street & Gate #4', city: 'Tampa', zip: '33602' });
  expect(new URL(link).searchParams.get('query')).toBe('1 Sample Street & Gate #4, Tampa, FL 33602');
});
