import { expect, test } from 'vitest';
import { proveWriteKills } from './faults/prove-write-kills';

test('killed at every single step of writing, between hold and mail, a booking comes to its end once and whole', async () => {
  const { steps, kills, toldBefore } = await proveWriteKills({ every: 1 });
  expect(kills).toBeGreaterThan(steps * 0.9);
  expect(Object.keys(toldBefore).sort()).toEqual(['charged', 'confirmed', 'held', 'nothing', 'opened']);
});
