import type { TestProject } from 'vitest/node';
import { chooseSlice } from '../../../../test-slice';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which part of the long proofs this run takes: a whole number of 32 bits. */
    slice: number;
  }
}

/** Once per run, so that its first lines show how to repeat it. */
export function setup(project: TestProject): void {
  const slice = chooseSlice();
  process.stdout.write(`Slice ${slice} of the long proofs; TEST_SLICE=${slice} takes it again.\n`);
  project.provide('slice', slice);
}
