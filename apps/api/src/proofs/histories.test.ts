import { inject, test } from 'vitest';
import { historyCount } from './histories/history-count';
import { proveHistories } from './histories/prove-histories';

test('in the slice’s histories each booking’s money and time agree, and no crew is in two places', async () => {
  await proveHistories({ by: 'site', count: historyCount(40), seed: inject('slice') });
});
