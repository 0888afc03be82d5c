import type { BookingList, BookingListQuery } from '@tintforge/api-contract';
import { addDays, bookingStatuses, paymentStatuses } from '@tintforge/booking-core';
import { instantOf } from '@tintforge/content/clock';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingRow } from '../../../db/schema';
import { book, refusal, type Ticket } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { storeLike, storeVeryMany } from '../../../testing/many-bookings';
import { phoneBookingOf } from '../../../testing/phone-booking';
import { execute } from '../../../testing/raw-sql';
import { instantOnShopClock, morningOf, sampleShop } from '../../../testing/sample-shop';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

const regionIds = ['tampa', 'clearwater', 'sarasota', 'naples'];
const firstDay = '2026-10-28';

/** Days on both sides of the change of the clock on November 1, and few moments and prices, so that many are equal. */
const anyDay = fc.integer({ min: 0, max: 9 }).map((days) => addDays(firstDay, days));
const anyRow = fc
  .record({
    regionId: fc.constantFrom(...regionIds),
    status: fc.constantFrom(...bookingStatuses),
    paymentStatus: fc.constantFrom(...paymentStatuses),
    appointmentDate: anyDay,
    appointmentTime: fc.constantFrom('09:00', '15:30'),
    totalCents: fc.constantFrom(24_999, 44_998, 60_050),
    createdAt: fc.integer({ min: 0, max: 9 }).map((hours) => Date.parse('2026-10-20T12:00:00Z') + hours * 3_600_000),
  })
  .map((row) => ({ ...row, startsAt: instantOf({ date: row.appointmentDate, time: row.appointmentTime }) }));

type Filters = Omit<BookingListQuery, 'after' | 'before' | 'size'>;

const some = <Name extends string>(names: readonly Name[]) =>
  fc.option(fc.subarray([...names], { minLength: 1 }), { nil: undefined });

const anyFilters: fc.Arbitrary<Filters> = fc
  .record({
    region: fc.option(fc.constantFrom(...regionIds), { nil: undefined }),
    status: some(bookingStatuses),
    payment: some(paymentStatuses),
    days: fc.option(fc.tuple(anyDay, anyDay), { nil: undefined }),
    isOpenEnded: fc.boolean(),
    q: fc.constantFrom(undefined, 'sample', '0142'),
    sort: fc.constantFrom('booked' as const, 'when' as const, 'total' as const),
    direction: fc.constantFrom('ascending' as const, 'descending' as const),
  })
  .map(({ days, isOpenEnded, ...filters }) => {
    const [from, to] = days?.toSorted() ?? [];
    return { ...filters, from, to: isOpenEnded ? undefined : to };
  });

/** Expected list: every row checked, one after another. */
function expected(rows: readonly BookingRow[], { region, status, payment, from, to, q, sort, direction }: Filters) {
  const placeOf = (row: BookingRow) => ({ booked: row.createdAt, when: row.startsAt, total: row.totalCents })[sort];
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .filter((row) => region === undefined || row.regionId === region)
    .filter((row) => status?.includes(row.status) ?? true)
    .filter((row) => payment?.includes(row.paymentStatus) ?? true)
    .filter((row) => from === undefined || row.appointmentDate >= from)
    .filter((row) => to === undefined || row.appointmentDate <= to)
    .filter((row) => q !== '0142' || row.customerPhone.endsWith('0142'))
    .toSorted((one, other) => sign * (placeOf(one) - placeOf(other) || (one.id < other.id ? -1 : 1)))
    .map(({ trackingCode }) => trackingCode);
}

let shop: TestShop;
let admin: LoggedIn;
let original: Ticket;
let rows: BookingRow[];

beforeAll(async () => {
  shop = await openTestShop();
  admin = await loggedIn(shop, { role: 'admin' });
  original = await book(shop);
  rows = await storeLike(shop, original, [
    ...fc.sample(anyRow, { numRuns: 150, seed: 6 }),
    ...fc.sample(anyRow, { numRuns: 30, seed: 7 }).map((row) => ({ ...row, customerPhone: '7275550199' })),
  ]);
});

afterAll(() => shop.close());

/** Lists are sent with commas between them. */
function wire({ status, payment, ...rest }: Partial<BookingListQuery>) {
  return {
    ...rest,
    ...(status !== undefined && { status: status.join(',') }),
    ...(payment !== undefined && { payment: payment.join(',') }),
  };
}

const ask = (query: Partial<BookingListQuery>) => admin.staff('getStaffBookings', { query: wire(query) });
const codes = ({ bookings }: BookingList) => bookings.map(({ trackingCode }) => trackingCode);

