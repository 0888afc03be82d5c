/**
 * A keyed mutex: tasks that share a key run sequentially, in order of arrival; tasks of different keys run
 * concurrently. A task that fails fails for its own caller only.
 */
export function createTurns() {
  const lastOf = new Map<string, Promise<unknown>>();
  return async function inTurn<Value>(key: string, task: () => Promise<Value>): Promise<Value> {
    const before = lastOf.get(key) ?? Promise.resolve();
    const mine = before.then(task, task);
    lastOf.set(key, mine);
    try {
      return await mine;
    } finally {
      if (lastOf.get(key) === mine) lastOf.delete(key);
    }
  };
}
