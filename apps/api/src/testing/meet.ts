import type { TestShop } from './test-shop';

/** Races two calls: both have read by the time that either can write, and the first then writes first. */
export async function meet(
  { stored }: Pick<TestShop, 'stored'>,
  [first, second]: [() => Promise<unknown>, () => Promise<unknown>],
): Promise<[PromiseSettledResult<unknown>, PromiseSettledResult<unknown>]> {
  const gate = await stored.closeGate();
  const one = first();
  await gate.reachedBy([one]);
  const other = second();
  await gate.reachedBy([one, other]);
  await gate.open();
  return Promise.allSettled([one, other]);
}
