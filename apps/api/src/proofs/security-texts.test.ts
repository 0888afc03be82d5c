import { type EndpointName, endpoints, type RouteContract, reportTables, routes } from '@tintforge/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execute } from '../testing/raw-sql';
import { type KnownShop, openKnownShop } from './known-shop';
import { bodyFor, queryFor } from './route-bodies';

let known: KnownShop;
beforeAll(async () => {
  known = await openKnownShop();
});
afterAll(() => known.shop.close());

const table = Object.entries(routes) as [EndpointName, RouteContract][];

/** Characters that one of the engines, a file or an email cannot hold. */
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
        const { status } = await known.send(name, { code: piece, id: piece, suffix: queryFor(name) });
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
          const { status } = await known.send(name, { suffix: `?${own}` });
          expect([name, key, text, status < 500]).toEqual([name, key, text, true]);
        }
      }
    }
  });

  test('fails nothing in a body', async () => {
    for (const [name] of table) {
      const body = bodyFor(name, known.subject);
      for (const payload of body === undefined ? [] : withOddTexts(body)) {
        const { status } = await known.send(name, { payload });
        expect([name, status < 500]).toEqual([name, true]);
      }
    }
  });

  test('is named by its field', async () => {
    const answer = await known.send('login', {
      payload: { username: 'somebody', password: 'a password with \u0000 in it' },
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_value', fields: { password: expect.stringContaining('control characters') } },
    });
    const list = await known.send('getStaffBookings', { suffix: '?q=%00' });
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
      const { shop, admin } = known;
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
