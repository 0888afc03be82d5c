import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkDaySums } from '../../proofs/histories/check-day-sums';
import { book, cancel, cancelCar, furtherCarOf, hold } from '../../testing/customer';
import { execute, rowsOf } from '../../testing/raw-sql';
import { sampleShop } from '../../testing/sample-shop';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
  const cancelled = await book(shop, { appointmentTime: '13:00' });
  await cancel(shop, cancelled);
  await book(shop);
  await book(shop, { appointmentDate: '2026-12-09', furtherCars: [furtherCarOf(), furtherCarOf()] });
});
afterEach(() => shop.close());

/** Differences between the sums and a recount of all rows. */
async function faults(): Promise<string[]> {
  const found: string[] = [];
  await checkDaySums(shop.database.connection, (claim, problem) => {
    if (!claim) found.push(problem);
  });
  return found;
}

const money = () =>
  rowsOf(shop, 'select sum(card_cents) as card, sum(made) as made, sum(refunded_cents) as refunded from day_sums');
const sold = () => rowsOf(shop, 'select crew_id, date, sold from crew_day_sums where sold <> 0');

const event = (id: string, kind: string) =>
  `('${id}', (select id from bookings where status = 'confirmed' and car_count = 1), 5, 'system', '${kind}', '{"amountCents":100}')`;
const columns = 'booking_events (id, booking_id, at, actor, kind, data)';

// Nothing in the shop does these, but a repair by hand may, and a later version.
test.each([
  ['several events at once', `insert into ${columns} values ${event('one', 'paid')}, ${event('two', 'balance-paid')}`],
  [
    'an event that is there',
    `insert into ${columns} select id, booking_id, at, actor, kind, data from booking_events where true on conflict do nothing`,
  ],
  ['events of another kind', `update booking_events set kind = 'cancelled' where kind = 'paid'`],
  ['events that go', 'delete from booking_events'],
  ['money that came earlier', `update booking_events set at = 1000 where kind = 'paid'`],
  ['a payment of less', 'update payments set received_cents = received_cents - 100'],
  ['refunds that failed', `update refunds set status = 'failed'`],
  [
    'bookings of another region, price and tax',
    `update bookings set region_id = 'naples', total_cents = 5, tax_cents = 1`,
  ],
  ['jobs that are done', `update bookings set status = 'completed', appointment_date = '2026-11-30'`],
  ['bookings that are only held again', `update bookings set status = 'pending' where status = 'confirmed'`],
  ['other packages', `update bookings set package_id = 'suv-elite', add_on_ids = '["ppf-hood","tint-removal"]'`],
  ['a car of another package', `update booking_cars set package_id = 'suv-elite', add_on_ids = '["ppf-hood"]'`],
  ['a car that is cancelled', `update booking_cars set status = 'cancelled' where number = 2`],
  ['cars that go', 'delete from booking_cars'],
  ['cars of what is only held', `update bookings set status = 'pending' where car_count > 1`],
  ['cars of another day', `update bookings set created_at = created_at - 90000000, region_id = 'naples'`],
  ['several cars that become one', `update bookings set car_count = 1`],
  ['half hours on another day', `update crew_cells set date = '2027-01-' || substr(date, 9)`],
  ['half hours that go', 'delete from crew_cells'],
  ['a customer who isn’t known', 'update bookings set customer_id = null, paid_at = null'],
])('sums stay in step with %s', async (_name, statement) => {
  expect(await faults()).toEqual([]);
  await execute(shop, statement);
  expect(await faults()).toEqual([]);
});

test('a hold is in no sum, nor are its half hours', async () => {
  const before = { money: await money(), sold: await sold() };
  await hold(shop);
  expect({ money: await money(), sold: await sold() }).toEqual(before);
});

test('sums made by another definition are filled again, and then nothing is left to do', async () => {
  const before = await money();
  await execute(shop, `update day_sums set made = 17, card_cents = 4`);
  expect(await faults()).toHaveLength(1);
  await shop.database.migrate();
  expect(await faults()).toHaveLength(1);
  await execute(shop, `update day_sums_state set digest = 'another'`);
  await shop.database.migrate();
  expect(await faults()).toEqual([]);
  expect(await money()).toEqual(before);
});

/** Counts of booked packages and add-ons. */
async function wanted(): Promise<Record<string, number>> {
  const counted = `select kind, sum(bookings) as count from day_item_sums where kind <> 'crew' group by kind`;
  const rows = await rowsOf<{ kind: string; count: number }>(shop, counted);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
}

test('each car of a booking counts with its package and its extras, until it is cancelled', async () => {
  const { package: packages = 0, 'add-on': addOns = 0 } = await wanted();
  const furtherCars = [furtherCarOf({ addOnIds: [sampleShop.addOnId] })];
  const booked = await book(shop, { appointmentDate: '2026-12-10', furtherCars });
  expect(await wanted()).toEqual({ package: packages + 2, 'add-on': addOns + 2 });
  await cancelCar(shop, booked, { number: 2 });
  expect(await wanted()).toEqual({ package: packages + 1, 'add-on': addOns + 1 });
  expect(await faults()).toEqual([]);
});
