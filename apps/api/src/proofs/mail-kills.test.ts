import { expect, inject, test } from 'vitest';
import { proveMailKills } from './kills/prove-mail-kills';

test('no mail is lost over a kill in the middle of mailing, and only what was with the mail server then comes twice', async () => {
  const points = [inject('slice') % 20];
  const { writers, repeated } = await proveMailKills({ points });
  expect(writers).toBeGreaterThan(5);
  // At least the one that the kill waited for, at most all that are sent concurrently.
  expect(repeated).toBeGreaterThanOrEqual(points.length);
  expect(repeated).toBeLessThanOrEqual(points.length * 4);
});
