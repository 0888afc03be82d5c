import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { runQuoteHistory } from './prove-quotes';
import { quoteHistories } from './quote-steps';
import { runHistory } from './run-history';
import { histories } from './steps';

/** Runs the history of a seed, by kind; resolves to its outcome in words. */
const runs = {
  site: (seed: number) => runHistory(historyOf(histories.site, seed)),
  shop: (seed: number) => runHistory(historyOf(histories.shop, seed)),
  quotes: (seed: number) => runQuoteHistory(historyOf(quoteHistories, seed)),
};

/** A kind of history whose outcomes are kept. */
export type TracedKind = keyof typeof runs;

/** Digests of outcomes, by kind and seed. */
export type Traces = Record<TracedKind, Record<string, string>>;

/** Seeds of each kind, from 1, whose digests are kept unless they differ from run to run. */
export const tracedSeeds: Readonly<Record<TracedKind, number>> = { site: 200, shop: 200, quotes: 100 };

/** Digest of a history's outcome, 16 hexadecimal digits. */
export async function traceOf(kind: TracedKind, seed: number): Promise<string> {
  return createHash('sha256')
    .update(await runs[kind](seed))
    .digest('hex')
    .slice(0, 16);
}

function historyOf<Steps>(arbitrary: fc.Arbitrary<Steps>, seed: number): Steps {
  const [steps] = fc.sample(arbitrary, { seed, numRuns: 1 });
  if (steps === undefined) throw new Error(`Seed ${seed} has no history`);
  return steps;
}
