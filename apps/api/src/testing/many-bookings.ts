import { getTableColumns } from 'drizzle-orm';
import { type BookingRow, bookings } from '../db/schema';
import { commit } from '../db/unit-of-work';
import { insertBooking } from '../features/bookings/store';
import type { Ticket } from './customer';
import { storedBooking } from './stored-rows';
import type { TestShop } from './test-shop';

/** Writes bookings that are like one, but for this. They have no crew's time and no history: they are there to be listed. */
export async function storeLike(
  shop: TestShop,
  { booking }: Ticket,
  changes: readonly Partial<BookingRow>[],
): Promise<BookingRow[]> {
  const { row } = storedBooking(shop, booking.trackingCode);
  const count = countBookings(shop);
  const rows = changes.map((each, index) => ({
    ...row,
    id: shop.random.uuid(),
    trackingCode: `TF-${String(count + index).padStart(8, '0')}`,
    ...each,
  }));
  await commit(shop.database, (transaction) => {
    for (const each of rows) insertBooking(transaction, each);
  });
  return rows;
}

/** Writes a great number of bookings that are like one, each a minute later than the one before, by one statement. */
export function storeVeryMany(shop: TestShop, { booking }: Ticket, count: number): void {
  const { row } = storedBooking(shop, booking.trackingCode);
  const ofEach: Record<string, string> = {
    id: `printf('00000000-0000-7000-8000-%012x', n)`,
    tracking_code: `printf('TF-%08x', n)`,
    created_at: 'created_at + n * 60000',
    customer_email: `printf('many%d@tintforge.example', n)`,
  };
  const names = Object.values(getTableColumns(bookings)).map(({ name }) => name);
  shop.database.sqlite
    .prepare(
      `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ?)
       insert into bookings (${names}) select ${names.map((name) => ofEach[name] ?? name)} from bookings, numbers where id = ?`,
    )
    .run(count, row.id);
}

function countBookings({ database }: TestShop): number {
  return database.sqlite.prepare<[], number>('select count(*) from bookings').pluck().get() ?? 0;
}