/** Every page, sequentially; `meanwhile` runs between two. */
async function allPages(query: Partial<BookingListQuery>, meanwhile: () => Promise<unknown> = async () => undefined) {
  const found: string[] = [];
  let after: string | undefined;
  do {
    const page = await ask({ ...query, after });
    expect(page.bookings.length).toBeLessThanOrEqual(query.size ?? 50);
    found.push(...codes(page));
    await meanwhile();
    after = page.next ?? undefined;
  } while (after !== undefined);
  return found;
}

describe('pages', () => {
  /** Other tests book here too. */
  const ofRows = (found: readonly string[]) => {
    const codesOfRows = new Set(rows.map(({ trackingCode }) => trackingCode));
    return found.filter((code) => codesOfRows.has(code));
  };

  test('joined are all that the filters let through, in order, whatever is chosen and however long they are', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, fc.integer({ min: 5, max: 100 }), async (filters, size) => {
        const found = await allPages({ ...filters, size });
        expect(ofRows(found)).toEqual(expected(rows, filters));
        expect(await ask(filters)).toMatchObject({ count: found.length, isCountCapped: false });
      }),
      { numRuns: 100, seed: 20_261_122 },
    );
  });

  test('repeat and miss nothing that stays as it is while others are booked and change', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, fc.array(anyRow, { minLength: 1, maxLength: 3 }), async (filters, news) => {
        const meanwhile = async () => {
          const [first] = await storeLike(
            shop,
            original,
            news.map((row) => ({ ...row, notes: 'meanwhile' })),
          );
          await execute(
            shop,
            `update bookings set status = 'completed', starts_at = starts_at + 60000 where notes = 'meanwhile' and id <> ?`,
            first?.id ?? null,
          );
        };
        const found = await allPages({ ...filters, size: 17 }, meanwhile);
        expect(new Set(found).size).toBe(found.length);
        expect(ofRows(found)).toEqual(expected(rows, filters));
        const added = `(select id from bookings where notes = 'meanwhile')`;
        await execute(shop, `delete from visits where booking_id in ${added}`);
        await execute(shop, `delete from bookings where notes = 'meanwhile'`);
      }),
      { numRuns: 60, seed: 20_261_123 },
    );
  });

  test('lead back as they led on, to the first one, which is always full', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, fc.integer({ min: 5, max: 40 }), async (filters, size) => {
        const pages = [await ask({ ...filters, size })];
        for (let next = pages[0]?.next; next != null; next = pages.at(-1)?.next) {
          pages.push(await ask({ ...filters, size, after: next }));
        }
        expect(pages[0]?.previous).toBeNull();
        for (const [index, page] of pages.entries()) {
          if (page.previous === null) continue;
          expect(codes(await ask({ ...filters, size, before: page.previous }))).toEqual(
            codes(pages[index - 1] ?? page),
          );
        }
      }),
      { numRuns: 30, seed: 20_261_124 },
    );
    const [first, second] = [await ask({ size: 10 }), await ask({ size: 3 })];
    const third = await ask({ size: 3, after: second.next ?? undefined });
    // Three come before it, and ten are requested.
    const back = await ask({ size: 10, before: third.previous ?? undefined });
    expect([codes(back), back.previous]).toEqual([codes(first), null]);
  });

  test.each([
    ['nothing of ours', 'x'],
    ['a piece of SQL', Buffer.from("1 ' or 1=1").toString('base64url')],
  ])('begin with the first one, and not with %s', async (_name, after) => {
    expect(await refusal(ask({ after }))).toMatchObject({
      status: 400,
      code: 'invalid_value',
      fields: { after: expect.any(String) },
    });
  });
});

