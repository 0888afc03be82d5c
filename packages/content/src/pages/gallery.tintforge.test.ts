import { judgeTint, typicalGlassPercent } from '@tintforge/booking-core';
import { homeLaw } from '@tintforge/shop/home-law';
import { galleryPage } from '@tintforge/shop/pages/gallery';
import { describe, expect, test } from 'vitest';
import { shades } from '../shades';
import { galleryKinds } from './gallery-kinds';

const { items } = galleryPage;

test('there are at least nine pictures, some of each kind, each with an id and a title of its own', () => {
  expect(items.length).toBeGreaterThanOrEqual(9);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  expect(new Set(items.map(({ title }) => title)).size).toBe(items.length);
  for (const { id } of galleryKinds) expect(items.some(({ kind }) => kind === id)).toBe(true);
});

const cars = items.filter((item) => item.kind === 'cars');

describe.each(cars)('the film on $id', ({ film, vltPercent, frontVltPercent }) => {
  const [family = '', front, rear] = film.match(/^(.+) (\d+) and (\d+)$/)?.slice(1) ?? [];
  const shadeOf = (number: string | undefined) => shades.find(({ name }) => name === `${family} ${number}`);
  const window = { legalClass: 'unknown', law: homeLaw, glassVltPercent: typicalGlassPercent } as const;

  test('is two products of the tables, drawn at their measured shades', () => {
    expect([shadeOf(front)?.vltPercent, shadeOf(rear)?.vltPercent]).toEqual([frontVltPercent, vltPercent]);
  });

  test.each([
    ['front-sides', front],
    ['rear-sides', rear],
  ] as const)('lets through enough light on %s of any car', (zone, number) => {
    const shade = shadeOf(number);
    expect(shade && judgeTint({ ...window, zone, shade }).marginPercent).toBeGreaterThanOrEqual(0);
  });
});

test.each([
  ['sedan', 'Carbon 35 and 15'],
  ['truck', 'Ceramic IR 50 and 25'],
  ['coupe', 'Ceramic IR 64 and 25'],
  ['suv', 'Hybrid 35 and 20'],
])('the film of the %s is the film of the package it names', (id, film) => {
  expect(items.find((item) => item.id === id)?.film).toBe(film);
});
