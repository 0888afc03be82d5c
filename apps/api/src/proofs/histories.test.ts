import { test } from 'vitest';
import { proveHistories } from './histories/prove-histories';

test('in 200 histories each booking’s money and time agree, and no crew is in two places', async () => {
  await proveHistories({ by: 'site', count: 200, seed: 20_261_120 });
}, 600_000);

test('nor in 100 in which the shop does its own', async () => {
  await proveHistories({ by: 'shop', count: 100, seed: 20_261_120 });
}, 600_000);
