import { expect, test } from 'vitest';
import { exampleOrder } from './index';

test('it is Sedan Premium with tinted headlights', () => {
  expect(exampleOrder).toEqual({ totalCents: 44_998, jobMinutes: 180 });
});
