import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { groupsQuery } from '../features/admin/bookings/list-store';
import { openEmptyDatabase } from '../testing/test-database';

test('each group of the list is one step in its index, however many bookings a group has', async () => {
  const { database, close } = await openEmptyDatabase();
  const query = groupsQuery(database.connection);
  const plan = await database.connection.all<{ detail: string }>(sql`explain query plan ${query.getSQL()}`);
  await close();
  expect(plan.map(({ detail }) => detail).filter((detail) => detail.includes('SEARCH'))).toEqual([
    'SEARCH here USING INDEX sqlite_autoindex_bookings_1 (id=?)',
    'SEARCH later USING COVERING INDEX listed_by_start ((region_id,status,payment_status,starts_at)>(?,?,?,?))',
    'SEARCH b USING INDEX sqlite_autoindex_bookings_1 (id=?)',
  ]);
});
