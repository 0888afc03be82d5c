import type { EndpointName } from '@tintforge/api-contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, correctionOf, type Ticket } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { rawCall } from '../../../testing/raw-call';
import { sampleShop } from '../../../testing/sample-shop';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

let shop: TestShop;
let people: Record<'owner' | 'somebody else' | 'a crew’s member' | 'an admin', LoggedIn>;
let booked: Ticket;

beforeEach(async () => {
  shop = await openTestShop();
  people = {
    owner: await loggedIn(shop, { email: 'owner@tintforge.example' }),
    'somebody else': await loggedIn(shop),
    'a crew’s member': await loggedIn(shop, { role: 'crew', regionId: sampleShop.regionId }),
    'an admin': await loggedIn(shop, { role: 'admin' }),
  };
  booked = await book(shop, { customerEmail: 'owner@tintforge.example' });
});

afterEach(() => shop.close());

const calls: [EndpointName, object | undefined][] = [
  ['getBookingDetails', undefined],
  ['getBookingCalendar', undefined],
  ['cancelBooking', { refund: sampleShop.total }],
  ['rescheduleBooking', { appointmentDate: '2026-12-09', appointmentTime: '13:00' }],
  ['correctBooking', correctionOf({ notes: 'gate 45' })],
];

function call(name: EndpointName, { payload, headers }: { payload: object | undefined; headers: object }) {
  return rawCall(shop, {
    name,
    code: booked.booking.trackingCode,
    headers: { ...headers },
    ...(payload !== undefined && { payload }),
  });
}

const wrongToken = { 'booking-token': 'A'.repeat(43) };

describe.each(calls)('%s', (name, payload) => {
  test('opens for the account that the booking belongs to, without its secret', async () => {
    expect(await call(name, { payload, headers: people.owner.headers })).toMatchObject({ status: 200 });
  });

  test('opens for the owner although the secret that is sent along is an old one', async () => {
    const headers = { ...people.owner.headers, ...wrongToken };
    expect(await call(name, { payload, headers })).toMatchObject({ status: 200 });
  });

  test('opens by its secret for whoever is logged in', async () => {
    const headers = { ...people['somebody else'].headers, 'booking-token': booked.manageToken };
    expect(await call(name, { payload, headers })).toMatchObject({ status: 200 });
  });

  test.each(['somebody else', 'a crew’s member'] as const)(
    'does not open for %s, and says what it says to all',
    async (who) => {
      const answer = await call(name, { payload, headers: people[who].headers });
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
      expect(answer.body).toEqual((await call(name, { payload, headers: wrongToken })).body);
    },
  );
});

test('an admin may look, and changes nothing here', async () => {
  const { headers } = people['an admin'];
  const statuses = [];
  for (const [name, payload] of calls) statuses.push((await call(name, { payload, headers })).status);
  expect(statuses).toEqual([200, 200, 401, 401, 401]);
  expect((await storedBooking(shop, booked.booking.trackingCode)).history).toEqual(['held', 'paid']);
});

test('a guest’s booking is nobody’s: no account opens it', async () => {
  const guest = await book(shop, { appointmentTime: '13:00' });
  const code = guest.booking.trackingCode;
  for (const who of ['owner', 'somebody else'] as const) {
    const answer = await rawCall(shop, { name: 'getBookingDetails', code, headers: people[who].headers });
    expect(answer.status).toBe(401);
  }
});

describe('the booking’s own half hours count as free', () => {
  const { zip, vehicleType, packageId, addOnId: addOnIds } = sampleShop;
  const ask = (headers: object) =>
    rawCall(shop, {
      name: 'getAvailability',
      suffix: `?${new URLSearchParams({ zip, from: '2026-12-08', days: '1', vehicleType, packageId, addOnIds, exclude: booked.booking.trackingCode })}`,
      headers: { ...headers },
    });

  test('for its account', async () => {
    await book(shop);
    expect((await ask(people.owner.headers)).body).toMatchObject({
      days: [{ starts: expect.arrayContaining([expect.objectContaining({ time: sampleShop.time, available: true })]) }],
    });
  });

  test('for no other', async () => {
    expect((await ask(people['somebody else'].headers)).status).toBe(401);
    expect((await ask({})).status).toBe(401);
  });
});
