import { inject, test } from 'vitest';
import { historyCount } from './histories/history-count';
import { proveHistories } from './histories/prove-histories';

// A separate file, so that it runs in parallel with the customers' scenarios.
test('in the slice’s histories in which the shop does its own, money and time agree as well', async () => {
  await proveHistories({ by: 'shop', count: historyCount(20), seed: inject('slice') });
});
