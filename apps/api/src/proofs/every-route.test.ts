import { randomUUID } from 'node:crypto';
import { type EndpointName, endpoints, type RouteContract, routes } from '@tintforge/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingRequestOf, hold } from '../testing/customer';
import { rawCall } from '../testing/raw-call';
import { sampleMessage } from '../testing/sample-message';
import { rowCounts } from '../testing/stored-rows';
import { openTestShop, type TestShop } from '../testing/test-shop';

let shop: TestShop;
let code: string;

beforeAll(async () => {
  shop = await openTestShop();
  code = (await hold(shop)).booking.trackingCode;
});

afterAll(() => shop.close());

const table = Object.entries(routes) as [EndpointName, RouteContract][];
const secured = table.filter(([, { access }]) => !access.includes('public'));
const withBody = table.filter(([, { body }]) => body !== undefined);
const withQuery = table.filter(([, { query }]) => query !== undefined);
const idempotent = table.filter((entry) => entry[1].idempotent === true);

/** A body that fits a route, before something is added to it. */
function bodyFor(name: EndpointName): Record<string, unknown> {
  if (name === 'createBooking') return { ...bookingRequestOf(shop.catalogue, { appointmentTime: '13:00' }) };
  if (name === 'createIntent') {
    return {
      amount: 449.98,
      bookingInfo: { trackingCode: code, customerName: 'Sample Customer', vehicleInfo: 'Sample' },
    };
  }
  return name === 'sendMessage' ? { ...sampleMessage } : { trackingCode: code };
}

test('every route of the contract is served, and nothing of the api that is not in it', async () => {
  for (const [name] of table) {
    const { method, path } = endpoints[name];
    expect(shop.server.hasRoute({ method, url: path })).toBe(true);
  }
  for (const url of ['/api', '/api/', '/api/nothing', '/api/bookings/TF/nothing', '/health/nothing']) {
    const response = await shop.server.inject({ url });
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
  }
  const deleted = await shop.server.inject({ method: 'DELETE', url: `/api/bookings/${code}` });
  expect([deleted.statusCode, deleted.json().code]).toEqual([404, 'not_found']);
});

describe.each(secured)('%s is for who has the secret', (name, { body }) => {
  test.each([
    ['without one', {}],
    ['with one that is too short', { 'booking-token': 'abc' }],
    ['with one of other characters', { 'booking-token': `${'a'.repeat(42)}'` }],
    ['with one that is too long', { 'booking-token': 'a'.repeat(300) }],
    ['with a login instead', { authorization: `Bearer ${'a'.repeat(43)}` }],
  ])('%s: 401, before the body is read', async (_name, headers) => {
    const before = rowCounts(shop);
    const answer = await rawCall(shop, { name, code, headers, payload: '{"broken":' });
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    expect(rowCounts(shop)).toEqual(before);
  });

  test('with another booking’s: 401', async () => {
    const headers = { 'booking-token': 'a'.repeat(43) };
    const answer = await rawCall(shop, {
      name,
      code,
      headers,
      ...(body === undefined ? {} : { payload: bodyFor(name) }),
    });
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });
});

const headersFor = () => ({ 'booking-token': 'a'.repeat(43), 'idempotency-key': randomUUID() });

describe.each(withBody)('the body of %s', (name) => {
  test('has no field that the contract does not name', async () => {
    const before = rowCounts(shop);
    const answer = await rawCall(shop, { name, code, headers: headersFor(), payload: { ...bodyFor(name), extra: 1 } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'unknown_key', fields: { extra: expect.any(String) } } });
    expect(rowCounts(shop)).toEqual(before);
  });
  test.each(['{', 'null', '[]', '7'])('is not %s', async (payload) => {
    const answer = await rawCall(shop, { name, code, headers: headersFor(), payload });
    expect(answer.status).toBe(400);
    expect(['broken_json', 'invalid_type']).toContain(answer.body.code);
  });
});

test.each(withQuery)('the query of %s has no field that the contract does not name', async (name) => {
  const suffix = '?zip=33602&from=2026-12-08&days=1&vehicleType=sedan&packageId=sedan-basic&extra=1';
  const answer = await rawCall(shop, { name, suffix });
  expect(answer).toMatchObject({ status: 400, body: { code: 'unknown_key', fields: { extra: expect.any(String) } } });
});

test.each(idempotent)('%s asks for its key before it reads a body', async (name) => {
  const answer = await rawCall(shop, { name, payload: '{"broken":' });
  expect(answer).toMatchObject({ status: 400, body: { code: 'idempotency_key_missing' } });
});

test('every answer of the api carries a request id and is kept by nobody', async () => {
  for (const [name] of table.filter(([each]) => !each.startsWith('get') || each === 'getBooking')) {
    const { headers } = await rawCall(shop, { name, code });
    expect(headers).toMatchObject({
      'request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      'cache-control': 'no-store',
    });
  }
});
