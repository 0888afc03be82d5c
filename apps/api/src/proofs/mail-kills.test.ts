import { expect, test } from 'vitest';
import { proveMailKills } from './kills/prove-mail-kills';

test('no mail is lost over kills in the middle of mailing, and only what was with the mail server then comes twice', async () => {
  const points = [0, 3, 12];
  const { writers, repeated } = await proveMailKills({ points });
  expect(writers).toBeGreaterThan(20);
  // At least the one that each kill waited for, at most all that are sent side by side.
  expect(repeated).toBeGreaterThanOrEqual(points.length);
  expect(repeated).toBeLessThanOrEqual(points.length * 4);
}, 300_000);
