import { inject, test } from 'vitest';
import { historyCount } from './histories/history-count';
import { proveHistories } from './histories/prove-histories';

// A file of its own, so that it runs beside the histories of customers.
test('in the slice’s histories in which the shop does its own, money and time agree as well', async () => {
  await proveHistories({ by: 'shop', count: historyCount(20), seed: inject('slice') });
}, 600_000);
