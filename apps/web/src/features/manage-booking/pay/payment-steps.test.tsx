// @vitest-environment jsdom

import type { BookingDetails } from '@tintforge/api-contract';
import { moneyText } from '@tintforge/app-base/money';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { sampleBooking, sampleDetails } from '@tintforge/app-base/testing/sample-booking';
import { problemAnswer } from '@tintforge/app-base/testing/stub-api';
import { describe, expect, test } from 'vitest';
import { arrivalState } from '../../../lib/booking-arrival';
import { bookingPath, ok, openOwnBooking, reloadOwnBooking, trackingCode } from '../../../testing/open-own-booking';

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

const payNow = `Pay ${moneyText(held.totalPrice)} now`;
const payBalance = 'Pay the balance $49.99';
/** Texts of the card forms, which the provider's script never reaches here. */
const holdForm = 'We couldn’t check your hold.';
const balanceForm = 'What is still due of your bill';

const holdState = (booking: Partial<BookingDetails>) =>
  ok({
    booking: sampleBooking({ trackingCode, ...booking }),
    heldAt: heldUntil,
    holdExpiresAt: heldUntil,
    cancelledByShop: false,
  });

describe.each([
  { name: 'a held time', details: held, button: payNow, form: holdForm },
  { name: 'a balance', details: owing, button: payBalance, form: balanceForm },
])('the payment of $name', ({ details, button, form }) => {
  test('is left by Back for the booking, read again, with the focus on its button', async () => {
    const { page, readings } = openOwnBooking([details]);
    await page.press(button);
    await page.words(form);
    const before = readings();
    window.history.back();
    await eventually(async () => expect(document.activeElement).toBe(await page.button(button)));
    expect(page.has(form)).toBe(false);
    expect(window.location.pathname).toBe(bookingPath);
    await eventually(() => expect(readings()).toBe(before + 1));
  });

  test('opens again by Forward and after a reload', async () => {
    const { page } = openOwnBooking([details]);
    await page.press(button);
    await page.words(form);
    window.history.back();
    await page.button(button);
    window.history.forward();
    await page.words(form);
    const { page: again } = reloadOwnBooking([details]);
    await again.words(form);
    window.history.back();
    await again.button(button);
  });

  test('takes the focus when it opens', async () => {
    const { page } = openOwnBooking([details]);
    await page.press(button);
    const text = await page.words(form);
    await eventually(() => expect(document.activeElement?.contains(text)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  test('keeps what the wizard said on the page', async () => {
    const { page } = openOwnBooking([details], {}, { usr: arrivalState('booked') });
    const title = details.status === 'pending' ? 'This order isn’t paid yet' : 'This order is booked';
    await page.words(title);
    await page.press(button);
    await page.words(form);
    expect(page.has(title)).toBe(true);
  });

  test('has no form once nothing is due, by Forward or after a reload', async () => {
    const { page } = openOwnBooking([details, paid]);
    await page.press(button);
    await page.words(form);
    window.history.back();
    await eventually(() => expect(page.has(form)).toBe(false));
    await eventually(() => expect(page.hasButton(button)).toBe(false));
    window.history.forward();
    await eventually(() => expect(window.history.state.usr).not.toBeNull());
    await page.button('Reschedule');
    expect(page.has(form)).toBe(false);
    const { page: again } = reloadOwnBooking([paid]);
    await again.button('Reschedule');
    expect(again.has(form)).toBe(false);
  });
});

test('a held time that is paid shows its confirmation in the booking’s own entry', async () => {
  const before = window.history.length;
  const { page } = openOwnBooking([held, paid], {
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
  await eventually(() => expect(page.has('Save this code or QR for check-in')).toBe(false));
  expect(page.hasButton(payNow)).toBe(false);
});

test('a balance that was paid elsewhere leaves the step, and the focus is on the booking', async () => {
  const { page } = openOwnBooking([owing, paid], {
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
  const { page } = openOwnBooking([owing]);
  await page.press(payBalance);
  const out = await page.button('Go Back');
  const before = window.history.length;
  out.click();
  out.click();
  await page.button(payBalance);
  expect(window.location.pathname).toBe(bookingPath);
  await page.press(payBalance);
  await page.words(balanceForm);
  expect(window.history.length).toBe(before);
});

test('a form’s own way out at the instant of the browser’s Back goes back once', async () => {
  const { page } = openOwnBooking([owing]);
  await page.press(payBalance);
  const out = await page.button('Go Back');
  window.addEventListener('popstate', () => out.click(), { once: true, capture: true });
  window.history.back();
  await page.button(payBalance);
  expect(window.location.pathname).toBe(bookingPath);
  window.history.forward();
  await page.words(balanceForm);
});
