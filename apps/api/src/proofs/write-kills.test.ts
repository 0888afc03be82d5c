import { expect, inject, test } from 'vitest';
import { proveWriteKills } from './faults/prove-write-kills';

/** So many commits take every step of writing between them. */
const every = 72;

test('killed at every seventy-second step of writing, between hold and mail, a booking comes to its end once and whole', async () => {
  const { steps, kills } = await proveWriteKills({ every, first: 1 + (inject('slice') % every) });
  expect(steps).toBeGreaterThan(60);
  // Job steps run on their own in between, so a point may come after the email.
  expect(kills).toBeGreaterThan(0);
});
