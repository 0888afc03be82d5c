import type { Database } from '../db/client';

/** So many steps in one run; the next run begins a moment later. */
const mostSteps = 50;

/** Does what writes have left to do for the search, in small steps between which others have their turn. */
export async function mergeSearch(database: Pick<Database, 'mergeSearch'>, signal: AbortSignal): Promise<void> {
  for (let steps = 0; steps < mostSteps && !signal.aborted; steps += 1) {
    if (!(await database.mergeSearch())) return;
  }
}
