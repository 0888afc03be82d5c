import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Processes items sequentially, and lets others have their turn after each: what an item does may never leave the
 * processor. A failure does not stop the rest; in the end it rejects with every failure. A closing server ends it.
 */
export async function oneAfterAnother<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  act: (item: Item) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  for await (const item of items) {
    if (signal?.aborted === true) break;
    try {
      await act(item);
    } catch (error) {
      failures.push(error);
    }
    await nextTurn();
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of the items failed`);
}