describe('a row', () => {
  test('shows who, what, when, where, and how it stands', async () => {
    const { booking } = await book(shop, { appointmentDate: '2026-12-09', customerName: 'José Ibis' });
    const { bookings } = await ask({ q: booking.trackingCode });
    expect(bookings).toEqual([
      {
        trackingCode: booking.trackingCode,
        status: 'confirmed',
        paymentStatus: 'paid',
        source: 'site',
        customerName: 'José Ibis',
        customerPhone: sampleShop.phone,
        customerEmail: 'customer@tintforge.example',
        vehicleInfo: `2024 Sample Sedan (${sampleShop.vehicleName})`,
        services: [sampleShop.packageName, sampleShop.addOnName],
        appointmentDate: '2026-12-09',
        appointmentTime: sampleShop.time,
        appointmentInstant: morningOf('2026-12-09'),
        visitCount: 1,
        region: { id: sampleShop.regionId, name: expect.any(String) },
        crew: { id: sampleShop.crewId, name: expect.any(String) },
        city: sampleShop.city,
        totalPrice: sampleShop.total,
        due: 0,
        bookedAt: instantOnShopClock('2026-12-01T10:00'),
      },
    ]);
  });

  test('shows what can still be collected, until it is cancelled', async () => {
    const body = phoneBookingOf(shop.catalogue, { appointmentDate: '2026-12-10', payment: 'on-site' });
    const { trackingCode: q } = await admin.staff('createPhoneBooking', { body, idempotencyKey: shop.random.uuid() });
    const [{ totalPrice } = { totalPrice: 0 }] = (await ask({ q })).bookings;
    expect((await ask({ q })).bookings).toMatchObject([{ paymentStatus: 'on-site', due: totalPrice }]);
    await execute(shop, `update bookings set status = 'cancelled' where tracking_code = ?`, q);
    expect((await ask({ q })).bookings).toMatchObject([{ paymentStatus: 'on-site', due: 0 }]);
  });

  test('of somebody who has left shows no phone', async () => {
    const [row] = await storeLike(shop, original, [
      { customerName: '', customerPhone: '', customerEmail: '', trackingCode: 'TF-GGGG-0001' },
    ]);
    expect((await ask({ q: 'gggg0001' })).bookings).toMatchObject([
      { trackingCode: row?.trackingCode, customerName: '', customerPhone: '' },
    ]);
  });
});

test.each([
  ['a region that nobody serves', { region: 'miami' }, 0],
  ['days on which nobody comes', { from: '2031-01-01' }, 0],
])('%s has no bookings', async (_name, query, count) => {
  expect(await ask(query)).toEqual({ bookings: [], previous: null, next: null, count, isCountCapped: false });
});

test('a page that was read a moment ago is for staff only, and shows what was written since', async () => {
  const url = '/api/admin/bookings?size=100&sort=total';
  const read = ({ headers }: { headers: Record<string, string> }) => shop.server.inject({ url, headers });
  const office = await loggedIn(shop, { role: 'office' });
  const customer = await loggedIn(shop);
  const page = await read(admin);
  expect((await read(office)).json()).toEqual(page.json());
  expect([(await read(customer)).statusCode, (await read({ headers: {} })).statusCode]).toEqual([403, 401]);
  const [{ trackingCode }] = page.json().bookings;
  await execute(shop, `update bookings set customer_name = 'Roseate Spoonbill' where tracking_code = ?`, trackingCode);
  expect((await read(office)).json().bookings[0]).toMatchObject({ trackingCode, customerName: 'Roseate Spoonbill' });
  await execute(
    shop,
    'update bookings set customer_name = ? where tracking_code = ?',
    original.booking.customerName ?? '',
    trackingCode,
  );
});

test.each([
  ['a status that there is none of', '?status=confirmed,boiled', 'status.1'],
  ['an order that there is none of', '?sort=name', 'sort'],
  ['a day that does not exist', '?from=2026-02-30', 'from'],
  ['days that end before they begin', '?from=2026-12-02&to=2026-12-01', 'to'],
  ['a page both behind and before', '?after=x&before=y', 'before'],
  ['pages longer than a hundred', '?size=101', 'size'],
])('%s is refused by name', async (_name, query, field) => {
  const response = await shop.server.inject({ url: `/api/admin/bookings${query}`, headers: admin.headers });
  expect(response.statusCode).toBe(400);
  expect(response.json().fields).toHaveProperty([field]);
});

test('more than a thousand are not counted any more, and each order still goes through all of them', async () => {
  const busy = await openTestShop();
  const owner = await loggedIn(busy, { role: 'admin' });
  const list = (query: object) => owner.staff('getStaffBookings', { query });
  expect(await list({})).toEqual({ bookings: [], previous: null, next: null, count: 0, isCountCapped: false });
  await storeVeryMany(busy, await book(busy), 999);
  expect(await list({})).toMatchObject({ count: 1000, isCountCapped: false });
  await book(busy, { appointmentTime: '13:00' });
  for (const query of [{}, { sort: 'total', from: '2026-12-08', to: '2026-12-08' }, { q: 'sample' }]) {
    expect(await list(query)).toMatchObject({ count: 1000, isCountCapped: true });
    const found = new Set<string>();
    let after: string | undefined;
    do {
      const page = await list({ ...query, size: 100, ...(after !== undefined && { after }) });
      for (const { trackingCode } of page.bookings) found.add(trackingCode);
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(found.size).toBe(1001);
  }
  await busy.close();
});
