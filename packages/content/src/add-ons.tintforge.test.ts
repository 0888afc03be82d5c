import { formatCents } from '@tintforge/booking-core';
import { expect, test } from 'vitest';
import { addOns } from './sold-add-ons';

/** Ids, names, prices, minutes and the recommended one: docs/product.md, Catalog. */
const specified: [string, string, string, number, boolean][] = [
  ['tint-removal', 'Existing Tint Removal', '$149.99', 90, false],
  ['ppf-hood', 'Paint Protection Film (Hood)', '$499.99', 120, false],
  ['ppf-bumper', 'Paint Protection Film (Bumper)', '$349.99', 120, false],
  ['headlight-tinting', 'Headlight Tinting', '$99.99', 30, false],
  ['ceramic-coating', 'Window Ceramic Coating', '$149.99', 30, true],
];

test('there are these five add-ons, in this order', () => {
  expect(addOns.map(({ id }) => id)).toEqual(specified.map(([id]) => id));
});

test.each(specified)('%s', (id, name, price, minutes, recommended) => {
  const addOn = addOns.find((candidate) => candidate.id === id);
  expect(addOn).toMatchObject({ name, minutes, recommended });
  expect(formatCents(addOn?.priceCents ?? 0)).toBe(price);
});

test('headlight tinting says what is not road-legal, and no other add-on needs a notice', () => {
  const noticed = addOns.filter((addOn) => 'notice' in addOn);
  expect(noticed.map(({ id }) => id)).toEqual(['headlight-tinting']);
  expect(noticed[0]?.notice).toBe(
    'Film that dims a headlight is not road-legal in Florida. We apply it clear, or for show use.',
  );
});
