import { expect, test } from 'vitest';
import { proveWriteKills } from './faults/prove-write-kills';

test('killed at every eighteenth step of writing, between hold and mail, a booking comes to its end once and whole', async () => {
  const { steps, kills } = await proveWriteKills({ every: 18 });
  expect(steps).toBeGreaterThan(60);
  // Steps of jobs that run by themselves come in between, so that one or the other point may lie behind the mail.
  expect(kills).toBeGreaterThan(steps / 18 - 3);
}, 300_000);
