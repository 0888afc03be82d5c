import { test } from 'vitest';
import { proveHistories } from './histories/prove-histories';
import { proveQuotes } from './histories/prove-quotes';

/** The usual histories, over sources with a mutation; testing/mutations.ts expects them to fail. */
const options = { seed: 20_261_120, isShortened: false };
test('the histories of quotes over a mistake', () => proveQuotes({ count: 60, ...options }));
test('the histories of the site over a mistake', () => proveHistories({ by: 'site', count: 200, ...options }));
test('the histories of the shop over a mistake', () => proveHistories({ by: 'shop', count: 100, ...options }));
// A response too late to matter is rare: the mutant with a reducer that goes backward needs more of them.
test('many more histories of the site over a mistake', () =>
  proveHistories({ by: 'site', count: 700, seed: 20_261_125, isShortened: false }));
// So is a refund that is more than the last of several payments.
test('the histories of balances over a mistake', () => proveHistories({ by: 'balances', count: 300, ...options }));
