import type { TestShop } from './test-shop';

/**
 * Two who act while another process has the database: both have looked at it by the time that either can write, and the
 * first then writes first.
 */
export async function meet(
  shop: Pick<TestShop, 'stored'>,
  [first, second]: [() => Promise<unknown>, () => Promise<unknown>],
): Promise<[PromiseSettledResult<unknown>, PromiseSettledResult<unknown>]> {
  const lock = await shop.stored.lock();
  const one = first();
  await turnsOfTheLoop(50);
  const other = second();
  await turnsOfTheLoop(50);
  await lock.release();
  return Promise.allSettled([one, other]);
}

/** Fifty are more than any call needs that waits for nobody. */
export async function turnsOfTheLoop(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
