import { expect, inject, test } from 'vitest';
import { proveQuoteKills } from './faults/prove-quote-kills';

/** So many commits take every step of writing between them. */
const every = 172;

test('killed at every hundred-and-seventy-second step of writing, between request and balance, a quote comes to its end once and whole', async () => {
  const { steps, kills } = await proveQuoteKills({ every, first: 1 + (inject('slice') % every) });
  expect(steps).toBeGreaterThan(100);
  expect(kills).toBeGreaterThan(0);
});
