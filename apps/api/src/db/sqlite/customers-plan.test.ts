import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { phoneQuery } from '../../features/customers/store';
import { openEmptyDatabase } from '../../testing/test-database';

test.each([
  [false, 'customers_by_phone (phone=?)'],
  [true, 'customers_by_phone_and_email (phone=? AND email=?)'],
])('the customer of a phone is the first entry of an index, however many share it', async (isEmailKnown, index) => {
  const { database, close } = await openEmptyDatabase();
  const query = phoneQuery(database.connection, { phone: '8135550142', isEmailKnown });
  const plan = await database.connection.all<{ detail: string }>(sql`explain query plan ${query.getSQL()}`);
  await close();
  // Without a second step that sorts.
  expect(plan.map(({ detail }) => detail)).toEqual([`SEARCH customers USING INDEX ${index}`]);
});
