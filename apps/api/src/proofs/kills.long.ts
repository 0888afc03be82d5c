import { expect, test } from 'vitest';
import { proveKills } from './kills/prove-kills';

test('a kill at each of the first 200 acknowledgements leaves everything acknowledged in place', async () => {
  const points = Array.from({ length: 200 }, (_, index) => index + 1);
  const { charged } = await proveKills({ points });
  expect(charged).toBeGreaterThan(points.length);
});
