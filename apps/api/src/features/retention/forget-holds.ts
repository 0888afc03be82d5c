import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Connection, Database, Transaction } from '../../db/client';
import { inPages } from '../../db/in-pages';
import { type BookingRow, bookingCars, bookingEvents, bookings, crews, outbox, payments } from '../../db/schema';
import { commit } from '../../db/unit-of-work';
import { isAgreed, withoutCustomer } from '../bookings';

/** Place of a booking in the shop's list by when it was made, within its region and status. */
type Place = Pick<BookingRow, 'id' | 'paymentStatus' | 'createdAt'>;

/** An ended hold as it is looked at. */
type EndedHold = Place & { isToForget: number };

/** Unconfirmed, unpaid, and still with personal data. */
const isToForget = sql`(not ${isAgreed} and ${bookings.customerName} <> ''
  and not exists (select 1 from ${payments} where ${payments.bookingId} = ${bookings.id} and ${payments.receivedCents} > 0))`;

/** The statuses of a hold that ended. */
const ended = ['expired', 'cancelled'] as const;

/** Few enough holds that forgetting them never delays others for long, although each is in ten indexes and the search. */
const mostForgotten = 10;

/**
 * Erases the personal data of unpaid holds made before an instant: name, contact, address, notes and exemptions, and the
 * recipients of their emails. Car, work and price stay, as figures of the shop; their links are invalid from then on. Each ended
 * hold is read once, in the order of the shop's list. Returns the number of forgotten ones.
 */
export async function forgetHolds(database: Database, given: Forgetting): Promise<number> {
  let all = 0;
  const regions = await database.connection.selectDistinct({ id: crews.regionId }).from(crews).all();
  for (const region of regions)
    for (const status of ended) all += await forgetOf(database, { ...given, regionId: region.id, status });
  return all;
}

interface Forgetting {
  /** Epoch milliseconds. */
  before: number;
  now: number;
  signal?: AbortSignal | undefined;
}

interface Group {
  regionId: string;
  status: (typeof ended)[number];
}

async function forgetOf(database: Database, { before, now, signal, ...group }: Forgetting & Group): Promise<number> {
  const read = (last: EndedHold | undefined, limit: number): Promise<EndedHold[]> =>
    endedHoldsQuery(database.connection, { ...group, last, limit }).all();
  let all = 0;
  for await (const page of inPages(read, signal)) {
    const ids = page.filter((hold) => hold.createdAt < before && Number(hold.isToForget) === 1).map(({ id }) => id);
    for (let first = 0; first < ids.length && signal?.aborted !== true; first += mostForgotten) {
      const some = ids.slice(first, first + mostForgotten);
      all += await commit(database, (transaction) => forgetSome(transaction, { ids: some, now }));
    }
  }
  return all;
}

/** The ended holds of a region that follow one in the shop's list. */
export function endedHoldsQuery(
  connection: Connection,
  { regionId, status, last, limit }: Group & { last: Place | undefined; limit: number },
) {
  const { paymentStatus, createdAt, id } = bookings;
  const after =
    last && sql`(${paymentStatus}, ${createdAt}, ${id}) > (${last.paymentStatus}, ${last.createdAt}, ${last.id})`;
  return connection
    .select({ id, paymentStatus, createdAt, isToForget: sql<number>`case when ${isToForget} then 1 else 0 end` })
    .from(bookings)
    .where(and(eq(bookings.regionId, regionId), eq(bookings.status, status), after))
    .orderBy(asc(paymentStatus), asc(createdAt), asc(id))
    .limit(limit);
}

/** Forgets those that are still to be forgotten: a booking may have changed since it was read. */
async function forgetSome(
  transaction: Transaction,
  { ids, now }: { ids: readonly string[]; now: number },
): Promise<number> {
  const found = await transaction
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(inArray(bookings.id, [...ids]), inArray(bookings.status, [...ended]), isToForget))
    .all();
  if (found.length > 0) await forget(transaction, { ids: found.map(({ id }) => id), now });
  return found.length;
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
    .update(bookingCars)
    .set({ exemption: null })
    .where(inArray(bookingCars.bookingId, [...ids]))
    .run();
  await transaction
    .update(bookings)
    .set(withoutCustomer(now))
    .where(inArray(bookings.id, [...ids]))
    .run();
}
