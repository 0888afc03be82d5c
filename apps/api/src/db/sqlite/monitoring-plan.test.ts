import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { figuresQuery } from '../../features/monitoring/shop-figures';
import { openEmptyDatabase } from '../../testing/test-database';

test('what stands open is read from indexes of open rows, and never from a whole table', async () => {
  const { database, close } = await openEmptyDatabase();
  const { connection } = database;
  const plan = await connection.all<{ detail: string }>(sql`explain query plan ${figuresQuery(connection, 1)}`);
  await close();
  const looks = plan.map(({ detail }) => detail).filter((detail) => /^(SCAN|SEARCH) (?!open_mails)/.test(detail));
  expect(looks.length).toBeGreaterThanOrEqual(7);
  for (const look of looks)
    expect(look).toMatch(
      / USING (?:COVERING )?INDEX (?:outbox_due|outbox_failed|payments_open|refunds_pending|bookings_by_hold|booking_events_by_kind|sqlite_autoindex_refunds_1)/,
    );
});
