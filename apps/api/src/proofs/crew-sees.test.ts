import { type EndpointName, endpoints, type RouteContract, routes } from '@tintforge/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookings } from '../db/schema';
import { book } from '../testing/customer';
import { loggedIn, logIn, makeAccount } from '../testing/logged-in';
import { rawCall } from '../testing/raw-call';
import { sampleShop } from '../testing/sample-shop';
import { rowCounts, storedBooking } from '../testing/stored-rows';
import { openTestShop, type TestShop } from '../testing/test-shop';
import { bodyFor, queryFor } from './route-bodies';

/** For a region's crew, and one of today's jobs; named by the fact that restricts it. */
const strangers = {
  'a job of another region': { customerName: 'Secret Region', zip: sampleShop.farZip, appointmentDate: '2026-12-02' },
  'a job of another day': { customerName: 'Secret Day', zip: sampleShop.zip, appointmentDate: '2026-12-03' },
} as const;
type Stranger = keyof typeof strangers;

let shop: TestShop;
let headers: Record<string, string>;
let own: string;
let codes: Record<Stranger, string>;
let email: string;

beforeAll(async () => {
  shop = await openTestShop();
  const crew = await makeAccount(shop, { role: 'crew', regionId: sampleShop.regionId });
  await loggedIn(shop, { role: 'admin' });
  const ofToday = { appointmentDate: '2026-12-02', customerName: 'Own Customer' } as const;
  own = (await book(shop, ofToday)).booking.trackingCode;
  const made = Object.entries(strangers).map(async ([name, changes]) => {
    const secret = { customerEmail: 'secret@tintforge.example', customerPhone: '(813) 555-0199', notes: 'secret gate' };
    const place = { street: '1 Secret Street', city: 'Secret City' };
    return [name, (await book(shop, { ...changes, ...secret, address: place })).booking.trackingCode] as const;
  });
  codes = Object.fromEntries(await Promise.all(made)) as Record<Stranger, string>;
  shop.clock.set(Date.parse('2026-12-02T08:00:00-05:00'));
  headers = (await logIn(shop, crew)).headers;
  email = crew.email;
});

afterAll(() => shop.close());

const table = Object.entries(routes) as [EndpointName, RouteContract][];
/** Routes that a login alone opens; with a booking's secret, its owner may use them as any user. */
const forAccounts = table.filter(([, { access }]) => access.some((claim) => claim === 'crew' || claim === 'admin'));
const forCrews = forAccounts.filter(([, { access }]) => access.includes('crew'));
const notForCrews = forAccounts.filter(([, { access }]) => !access.includes('crew'));
const aboutOne = table.filter(([name]) => endpoints[name].path.includes(':code'));

function callAbout(name: EndpointName, code: string) {
  const payload = bodyFor(name, { catalogue: shop.catalogue, trackingCode: code, email });
  return rawCall(shop, { name, code, suffix: queryFor(name), headers, payload });
}

test.each(notForCrews)('%s is refused to a crew', async (name) => {
  const before = await rowCounts(shop);
  const { status } = await callAbout(name, own);
  expect([401, 403]).toContain(status);
  expect(await rowCounts(shop)).toEqual(before);
});

describe.each(Object.keys(strangers) as Stranger[])('%s', (stranger) => {
  test.each(aboutOne)('stays as it is and unnamed when a crew asks for %s', async (name) => {
    const before = await storedBooking(shop, codes[stranger]);
    const counts = await rowCounts(shop);
    const { body } = await callAbout(name, codes[stranger]);
    expect(JSON.stringify(body)).not.toMatch(/secret/i);
    expect(JSON.stringify(body)).not.toContain('555-0199');
    expect(await storedBooking(shop, codes[stranger])).toEqual(before);
    expect(await rowCounts(shop)).toEqual(counts);
  });
});

test.each(forCrews)('no customer but today’s of the region stands in the answer of %s', async (name) => {
  const { body } = await callAbout(name, own);
  expect(JSON.stringify(body)).not.toMatch(/secret/i);
});

test('its own job of today is what a crew does see', async () => {
  const { body } = await callAbout('getCheckIn', own);
  expect(JSON.stringify(body)).toContain('Own Customer');
  expect(await shop.database.connection.select().from(bookings).all()).toHaveLength(3);
});
