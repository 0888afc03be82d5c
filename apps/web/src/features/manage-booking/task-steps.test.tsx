// @vitest-environment jsdom

import type { BookingDetails } from '@tintforge/api-contract';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { sampleDetails } from '@tintforge/app-base/testing/sample-booking';
import { bookedCar } from '@tintforge/app-base/testing/sample-cars';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { instantOf } from '@tintforge/content/clock';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { describe, expect, test } from 'vitest';
import { arrivalState } from '../../lib/booking-arrival';
import { bookingPath, ok, openOwnBooking, reloadOwnBooking, trackingCode } from '../../testing/open-own-booking';
import { type TestPage, useCleanBrowser } from '../../testing/open-page';

useCleanBrowser();

const { time, starts, regionPhone } = sampleShop;
const laterTime = starts[starts.indexOf(time) + 1];
if (laterTime === undefined) throw new Error('The day has no later start');
const at = (date: string, start = time) => new Date(instantOf({ date, time: start })).toISOString();

const details = sampleDetails({
  trackingCode,
  appointmentDate: '2096-12-11',
  appointmentInstant: at('2096-12-11'),
  policy: { freeUntil: at('2096-12-10'), lateFee: 112.5 },
});
const moved = sampleDetails({
  ...details,
  version: 3,
  appointmentTime: laterTime,
  appointmentInstant: at('2096-12-11', laterTime),
});
const over = { mayReschedule: false, mayChange: false, mayCorrect: false, cancellation: null } as const;
const cancelled = sampleDetails({ ...details, ...over, version: 3, status: 'cancelled' });
const begun = sampleDetails({ ...details, ...over, version: 3, status: 'in-progress' });

const api = `/api/bookings/${trackingCode}`;
const availability = {
  region: details.region,
  jobMinutes: 180,
  lateFeePercent: 25,
  depositPercent: null,
  days: [
    {
      date: '2096-12-11',
      state: 'open',
      starts: starts.map((start) => ({ time: start, startsAt: at('2096-12-11', start), available: true })),
    },
  ],
};
const offering = { 'GET /api/availability': () => ok(availability) };

const move = { button: 'Reschedule', name: 'move' };
const change = { button: 'Change services', name: 'change' };
const cancel = { button: 'Cancel', name: 'cancel' };
const correct = { button: 'Correct details', name: 'correct', text: 'Discard changes' };
const pass = { button: 'QR code', name: 'pass', text: 'Save this code or QR for check-in' };

const open = (found: BookingDetails[], answers: Parameters<typeof openOwnBooking>[1] = {}) =>
  openOwnBooking(found, { ...offering, ...answers });
const reload = (found: BookingDetails[]) => reloadOwnBooking(found, offering);

const typedIn = async (page: TestPage, name: string) => (await page.field(name)).value;
const dialogs = () => document.querySelectorAll('dialog').length;

/** The page is back in its own entry, without a dialog. */
async function onThePage(page: TestPage) {
  await eventually(() => expect(window.history.state.usr?.pageStep).toBeUndefined());
  await eventually(() => expect(dialogs()).toBe(0));
  expect(window.location.pathname).toBe(bookingPath);
  await page.words(trackingCode);
}

/** Forward leads nowhere: the page stays as it is. */
async function forwardShowsNothing(page: TestPage) {
  const entries = window.history.length;
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.forward();
  await arrived;
  await onThePage(page);
  expect(window.history.length).toBe(entries);
}

/** An answer that the test gives when it is time. */
function held() {
  let release: (answer: StubAnswer) => void = () => undefined;
  const answer = new Promise<StubAnswer>((resolve) => {
    release = resolve;
  });
  return { answer: () => answer, release: (given: StubAnswer) => release(given) };
}

