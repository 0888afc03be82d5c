import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openEmptyDatabase } from '../../testing/test-database';

test('a connection keeps the plan of a statement, but a search has one of its own each time', async () => {
  const { database, close } = await openEmptyDatabase();
  const kept = await database.commit(async (transaction) => {
    for (let time = 0; time < 6; time += 1) {
      await transaction.all(sql`select id from bookings where search @@ ${'heron'}::tsquery`);
      await transaction.all(sql`select id from bookings where tracking_code = ${'TF-0000-0000'}`);
    }
    return transaction.all<{ statement: string }>(sql`select statement from pg_prepared_statements`);
  });
  const texts = kept.map(({ statement }) => statement);
  expect(texts.filter((text) => text.includes('tracking_code = '))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('@@'))).toEqual([]);
  await close();
});
