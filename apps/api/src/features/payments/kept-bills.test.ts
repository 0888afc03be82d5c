import { afterAll, beforeAll, expect, test } from 'vitest';
import { book, hold } from '../../testing/customer';
import { execute, rowsOf } from '../../testing/raw-sql';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await book(shop);
  await hold(shop, { appointmentTime: '13:00' });
});
afterAll(() => shop.close());

/** The engine's own words, which a library's error carries as its cause. */
async function refusalOf(statement: string): Promise<string> {
  try {
    await execute(shop, statement);
    return 'done';
  } catch (error) {
    return error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error);
  }
}

const payment = `(select id from payments where status = 'succeeded')`;

// Nothing in the shop does these; the database itself refuses them.
test.each([
  ['an entry of another amount', 'update bill_entries set amount_cents = 1', 'kept as it was written'],
  ['an entry that goes', 'delete from bill_entries', 'kept as it was written'],
  ['another upfront amount', 'update bookings set upfront_cents = 1', 'fixed when it is held'],
  [
    'a second confirmation',
    'update bookings set upfront_payment_id = null where paid_at is not null',
    'confirmed once',
  ],
  [
    'the payment of another booking',
    `update bookings set upfront_payment_id = ${payment} where paid_at is null`,
    'confirmed once',
  ],
  ['a bill below nothing', 'update bookings set bill_cents = -1', 'booking_amounts'],
])('a bill has no %s', async (_name, statement, words) => {
  expect(await refusalOf(statement)).toContain(words);
});

test('a booking’s bill is the sum of its entries', async () => {
  await execute(
    shop,
    `insert into bill_entries (booking_id, number, at, kind, amount_cents)
     select id, 2, 1, 'extra', 500 from bookings where paid_at is not null`,
  );
  const bills = await rowsOf<{ bill: number; total: number }>(
    shop,
    'select bill_cents as bill, total_cents as total from bookings where paid_at is not null',
  );
  expect(bills.map(({ bill, total }) => bill - total)).toEqual([500]);
});
