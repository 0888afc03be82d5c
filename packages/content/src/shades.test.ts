import { isVltPercent, typicalGlassPercent } from '@tintforge/booking-core';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue';
import { shadesWithoutSamples } from './film-shades';
import { shades } from './shades';
import { inShopNames } from './testing/film-names';
import { tintCatalogue } from './tint-catalogue';

test('ids are forever: bookings refer to them', () => {
  expect(shades.map(({ id }) => id)).toEqual([
    'ceramic-ir-5',
    'ceramic-ir-16',
    'ceramic-ir-25',
    'ceramic-ir-30',
    'ceramic-ir-37',
    'ceramic-ir-50',
    'ceramic-ir-64',
    'hybrid-5',
    'hybrid-15',
    'hybrid-20',
    'hybrid-30',
    'hybrid-35',
    'hybrid-50',
    'carbon-5',
    'carbon-15',
    'carbon-25',
    'carbon-30',
    'carbon-35',
    'carbon-40',
    'carbon-50',
    'carbon-70',
  ]);
});

test('one list for orders and for the law, each shade with its basis and what is known of reflectance', () => {
  expect(catalogue.shades).toBe(shades);
  expect(tintCatalogue.shades).toBe(shades);
  expect(shades).toContainEqual({
    id: 'hybrid-30',
    name: inShopNames('Hybrid 30'),
    filmType: inShopNames('Hybrid Film'),
    vltPercent: 26,
    vltBasis: 'net73',
    vlrExteriorPercent: 5,
    finish: 'nonreflective',
  });
  expect(shadesWithoutSamples).toContainEqual({
    id: 'ceramic-ir-37',
    name: inShopNames('Ceramic IR 37'),
    filmType: inShopNames('Ceramic Film'),
    vltPercent: 37,
    vltBasis: 'unknown',
  });
});

test('each can be judged: a share of light, and no film that was read with its glass is lighter than the glass', () => {
  for (const { vltPercent, vltBasis } of shades) {
    expect(isVltPercent(vltPercent)).toBe(true);
    if (vltBasis === 'net73') expect(vltPercent).toBeLessThanOrEqual(typicalGlassPercent);
  }
});
