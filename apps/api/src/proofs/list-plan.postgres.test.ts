import { fillPlaceholders, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placesAfter } from '../features/admin/bookings/list-store';
import { type OpenTestDatabase, openEmptyDatabase } from '../testing/test-database';

let opened: OpenTestDatabase;

beforeAll(async () => {
  opened = await openEmptyDatabase();
});
afterAll(() => opened.close());

const group = (index: number) => ({
  [`regionId${index}`]: `region-${index}`,
  [`status${index}`]: 'completed',
  [`paymentStatus${index}`]: 'paid',
});
const wholeRange = { startsFrom: 0, startsBefore: 9, afterValue: 9, afterId: '', beforeValue: 0, beforeId: '' };

test.each([
  ['booked', 'listed_by_booking'],
  ['when', 'listed_by_start'],
  ['total', 'listed_by_total'],
] as const)(
  'the groups of the list by %s are merged as their index has them, and none is sorted',
  async (by, index) => {
    const plan = await opened.database.commit(async (transaction) => {
      // An empty table would be read whole.
      await transaction.run(sql`set local enable_seqscan = off`);
      await transaction.run(sql`set local enable_bitmapscan = off`);
      const query = placesAfter[by].descending(transaction, 2).getQuery();
      const values = fillPlaceholders(query.params, { ...group(0), ...group(1), ...wholeRange, limit: 51 });
      const pieces = query.sql.split(/\$\d+/).map((piece) => sql.raw(piece));
      const asked = pieces.flatMap((piece, place) => (place === 0 ? [piece] : [sql`${values[place - 1]}`, piece]));
      return transaction.all<Record<string, string>>(sql`explain ${sql.join(asked)}`);
    });
    const steps = plan.map((line) => line['QUERY PLAN'] ?? '');
    expect(steps.filter((step) => step.includes('Merge Append'))).toHaveLength(1);
    expect(steps.filter((step) => step.includes(`using ${index} on bookings`))).toHaveLength(2);
    expect(steps.filter((step) => /->\s+(Incremental )?Sort/.test(step))).toEqual([]);
  },
);
