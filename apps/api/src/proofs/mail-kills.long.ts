import { expect, test } from 'vitest';
import { proveMailKills } from './kills/prove-mail-kills';

test('no mail is lost over 60 kills in the middle of mailing', async () => {
  const points = Array.from({ length: 60 }, (_, index) => index);
  const { writers, repeated } = await proveMailKills({ points });
  expect(writers).toBeGreaterThan(points.length);
  expect(repeated).toBeLessThanOrEqual(points.length * 4);
});
