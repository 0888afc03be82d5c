import { residentialPage } from '@tintforge/shop/pages/residential';
import { expect, test } from 'vitest';

const { rooms, films, benefits } = residentialPage;

test('applications: living areas, bedrooms, home offices, bathrooms', () => {
  expect(rooms.items.map(({ name }) => name)).toEqual(['Living areas', 'Bedrooms', 'Home offices', 'Bathrooms']);
});

test('film solutions: solar, privacy, decorative', () => {
  expect(films.items.map(({ name }) => name)).toEqual(['Solar', 'Privacy', 'Decorative']);
});

test('the 99% are said to be the maker’s', () => {
  expect(benefits.items.find(({ name }) => name === 'UV protection')?.text).toMatch(
    /^99% .* according to the manufacturer\./,
  );
});

test('it is said when privacy film does not hide a room', () => {
  expect(benefits.items.find(({ name }) => name === 'Privacy by day')?.text).toContain(
    'After dark, lamps reverse that',
  );
});
