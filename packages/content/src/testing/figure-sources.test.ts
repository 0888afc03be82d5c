import { expect, test } from 'vitest';
import { withoutSource } from './figure-sources';
import { passagesOf } from './passages';

const lacks = (copy: unknown) => passagesOf(copy, 'page').some((passage) => withoutSource(passage).length > 0);

test.each<[unknown]>([
  ['Blocks 99% of ultraviolet light.'],
  ['Keeps out 51% of solar energy.'],
  [{ heading: 'Less heat', items: [{ figure: '65%', text: 'of the heat stays out' }] }],
  [{ note: 'Premium materials.', claims: ['99% UV protection'] }],
])('nothing says whose figure it is: %j', (copy) => {
  expect(lacks(copy)).toBe(true);
});

test.each<[unknown]>([
  ['Blocks 99% of ultraviolet light, according to the manufacturer.'],
  ['Keeps out 51% of solar energy (TSER).'],
  ['Keeps out 51% of solar energy, as measured.'],
  [{ note: { text: 'From', link: 'the measured table' }, items: [{ text: '53% less heat' }] }],
  [{ makerClaims: [{ term: 'UV', value: '99%' }] }],
  ['32% of the light gets through.'],
])('it is claimed or measured, or no figure of heat or ultraviolet: %j', (copy) => {
  expect(lacks(copy)).toBe(false);
});
