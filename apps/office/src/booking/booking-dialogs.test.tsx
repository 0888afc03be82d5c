// @vitest-environment jsdom

import type { StaffBooking } from '@tintforge/api-contract';
import { Link } from '@tintforge/app-base/frame/link';
import { adminBookingPattern } from '@tintforge/app-base/paths';
import { queryClient } from '@tintforge/app-base/query-client';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { claimDrafts } from '@tintforge/app-base/session/drafts';
import { openPage, type TestPage } from '@tintforge/app-base/testing/open-page';
import type { StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { sampleStaffBooking } from '../testing/sample-staff-booking';
import { BookingTab } from './booking-tab';

const code = sampleStaffBooking().trackingCode;
const address = `/api/admin/bookings/${code}`;
const acted: StubAnswer = {
  status: 200,
  body: { trackingCode: code, version: 4, status: 'confirmed', paymentStatus: 'partially-refunded' },
};

/** The booking's page in this tab's current history entry, as after a reload. */
function openHere({
  booking = sampleStaffBooking(),
  answer,
}: {
  booking?: StaffBooking;
  answer?: Promise<StubAnswer>;
}) {
  queryClient.clear();
  const seen = stubNetwork({
    [`GET ${address}`]: () => ({ status: 200, body: booking }),
    [`POST ${address}/refund`]: () => answer ?? acted,
  });
  const page = openPage(
    `/admin/bookings/${code}`,
    <QueryScope>
      <Routes>
        <Route path={adminBookingPattern} element={<BookingTab />} />
        <Route path="*" element={<Link to={`/admin/bookings/${code}`}>Booking</Link>} />
      </Routes>
      <ToastRegion />
    </QueryScope>,
    window.history.state,
  );
  return { page, refunds: () => seen.filter(({ url }) => url.pathname === `${address}/refund`) };
}

const isOpen = () => document.querySelector('dialog[open]') !== null;
const isClosed = () => expect.poll(isOpen).toBe(false);

async function typeRefund(page: TestPage): Promise<void> {
  await page.press('Refund');
  await page.type('Amount', '25');
  await page.type('Reason', 'A scratched door');
}

async function expectTyped(page: TestPage): Promise<void> {
  await expect.poll(async () => (await page.field('Amount')).value).toBe('25');
  expect((await page.field('Reason')).value).toBe('A scratched door');
}

test('Back closes a dialog, and Forward opens it again with what was typed', async () => {
  const { page } = openHere({});
  await typeRefund(page);
  window.history.back();
  await isClosed();
  await page.heading(code);
  window.history.forward();
  await expectTyped(page);
});

test('a reload opens it again with what was typed', async () => {
  await typeRefund(openHere({}).page);
  await expectTyped(openHere({}).page);
});

test('a button that closes it leads to the page, not one further', async () => {
  const { page } = openHere({});
  await typeRefund(page);
  await page.press('Go back');
  await isClosed();
  await page.heading(code);
});

const focusedText = () => document.activeElement?.textContent;

/** Opens a dialog and reloads; in a browser, a press leads the focus to its button. */
async function openAndReload(task: string, booking = sampleStaffBooking()): Promise<TestPage> {
  const { page } = openHere({});
  (await page.button(task)).focus();
  await page.press(task);
  await expect.poll(isOpen).toBe(true);
  return openHere({ booking }).page;
}

test('after a reload, too, closing it leads the focus to its button', async () => {
  const page = await openAndReload('Refund');
  await page.press('Go back');
  await isClosed();
  await expect.poll(focusedText).toBe('Refund');
});

test('the focus goes to the heading when that button is gone', async () => {
  const { can } = sampleStaffBooking();
  const page = await openAndReload('Refund', sampleStaffBooking({ can: { ...can, refund: null } }));
  await page.heading(code);
  window.history.back();
  await expect.poll(focusedText).toBe(code);
});

test('a dialog that nothing focused opened does not take the button of the one before', async () => {
  const page = await openAndReload('Refund');
  await page.press('Go back');
  await expect.poll(focusedText).toBe('Refund');
  (await page.button('Refund')).blur();
  await page.press('Cancel');
  await expect.poll(isOpen).toBe(true);
  const { page: reloaded } = openHere({});
  await reloaded.heading(code);
  window.history.back();
  await isClosed();
  await expect.poll(focusedText).toBe(code);
});

test('two presses at the same instant open it once', async () => {
  const { page } = openHere({});
  const button = await page.button('Refund');
  button.click();
  button.click();
  await expect.poll(isOpen).toBe(true);
  window.history.back();
  await isClosed();
  await expect.poll(() => window.history.state?.usr?.pageStep).toBeUndefined();
});

test('a dialog that is opened by its button begins empty', async () => {
  const { page } = openHere({});
  await typeRefund(page);
  window.history.back();
  await isClosed();
  await page.press('Refund');
  expect((await page.field('Amount')).value).toBe('');
});

test('after a change of the booking, an amount is typed again', async () => {
  await typeRefund(openHere({}).page);
  const { page } = openHere({ booking: sampleStaffBooking({ version: 4 }) });
  await expect.poll(async () => (await page.field('Amount')).value).toBe('');
});

test('no one else finds what was typed', async () => {
  claimDrafts('one');
  await typeRefund(openHere({}).page);
  claimDrafts('another');
  const { page } = openHere({});
  expect((await page.field('Amount')).value).toBe('');
});

test('one that has succeeded is not opened again, by Forward or by a reload', async () => {
  const { page, refunds } = openHere({});
  await typeRefund(page);
  await page.press('Refund $25.00');
  await isClosed();
  window.history.forward();
  await expect.poll(() => window.history.state?.usr?.pageStep).toBeUndefined();
  await isClosed();
  openHere({});
  expect(isOpen()).toBe(false);
  expect(refunds()).toHaveLength(1);
});

test('one that was left while it was sent is not opened again once it has succeeded', async () => {
  let respond = (_: StubAnswer) => {};
  const answer = new Promise<StubAnswer>((resolve) => {
    respond = resolve;
  });
  const { page, refunds } = openHere({ answer });
  await typeRefund(page);
  await page.press('Refund $25.00');
  await expect.poll(() => refunds().length).toBe(1);
  window.history.back();
  await isClosed();
  respond(acted);
  await page.words('Refund');
  await expect.poll(() => window.sessionStorage.getItem('finished_steps')).not.toBeNull();
  window.history.forward();
  await expect.poll(() => window.history.state?.usr?.pageStep).toBeUndefined();
  expect(isOpen()).toBe(false);
});
