import { type FilmType, formatCents, type VehicleType } from '@tintforge/booking-core';
import { films } from '@tintforge/shop/films';
import { describe, expect, test } from 'vitest';
import { addOns } from './sold-add-ons';
import { packages } from './sold-packages';
import { vehicleTypes } from './vehicle-types';

/** Prices, minutes, films, warranties and recommended ones: docs/product.md, Catalog. */
const specified: [string, VehicleType, string, string, number, FilmType, RegExp, boolean][] = [
  ['sedan-basic', 'sedan', 'Basic', '$249.99', 120, 'Hybrid Film', /^5-year/, false],
  ['sedan-premium', 'sedan', 'Premium', '$349.99', 150, 'Carbon Film', /^10-year/, true],
  ['sedan-ultimate', 'sedan', 'Ultimate', '$499.99', 180, 'Ceramic Film', /^Lifetime/, false],
  ['suv-basic', 'suv', 'Basic', '$299.99', 150, 'Hybrid Film', /^5-year/, false],
  ['suv-premium', 'suv', 'Premium', '$399.99', 180, 'Carbon Film', /^10-year/, true],
  ['suv-ultimate', 'suv', 'Ultimate', '$599.99', 210, 'Ceramic Film', /^Lifetime/, false],
  ['truck-basic', 'truck', 'Basic', '$279.99', 120, 'Hybrid Film', /^5-year/, false],
  ['truck-premium', 'truck', 'Premium', '$379.99', 150, 'Carbon Film', /^10-year/, true],
  ['truck-ultimate', 'truck', 'Ultimate', '$499.99', 180, 'Ceramic Film', /^Lifetime/, false],
  ['luxury-premium', 'luxury', 'Premium', '$499.99', 180, 'Carbon Film', /^10-year/, false],
  ['luxury-elite', 'luxury', 'Elite', '$699.99', 210, 'Ceramic Film', /^Lifetime/, true],
  ['luxury-complete', 'luxury', 'Complete', '$1,299.99', 240, 'Ceramic Film', /^Lifetime/, false],
];

test('there are these twelve packages, in this order', () => {
  expect(packages.map(({ id }) => id)).toEqual(specified.map(([id]) => id));
});

test.each(specified)('%s', (id, vehicleType, tier, price, minutes, filmType, warranty, recommended) => {
  const item = packages.find((candidate) => candidate.id === id);
  expect(item).toMatchObject({ vehicleType, tier, minutes, filmType, recommended });
  expect(formatCents(item?.priceCents ?? 0)).toBe(price);
  expect(item?.warranty).toMatch(warranty);
  expect(id).toBe(`${vehicleType}-${tier.toLowerCase()}`);
  expect(item?.name.endsWith(` ${tier}`)).toBe(true);
});

test.each(vehicleTypes.map(({ id }) => id))('%s has three packages, one of them recommended', (vehicleType) => {
  const own = packages.filter((item) => item.vehicleType === vehicleType);
  expect(own).toHaveLength(3);
  expect(own.filter((item) => item.recommended)).toHaveLength(1);
});

describe('the features', () => {
  test.each(packages.map((item) => [item.id, item] as const))(
    'of %s are four and name its film, the windows covered and its warranty',
    (_, item) => {
      expect(item.features).toHaveLength(4);
      expect(item.features.filter((feature) => feature.includes(item.filmType))).toHaveLength(1);
      expect(item.features.some((feature) => /doors?\b.*(window|glass)|(glass|window)/i.test(feature))).toBe(true);
      const [term] = item.warranty.split(' ');
      expect(item.features.filter((feature) => feature.startsWith(`${term} warranty`))).toHaveLength(1);
    },
  );

  test('share no sentence, nor do those of the add-ons and the descriptions', () => {
    const sentences = [...packages, ...addOns]
      .flatMap(({ description, features }) => [description, ...features])
      .flatMap((text) => text.split(/[.;]\s+|[.;]$/))
      .map((sentence) => sentence.trim().toLowerCase())
      .filter((sentence) => sentence !== '');
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  test('claim no figure that the film’s table does not hold', () => {
    const columns = [
      [/infrared/i, 'irRejectionPercent'],
      [/solar energy/i, 'tserPercent'],
      [/ultraviolet|UV/, 'uvBlockPercent'],
    ] as const;
    let checked = 0;
    for (const item of packages) {
      const rows = films.find(({ filmType }) => filmType === item.filmType)?.rows ?? [];
      for (const feature of item.features) {
        const claims = [...feature.matchAll(/([\d.]+)%/g)].map(([, figure]) => Number(figure));
        const column = columns.find(([subject]) => subject.test(feature))?.[1];
        const known = column === undefined ? [] : rows.map((row) => row[column]);
        for (const claim of claims) {
          expect(known, `${item.id}: ${feature}`).toContain(claim);
          checked += 1;
        }
      }
    }
    expect(checked).toBeGreaterThan(5);
  });
});

test('a lifetime is always somebody’s (16 CFR 239.4)', () => {
  const texts = packages.flatMap(({ warranty, features }) => [warranty, ...features]);
  for (const text of texts.filter((one) => /lifetime/i.test(one))) {
    expect(text).toMatch(/you (own|keep|hold)|is yours|stays with you/);
  }
});

test('service codes name the film', () => {
  for (const { services, filmType } of packages) {
    expect(services).toContain(filmType.toLowerCase().replace(' ', '-'));
  }
});
