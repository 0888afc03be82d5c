import { expect, test } from 'vitest';
import { seededRandomness } from '../testing/seeded-randomness';
import { proveKills } from './kills/prove-kills';

test('after each of 20 kills in the middle of selling everything acknowledged is there, and open payments settle by themselves', async () => {
  const { bytes } = seededRandomness('kills', { now: () => 0 });
  const points = [...bytes(20)].map((byte) => 1 + (byte % 100));
  const { held, charged, confirmed } = await proveKills({ points });
  expect(Math.min(held, charged, confirmed)).toBeGreaterThan(20);
}, 300_000);
