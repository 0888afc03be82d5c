import { expect, inject, test } from 'vitest';
import { proveWriteKills } from './faults/prove-write-kills';

/** So many commits take every step of writing between them. */
const every = 36;

test('killed at every thirty-sixth step of writing, between hold and mail, a booking comes to its end once and whole', async () => {
  const { steps, kills } = await proveWriteKills({ every, first: 1 + (inject('slice') % every) });
  expect(steps).toBeGreaterThan(60);
  // Steps of jobs that run by themselves come in between, so that a point may lie behind the mail.
  expect(kills).toBeGreaterThan(0);
}, 300_000);
