import { expect, test } from 'vitest';
import { proveFailover } from './kills/prove-failover';

test('twenty primaries are killed under load: nothing acknowledged is lost, and writes are back within ten seconds', async () => {
  const { acknowledged, outagesMs, refused } = await proveFailover({ kills: 20 });
  const sorted = outagesMs.toSorted((one, other) => one - other).map(Math.round);
  process.stdout.write(
    `${acknowledged.length} facts acknowledged, none lost; ${refused} calls refused; without writes: ${sorted.join(', ')} ms\n`,
  );
  expect(sorted).toHaveLength(20);
  expect(sorted.at(-1)).toBeLessThanOrEqual(10_000);
  const countOf = (as: string) => acknowledged.filter((each) => each.as === as).length;
  expect(Math.min(countOf('held'), countOf('charged'), countOf('confirmed'))).toBeGreaterThan(100);
});
