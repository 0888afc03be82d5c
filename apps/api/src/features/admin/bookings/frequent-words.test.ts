import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingRow } from '../../../db/schema';
import { book, hold, type Ticket } from '../../../testing/customer';
import { loggedIn } from '../../../testing/logged-in';
import { storeLike, storeVeryMany } from '../../../testing/many-bookings';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { frequentPlaces, openFrequent } from './frequent-words';
import { type ListOrder, type ListPosition, questionOf } from './list-question';
import { groupsOf } from './list-store';
import { countSearched, searchedPlaces } from './search-store';

let shop: TestShop;
let original: Ticket;

beforeAll(async () => {
  shop = await openTestShop();
  original = await book(shop, { customerName: 'Heron Customer' });
  await hold(shop, { customerName: 'Heron Holder', appointmentDate: '2026-12-09' });
  const makes = ['Heron', 'Ibis', 'Egret'];
  const statuses = ['confirmed', 'completed', 'cancelled', 'no-show'] as const;
  const changes = Array.from(
    { length: 90 },
    (_, index): Partial<BookingRow> => ({
      trackingCode: `TF-LIST-${String(index).padStart(4, '0')}`,
      vehicleMake: makes[(index * 7) % 3] ?? '',
      status: statuses[index % 4] ?? 'confirmed',
      regionId: index % 5 === 0 ? 'naples' : 'tampa',
      createdAt: Date.parse('2026-11-01T12:00:00Z') + ((index * 37) % 90) * 3_600_000,
      startsAt: Date.parse('2026-12-01T14:00:00Z') + ((index * 53) % 90) * 86_400_000,
      totalCents: 20_000 + ((index * 29) % 10) * 500,
    }),
  );
  await storeLike(shop, original, changes);
});

afterAll(() => shop.close());

const queries = fc.record(
  {
    q: fc.constantFrom('heron', 'her', 'ibis egret', 'egret', 'heron customer', 'sample'),
    region: fc.constantFrom('tampa', 'naples'),
    status: fc.constantFrom(['completed'] as const, ['confirmed', 'pending'] as const, ['expired'] as const),
    sort: fc.constantFrom('booked', 'when', 'total'),
    direction: fc.constantFrom('ascending', 'descending'),
  },
  { requiredKeys: ['q', 'sort', 'direction'] },
);

test('read in the list’s order, a search has the same pages as found first and put in order', async () => {
  const { connection } = shop.database;
  await fc.assert(
    fc.asyncProperty(queries, fc.integer({ min: 1, max: 12 }), async ({ sort, direction, status, ...asked }, limit) => {
      const question = questionOf({ ...asked, status: status === undefined ? [] : [...status], sort, direction });
      const { search } = question;
      if (search === undefined) throw new Error('The query has no words');
      const order: ListOrder = { by: sort as ListOrder['by'], direction: direction as ListOrder['direction'] };
      const groups = await groupsOf(connection, question);
      // All bookings of the question are read at once with the larger size, and by and by with the smaller.
      const opened = await Promise.all(
        [7, 700].map((most) => openFrequent(connection, { question, search, most: 0 }, { batch: 7, most })),
      );
      expect(opened[1]?.count).toBe(await countSearched(connection, { question, search, most: 1_000 }));
      let after: ListPosition | undefined;
      for (let page = 0; page < 20; page += 1) {
        const wanted = { question, search, order, after, limit };
        const inOrder = await frequentPlaces(connection, { ...wanted, groups }, { batch: 7, most: 700 });
        expect(inOrder).toEqual(await searchedPlaces(connection, wanted));
        for (const list of opened) expect(await list?.places(wanted)).toEqual(inOrder);
        after = inOrder?.at(-1);
        if (after === undefined) return;
      }
    }),
    { numRuns: 60, seed: 20_261_125 },
  );
});

test('words that few have are given up', async () => {
  const question = questionOf({ q: 'heron holder', sort: 'booked', direction: 'ascending' });
  const { connection } = shop.database;
  const places = await frequentPlaces(
    connection,
    {
      question,
      search: question.search ?? [[{ text: '', isBeginning: false }]],
      groups: await groupsOf(connection, question),
      order: { by: 'booked', direction: 'ascending' },
      after: undefined,
      limit: 10,
    },
    { batch: 10, most: 30 },
  );
  expect(places).toBeUndefined();
});

test('a word that more than a thousand have is listed from the first to the last, and back', async () => {
  const busy = await openTestShop();
  const owner = await loggedIn(busy, { role: 'admin' });
  await storeVeryMany(busy, await book(busy), 1_200);
  const codes: string[] = [];
  let after: string | undefined;
  do {
    const query = { q: 'customer', size: 100 as const, ...(after === undefined ? {} : { after }) };
    const page = await owner.staff('getStaffBookings', { query });
    expect(page.isCountCapped).toBe(true);
    codes.push(...page.bookings.map(({ trackingCode }) => trackingCode));
    after = page.next ?? undefined;
  } while (after !== undefined);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBeGreaterThan(1_200);
  await busy.close();
});
