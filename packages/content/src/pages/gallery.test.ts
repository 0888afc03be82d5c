import { describe, expect, test } from 'vitest';
import { films } from '../films';
import { galleryKinds, galleryPage } from './gallery';

const { items } = galleryPage;

test('there are at least nine pictures, some of each kind, each with an id and a title of its own', () => {
  expect(items.length).toBeGreaterThanOrEqual(9);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  expect(new Set(items.map(({ title }) => title)).size).toBe(items.length);
  for (const { id } of galleryKinds) expect(items.some(({ kind }) => kind === id)).toBe(true);
});

describe('film on cars is a product of the tables, drawn at its measured shade', () => {
  test.each(items.filter(({ kind }) => kind === 'cars').map(({ id, film, vltPercent }) => [id, film, vltPercent]))(
    '%s: %s lets %d percent through',
    (_id, film, vltPercent) => {
      const row = films.flatMap(({ rows }) => rows).find(({ product }) => product === film);
      expect(row?.vltPercent).toBe(vltPercent);
    },
  );
});

test.each([
  ['sedan', 'Carbon 15'],
  ['truck', 'Ceramic IR 25'],
  ['coupe', 'Ceramic IR 16'],
  ['suv', 'Hybrid 20'],
])('the film of the %s is the film of the package it names', (id, film) => {
  expect(items.find((item) => item.id === id)?.film).toBe(film);
});
