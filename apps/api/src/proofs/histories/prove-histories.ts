import fc from 'fast-check';
import { runHistory } from './run-history';
import { histories } from './steps';

export interface HistoriesOptions {
  /** The actors of the history. */
  by: keyof typeof histories;
  count: number;
  /** The same seed gives the same histories. */
  seed: number;
  /** True when a failing history is shrunk first; otherwise the first failure is the result. */
  isShortened?: boolean;
}

/** Lives through random histories. Rejects with what was broken in the shortest one that shows it, and with all its steps. */
export async function proveHistories({ by, count, seed, isShortened = true }: HistoriesOptions): Promise<void> {
  const outcome = await fc.check(
    fc.asyncProperty(histories[by], async (steps) => void (await runHistory(steps))),
    {
      numRuns: count,
      seed,
      endOnFailure: !isShortened,
    },
  );
  if (!outcome.failed) return;
  const { errorInstance, counterexamplePath } = outcome;
  throw new Error(`By the ${by}, seed ${seed}, path ${counterexamplePath}: ${String(errorInstance)}`, {
    cause: errorInstance,
  });
}
