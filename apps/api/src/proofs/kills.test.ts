import { expect, inject, test } from 'vitest';
import { seededRandomness } from '../testing/seeded-randomness';
import { proveKills } from './kills/prove-kills';

test('after each of 4 kills in the middle of selling everything acknowledged is there, and open payments settle by themselves', async () => {
  const { bytes } = seededRandomness(`kills ${inject('slice')}`, { now: () => 0 });
  // One in each quarter of the first hundred acknowledgements.
  const points = [...bytes(4)].map((byte, quarter) => quarter * 25 + 1 + (byte % 25));
  const { held, charged, confirmed } = await proveKills({ points });
  expect(Math.min(held, charged, confirmed)).toBeGreaterThan(4);
});
