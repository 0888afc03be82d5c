import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countlessHolds } from '../../../testing/countless-holds';
import { distinctOrders, ordersInstant } from '../../../testing/distinct-orders';
import { loggedIn } from '../../../testing/logged-in';
import { rawCall } from '../../../testing/raw-call';
import { rowsOf } from '../../../testing/raw-sql';
import { sampleShop } from '../../../testing/sample-shop';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

let shop: TestShop;
/** In one region, each for a separate time and by another person. */
const orders = distinctOrders().filter(({ zip }) => zip === sampleShop.zip);
let next: number;

beforeEach(async () => {
  shop = await openTestShop({ instant: new Date(ordersInstant).toISOString() });
  next = 0;
});
afterEach(() => shop.close());

/** Requests an available time, from an IP address. Returns the status, or the code of the refusal. */
async function askFrom(
  address: string,
  headers: Record<string, string> = {},
  payload = orders[next],
): Promise<string | number> {
  next += 1;
  const { status, body } = await rawCall(shop, {
    name: 'createBooking',
    headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': address, ...headers },
    payload,
  });
  return body.code ?? status;
}

const times = (count: number) => Array.from({ length: count }, (_, number) => number);

async function placesHeld() {
  const rows = await rowsOf<{ region: number | string | null; crowd: number | string | null; network: string }>(
    shop,
    `select region_place as region, crowd_place as crowd, holder_network as network from bookings where status = 'pending'`,
  );
  return rows.map(({ region, crowd, network }) => ({
    region: region === null ? null : Number(region),
    isOfCrowd: crowd !== null,
    network,
  }));
}

describe('one device that has a whole /64 of IPv6', () => {
  beforeEach(() => {
    shop.payments.bookings.holdLimits = { ...countlessHolds, perAddress: 3, perSite: 5 };
  });

  test('has the holds of one address, and the site around it those of a site', async () => {
    for (const number of times(3)) expect(await askFrom(`2001:db8:1:1::${number}`)).toBe(201);
    expect(await askFrom('2001:db8:1:1:ffff::9')).toBe('too_many_holds');
    for (const number of times(2)) expect(await askFrom(`2001:db8:1:${number + 2}::1`)).toBe(201);
    expect(await askFrom('2001:db8:1:9::1')).toBe('too_many_holds');
    expect(await askFrom('2001:db8:2:1::1')).toBe(201);
    expect(await askFrom('203.0.113.7')).toBe(201);
  });

  test('has no more of them by asking at the same moment', async () => {
    const answers = await Promise.all(times(12).map((number) => askFrom(`2001:db8:1:${number}::1`)));
    expect(answers.filter((answer) => answer === 201)).toHaveLength(5);
    expect(new Set(answers)).toEqual(new Set([201, 'too_many_holds']));
  });
});

describe('where guests hold many starts of a region', () => {
  beforeEach(() => {
    shop.payments.bookings.holdLimits = { ...countlessHolds, perRegion: { least: 3, open: 0, crowded: 0 } };
  });

  test('each network has one more, until half is left, and those whom the shop knows go on', async () => {
    for (const _ of times(4)) expect(await askFrom('203.0.113.7')).toBe(201);
    expect(await askFrom('203.0.113.7')).toBe('region_busy');
    expect(await askFrom('203.0.113.8')).toBe(201);
    expect(await askFrom('2001:db8:1:1::1')).toBe(201);
    expect(await askFrom('203.0.113.9')).toBe('region_busy');
    const stranger = await loggedIn(shop, { emailVerifiedAt: null });
    expect(await askFrom('203.0.113.9', stranger.headers)).toBe('region_busy');
    const customer = await loggedIn(shop);
    expect(await askFrom('203.0.113.7', customer.headers)).toBe(201);
    const staff = await loggedIn(shop, { role: 'crew', regionId: sampleShop.regionId, emailVerifiedAt: null });
    expect(await askFrom('203.0.113.7', staff.headers)).toBe(201);
  });

  test('another region is not busy', async () => {
    for (const _ of times(4)) await askFrom('203.0.113.7');
    const elsewhere = distinctOrders().find(({ zip }) => zip !== sampleShop.zip);
    expect(await askFrom('203.0.113.7', {}, elsewhere)).toBe(201);
  });

  test('there is room again when holds run out', async () => {
    for (const host of [1, 1, 1, 1, 2, 3]) await askFrom(`203.0.113.${host}`);
    expect(await askFrom('198.51.100.1')).toBe('region_busy');
    shop.clock.advance(15 * 60_000);
    expect(await askFrom('198.51.100.1')).toBe(201);
    await shop.runExpiry();
    for (const _ of times(2)) expect(await askFrom('198.51.100.1')).toBe(201);
  });

  test.each([1, 2, 3])('nobody gets round it by asking at the same moment, try %i', async (round) => {
    const answers = await Promise.all(times(24).map((number) => askFrom(`203.0.113.${(number * round) % 5}`)));
    const held = await placesHeld();
    expect(answers.filter((answer) => answer === 201)).toHaveLength(6);
    expect(new Set(answers)).toEqual(new Set([201, 'region_busy']));
    expect(held.map(({ region }) => region).sort()).toEqual([0, 1, 2, 3, 4, 5]);
    const crowd = held.filter(({ isOfCrowd }) => isOfCrowd);
    expect(crowd).toHaveLength(3);
    expect(new Set(crowd.map(({ network }) => network)).size).toBe(3);
  });
});
