import { expect, test } from 'vitest';
import { brand, shopFileName } from './index';

test('a file that is saved begins with the shop’s name, in letters that any header and any disk takes', () => {
  const name = shopFileName('bookings-2026-12-01.csv');
  expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*-bookings-2026-12-01\.csv$/);
  expect(name.startsWith(brand.name.slice(0, 3).toLowerCase())).toBe(true);
});
