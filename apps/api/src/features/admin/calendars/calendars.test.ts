import { placeRegion, regions } from '@tintforge/content';
import ICAL from 'ical.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { book, cancel, cancelCar, furtherCarOf, hold, refusal, release, reschedule } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { instantOnShopClock, morningOf, sampleShop } from '../../../testing/sample-shop';
import { auditOf } from '../../../testing/staff';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

let shop: TestShop;
let owner: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  owner = await loggedIn(shop, { role: 'admin' });
});
afterEach(() => shop.close());

const change = (id: string, action: 'renew' | 'close') => owner.staff('changeCalendarFeed', { body: { id, action } });

/** The address of a feed that is on. */
async function addressOf(id: string): Promise<string> {
  const { feeds } = await change(id, 'renew');
  const { url } = feeds.find((feed) => feed.id === id) ?? {};
  if (url === undefined || url === null) throw new Error(`${id} is off`);
  return url;
}

/** The response to a calendar app, which doesn’t log in. */
const fetchFeed = (url: string) => shop.server.inject(new URL(url).pathname);

/** Its events, as a calendar reads them. */
async function eventsAt(url: string) {
  const response = await fetchFeed(url);
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const calendar = new ICAL.Component(ICAL.parse(response.body));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      startsAt: event.startDate.toJSDate().toISOString(),
      minutes: event.duration.toSeconds() / 60,
      summary: event.summary,
      location: event.location,
      status: component.getFirstPropertyValue('status'),
      text: component.toString(),
    };
  });
}

test('every feed is off until it is turned on', async () => {
  const { feeds } = await owner.staff('getCalendarFeeds', {});
  expect(feeds.filter(({ kind }) => kind === 'region')).toHaveLength(regions.length);
  expect(feeds.every(({ url }) => url === null)).toBe(true);
  const places = (kind: string) => feeds.filter((feed) => feed.kind === kind).map(({ name }) => name);
  const crews = regions.flatMap(({ name, initialCrews }) =>
    Array.from({ length: initialCrews }, (_, index) => `${name} crew ${index + 1}`),
  );
  expect(places('crew')).toEqual(crews);
});

test('a feed has its jobs with place and work, and neither phone nor email', async () => {
  const { booking } = await book(shop, { notes: 'gate 4411' });
  await hold(shop, { appointmentTime: '13:00' });
  const [event, ...others] = await eventsAt(await addressOf('shop'));
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    uid: `${booking.trackingCode}@localhost`,
    startsAt: morningOf('2026-12-08'),
    status: 'CONFIRMED',
    location: expect.stringContaining(`, ${placeRegion} `),
  });
  expect(event?.summary).toContain('Sample');
  expect(event?.text).not.toMatch(/555|@tintforge\.example|4411/);
});

test('a held start that was given back or exchanged for another never was a job', async () => {
  const held = await hold(shop, { appointmentTime: '13:00' });
  await release(shop, held);
  const response = await fetchFeed(await addressOf('shop'));
  expect(response.body).not.toContain('BEGIN:VEVENT');
  expect(response.body.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('a move and a cancellation reach the same event', async () => {
  const ticket = await book(shop);
  const url = await addressOf(`region:${sampleShop.regionId}`);
  const [before] = await eventsAt(url);
  await reschedule(shop, ticket, { appointmentDate: '2026-12-11', appointmentTime: '13:00' });
  const [moved] = await eventsAt(url);
  expect([moved?.uid, moved?.startsAt]).toEqual([before?.uid, instantOnShopClock('2026-12-11T13:00')]);
  await cancel(shop, ticket);
  const [cancelled] = await eventsAt(url);
  expect([cancelled?.uid, cancelled?.status]).toEqual([before?.uid, 'CANCELLED']);
  const sequences = [before, moved, cancelled].map((event) => event?.sequence ?? 0);
  expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
  expect(new Set(sequences).size).toBe(3);
});

test('a region has its own jobs, a crew those that are its', async () => {
  await book(shop);
  await book(shop);
  const counts = await Promise.all(
    [
      'shop',
      `region:${sampleShop.regionId}`,
      `region:${regions.at(-1)?.id}`,
      `crew:${sampleShop.crewId}`,
      `crew:${sampleShop.otherCrewId}`,
    ].map(async (id) => {
      return (await eventsAt(await addressOf(id))).length;
    }),
  );
  expect(counts).toEqual([2, 2, 0, 1, 1]);
});

test('of two crews at one address, each has its own cars', async () => {
  const ticket = await book(shop, { furtherCars: [furtherCarOf()], crews: 2 });
  const url = await addressOf('shop');
  const cars = async () =>
    (await eventsAt(url)).map(({ summary, text, status }) => [
      ...new Set(summary.match(/Car \d/g)),
      ...new Set(text.match(/Sample (?:Sedan|Wagon)/g)),
      status,
    ]);
  expect(await cars()).toEqual([
    ['Car 1', 'Sample Sedan', 'CONFIRMED'],
    ['Car 2', 'Sample Wagon', 'CONFIRMED'],
  ]);
  await cancelCar(shop, ticket, { number: 1 });
  expect(await cars()).toEqual([
    ['Car 1', 'Sample Sedan', 'CANCELLED'],
    ['Car 2', 'Sample Wagon', 'CONFIRMED'],
  ]);
});

test('jobs leave the feed thirty days after their day', async () => {
  await book(shop);
  const url = await addressOf('shop');
  shop.clock.advance(36 * 86_400_000);
  expect(await eventsAt(url)).toHaveLength(1);
  shop.clock.advance(2 * 86_400_000);
  expect(await eventsAt(url)).toEqual([]);
});

test('a new address ends the old one, and one that was turned off never works again', async () => {
  const first = await addressOf('shop');
  const second = await addressOf('shop');
  expect(second).not.toBe(first);
  expect((await fetchFeed(first)).statusCode).toBe(404);
  expect((await fetchFeed(second)).statusCode).toBe(200);
  await change('shop', 'close');
  await change('shop', 'close');
  expect((await fetchFeed(second)).statusCode).toBe(404);
  const third = await addressOf('shop');
  expect([first, second]).not.toContain(third);
  expect((await fetchFeed(third)).statusCode).toBe(200);
  expect((await auditOf(shop)).map(({ action, subject }) => `${action} ${subject}`)).toContain('calendar.closed shop');
});

test.each(['', 'shop', 'x'.repeat(43), `${'x'.repeat(43)}.ics`])('nothing is at “%s”', async (file) => {
  await addressOf('shop');
  expect((await shop.server.inject(`/api/calendars/${file}`)).statusCode).toBe(404);
});

test('there is no feed of what there is not', async () => {
  expect(await refusal(change('crew:nowhere-1', 'renew'))).toMatchObject({ status: 404, code: 'not_found' });
});
