// @vitest-environment jsdom

import type { BookedCarView, BookingDetails } from '@tintforge/api-contract';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { sampleDetails } from '@tintforge/app-base/testing/sample-booking';
import { bookedCar } from '@tintforge/app-base/testing/sample-cars';
import { sampleCompliance } from '@tintforge/app-base/testing/sample-windows';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { formatShortDate, formatTime } from '@tintforge/booking-core';
import { instantOf } from '@tintforge/content/clock';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { describe, expect, test } from 'vitest';
import { arrivalState } from '../../lib/booking-arrival';
import { bookingPath, ok, openOwnBooking, reloadOwnBooking, trackingCode } from '../../testing/open-own-booking';
import type { TestPage } from '../../testing/open-page';

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
const cancelCar = { button: 'Cancel this car: car 2, 2022 Sample Wagon (Sedan)', name: 'cancel-car-2' };

const car = (number: number, changes: Partial<BookedCarView> = {}) =>
  bookedCar(number, { cancellation: { refund: 187.49, kept: 62.5 }, ...changes });
/** Both of its cars can be cancelled alone. */
const ofTwo = sampleDetails({ ...details, cars: [car(1), car(2)] });

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

describe.each([move, change, cancel, correct, pass, cancelCar])('$button', ({ button, name }) => {
  const isOfCar = name === cancelCar.name;
  const ofCars = (booking: BookingDetails, changes: Partial<BookedCarView> = {}) =>
    isOfCar ? sampleDetails({ ...booking, cars: [car(1, changes), car(2, changes)] }) : booking;
  const own = {
    details: ofCars(details),
    cancelled: ofCars(cancelled, { cancellation: null }),
    begun: ofCars(begun, { cancellation: null }),
  };

  test('is closed by Back, with the focus on its button, and opened by Forward and a reload', async () => {
    const { page } = open([own.details]);
    await page.press(button);
    await eventually(() => expect(dialogs()).toBe(1));
    window.history.back();
    await onThePage(page);
    await eventually(async () => expect(document.activeElement).toBe(await page.button(button)));
    window.history.forward();
    await eventually(() => expect(dialogs()).toBe(1));
    const { page: again } = reload([own.details]);
    await eventually(() => expect(dialogs()).toBe(1));
    window.history.back();
    await onThePage(again);
    await eventually(async () => expect(document.activeElement).toBe(await again.button(button)));
  });

  test('goes back by Escape, once, however often it is pressed', async () => {
    const lengths = new Set<number>();
    const { page } = open([own.details]);
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
    const { page } = open([own.details]);
    await page.press(button);
    await eventually(() => expect(dialogs()).toBe(1));
    const { page: again } = reload([own.cancelled]);
    await again.words('It was cancelled after you opened this page.');
    await onThePage(again);
    await eventually(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  test('is not opened by Forward once the booking is cancelled, which the page then learns', async () => {
    const { page } = open([own.details, own.cancelled]);
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
    const { page } = open([own.details]);
    await page.press(button);
    await eventually(() => expect(dialogs()).toBe(1));
    const { page: again } = reload([own.begun]);
    await again.words(name === 'pass' ? 'You no longer need the QR code' : `Call ${regionPhone} and we’ll find a way.`);
    await onThePage(again);
  });
});

test.each([
  { ...move, details, moved },
  { ...change, details, moved },
  { ...cancel, details, moved },
  { ...cancelCar, details: ofTwo, moved: sampleDetails({ ...moved, cars: [car(1), car(2)] }) },
])('$button of an appointment that was moved since says its new start', async ({ details, moved, ...task }) => {
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

  const leaveBy = {
    Escape: (dialog: HTMLElement) => dialog.dispatchEvent(new Event('cancel', { cancelable: true })),
    'the close button': (dialog: HTMLElement) => dialog.querySelector<HTMLElement>('[aria-label="Close"]')?.click(),
    'a click outside': (dialog: HTMLElement) => {
      dialog.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    },
  };

  test.each(['Escape', 'the close button'] as const)('is there after %s, and said to be unsaved', async (way) => {
    const page = await typed();
    expect(page.has('They aren’t saved yet.')).toBe(false);
    const dialog = document.querySelector('dialog');
    if (dialog !== null) leaveBy[way](dialog);
    await onThePage(page);
    await page.press(correct.button);
    expect(await typedIn(page, 'Model')).toBe('Wagon');
    expect(await typedIn(page, 'Street')).toBe('14 Sample Street');
    expect(page.has('They aren’t saved yet.')).toBe(true);
  });

  test('is not left by a click outside', async () => {
    const page = await typed();
    const dialog = document.querySelector('dialog');
    if (dialog !== null) leaveBy['a click outside'](dialog);
    expect(await typedIn(page, 'Model')).toBe('Wagon');
    expect(dialogs()).toBe(1);
  });

  test('is gone by “Discard changes”', async () => {
    const page = await typed();
    await page.press('Discard changes');
    await onThePage(page);
    await page.press(correct.button);
    expect(await typedIn(page, 'Model')).toBe('Roadster');
    expect(page.has('They aren’t saved yet.')).toBe(false);
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Wagon');
  });

  test('is next to what the shop has made of the same detail since', async () => {
    await typed();
    const { page } = reload([
      sampleDetails({ ...details, version: 3, address: { ...details.address, street: '3 Shop Street' } }),
    ]);
    expect(await typedIn(page, 'Street')).toBe('14 Sample Street');
    expect(page.describedBy(await page.field('Street'))).toContain('It’s now “3 Shop Street”.');
    expect(page.describedBy(await page.field('Model'))).toBe('');
  });

  test('is next to it as soon as Forward has asked for the booking again', async () => {
    const byShop = sampleDetails({
      ...details,
      version: 3,
      notes: 'Gate code 4',
      address: { ...details.address, street: '3 Shop Street' },
    });
    const { page } = open([details, byShop]);
    await page.press(correct.button);
    await page.type('Street', '14 Sample Street');
    window.history.back();
    await onThePage(page);
    window.history.forward();
    await page.words('It’s now “3 Shop Street”. Save to use yours instead.');
    expect(await typedIn(page, 'Street')).toBe('14 Sample Street');
    expect(await typedIn(page, 'Notes (optional)')).toBe('Gate code 4');
  });

  test('is gone once the shop has cancelled the booking', async () => {
    const { page } = open([details, cancelled], {
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

  test('in a page of an earlier build, which kept the typed values alone, is there after a reload', async () => {
    const kept = { [trackingCode]: { vehicleModel: 'Wagon', address: { street: '14 Sample Street' } } };
    window.sessionStorage.setItem('correction_drafts', JSON.stringify(kept));
    const { page } = open([details]);
    await page.press(correct.button);
    expect(await typedIn(page, 'Model')).toBe('Wagon');
    expect(await typedIn(page, 'Street')).toBe('14 Sample Street');
    expect(page.has('They aren’t saved yet.')).toBe(true);
  });

  test.each([
    'not JSON',
    '[]',
    `{"${trackingCode}":7}`,
    `{"${trackingCode}":{"typed":{"notes":4,"address":"x","site":{"garage":7}},"seen":3,"overtaken":"notes"}}`,
  ])('and was damaged (%s) is left out', async (text) => {
    window.sessionStorage.setItem('correction_drafts', text);
    const { page } = open([details]);
    await page.press(correct.button);
    expect(await typedIn(page, 'Model')).toBe('Roadster');
    expect(await typedIn(page, 'Notes (optional)')).toBe(details.notes);
  });
});

describe('the question about cancelling one car', () => {
  const gone = sampleDetails({
    ...ofTwo,
    version: 3,
    cars: [car(1, { cancellation: null }), car(2, { status: 'cancelled', cancellation: null, kept: 62.5 })],
  });

  test('is of its own car after a reload', async () => {
    const { page } = open([ofTwo]);
    await page.press(cancelCar.button);
    await page.words('Cancel car 2?');
    const { page: again } = reload([ofTwo]);
    await again.words('Cancel car 2?');
    expect(dialogs()).toBe(1);
  });

  test('is not asked again once the car is cancelled', async () => {
    const { page } = open([ofTwo], {
      [`POST ${api}/cars/2/cancel`]: () => ok({ booking: gone, refund: 187.49, kept: 62.5 }),
    });
    await page.press(cancelCar.button);
    await page.press('Cancel the car and refund $187.49');
    await page.words('Car cancelled');
    await onThePage(page);
    await eventually(() => expect(document.activeElement?.tagName).toBe('H1'));
    await forwardShowsNothing(page);
    const { page: again } = reload([gone]);
    await again.words('Cancelled, $62.50 kept');
    await forwardShowsNothing(again);
    expect(again.has('This car was cancelled')).toBe(false);
  });

  test('closes itself when the car was cancelled in another tab, and says so', async () => {
    const { page } = open([ofTwo]);
    await page.press(cancelCar.button);
    await page.words('Cancel car 2?');
    const { page: again } = reload([gone]);
    await again.words('This car was cancelled');
    await onThePage(again);
  });
});

describe('the compliance sheet', () => {
  const done = sampleDetails({ ...details, ...over, status: 'completed', hasCompliance: true });
  const sheet = { [`GET ${api}/compliance`]: () => ok(sampleCompliance()) };

  test('is closed by Back, with the focus on its button, and opened by Forward and a reload', async () => {
    const { page } = open([done], sheet);
    await page.press('Compliance sheet');
    await page.words('Window film compliance sheet');
    window.history.back();
    await onThePage(page);
    await eventually(async () => expect(document.activeElement).toBe(await page.button('Compliance sheet')));
    window.history.forward();
    await page.words('Window film compliance sheet');
    const { page: again } = reloadOwnBooking([done], sheet);
    await again.words('Window film compliance sheet');
    document.querySelector<HTMLElement>('dialog [aria-label="Close"]')?.click();
    await onThePage(again);
    await eventually(async () => expect(document.activeElement).toBe(await again.button('Compliance sheet')));
  });

  test('is not opened by a reload once the shop has taken the end of the job back', async () => {
    const { page } = open([done], sheet);
    await page.press('Compliance sheet');
    await page.words('Window film compliance sheet');
    const { page: again } = reload([begun]);
    await again.words('No sheet yet');
    await onThePage(again);
  });
});

test('a dialog’s entry keeps what the wizard said on the page', async () => {
  const { page } = openOwnBooking([details], offering, { usr: arrivalState('booked') });
  await page.words('This order is booked');
  await page.press(pass.button);
  await page.words(pass.text);
  expect(page.has('This order is booked')).toBe(true);
});

describe('a start that was chosen and not confirmed', () => {
  const confirm = `Move to ${formatInstant(moved.appointmentInstant ?? '')}`;
  const kept = () => JSON.stringify({ ...window.sessionStorage });

  async function chosen(answers: Parameters<typeof openOwnBooking>[1] = {}) {
    const { page } = open([details], answers);
    await page.press(move.button);
    await page.choose(`input[value="${laterTime}"]:enabled`);
    await page.button(confirm);
    return page;
  }

  /** Its time is taken since. */
  function reloadTaken() {
    const starts = availability.days[0]?.starts.map((start) => ({
      ...start,
      ...(start.time === laterTime ? { available: false, reason: 'taken' } : {}),
    }));
    const days = [{ ...availability.days[0], starts }];
    return reloadOwnBooking([details], { 'GET /api/availability': () => ok({ ...availability, days }) });
  }

  test('is there after Back, by Forward, by the button and by a reload', async () => {
    const page = await chosen();
    window.history.back();
    await onThePage(page);
    window.history.forward();
    await page.button(confirm);
    window.history.back();
    await onThePage(page);
    const { page: again } = reload([details]);
    await again.press(move.button);
    await again.button(confirm);
    const { page: third } = reload([details]);
    await third.button(confirm);
    expect(document.querySelector<HTMLInputElement>('input:checked')?.value).toBe(laterTime);
  });

  test('is gone by “Keep the time I have”', async () => {
    const page = await chosen();
    await page.press('Keep the time I have');
    await onThePage(page);
    await page.press(move.button);
    await page.button('Move the appointment');
    expect(kept()).not.toContain(laterTime);
  });

  test('that somebody else took since is named, and no longer chosen', async () => {
    await chosen();
    const { page } = reloadTaken();
    await page.words(
      `The time you chose, ${formatShortDate('2096-12-11')}, ${formatTime(laterTime)}, is no longer available. Pick another.`,
    );
    expect(document.querySelector('input:checked')).toBeNull();
    expect(page.hasButton(confirm)).toBe(false);
  });

  test('is gone once the appointment is moved', async () => {
    const page = await chosen({ [`POST ${api}/reschedule`]: () => ok(moved) });
    await page.press(confirm);
    await page.words('Appointment moved');
    await onThePage(page);
    expect(kept()).not.toContain('"time"');
  });

  test('is not offered for another appointment, to which it was moved since', async () => {
    await chosen();
    const elsewhere = sampleDetails({ ...details, version: 3, appointmentInstant: at('2096-12-12') });
    const { page } = reload([elsewhere]);
    await onThePage(page);
    await page.press(move.button);
    await page.button('Move the appointment');
  });

  test.each([
    'not JSON',
    `{"${trackingCode}":7}`,
    `{"${trackingCode}":{"from":"${details.appointmentInstant}","date":"soon","time":"${laterTime}"}}`,
    `{"${trackingCode}":{"from":"${details.appointmentInstant}","date":"2096-12-11","time":"noon"}}`,
  ])('and was damaged (%s) is left out', async (text) => {
    window.sessionStorage.setItem('move_drafts', text);
    const { page } = open([details]);
    await page.press(move.button);
    await page.button('Move the appointment');
  });
});
