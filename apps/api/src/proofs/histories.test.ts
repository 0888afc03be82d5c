import { test } from 'vitest';
import { historyCount } from './histories/history-count';
import { proveHistories } from './histories/prove-histories';

test('in all histories each booking’s money and time agree, and no crew is in two places', async () => {
  await proveHistories({ by: 'site', count: historyCount(200), seed: 20_261_120 });
}, 600_000);
