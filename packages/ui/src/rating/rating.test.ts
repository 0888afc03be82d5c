import { expect, test } from 'vitest';
import { starFills } from './rating';

test.each([
  [0, '-----'],
  [0.24, '-----'],
  [0.25, '/----'],
  [3, '###--'],
  [3.5, '###/-'],
  [4.74, '####/'],
  [4.9, '#####'],
  [5, '#####'],
  [-2, '-----'],
  [11, '#####'],
])('%d stars are drawn %s', (value, drawn) => {
  const signs = { none: '-', half: '/', full: '#' };
  expect(
    starFills(value)
      .map((fill) => signs[fill])
      .join(''),
  ).toBe(drawn);
});
