import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BookingRow, bookings, customers } from '../../../db/schema';
import { execute } from '../../../testing/raw-sql';
import { bookingRowOf } from '../../../testing/stored-booking';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { fileEarlierBookings } from './file-earlier-bookings';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

async function store(id: string, changes: Partial<BookingRow> = {}): Promise<void> {
  await shop.database.commit((transaction) => transaction.insert(bookings).values(bookingRowOf(id, changes)).run());
}

const fileAll = () => fileEarlierBookings(shop.payments.bookings);
const filed = () => shop.database.connection.select().from(bookings).orderBy(asc(bookings.id)).all();
const known = () => shop.database.connection.select().from(customers).all();

test.each<[string, Partial<BookingRow>, boolean]>([
  ['a job that was done', { status: 'completed' }, true],
  ['a paid booking', { status: 'confirmed', paymentStatus: 'paid', paidAt: 1 }, true],
  ['a paid booking that was cancelled', { status: 'cancelled', paymentStatus: 'refunded', paidAt: 1 }, true],
  ['one kept by the shop', { status: 'scheduled', paymentStatus: 'on-site' }, true],
  ['one kept by the shop and cancelled', { status: 'cancelled', paymentStatus: 'on-site' }, true],
  ['one to which nobody came', { status: 'no-show', paymentStatus: 'on-site' }, true],
  ['a hold', { status: 'pending', paymentStatus: 'pending' }, false],
  ['a hold that was given back', { status: 'cancelled', paymentStatus: 'pending' }, false],
  ['a hold whose money came too late', { status: 'expired', paymentStatus: 'refunded' }, false],
  ['a job of somebody who was forgotten', { customerName: '', customerEmail: '', customerPhone: '' }, false],
])('%s', async (_name, changes, isFiled) => {
  await store('b', changes);
  await fileAll();
  expect((await filed())[0]?.customerId !== null).toBe(isFiled);
  expect(await known()).toHaveLength(isFiled ? 1 : 0);
});

test('bookings of many batches are filed once, those of an address together', async () => {
  for (let number = 0; number < 450; number += 1) {
    await store(`b${String(number).padStart(4, '0')}`, { customerEmail: `customer${number % 50}@tintforge.example` });
  }
  await fileAll();
  const once = (await filed()).map(({ customerId }) => customerId);
  expect(once).not.toContain(null);
  expect(await known()).toHaveLength(50);
  await fileAll();
  expect((await filed()).map(({ customerId }) => customerId)).toEqual(once);
});

test('a server that closes ends it between two batches, and the next run goes on', async () => {
  for (let number = 0; number < 120; number += 1) await store(`b${String(number).padStart(4, '0')}`);
  const closing = new AbortController();
  const { commit } = shop.database;
  vi.spyOn(shop.database, 'commit').mockImplementationOnce(async (decide) => {
    const done = await commit(decide);
    closing.abort();
    return done;
  });
  await fileEarlierBookings({ ...shop.payments.bookings, signal: closing.signal });
  const filedOnes = async () => (await filed()).filter(({ customerId }) => customerId !== null).length;
  expect(await filedOnes()).toBe(20);
  await fileAll();
  expect(await filedOnes()).toBe(120);
});

test('what was filed before a crash stays, and the rest follows', async () => {
  for (const name of ['a', 'b', 'c']) await store(name, { customerEmail: `${name}@tintforge.example` });
  await fileAll();
  // As if the process had died after its first batch.
  await execute(shop, `delete from settings where key = 'earlierBookingsFiled'`);
  await execute(shop, `update bookings set customer_id = null where id > 'a'`);
  await fileAll();
  expect(await known()).toHaveLength(3);
  expect(new Set((await filed()).map(({ customerId }) => customerId)).size).toBe(3);
});
