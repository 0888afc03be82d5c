import { afterEach, beforeEach, expect, test } from 'vitest';
import { subscribe } from '../testing/calendar-subscriber';
import { book, cancel, reschedule } from '../testing/customer';
import { type LoggedIn, loggedIn } from '../testing/logged-in';
import { openTestShop, type TestShop } from '../testing/test-shop';

let shop: TestShop;
let owner: LoggedIn;
let origin: string;

beforeEach(async () => {
  shop = await openTestShop();
  owner = await loggedIn(shop, { role: 'admin' });
  origin = await shop.server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => shop.close());

/** The address of a feed at the server of this test. */
async function feedOf(id: string): Promise<string> {
  const { feeds } = await owner.staff('changeCalendarFeed', { body: { id, action: 'renew' } });
  const url = feeds.find((feed) => feed.id === id)?.url ?? '';
  return origin + new URL(url).pathname;
}

test('a calendar program that subscribes follows a booking, its move and its cancellation', async () => {
  const ticket = await book(shop);
  const subscriber = await subscribe(await feedOf('crew:tampa-1'));
  expect(await subscriber.day('2026-12-08')).toEqual([expect.stringMatching(/^09:00–\d\d:\d\d .*Sample/)]);

  await reschedule(shop, ticket, { appointmentDate: '2026-12-11', appointmentTime: '13:00' });
  await subscriber.sync();
  expect(await subscriber.day('2026-12-08')).toEqual([]);
  expect(await subscriber.day('2026-12-11')).toEqual([expect.stringMatching(/^13:00–/)]);

  await cancel(shop, ticket);
  await subscriber.sync();
  expect(subscriber.events()).toEqual([expect.stringContaining('STATUS:CANCELLED')]);
});

test('an address that was turned off gives a subscriber nothing more', async () => {
  await book(shop);
  const subscriber = await subscribe(await feedOf('shop'));
  await owner.staff('changeCalendarFeed', { body: { id: 'shop', action: 'close' } });
  await expect(subscriber.sync()).rejects.toThrow();
});
