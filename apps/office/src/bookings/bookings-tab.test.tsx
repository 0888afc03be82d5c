// @vitest-environment jsdom
import type { BookingList, ListedBooking } from '@tintforge/api-contract';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { openPage } from '@tintforge/app-base/testing/open-page';
import { catchSavedFiles } from '@tintforge/app-base/testing/saved-files';
import { type SeenRequest, stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { describe, expect, test, vi } from 'vitest';
import { BookingsTab } from './bookings-tab';

const booking: ListedBooking = {
  trackingCode: 'TF-7K3M-9QXA',
  status: 'confirmed',
  paymentStatus: 'paid',
  source: 'phone',
  customerName: 'Ana Ibis',
  customerPhone: '(813) 555-0142',
  customerEmail: '',
  vehicleInfo: '2024 Sample Sedan (Sedan)',
  services: ['Sedan Premium', 'Headlight Tinting'],
  appointmentDate: '2026-12-08',
  appointmentTime: '09:00',
  appointmentInstant: '2026-12-08T14:00:00.000Z',
  visitCount: 1,
  region: { id: 'tampa', name: 'Tampa Bay' },
  crew: { id: 'tampa-1', name: 'Tampa Bay crew 1' },
  city: 'Tampa',
  totalPrice: 449.98,
  due: 0,
  bookedAt: '2026-12-01T15:00:00.000Z',
};

const pageOf = (bookings: ListedBooking[], changes: Partial<BookingList> = {}): BookingList => ({
  bookings,
  previous: null,
  next: null,
  count: bookings.length,
  isCountCapped: false,
  ...changes,
});

function openList(address: string, answer: (request: SeenRequest) => BookingList) {
  const seen = stubNetwork({ 'GET /api/admin/bookings': (request) => ({ status: 200, body: answer(request) }) });
  const page = openPage(
    address,
    <QueryScope>
      <BookingsTab />
    </QueryScope>,
  );
  return { page, queries: () => seen.map(({ url }) => Object.fromEntries(url.searchParams)) };
}

const usual = { sort: 'booked', direction: 'descending' };

test('a balance is shown with what can still be collected', async () => {
  const open = { ...booking, paymentStatus: 'deposit-paid', totalPrice: 1430.1, due: 1072.57 } as const;
  const { page } = openList('/admin/bookings', () => pageOf([open, { ...booking, trackingCode: 'TF-AAAA-AAAA' }]));
  await page.words('$1,072.57 due');
  const dues = [...document.querySelectorAll('td small')].filter(({ textContent }) => textContent.endsWith(' due'));
  expect(dues).toHaveLength(1);
});

test('a shop without bookings says so, and how one comes about', async () => {
  const { page } = openList('/admin/bookings', () => pageOf([]));
  await page.words('No bookings yet');
  await page.words('0 bookings');
  expect(document.querySelectorAll('a[href="/admin/new-booking"]')).toHaveLength(2);
});

test('more than are counted are said to be more', async () => {
  const { page } = openList('/admin/bookings', () =>
    pageOf([booking], { count: 1000, isCountCapped: true, next: 'n' }),
  );
  await page.words('1,000+ bookings');
});

describe('the search', () => {
  test('asks once for what was typed, and stands in the address', async () => {
    const { page, queries } = openList('/admin/bookings', () => pageOf([booking]));
    await page.words('TF-7K3M-9QXA');
    for (const text of ['an', 'ana', 'ana i']) await page.type('Search', text);
    await eventually(() => expect(window.location.search).toBe('?q=ana+i'));
    await eventually(() => expect(queries()).toEqual([usual, { ...usual, q: 'ana i' }]));
  });

  test('does not ask for one letter', async () => {
    const { page, queries } = openList('/admin/bookings?q=ana', () => pageOf([booking]));
    await page.words('TF-7K3M-9QXA');
    await page.type('Search', 'a');
    await eventually(() => expect(window.location.search).toBe(''));
    await eventually(() => expect(queries().at(-1)).toEqual(usual));
    expect((await page.field('Search')).value).toBe('a');
  });

  test('is emptied with the other filters', async () => {
    const { page, queries } = openList('/admin/bookings?q=ana&region=tampa&status=confirmed&after=x&page=3', () =>
      pageOf([booking]),
    );
    (await page.words('Clear filters')).click();
    await eventually(() => expect(window.location.search).toBe(''));
    await eventually(() => expect(queries().at(-1)).toEqual(usual));
    expect((await page.field('Search')).value).toBe('');
  });
});

test('filters that are selected one right after the other all count, from the first page on', async () => {
  const { page, queries } = openList('/admin/bookings?after=x&page=3', () => pageOf([booking], { previous: 'p' }));
  await page.words('TF-7K3M-9QXA');
  for (const name of ['Confirmed', 'Scheduled', 'Disputed']) {
    [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name)?.click();
  }
  const asked = { ...usual, status: 'confirmed,scheduled', payment: 'disputed' };
  await eventually(() => expect(queries().at(-1)).toEqual(asked));
  expect(new URLSearchParams(window.location.search).get('after')).toBeNull();
});

describe('the export', () => {
  /** A file that arrives in chunks, as the test releases them. */
  function stubFile() {
    let send: ReadableStreamDefaultController<Uint8Array> | undefined;
    const asked: string[] = [];
    const list = pageOf([booking]);
    vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
      if (!String(input).includes('.csv')) return Response.json(list);
      asked.push(String(input));
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          send = controller;
          init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
      });
      return new Response(body, { headers: { 'content-disposition': 'attachment; filename="bookings.csv"' } });
    });
    return {
      asked,
      saved: catchSavedFiles(),
      piece: (text: string) => send?.enqueue(new TextEncoder().encode(text)),
      end: () => send?.close(),
    };
  }

  function openTab() {
    return openPage(
      '/admin/bookings?region=tampa',
      <QueryScope>
        <BookingsTab />
      </QueryScope>,
    );
  }

  test('counts what has come, and saves the file when all of it is there', async () => {
    const file = stubFile();
    const page = openTab();
    await page.press('Export this list as CSV');
    await eventually(() =>
      expect(file.asked).toEqual(['/api/admin/bookings.csv?region=tampa&sort=booked&direction=descending']),
    );
    file.piece('Code\r\nTF-1\r\nTF-2\r\n');
    await page.words('2 rows');
    expect(file.saved).toEqual([]);
    file.end();
    await eventually(() =>
      expect(file.saved.map(({ name, file: { size } }) => [name, size])).toEqual([['bookings.csv', 18]]),
    );
    await page.button('Export this list as CSV');
  });

  test('saves nothing when it is stopped', async () => {
    const file = stubFile();
    const page = openTab();
    await page.press('Export this list as CSV');
    await eventually(() => expect(file.asked).toHaveLength(1));
    file.piece('Code\r\nTF-1\r\n');
    await page.words('1 row');
    await page.press('Stop the export');
    await page.button('Export this list as CSV');
    expect(file.saved).toEqual([]);
  });
});
