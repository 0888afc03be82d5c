import { expect, test } from 'vitest';
import { startPostgres } from '../testing/postgres-server';
import { proveProcesses } from './kills/prove-processes';

test('three processes on one database, of which sixty are killed one after the other, keep what they acknowledged', async () => {
  const server = await startPostgres();
  const { rush, acknowledged, mails } = await proveProcesses({
    url: server.urlOf('postgres'),
    kills: 60,
    awaitsMails: true,
  });
  expect(rush).toEqual({ held: 2, slot_taken: 298 });
  const countOf = (as: string) => acknowledged.filter((each) => each.as === as).length;
  expect(Math.min(countOf('held'), countOf('charged'), countOf('confirmed'), mails)).toBeGreaterThan(60);
  await server.remove();
});
