import { brand } from '@tintforge/shop/brand';
import { expect, test } from 'vitest';

test('the shop is Tintforge, with the tagline and the founding year 2015', () => {
  expect(brand.name).toBe('Tintforge');
  expect(brand.tagline).toBe('Precision Tint. Forged to Last.');
  expect(brand.foundedYear).toBe(2015);
  expect(brand.email).toMatch(/@tintforge\.example$/);
});
