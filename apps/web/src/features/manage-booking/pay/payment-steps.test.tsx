// @vitest-environment jsdom

import type { BookingDetails } from '@tintforge/api-contract';
import { moneyText } from '@tintforge/app-base/money';
import { queryClient } from '@tintforge/app-base/query-client';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { sampleBooking, sampleDetails, sampleToken } from '@tintforge/app-base/testing/sample-booking';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { makeTrackingCode } from '@tintforge/booking-core';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { arrivalState } from '../../../lib/booking-arrival';
import { takeLinkSecret } from '../../../lib/link-secret';
import { leavePage, openPage, useCleanBrowser } from '../../../testing/open-page';
import { VerificationPage } from '../verification-page';

useCleanBrowser();

const trackingCode = makeTrackingCode('TF', [7, 1, 20, 3, 9, 22, 30]);
const heldUntil = '2096-12-05T15:00:00Z';
const paid = sampleDetails({ trackingCode });
const held = sampleDetails({
  ...paid,
  status: 'pending',
  paymentStatus: 'pending',
  holdExpiresAt: heldUntil,
  payments: [],
});
const owing = sampleDetails({ ...paid, paymentStatus: 'on-site', due: 49.99, balance: 49.99 });
const address = `/booking-verification/${trackingCode}`;

const payNow = `Pay ${moneyText(held.totalPrice)} now`;
const payBalance = 'Pay the balance $49.99';
/** Texts of the card forms, which the provider's script never reaches here. */
const holdForm = 'We couldn’t check your hold.';
const balanceForm = 'What is still due of your bill';

const ok = (body: unknown): StubAnswer => ({ status: 200, body });
const holdState = (booking: Partial<BookingDetails>) =>
  ok({
    booking: sampleBooking({ trackingCode, ...booking }),
    heldAt: heldUntil,
    holdExpiresAt: heldUntil,
    cancelledByShop: false,
  });

/** The page as an emailed link opens it. The last of several details repeats. */
function open(found: BookingDetails[], answers: Record<string, () => StubAnswer> = {}, state: unknown = null) {
  window.history.replaceState(null, '', `${address}#${sampleToken}`);
  takeLinkSecret(window);
  const next = () => (found.length > 1 ? found.shift() : found[0]);
  const seen = stubNetwork({
    [`GET /api/bookings/${trackingCode}`]: () => ok(sampleBooking({ trackingCode })),
    [`GET /api/bookings/${trackingCode}/details`]: () => ok(next()),
    [`GET /api/bookings/${trackingCode}/confirmation-email`]: () => ok({ state: 'sent', email: held.customerEmail }),
    ...answers,
  });
  const page = openPage(
    address,
    <Routes>
      <Route path="/booking-verification/:code" element={<VerificationPage />} />
    </Routes>,
    state,
  );
  const readings = () => seen.filter(({ url }) => url.pathname.endsWith('/details')).length;
  return { page, readings };
}

/** Loads the page again in the same history entry. */
function reload(...[found, answers]: Parameters<typeof open>) {
  const { state } = window.history;
  leavePage();
  queryClient.clear();
  return open(found, answers, state);
}

describe.each([
  { name: 'a held time', details: held, button: payNow, form: holdForm },
  { name: 'a balance', details: owing, button: payBalance, form: balanceForm },
])('the payment of $name', ({ details, button, form }) => {
  test('is left by Back for the booking, read again, with the focus on its button', async () => {
    const { page, readings } = open([details]);
    await page.press(button);
    await page.words(form);
    const before = readings();
    window.history.back();
    await eventually(async () => expect(document.activeElement).toBe(await page.button(button)));
    expect(page.has(form)).toBe(false);
    expect(window.location.pathname).toBe(address);
    await eventually(() => expect(readings()).toBe(before + 1));
  });

  test('opens again by Forward and after a reload', async () => {
    const { page } = open([details]);
    await page.press(button);
    await page.words(form);
    window.history.back();
    await page.button(button);
    window.history.forward();
    await page.words(form);
    const { page: again } = reload([details]);
    await again.words(form);
    window.history.back();
    await again.button(button);
  });

  test('takes the focus when it opens', async () => {
    const { page } = open([details]);
    await page.press(button);
    const text = await page.words(form);
    await eventually(() => expect(document.activeElement?.contains(text)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  test('keeps what the wizard said on the page', async () => {
    const { page } = open([details], {}, { usr: arrivalState('booked') });
    const title = details.status === 'pending' ? 'This order isn’t paid yet' : 'This order is booked';
    await page.words(title);
    await page.press(button);
    await page.words(form);
    expect(page.has(title)).toBe(true);
  });

  test('has no form once nothing is due, by Forward or after a reload', async () => {
    const { page } = open([details, paid]);
    await page.press(button);
    await page.words(form);
    window.history.back();
    await eventually(() => expect(page.has(form)).toBe(false));
    await eventually(() => expect(page.hasButton(button)).toBe(false));
    window.history.forward();
    await eventually(() => expect(window.history.state.usr).not.toBeNull());
    await page.button('Reschedule');
    expect(page.has(form)).toBe(false);
    const { page: again } = reload([paid]);
    await again.button('Reschedule');
    expect(again.has(form)).toBe(false);
  });
});

test('a held time that is paid shows its confirmation in the booking’s own entry', async () => {
  const before = window.history.length;
  const { page } = open([held, paid], {
    'POST /api/payment/sync': () => holdState({ status: 'confirmed', paymentStatus: 'paid' }),
  });
  await page.press(payNow);
  await page.words('Save this code or QR for check-in');
  expect(window.history.state.usr).toEqual(arrivalState('paid'));
  expect(window.history.length).toBe(before + 1);
  await page.press('Done');
  window.history.forward();
  await eventually(() => expect(window.history.state.usr).not.toBeNull());
  await page.button('Reschedule');
  expect(page.has('Save this code or QR for check-in')).toBe(false);
  expect(page.hasButton(payNow)).toBe(false);
});

test('a balance that was paid elsewhere leaves the step, and the focus is on the booking', async () => {
  const { page } = open([owing, paid], {
    [`POST /api/bookings/${trackingCode}/balance`]: () => problemAnswer(409, { code: 'nothing_due' }),
    'POST /api/payment/sync': () => holdState({ status: 'confirmed', paymentStatus: 'paid' }),
    'GET /api/payment/config': () => problemAnswer(409, { code: 'nothing_due' }),
  });
  await page.press(payBalance);
  await page.words('Nothing is due anymore.');
  await eventually(() => expect(document.activeElement?.tagName).toBe('H1'));
  await eventually(() => expect(window.history.state.usr ?? null).toBeNull());
  expect(page.hasButton(payBalance)).toBe(false);
});

test('a form’s own way out goes back once, however often it is pressed', async () => {
  const { page } = open([owing]);
  await page.press(payBalance);
  const out = await page.button('Go Back');
  const before = window.history.length;
  out.click();
  out.click();
  await page.button(payBalance);
  expect(window.location.pathname).toBe(address);
  await page.press(payBalance);
  await page.words(balanceForm);
  expect(window.history.length).toBe(before);
});
