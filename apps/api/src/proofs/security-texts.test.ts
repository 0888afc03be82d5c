import { type EndpointName, endpoints, type RouteContract, reportTables, routes } from '@tintforge/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { book } from '../testing/customer';
import { type LoggedIn, loggedIn } from '../testing/logged-in';
import { rawCall } from '../testing/raw-call';
import { execute } from '../testing/raw-sql';
import { openTestShop, type TestShop } from '../testing/test-shop';
import { bodyFor, queryFor } from './route-bodies';

let shop: TestShop;
let customer: LoggedIn;
let admin: LoggedIn;
let code: string;
let manageToken: string;

beforeAll(async () => {
  shop = await openTestShop();
  customer = await loggedIn(shop);
  admin = await loggedIn(shop, { role: 'admin' });
  const booked = await book(shop, { customerEmail: customer.account.email });
  code = booked.booking.trackingCode;
  manageToken = booked.manageToken;
});
afterAll(() => shop.close());

const table = Object.entries(routes) as [EndpointName, RouteContract][];

function send(name: EndpointName, changes: Partial<Parameters<typeof rawCall>[1]>) {
  const { access }: RouteContract = routes[name];
  const isForStaff = access.every((claim) => claim === 'crew' || claim === 'admin');
  const headers = {
    ...(isForStaff ? admin : customer).headers,
    'booking-token': manageToken,
    'idempotency-key': shop.random.uuid(),
  };
  return rawCall(shop, { name, code, headers, ...changes });
}

/** Characters that one of the engines, a file or a mail cannot hold. */
const odd = ['\u0000', 'a\u0000b', '\ud800'];

/** Copies of a body, each with one of its texts replaced. */
function withOddTexts(body: Record<string, unknown>): Record<string, unknown>[] {
  return pathsOfTexts(body).flatMap((path) =>
    odd.map((text) => {
      const copy = structuredClone(body);
      const holder = path.slice(0, -1).reduce((inner, key) => inner[key] as Record<string, unknown>, copy);
      holder[path.at(-1) ?? ''] = text;
      return copy;
    }),
  );
}

function pathsOfTexts(value: unknown): string[][] {
  if (typeof value === 'string') return [[]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => pathsOfTexts(inner).map((path) => [key, ...path]));
}

describe('a character that a database cannot hold', () => {
  test('fails nothing in an address', async () => {
    for (const [name] of table.filter(([each]) => /:/.test(endpoints[each].path))) {
      for (const text of odd) {
        const piece = encodeURIComponent(Buffer.from(text).toString());
        const { status } = await send(name, { code: piece, id: piece, suffix: queryFor(name) });
        expect([name, text, status < 500]).toEqual([name, text, true]);
      }
    }
  });

  test('fails nothing in a query', async () => {
    for (const [name, { query }] of table) {
      for (const key of Object.keys(query?.shape ?? {}).filter((each) => each !== 'follow')) {
        for (const text of odd) {
          const own = new URLSearchParams(queryFor(name));
          own.set(key, Buffer.from(text).toString());
          const { status } = await send(name, { suffix: `?${own}` });
          expect([name, key, text, status < 500]).toEqual([name, key, text, true]);
        }
      }
    }
  });

  test('fails nothing in a body', async () => {
    for (const [name] of table) {
      const body = bodyFor(name, { catalogue: shop.catalogue, trackingCode: code, email: customer.account.email });
      for (const payload of body === undefined ? [] : withOddTexts(body)) {
        const { status } = await send(name, { payload });
        expect([name, status < 500]).toEqual([name, true]);
      }
    }
  });

  test('is named by its field', async () => {
    const answer = await rawCall(shop, {
      name: 'login',
      payload: { username: 'somebody', password: 'a password with \u0000 in it' },
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_value', fields: { password: expect.stringContaining('control characters') } },
    });
    const list = await rawCall(shop, { name: 'getStaffBookings', headers: admin.headers, suffix: '?q=%00' });
    expect(list.status).toBe(400);
  });
});

describe('a formula that somebody typed', () => {
  /** Each table of the report on the month in which the booking is. */
  const reportQueries = reportTables.map((name) => `?from=2026-12-01&to=2026-12-31&by=week&table=${name}`);
  const formula = '=HYPERLINK("http://elsewhere.example","x")';

  test.each([formula, '+1', '-1+1', '@sum(a)', '\t=1', '\r=1'])(
    'is a text in every file for spreadsheets: %j',
    async (text) => {
      const columns = ['customer_name', 'city', 'vehicle_make', 'vehicle_model'];
      for (const column of columns) await execute(shop, `update bookings set ${column} = ?`, text);
      await execute(shop, 'update crews set name = ?', text);
      const files = table.filter(([, { contentType }]) => contentType?.startsWith('text/csv'));
      expect(files.map(([name]) => name).toSorted()).toEqual(['getReportFile', 'getStaffBookingsFile']);
      for (const [name] of files) {
        for (const suffix of name === 'getReportFile' ? reportQueries : ['']) {
          const { method, path } = endpoints[name];
          const { body, statusCode } = await shop.server.inject({ method, url: path + suffix, headers: admin.headers });
          expect([name, statusCode]).toEqual([name, 200]);
          // A cell begins the file, or comes after a comma or a line break, with a quote before it or not.
          expect(body.replace(/^\ufeff/, '')).not.toMatch(/(?:^|[,\n])"?[=+@\t\r](?!\n)/);
          if (name === 'getStaffBookingsFile') expect(body).toContain(`'${text.charAt(0)}`);
        }
      }
    },
  );
});
