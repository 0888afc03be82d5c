// @vitest-environment jsdom

import type { BookingDetails } from '@tintforge/api-contract';
import { sampleDetails, sampleToken } from '@tintforge/app-base/testing/sample-booking';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { formatCents, makeTrackingCode } from '@tintforge/booking-core';
import { brand, homeStateName } from '@tintforge/content';
import { formatMoment } from '@tintforge/content/clock';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { rememberBookingToken } from '../../../lib/booking-tokens';
import { openPage } from '../../../testing/open-page';
import { InvoicePage } from './invoice-page';

const details = sampleDetails({ trackingCode: makeTrackingCode('TF', [7, 19, 3, 20, 9, 22, 29]) });
const { trackingCode } = details;

function open(answers: StubAnswer[], { hasLink = true }: { hasLink?: boolean } = {}) {
  if (hasLink) rememberBookingToken({ trackingCode, manageToken: sampleToken, startsAt: undefined, now: Date.now() });
  const seen = stubNetwork({ [`GET /api/bookings/${trackingCode}/details`]: () => answers.shift() ?? 'no network' });
  const page = openPage(
    `/invoice/${trackingCode}`,
    <Routes>
      <Route path="/invoice/:code" element={<InvoicePage />} />
    </Routes>,
  );
  return { page, seen };
}

const found = (changes: Partial<BookingDetails> = {}): StubAnswer => ({
  status: 200,
  body: { ...details, ...changes },
});
const at = '2026-12-08T16:00:00Z';

test('a receipt names shop, number, lines, every payment and what came back', async () => {
  const { page } = open([
    found({
      status: 'cancelled',
      paymentStatus: 'refund-pending',
      refunds: [{ amount: sampleShop.total, status: 'pending', at }],
    }),
  ]);
  await page.heading(`Receipt ${trackingCode}`);
  expect(document.title).toContain(`Receipt ${trackingCode}`);
  for (const text of [
    brand.name,
    sampleShop.regionPhone,
    sampleShop.addOnName,
    formatCents(sampleShop.addOnCents),
    `${homeStateName} sales tax included`,
    'Card ending 4242',
    'Refunded: card',
    'On its way since',
    'Paid, less refunds',
    'Balance due',
    'Sample Customer',
  ]) {
    expect(page.has(text), text).toBe(true);
  }
});

test('an invoice tells each payment on site, and what is still due there, to the cent', async () => {
  const received = { direction: 'received', method: 'cash', at } as const;
  const { page } = open([
    found({
      status: 'in-progress',
      paymentStatus: 'on-site',
      payment: null,
      payments: [],
      sitePayments: [
        { ...received, amount: 100.1 },
        { ...received, amount: 100.1 },
        { ...received, method: 'check', amount: 70.07 },
        { ...received, direction: 'returned', amount: 0.29 },
      ],
      due: 180,
    }),
  ]);
  await page.heading(`Invoice ${trackingCode}`);
  const told = document.body.textContent;
  expect(told.split(`${formatMoment(Date.parse(at))}$100.10`).slice(1)).toHaveLength(2);
  for (const text of ['$70.07', 'Refunded: cash', '-$0.29', '$269.98', 'Balance due$180.00'])
    expect(told, text).toContain(text);
});

test('the work of a quote has its visits, its works and no sales tax on a building', async () => {
  const visit = { minutes: 240, status: 'planned', start: '09:00' } as const;
  const { page } = open([
    found({
      vehicleType: null,
      vehicle: null,
      vehicleInfo: 'Window film, 14 windows',
      lines: [
        { id: 'work-1', name: 'Front of the house', amount: 800 },
        { id: 'work-2', name: 'Sunroom', amount: 448 },
      ],
      totalPrice: 1248,
      deposit: 312,
      taxTreatment: 'real-property',
      payments: [{ purpose: 'upfront', amount: 312, at, lastFour: '4242' }],
      due: 936,
      visits: [
        { ...visit, number: 1, date: '2026-12-14', startsAt: '2026-12-14T14:00:00Z' },
        { ...visit, number: 2, date: '2026-12-14', startsAt: '2026-12-14T14:00:00Z' },
        { ...visit, number: 3, date: '2026-12-15', startsAt: '2026-12-15T14:00:00Z' },
      ],
    }),
  ]);
  await page.heading(`Invoice ${trackingCode}`);
  for (const text of [
    'Window film, 14 windows',
    'Sunroom',
    '$448.00',
    'No sales tax is added; we pay it on the film',
    `1. ${formatMoment(Date.parse('2026-12-14T14:00:00Z'))}`,
    `2. ${formatMoment(Date.parse('2026-12-15T14:00:00Z'))}`,
    '$936.00',
  ])
    expect(page.has(text), text).toBe(true);
  expect(page.has('3. ')).toBe(false);
  expect(page.has('Florida sales tax')).toBe(false);
});

test('what is held is an invoice of all of it', async () => {
  const { page } = open([found({ status: 'pending', paymentStatus: 'pending', payment: null, payments: [], due: 0 })]);
  await page.heading(`Invoice ${trackingCode}`);
  expect(page.has(`Balance due${formatCents(sampleShop.totalCents)}`)).toBe(true);
});

test('without the link nothing is asked, and the page leads to the booking', async () => {
  const { page, seen } = open([], { hasLink: false });
  await page.heading('Open your booking first');
  expect(document.querySelector('main a, a')?.getAttribute('href')).toBe(`/booking-verification/${trackingCode}`);
  expect(seen).toEqual([]);
});

test('a link that was replaced opens nothing', async () => {
  const { page } = open([problemAnswer(401, { code: 'unauthorized' })]);
  await page.heading('Open your booking first');
});

test('a failure can be tried again', async () => {
  const { page } = open([problemAnswer(500, { code: 'internal' }), found()]);
  await page.press('Try again');
  await page.heading(`Receipt ${trackingCode}`);
});
