import { brand } from '@tintforge/content';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../../db/schema';
import { book, cancel } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { storeLike, storeVeryMany } from '../../../testing/many-bookings';
import { sampleShop } from '../../../testing/sample-shop';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { exportBookings } from './export-bookings';

const { regionName, farRegionId, farZip, city, phone, time, vehicleName, packageName, addOnName, totalCents } =
  sampleShop;

let shop: TestShop;
let admin: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  admin = await loggedIn(shop, { role: 'admin' });
});

afterEach(() => shop.close());

const file = (query: object = {}) => admin.staff('getStaffBookingsFile', { query });

/** The file's lines behind its head. */
async function lines(query: object = {}): Promise<string[]> {
  const text = await file(query);
  expect(text.endsWith('\r\n')).toBe(true);
  return text.split('\r\n').slice(1, -1);
}

const codeOf = (line: string) => line.split(',')[0];

describe('the file', () => {
  test('says who, what, when, where and how much, and how it stands', async () => {
    const { booking } = await book(shop, { appointmentDate: '2026-12-09' });
    const text = await file();
    expect(text).toBe(
      'Code,Date,Time,Region,Crew,City,Name,Phone,Email,Vehicle,Services,Total,Sales tax included,Sales tax percent,Status,Payment,Booked by,Booked on\r\n' +
        `${booking.trackingCode},2026-12-09,${time},${regionName},${regionName} crew 1,${city},Sample Customer,${phone},` +
        `customer@tintforge.example,2024 Sample Sedan (${vehicleName}),${packageName}; ${addOnName},` +
        `${(totalCents / 100).toFixed(2)},,,confirmed,paid,site,2026-12-01\r\n`,
    );
  });

  test('has a head when there is nothing else', async () => {
    expect(await file()).toMatch(/^Code,Date,[^\r]*\r\n$/);
  });

  test.each([
    ['a formula', '=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['a plus', '+1', `'+1`],
    ['an at', '@sum(a)', `'@sum(a)`],
    ['quotes and commas', 'Ana "Ibis", Jr.', '"Ana ""Ibis"", Jr."'],
    ['other scripts', 'José 车主 🚗', 'José 车主 🚗'],
  ])('bears a name with %s', async (_what, customerName, cell) => {
    await storeLike(shop, await book(shop), [{ customerName, createdAt: shop.clock.now() + 1 }]);
    const [first] = await lines();
    expect(first).toContain(`,${cell},${phone},`);
  });

  test('is of the list as it was searched, filtered and ordered', async () => {
    const one = await book(shop, { appointmentDate: '2026-12-09', zip: farZip, addOnIds: [] });
    const two = await book(shop, { appointmentDate: '2026-12-08', zip: farZip });
    await book(shop, { appointmentDate: '2026-12-08' });
    await cancel(shop, await book(shop, { appointmentDate: '2026-12-10', zip: farZip }));
    const query = { region: farRegionId, status: 'confirmed', q: 'sample', sort: 'total', direction: 'ascending' };
    expect((await lines(query)).map(codeOf)).toEqual([one, two].map(({ booking }) => booking.trackingCode));
    expect((await lines({ ...query, from: '2026-12-09' })).map(codeOf)).toEqual([one.booking.trackingCode]);
  });

  test('is offered under a name with the day, as something to save', async () => {
    const { headers, rawPayload } = await shop.server.inject({
      url: '/api/admin/bookings.csv',
      headers: admin.headers,
    });
    // The byte order mark by which spreadsheets recognize UTF-8.
    expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${brand.name.toLowerCase()}-bookings-2026-12-01.csv"`,
      'cache-control': 'no-store',
    });
  });

  test('is audited: who took it, and by which filters, never by whose name', async () => {
    await file({ region: farRegionId, q: 'Ana Ibis' });
    expect(await shop.database.connection.select().from(audit).all()).toMatchObject([
      {
        userId: admin.account.id,
        action: 'bookings.exported',
        subject: 'bookings',
        data: { region: farRegionId, sort: 'booked', direction: 'descending', isSearched: true },
      },
    ]);
    expect(JSON.stringify(await shop.database.connection.select().from(audit).all())).not.toContain('Ibis');
  });
});

describe('a hundred thousand bookings', () => {
  const stored = 30_000;

  beforeEach(async () => storeVeryMany(shop, await book(shop), stored), 120_000);

  test('are each written once, a few at a time, while others are served', async () => {
    // Bookings made during the export come before what was already written.
    const query = { sort: 'booked', direction: 'ascending' } as const;
    const stream = await exportBookings(shop.payments.bookings, { query, userId: admin.account.id });
    const codes = new Set<string | undefined>();
    let rest = '';
    let most = 0;
    let total = 0;
    let meanwhile: Promise<unknown> | undefined;
    for await (const piece of stream) {
      most = Math.max(most, stream.readableLength);
      total += piece.length;
      const text = (rest + String(piece)).split('\r\n');
      rest = text.pop() ?? '';
      for (const line of text) codes.add(codeOf(line));
      meanwhile ??= book(shop, { appointmentDate: '2026-12-11' }).then(() => {
        expect(codes.size).toBeLessThan(stored);
      });
    }
    await meanwhile;
    expect.assertions(4);
    // The head, and the one that all others are like.
    expect(codes.size).toBe(stored + 2);
    expect(total).toBeGreaterThan(4_500_000);
    expect(most).toBeLessThan(500_000);
  });
});
