import fc from 'fast-check';
import { test } from 'vitest';
import { runHistory } from './histories/run-history';
import { histories } from './histories/steps';

test('in 200 histories each booking’s money and time agree, and no crew is in two places', async () => {
  await fc.assert(fc.asyncProperty(histories, runHistory), { numRuns: 200, seed: 20_261_120 });
}, 300_000);
