import { randomUUID } from 'node:crypto';
import { type EndpointName, endpoints, type RouteContract, routes } from '@tintforge/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { book } from '../testing/customer';
import { loggedIn } from '../testing/logged-in';
import { rawCall } from '../testing/raw-call';
import { rowCounts } from '../testing/stored-rows';
import { openTestShop, type TestShop } from '../testing/test-shop';
import { bodyFor, isForStaff, queryFor, type RouteSubject } from './route-bodies';

/** Everybody who may call, by what they bring. */
const callers = [
  'nobody',
  'the secret of the booking',
  'the secret of another booking',
  'the owner',
  'another customer',
  'a crew',
  'an admin',
] as const;
type CallerName = (typeof callers)[number];

let shop: TestShop;
let code: string;
let headersOf: Record<CallerName, Record<string, string>>;
let emailOf: Partial<Record<CallerName, string>>;

beforeAll(async () => {
  shop = await openTestShop();
  const owner = await loggedIn(shop);
  const stranger = await loggedIn(shop);
  const crew = await loggedIn(shop, { role: 'crew', regionId: 'tampa' });
  const admin = await loggedIn(shop, { role: 'admin' });
  const own = await book(shop, { customerEmail: owner.account.email });
  const other = await book(shop, { customerEmail: stranger.account.email });
  code = own.booking.trackingCode;
  headersOf = {
    nobody: {},
    'the secret of the booking': { 'booking-token': own.manageToken },
    'the secret of another booking': { 'booking-token': other.manageToken },
    'the owner': owner.headers,
    'another customer': stranger.headers,
    'a crew': crew.headers,
    'an admin': admin.headers,
  };
  emailOf = {
    'the owner': owner.account.email,
    'another customer': stranger.account.email,
    'a crew': crew.account.email,
    'an admin': admin.account.email,
  };
});

afterAll(() => shop.close());

const table = Object.entries(routes) as [EndpointName, RouteContract][];
const secured = table.filter(([, { access }]) => !access.includes('public'));
const open = table.filter(([, { access }]) => access.includes('public'));
const withBody = table.filter(([, { body }]) => body !== undefined);
const withQuery = table.filter(([, { query }]) => query !== undefined);
const idempotent = table.filter((entry) => entry[1].idempotent === true);

const subject = (caller: CallerName = 'nobody'): RouteSubject => ({
  catalogue: shop.catalogue,
  trackingCode: code,
  email: emailOf[caller] ?? 'nobody@tintforge.example',
});

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
  const bodiless = table.filter(([name, { body }]) => endpoints[name].method === 'POST' && body === undefined);
  for (const [name, { access }] of bodiless.filter(([name]) => name !== 'receiveWebhook')) {
    const headers = access.includes('admin') ? headersOf['an admin'] : headersOf['the owner'];
    for (const type of [{}, { 'content-type': 'application/json' }]) {
      const { body } = await rawCall(shop, { name, code, headers: { ...headers, ...type } });
      expect([name, body.code]).not.toEqual([name, expect.stringMatching(/broken_json|missing_field|unsupported/)]);
    }
  }
});

/** Who may, as the contract says, for a booking that is the owner's. */
function isWelcome({ access }: RouteContract, caller: CallerName): boolean {
  const claims: Record<CallerName, readonly string[]> = {
    nobody: [],
    'the secret of the booking': ['booking-token'],
    'the secret of another booking': [],
    'the owner': ['owner', 'customer'],
    'another customer': ['customer'],
    'a crew': ['crew'],
    'an admin': ['admin'],
  };
  return access.some((claim) => claims[caller].includes(claim));
}

describe.each(secured)('%s', (name, contract) => {
  const call = (caller: CallerName, payload: unknown) =>
    rawCall(shop, { name, code, suffix: queryFor(name), headers: headersOf[caller], payload });

  test.each(callers.filter((caller) => isWelcome(contract, caller)))('is answered to %s', async (caller) => {
    const { status, body } = await call(caller, bodyFor(name, subject(caller)));
    expect(status).toBeLessThan(500);
    expect(['unauthorized', 'forbidden']).not.toContain(body.code);
  });

  test.each(callers.filter((caller) => !isWelcome(contract, caller)))('is refused to %s', async (caller) => {
    const before = await rowCounts(shop);
    const { status, body } = await call(caller, bodyFor(name, subject(caller)));
    // Whoever is logged in and may not is told so; whether a booking exists is told to nobody.
    const isForbidden = emailOf[caller] !== undefined && !contract.access.includes('booking-token');
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

test.each(open)('%s is answered to everybody alike', async (name) => {
  const answers = await Promise.all(
    callers.map((caller) => rawCall(shop, { name, code, headers: headersOf[caller], payload: withoutBody(name) })),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`)).size).toBe(1);
});

/** Enough to pass the access check and to change nothing. */
function withoutBody(name: EndpointName): string | undefined {
  return endpoints[name].method === 'POST' ? '{}' : undefined;
}

/** Whoever calls with these is let through to the route's schemas. */
const headersFor = (name: EndpointName) => ({
  ...headersOf[isForStaff(routes[name]) ? 'an admin' : 'the owner'],
  'booking-token': 'a'.repeat(43),
  'idempotency-key': randomUUID(),
});

describe.each(withBody)('the body of %s', (name) => {
  test('has no field that the contract does not name', async () => {
    const before = await rowCounts(shop);
    const payload = { ...bodyFor(name, subject()), extra: 1 };
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

test('every answer of the api carries a request id and is kept by nobody', async () => {
  for (const [name] of table.filter(([each]) => !each.startsWith('get') || each === 'getBooking')) {
    const { headers } = await rawCall(shop, { name, code });
    expect(headers).toMatchObject({
      'request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      'cache-control': 'no-store',
    });
  }
});
