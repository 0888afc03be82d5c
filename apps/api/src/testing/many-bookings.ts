import { getTableColumns } from 'drizzle-orm';
import { type BookingRow, bookings } from '../db/schema';
import { commit } from '../db/unit-of-work';
import { insertBooking } from '../features/bookings/store/booking-store';
import type { Ticket } from './customer';
import { execute } from './raw-sql';
import { storedBooking } from './stored-rows';
import type { TestShop } from './test-shop';

/** The number of copies that a shop has had, deleted ones too: the codes of the next ones follow. */
const storedSoFar = new WeakMap<TestShop, number>();

/**
 * Inserts bookings that are copies of one, with these changes. They have no slots and no history: they are there to be
 * listed.
 */
export async function storeLike(
  shop: TestShop,
  { booking }: Ticket,
  changes: readonly Partial<BookingRow>[],
): Promise<BookingRow[]> {
  const { row } = await storedBooking(shop, booking.trackingCode);
  const first = storedSoFar.get(shop) ?? 0;
  storedSoFar.set(shop, first + changes.length);
  const rows = changes.map((each, index) => ({
    ...row,
    upfrontPaymentId: null,
    id: shop.random.uuid(),
    trackingCode: `TF-${50_000_000 + first + index}`,
    ...each,
  }));
  await commit(shop.database, async (transaction) => {
    for (const each of rows) await insertBooking(transaction, each);
  });
  return rows;
}

/** Rows per commit: during a long one, PostgreSQL has to track everything that other transactions have read. */
const mostAtOnce = 5_000;

/** Writes a great number of bookings that are like one, each a minute later than the one before. */
export async function storeVeryMany(shop: TestShop, { booking }: Ticket, count: number): Promise<void> {
  const { row } = await storedBooking(shop, booking.trackingCode);
  const ofEach: Record<string, string> = {
    id: `'00000000-0000-7000-8000-' || substr(cast(1000000000000 + n as text), 2)`,
    tracking_code: `'TF-' || substr(cast(100000000 + n as text), 2)`,
    created_at: 'created_at + n * 60000',
    upfront_payment_id: 'null',
    customer_email: `'many' || n || '@tintforge.example'`,
  };
  const names = Object.values(getTableColumns(bookings)).map(({ name }) => name);
  for (let first = 1; first <= count; first += mostAtOnce) {
    await execute(
      shop,
      `with recursive numbers(n) as (select cast(? as bigint) union all select n + 1 from numbers where n < ?)
       insert into bookings (${names}) select ${names.map((name) => ofEach[name] ?? name)} from bookings, numbers where id = ?`,
      first,
      Math.min(first + mostAtOnce - 1, count),
      row.id,
    );
    await execute(
      shop,
      `insert into visits (booking_id, number, region_id, crew_id, date, time, starts_at, minutes, status)
       select id, 1, region_id, crew_id, appointment_date, appointment_time, starts_at, job_minutes, 'planned'
       from bookings where id not in (select booking_id from visits)`,
    );
  }
}
