import { placeRegion } from '@tintforge/content';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { expect, test } from 'vitest';
import { mapLink } from './map-link';

test('a map finds the address as it was typed, in the shop’s state', () => {
  const { city, zip } = sampleShop;
  const query = new URL(mapLink({ street: '1 Sample Street & Gate #4', city, zip })).searchParams.get('query');
  expect(query).toBe(`1 Sample Street & Gate #4, ${city}, ${placeRegion} ${zip}`);
});
