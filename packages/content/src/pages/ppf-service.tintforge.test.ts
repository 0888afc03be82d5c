import { formatCents } from '@tintforge/booking-core';
import { ppfPage } from '@tintforge/shop/pages/ppf-service';
import { expect, test } from 'vitest';

const { hero, coverage, process } = ppfPage;

/** docs/film.md, Time, cure and coverage. */
test.each([
  ['Partial Front', 'partial', '$899.00', '6–10 hours'],
  ['Full Front', 'full-front', '$1,499.00', '1–2 days'],
  ['Full Vehicle', 'full-vehicle', '$3,999.00', '3–5 days'],
])('%s covers %s from %s and takes %s', (name, id, price, time) => {
  const option = coverage.options.find((candidate) => candidate.name === name);
  expect(option).toMatchObject({ id, time });
  expect(formatCents(option?.fromCents ?? 0)).toBe(price);
});

test('three coverage options', () => {
  expect(coverage.options).toHaveLength(3);
});

test('four steps', () => {
  expect(process.steps.map(({ name }) => name)).toEqual([
    'Surface preparation',
    'Custom cutting',
    'Professional installation',
    'Quality inspection',
  ]);
});

test('the warranty is 10 years, and its maker’s', () => {
  expect(hero.lead).toContain('10-year manufacturer warranty');
});

test('film on the whole car is laid indoors', () => {
  expect(coverage.options.find(({ id }) => id === 'full-vehicle')?.place).toMatch(/^In a closed garage/);
});
