import ICAL from 'ical.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { book, cancel, furtherCarOf, hold, release, reschedule } from '../../../testing/customer';
import { type LoggedIn, loggedIn, testPassword } from '../../../testing/logged-in';
import { instantOnShopClock, morningOf } from '../../../testing/sample-shop';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

let shop: TestShop;
let customer: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  customer = await loggedIn(shop);
});
afterEach(() => shop.close());

const change = (action: 'renew' | 'close', { call } = customer) => call('changeMyCalendar', { body: { action } });

/** The address of a feed that has just been turned on. */
async function turnOn(who = customer): Promise<string> {
  const { url } = await change('renew', who);
  if (url === null) throw new Error('The feed is off');
  return url;
}

/** The response to a calendar app, which doesn’t log in. */
const fetchFeed = (url: string) => shop.server.inject(new URL(url).pathname);

async function eventsAt(url: string) {
  const response = await fetchFeed(url);
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const calendar = new ICAL.Component(ICAL.parse(response.body));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const status = component.getFirstPropertyValue('status');
    const startsAt = event.startDate.toJSDate().toISOString();
    return { uid: event.uid, sequence: event.sequence, status, startsAt };
  });
}

const own = () => book(shop, { customerEmail: customer.account.email });

test('it is off until it is turned on', async () => {
  expect(await customer.call('getMyCalendar', {})).toEqual({ url: null });
  const url = await turnOn();
  expect(url).toMatch(/^http:\/\/localhost:3000\/api\/calendars\/[\w-]{65}\.ics$/);
  expect(await customer.call('getMyCalendar', {})).toEqual({ url });
});

test('cars that two crews do at once are one event, with the cars of both', async () => {
  await book(shop, { customerEmail: customer.account.email, furtherCars: [furtherCarOf()], crews: 2 });
  const { body } = await fetchFeed(await turnOn());
  const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
  const cars = events.map((event) => [...new Set(String(event.getFirstPropertyValue('summary')).match(/Car \d/g))]);
  expect(cars).toEqual([['Car 1', 'Car 2']]);
});

test('it has the account’s own appointments and no others', async () => {
  const ticket = await own();
  await book(shop);
  await hold(shop, { customerEmail: customer.account.email, appointmentTime: '13:00' });
  expect(await eventsAt(await turnOn())).toEqual([
    {
      uid: `${ticket.booking.trackingCode}@localhost`,
      sequence: expect.any(Number),
      status: 'CONFIRMED',
      startsAt: morningOf('2026-12-08'),
    },
  ]);
});

test('a held start that was given back never was an appointment', async () => {
  const held = await hold(shop, { customerEmail: customer.account.email, appointmentTime: '13:00' });
  await release(shop, held);
  const response = await fetchFeed(await turnOn());
  expect(response.body).not.toContain('BEGIN:VEVENT');
  expect(response.body.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('an appointment is the same event as in the file of its booking', async () => {
  const ticket = await own();
  const [event] = await eventsAt(await turnOn());
  const code = ticket.booking.trackingCode;
  const file = await customer.call('getBookingCalendar', { params: { code } });
  expect(new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined).uid).toBe(
    event?.uid,
  );
});

test('a move and a cancellation reach the same event', async () => {
  const ticket = await own();
  const url = await turnOn();
  const [before] = await eventsAt(url);
  await reschedule(shop, ticket, { appointmentDate: '2026-12-11', appointmentTime: '13:00' });
  const [moved] = await eventsAt(url);
  expect([moved?.uid, moved?.startsAt]).toEqual([before?.uid, instantOnShopClock('2026-12-11T13:00')]);
  await cancel(shop, ticket);
  const [cancelled] = await eventsAt(url);
  expect([cancelled?.uid, cancelled?.status]).toEqual([before?.uid, 'CANCELLED']);
  expect((before?.sequence ?? 0) < (moved?.sequence ?? 0) && (moved?.sequence ?? 0) < (cancelled?.sequence ?? 0)).toBe(
    true,
  );
});

test('appointments leave it thirty days after their start', async () => {
  await own();
  const url = await turnOn();
  shop.clock.advance(36 * 86_400_000);
  expect(await eventsAt(url)).toHaveLength(1);
  shop.clock.advance(2 * 86_400_000);
  expect(await eventsAt(url)).toEqual([]);
});

test('a new address ends the old one, and one that was turned off never works again', async () => {
  const first = await turnOn();
  const second = await turnOn();
  expect([(await fetchFeed(first)).statusCode, (await fetchFeed(second)).statusCode]).toEqual([404, 200]);
  expect([await change('close'), await change('close')]).toEqual([{ url: null }, { url: null }]);
  expect((await fetchFeed(second)).statusCode).toBe(404);
  const third = await turnOn();
  expect([first, second]).not.toContain(third);
  expect((await fetchFeed(third)).statusCode).toBe(200);
});

test('the secret of one account opens no other’s', async () => {
  const stranger = await loggedIn(shop);
  const [mine, theirs] = [await turnOn(), await turnOn(stranger)].map((url) => new URL(url).pathname);
  const mixed = `${mine?.slice(0, '/api/calendars/'.length + 22)}${theirs?.slice('/api/calendars/'.length + 22)}`;
  expect((await fetchFeed(`http://localhost${mixed}`)).statusCode).toBe(404);
});

test('it goes with the account', async () => {
  const url = await turnOn();
  await customer.call('deleteMyAccount', { body: { password: testPassword } });
  expect((await fetchFeed(url)).statusCode).toBe(404);
});

test.each([`${'x'.repeat(65)}.ics`, `${'_'.repeat(22)}${'x'.repeat(43)}.ics`, `${'x'.repeat(65)}`])(
  'nothing is at “%s”',
  async (file) => {
    await turnOn();
    expect((await shop.server.inject(`/api/calendars/${file}`)).statusCode).toBe(404);
  },
);
