import { and, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Connection, Database, Transaction } from '../../db/client';
import { byIndex } from '../../db/dialect';
import { inBatches } from '../../db/in-batches';
import { bookingEvents, bookings, crews, outbox, payments } from '../../db/schema';
import { isAgreed, withoutCustomer } from '../bookings';

const day = 86_400_000;

/** Bookings are looked through a month at a time, so that no look takes long however many years there are. */
const monthMs = 30 * day;

/** Holds that ended, in every region: read from the order of the shop's list by when they were made. */
const isEnded = sql`${bookings.regionId} in (select distinct ${crews.regionId} from ${crews})
  and ${bookings.status} in ('expired', 'cancelled')`;

/** Unconfirmed, unpaid, and still with personal data. */
const isToForget = and(
  sql`not ${isAgreed}`,
  ne(bookings.customerName, ''),
  sql`not exists (select 1 from ${payments} where ${payments.bookingId} = ${bookings.id} and ${payments.receivedCents} > 0)`,
);

/**
 * Erases the personal data of unpaid holds made before an instant: name, contact, address and notes, and the recipients
 * of their emails. Car, work and price stay, as figures of the shop; their links are invalid from then on. Returns
 * their number.
 */
export async function forgetHolds(
  database: Database,
  { before, now }: { before: number; now: number },
): Promise<number> {
  let all = 0;
  const first = await firstEnded(database.connection);
  for (let from = first ?? before; from < before; from += monthMs) {
    const until = Math.min(from + monthMs, before);
    all += await inBatches(database, (transaction, limit) => forgetSome(transaction, { from, until, limit, now }));
  }
  return all;
}

async function firstEnded(connection: Connection): Promise<number | undefined> {
  const [row] = await connection.all<{ first: number | null }>(
    sql`select min(${bookings.createdAt}) as first from ${bookings} ${byIndex(connection, 'listed_by_booking')} where ${isEnded}`,
  );
  return row?.first ?? undefined;
}

async function forgetSome(
  transaction: Transaction,
  { from, until, limit, now }: { from: number; until: number; limit: number; now: number },
): Promise<number> {
  const isMade = sql`${bookings.createdAt} >= ${from} and ${bookings.createdAt} < ${until}`;
  const found = await transaction.all<{ id: string }>(
    sql`select ${bookings.id} as id from ${bookings} ${byIndex(transaction, 'listed_by_booking')}
      where ${isEnded} and ${isMade} and ${isToForget} limit ${limit}`,
  );
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) await forget(transaction, { ids, now });
  return ids.length;
}

async function forget(transaction: Transaction, { ids, now }: { ids: readonly string[]; now: number }): Promise<void> {
  const isOfThem = (column: typeof outbox.bookingId | typeof bookingEvents.bookingId): SQL => inArray(column, [...ids]);
  await transaction
    .delete(outbox)
    .where(and(isOfThem(outbox.bookingId), isNull(outbox.deliveredAt)))
    .run();
  await transaction
    .update(outbox)
    .set({ recipient: null, lastError: null, data: {} })
    .where(and(isOfThem(outbox.bookingId), isNotNull(outbox.deliveredAt)))
    .run();
  await transaction.update(bookingEvents).set({ note: null }).where(isOfThem(bookingEvents.bookingId)).run();
  await transaction
    .update(bookings)
    .set(withoutCustomer(now))
    .where(inArray(bookings.id, [...ids]))
    .run();
}