describe.each([move, change, cancel, correct, pass])('$button', ({ button, name }) => {
  test('is closed by Back, with the focus on its button, and opened by Forward and a reload', async () => {
    const { page } = open([details]);
    await page.press(button);
    await eventually(() => expect(dialogs()).toBe(1));
    window.history.back();
    await onThePage(page);
    expect(document.activeElement).toBe(await page.button(button));
    window.history.forward();
    await eventually(() => expect(dialogs()).toBe(1));
    const { page: again } = reload([details]);
    await eventually(() => expect(dialogs()).toBe(1));
    window.history.back();
    await onThePage(again);
    expect(document.activeElement).toBe(await again.button(button));
  });

  test('goes back by Escape, once, however often it is pressed', async () => {
    const lengths = new Set<number>();
    const { page } = open([details]);
    for (let times = 0; times < 2; times += 1) {
      await page.press(button);
      await eventually(() => expect(dialogs()).toBe(1));
      lengths.add(window.history.length);
      const dialog = document.querySelector('dialog');
      dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
      dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
      await onThePage(page);
    }
    expect(lengths.size).toBe(1);
  });

  test('is not opened by a reload once the booking is cancelled, and says so', async () => {
    const { page } = open([details]);
    await page.press(button);
    await eventually(() => expect(dialogs()).toBe(1));
    const { page: again } = reload([cancelled]);
    await again.words('It was cancelled after you opened this page.');
    await onThePage(again);
    await eventually(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  test('is not opened by Forward once the booking is cancelled, which the page then learns', async () => {
    const { page } = open([details, cancelled]);
    await page.press(button);
    await eventually(() => expect(dialogs()).toBe(1));
    window.history.back();
    await onThePage(page);
    window.history.forward();
    await page.words('It was cancelled after you opened this page.');
    await onThePage(page);
    await eventually(() => expect(page.hasButton(button)).toBe(false));
  });

  test('closes itself once the crew has begun', async () => {
    const { page } = open([details]);
    await page.press(button);
    await eventually(() => expect(dialogs()).toBe(1));
    const { page: again } = reload([begun]);
    await again.words(name === 'pass' ? 'You no longer need the QR code' : `Call ${regionPhone} and we’ll find a way.`);
    await onThePage(again);
  });
});

test.each([move, change, cancel])('$button of an appointment that was moved since says its new start', async (task) => {
  const { page } = open([details]);
  await page.press(task.button);
  await eventually(() => expect(dialogs()).toBe(1));
  const { page: again } = reload([moved]);
  await again.words(`It’s now on ${formatInstant(moved.appointmentInstant ?? '')}.`);
  await onThePage(again);
  await again.press(task.button);
  await eventually(() => expect(dialogs()).toBe(1));
});

test.each([correct, pass])('$button of an appointment that was moved since stays open', async ({ button, text }) => {
  const { page } = open([details]);
  await page.press(button);
  await page.words(text);
  const { page: again } = reload([moved]);
  await again.words(text);
});

describe('after success', () => {
  async function moveTo(page: TestPage) {
    await page.press(move.button);
    await page.choose(`input[value="${laterTime}"]:enabled`);
    await page.press(`Move to ${formatInstant(moved.appointmentInstant ?? '')}`);
  }

  test('a moved appointment is not asked about again, by Back, Forward or a reload', async () => {
    const { page } = open([details, moved], { [`POST ${api}/reschedule`]: () => ok(moved) });
    await moveTo(page);
    await page.words('Appointment moved');
    await onThePage(page);
    await eventually(async () => expect(document.activeElement).toBe(await page.button(move.button)));
    await forwardShowsNothing(page);
    const { page: again } = reload([moved]);
    await again.button(move.button);
    await forwardShowsNothing(again);
    expect(again.has('This appointment was moved')).toBe(false);
  });

  test('nor one that was moved after its dialog was left', async () => {
    const late = held();
    const { page } = open([details, moved], { [`POST ${api}/reschedule`]: late.answer });
    await moveTo(page);
    window.history.back();
    await onThePage(page);
    late.release(ok(moved));
    await page.words('Appointment moved');
    await forwardShowsNothing(page);
    expect(page.has('This appointment was moved')).toBe(false);
  });

  test('a move that arrives later leaves another open dialog alone', async () => {
    const late = held();
    const { page } = open([details, moved], { [`POST ${api}/reschedule`]: late.answer });
    await moveTo(page);
    window.history.back();
    await onThePage(page);
    await page.press(pass.button);
    await page.words(pass.text);
    late.release(ok(moved));
    await page.words('Appointment moved');
    expect(page.has(pass.text)).toBe(true);
    expect(dialogs()).toBe(1);
  });

  test('a cancelled booking shows neither dialog nor news by Forward', async () => {
    const { page } = open([details, cancelled], {
      [`POST ${api}/cancel`]: () => ok({ booking: cancelled, refund: details.totalPrice, kept: 0 }),
    });
    await page.press(cancel.button);
    const confirm = await eventually(() => {
      const found = [...document.querySelectorAll('dialog button')].find((each) =>
        /^Cancel and/.test(each.textContent),
      );
      expect(found).toBeDefined();
      return found as HTMLButtonElement;
    });
    confirm.click();
    await page.words('Appointment cancelled');
    await onThePage(page);
    await eventually(() => expect(document.activeElement?.tagName).toBe('H1'));
    await forwardShowsNothing(page);
    expect(page.has('This booking was cancelled')).toBe(false);
  });

  test('corrected details leave neither dialog nor draft', async () => {
    const corrected = sampleDetails({ ...details, notes: 'Gate code 4' });
    const { page } = open([details], {
      [`POST ${api}/correct`]: () => ok({ ...corrected, exemptionReopened: false }),
    });
    await page.press(correct.button);
    await page.type('Notes (optional)', 'Gate code 4');
    await page.press('Save');
    await page.words('Details saved');
    await onThePage(page);
    await forwardShowsNothing(page);
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Gate code 4');
  });
});

describe('what was typed as a correction', () => {
  async function typed() {
    const { page } = open([details]);
    await page.press(correct.button);
    await page.type('Model', 'Wagon');
    await page.type('Street', '14 Sample Street');
    await eventually(() => expect(JSON.stringify({ ...window.sessionStorage })).toContain('14 Sample Street'));
    return page;
  }

  test('is there after a reload, over what the shop has corrected since', async () => {
    await typed();
    const notes = 'By the shop';
    const { page } = reload([sampleDetails({ ...details, notes })]);
    expect(await typedIn(page, 'Model')).toBe('Wagon');
    expect(await typedIn(page, 'Street')).toBe('14 Sample Street');
    expect(await typedIn(page, 'Notes (optional)')).toBe(notes);
  });

  test('is there after Back, by Forward and by the button', async () => {
    const page = await typed();
    window.history.back();
    await onThePage(page);
    window.history.forward();
    expect(await typedIn(page, 'Model')).toBe('Wagon');
    window.history.back();
    await onThePage(page);
    await page.press(correct.button);
    expect(await typedIn(page, 'Model')).toBe('Wagon');
  });

  test.each(['Discard changes', 'Close'])('is gone by “%s”', async (button) => {
    const page = await typed();
    const buttons = [...document.querySelectorAll<HTMLElement>('dialog button')];
    buttons.find((each) => (each.getAttribute('aria-label') ?? each.textContent) === button)?.click();
    await onThePage(page);
    await page.press(correct.button);
    expect(await typedIn(page, 'Model')).toBe('Roadster');
  });

  test('is gone once the shop has cancelled the booking', async () => {
    const { page } = open([details, details, cancelled], {
      [`POST ${api}/correct`]: () => problemAnswer(409, { code: 'not_correctable', details: { phone: regionPhone } }),
    });
    await page.press(correct.button);
    await page.type('Model', 'Wagon');
    await eventually(() => expect(JSON.stringify({ ...window.sessionStorage })).toContain('Wagon'));
    await page.press('Save');
    await onThePage(page);
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Wagon');
  });

  test('stays when the shop refuses it', async () => {
    const { page } = open([details], { [`POST ${api}/correct`]: () => problemAnswer(422, { code: 'other_region' }) });
    await page.press(correct.button);
    await page.type('ZIP code', sampleShop.farZip);
    await page.press('Save');
    await page.words('Another region’s crews serve that ZIP code.');
    const { page: again } = reload([details]);
    expect(await typedIn(again, 'ZIP code')).toBe(sampleShop.farZip);
  });

  test.each([
    'not JSON',
    '[]',
    `{"${trackingCode}":7}`,
    `{"${trackingCode}":{"notes":4,"address":"x","site":{"garage":7}}}`,
  ])('and was damaged (%s) is left out', async (text) => {
    window.sessionStorage.setItem('correction_drafts', text);
    const { page } = open([details]);
    await page.press(correct.button);
    expect(await typedIn(page, 'Model')).toBe('Roadster');
    expect(await typedIn(page, 'Notes (optional)')).toBe(details.notes);
  });
});

test('the question about a single car gives way to a dialog that Forward opens', async () => {
  const car = (number: number) => bookedCar(number, { cancellation: { refund: 187.49, kept: 62.5 } });
  const { page } = open([sampleDetails({ ...details, cars: [car(1), car(2)] })]);
  await page.press(pass.button);
  await page.words(pass.text);
  window.history.back();
  await onThePage(page);
  document.querySelector<HTMLElement>('[aria-label^="Cancel this car: car 2"]')?.click();
  await page.words('Cancel car 2?');
  window.history.forward();
  await page.words(pass.text);
  expect(page.has('Cancel car 2?')).toBe(false);
  expect(dialogs()).toBe(1);
});

test('a dialog’s entry keeps what the wizard said on the page', async () => {
  const { page } = openOwnBooking([details], offering, { usr: arrivalState('booked') });
  await page.words('This order is booked');
  await page.press(pass.button);
  await page.words(pass.text);
  expect(page.has('This order is booked')).toBe(true);
});
