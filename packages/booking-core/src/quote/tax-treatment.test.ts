import { expect, test } from 'vitest';
import { quoteKinds } from './details';
import { taxTreatmentOf } from './tax-treatment';

test('film on a building carries no sales tax, film on a car includes it', () => {
  expect(Object.fromEntries(quoteKinds.map((kind) => [kind, taxTreatmentOf(kind)]))).toEqual({
    residential: 'real-property',
    commercial: 'real-property',
    ppf: 'included',
    fleet: 'included',
  });
});
