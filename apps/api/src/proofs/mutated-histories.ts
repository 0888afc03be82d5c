import fc from 'fast-check';
import { test } from 'vitest';
import { runHistory } from './histories/run-history';
import { histories } from './histories/steps';

/** The same histories as ever, over sources with a mistake in them; run by scripts/test-mutations.ts, which expects them to fail. */
test('the histories over a mistake', async () => {
  const histories200 = { numRuns: 200, seed: 20_261_120, endOnFailure: true };
  await fc.assert(fc.asyncProperty(histories, runHistory), histories200);
});
