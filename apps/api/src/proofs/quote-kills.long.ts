import { expect, test } from 'vitest';
import { proveQuoteKills } from './faults/prove-quote-kills';
import { quoteSteps } from './faults/quote-journey';

test('killed at every single step of writing, between request and balance, a quote comes to its end once and whole', async () => {
  const { steps, kills, toldBefore } = await proveQuoteKills({ every: 1 });
  expect(kills).toBeGreaterThan(steps * 0.9);
  expect(Object.keys(toldBefore).sort()).toEqual(['nothing', ...quoteSteps].sort());
});
