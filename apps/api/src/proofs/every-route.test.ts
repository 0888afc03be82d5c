import { randomUUID } from 'node:crypto';
import { type EndpointName, endpoints, routes } from '@tintforge/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawCall } from '../testing/raw-call';
import { rowCounts } from '../testing/stored-rows';
import type { TestShop } from '../testing/test-shop';
import { bodyFor, isForStaff, queryFor } from './route-bodies';
import {
  type CallerName,
  type CallersShop,
  callers,
  isWelcome,
  openCallersShop,
  secured,
  subjectOf,
  table,
} from './route-callers';

let callersShop: CallersShop;
let shop: TestShop;
let code: string;
let quoteCode: string;
let headersOf: CallersShop['headersOf'];

beforeAll(async () => {
  callersShop = await openCallersShop();
  ({ shop, code, quoteCode, headersOf } = callersShop);
});

afterAll(() => shop.close());

const withBody = table.filter(([, { body }]) => body !== undefined);
const withQuery = table.filter(([, { query }]) => query !== undefined);
const idempotent = table.filter((entry) => entry[1].idempotent === true);

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

test('a POST that needs no body takes none, called JSON or not', async () => {
  const bodiless = table.filter(
    ([name, { body, file }]) => endpoints[name].method === 'POST' && body === undefined && file === undefined,
  );
  for (const [name, { access }] of bodiless.filter(([name]) => name !== 'receiveWebhook')) {
    const headers = access.includes('admin') ? headersOf['an admin'] : headersOf['the owner'];
    for (const type of [{}, { 'content-type': 'application/json' }]) {
      const { body } = await rawCall(shop, { name, code, headers: { ...headers, ...type } });
      expect([name, body.code]).not.toEqual([name, expect.stringMatching(/broken_json|missing_field|unsupported/)]);
    }
  }
});

describe.each(secured)('%s', (name, contract) => {
  const call = (caller: CallerName, payload: unknown) =>
    rawCall(shop, { name, code, quoteCode, suffix: queryFor(name), headers: headersOf[caller], payload });

  test.each(callers.filter((caller) => !isWelcome(contract, caller)))('is refused to %s', async (caller) => {
    const before = await rowCounts(shop);
    const { status, body } = await call(caller, bodyFor(name, subjectOf(callersShop, caller)));
    // A logged-in caller without permission gets that response; the existence of a booking is never revealed.
    const isSecret = contract.access.some((claim) => claim.endsWith('-token'));
    const isForbidden = callersShop.emailOf[caller] !== undefined && !isSecret;
    expect([status, body.code]).toEqual(isForbidden ? [403, 'forbidden'] : [401, 'unauthorized']);
    expect(await rowCounts(shop)).toEqual(before);
  });

  test.each([
    ['nothing', {}],
    ['a secret that is too short', { 'booking-token': 'abc' }],
    ['a secret of other characters', { 'booking-token': `${'a'.repeat(42)}'` }],
    ['a secret that is too long', { 'booking-token': 'a'.repeat(300) }],
    ['a login that nobody gave', { authorization: `Bearer ${'a'.repeat(43)}` }],
  ])('is refused before its body is read to who brings %s', async (_name, headers) => {
    const answer = await rawCall(shop, { name, code, headers, payload: '{"broken":' });
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });
});

/** Callers with these reach the route's schemas. */
const headersFor = (name: EndpointName) => ({
  ...headersOf[isForStaff(routes[name]) ? 'an admin' : 'the owner'],
  'booking-token': 'a'.repeat(43),
  'idempotency-key': randomUUID(),
});

describe.each(withBody)('the body of %s', (name) => {
  test('has no field that the contract does not name', async () => {
    const before = await rowCounts(shop);
    const payload = { ...bodyFor(name, subjectOf(callersShop)), extra: 1 };
    const answer = await rawCall(shop, { name, code, headers: headersFor(name), payload });
    expect(answer).toMatchObject({ status: 400, body: { code: 'unknown_key', fields: { extra: expect.any(String) } } });
    expect(await rowCounts(shop)).toEqual(before);
  });
  test.each(['{', 'null', '[]', '7'])('is not %s', async (payload) => {
    const answer = await rawCall(shop, { name, code, headers: headersFor(name), payload });
    expect(answer.status).toBe(400);
    expect(['broken_json', 'invalid_type']).toContain(answer.body.code);
  });
});

test.each(withQuery)('the query of %s has no field that the contract does not name', async (name) => {
  const answer = await rawCall(shop, { name, suffix: `${queryFor(name)}&extra=1`, headers: headersFor(name) });
  expect(answer).toMatchObject({ status: 400, body: { code: 'unknown_key', fields: { extra: expect.any(String) } } });
});

test.each(idempotent)('%s asks for its key before it reads a body', async (name) => {
  const answer = await rawCall(shop, { name, headers: headersOf['an admin'], payload: '{"broken":' });
  expect(answer).toMatchObject({ status: 400, body: { code: 'idempotency_key_missing' } });
});

test('every API response carries a request ID and is never cached', async () => {
  for (const [name] of table.filter(([each]) => !each.startsWith('get') || each === 'getBooking')) {
    const { headers } = await rawCall(shop, { name, code });
    expect(headers).toMatchObject({
      'request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      'cache-control': 'no-store',
    });
  }
});
