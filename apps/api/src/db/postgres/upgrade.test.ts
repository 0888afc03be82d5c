import { Pool, type PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { rowsOf } from '../../testing/raw-sql';
import { openUpgradableShop } from '../../testing/upgradable-shop';
import { migratePostgres } from './migrate-postgres';
import type { PostgresDatabase } from './open-postgres';

/** A process that dies before its statement number `dieAt`: the server sees its connection break. */
async function migrateAndDie(url: string | undefined, { folder, dieAt }: { folder: string; dieAt: number }) {
  const pool = new Pool({ connectionString: url, max: 1 });
  let steps = 0;
  pool.on('error', () => {});
  pool.on('connect', (client: PoolClient) => {
    client.on('error', () => {});
    const query = client.query.bind(client) as (...values: unknown[]) => unknown;
    const queryInSteps = (...values: unknown[]) => {
      steps += 1;
      if (steps === dieAt) client.connection.stream.destroy();
      return query(...values);
    };
    Object.assign(client, { query: queryInSteps });
  });
  await migratePostgres(pool, folder).catch(() => {});
  await pool.end();
  return { died: steps >= dieAt };
}

test('killed at each of its statements, an upgrade has happened completely or not at all, and goes on', async () => {
  const shop = await openUpgradableShop();
  const before = await shop.contents();
  const folder = shop.later(
    'ALTER TABLE bookings ADD probe bigint;--> statement-breakpoint\nUPDATE bookings SET probe = 1;',
  );
  const url = (shop.database as PostgresDatabase).pool.options.connectionString;
  const deaths = { before: 0, after: 0 };
  let isUpgraded = false;
  for (let dieAt = 1; ; dieAt += 1) {
    const { died } = await migrateAndDie(url, { folder, dieAt });
    const [{ count } = { count: 0 }] = await rowsOf<{ count: number }>(
      shop,
      'select count(*) as count from migrations',
    );
    const probed = await rowsOf<{ probe: unknown }>(
      shop,
      `select distinct to_jsonb(bookings) -> 'probe' as probe from bookings`,
    );
    expect(probed).toEqual([{ probe: count === 2 ? 1 : null }]);
    if (!died) break;
    deaths[isUpgraded ? 'after' : 'before'] += 1;
    // The sums of reports come after the tables, in a second transaction.
    if (count === 2 && !isUpgraded) [isUpgraded, dieAt] = [true, 0];
  }
  expect(Math.min(deaths.before, deaths.after)).toBeGreaterThan(20);
  expect(await shop.contents()).toEqual(before);
  expect(await shop.wrongSums()).toEqual([]);
  await shop.close();
});
