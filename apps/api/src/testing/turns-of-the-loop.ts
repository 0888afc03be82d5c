import { setImmediate as nextTurn } from 'node:timers/promises';

/** Fifty are more than any call needs that waits for nothing outside the process. */
export async function turnsOfTheLoop(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
}
