import { expect, test } from 'vitest';
import { createEmptyServerDatabase } from '../testing/postgres-engine';
import { proveProcesses } from './kills/prove-processes';

test('three processes sell from one database, and what any of them acknowledged outlives its kill', async () => {
  const server = await createEmptyServerDatabase();
  const { rush, acknowledged } = await proveProcesses({ url: server.url, kills: 3 });
  // Two crews, and not one more or less.
  expect(rush).toEqual({ held: 2, slot_taken: 298 });
  const countOf = (as: string) => acknowledged.filter((each) => each.as === as).length;
  expect(Math.min(countOf('held'), countOf('charged'), countOf('confirmed'))).toBeGreaterThan(10);
  await server.remove();
});
