import { test } from 'vitest';
import { proveHistories } from './histories/prove-histories';

test('in 200 histories each booking’s money and time agree, and no crew is in two places', async () => {
  await proveHistories({ by: 'site', count: 200, seed: 20_261_120 });
}, 600_000);
