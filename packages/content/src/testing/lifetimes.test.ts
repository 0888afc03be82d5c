import { expect, test } from 'vitest';
import { lacksWhoseLifetime } from './lifetimes';
import { passagesOf } from './passages';

const lacks = (copy: unknown) => passagesOf(copy, 'page').some(lacksWhoseLifetime);

test.each<[unknown]>([
  ['Lifetime warranty on tint'],
  ['Our lifelong warranty, on every window'],
  [{ claim: 'Lifetime warranty', proof: 'Given by the maker.' }],
  [{ rows: [{ ceramic: 'Lifetime' }], note: 'Ten years while you own the car.' }],
  [{ features: ['Lifetime warranty', 'Free visits while you own the car'] }],
])('nobody says whose lifetime: %j', (copy) => {
  expect(lacks(copy)).toBe(true);
});

test.each<[unknown]>([
  ['Lifetime warranty while you own the car'],
  ['Lifetime warranty for as long as the sedan is yours'],
  ['Warranted for the life of the film: a lifetime warranty'],
  [{ claim: 'Lifetime warranty', proof: 'For as long as you own the car.' }],
  [{ rows: [{ ceramic: 'Lifetime' }], note: 'Lifetime means as long as you own the car.' }],
  [{ rows: [{ ceramic: 'Lifetime' }], notes: { warranty: 'Lifetime: while you own the car.' } }],
  ['10-year warranty'],
])('it is said, or there is none: %j', (copy) => {
  expect(lacks(copy)).toBe(false);
});
