// @vitest-environment jsdom
import type { BookingDetails, ChangedOrder } from '@tintforge/api-contract';
import { queryClient } from '@tintforge/app-base/query-client';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { sampleDetails, sampleToken } from '@tintforge/app-base/testing/sample-booking';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { type SeenRequest, stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { formatCents, formatTime } from '@tintforge/booking-core';
import { addOns } from '@tintforge/content';
import { instantOf } from '@tintforge/content/clock';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { leavePage, openPage } from '../../../testing/open-page';
import { ManagedBooking } from '../managed-booking';

const { packageId, addOnId, otherAddOnId, time: ownTime, starts, regionPhone } = sampleShop;
const laterTime = starts[starts.indexOf(ownTime) + 1];
if (laterTime === undefined) throw new Error('The day has no later start');

/** An instant of a date and a time on the shop's clock. */
const at = (date: string, time = ownTime) => new Date(instantOf({ date, time })).toISOString();

const details = sampleDetails({
  appointmentDate: '2096-12-11',
  appointmentInstant: at('2096-12-11'),
  policy: { freeUntil: at('2096-12-10'), lateFee: 112.5 },
});
const address = `/api/bookings/${details.trackingCode}`;
/** The extra that is added: its name, and in dollars its price and the new total. */
const added = {
  name: addOns.find(({ id }) => id === otherAddOnId)?.name ?? '',
  amount: sampleShop.otherAddOnCents / 100,
};
const dearerTotal = (sampleShop.totalCents + sampleShop.otherAddOnCents) / 100;
const dueText = formatCents(sampleShop.otherAddOnCents);
const more = [...details.lines, { id: otherAddOnId, ...added }];
const before = { lines: details.lines, total: sampleShop.total, jobMinutes: 180 };

/** The preview, or the outcome, of adding an extra. */
function adding(changes: Partial<ChangedOrder> = {}): ChangedOrder {
  return {
    isWritten: false,
    before,
    after: { lines: more, total: dearerTotal, jobMinutes: 210 },
    money: { due: added.amount, toCard: 0, atCar: 0 },
    place: { start: ownTime, startsAt: at('2096-12-11'), fits: true, starts: [] },
    shadesCleared: false,
    booking: details,
    ...changes,
  };
}

const dearer = sampleDetails({
  ...details,
  version: 3,
  addOnIds: [addOnId, otherAddOnId],
  lines: more,
  totalPrice: dearerTotal,
  paymentStatus: 'on-site',
  due: added.amount,
  balance: added.amount,
});

function Owned({ initial }: { initial: BookingDetails }) {
  const [shown, setShown] = useState(initial);
  return (
    <QueryScope>
      <ManagedBooking details={shown} access={{ bookingToken: sampleToken }} onChanged={setShown} />
      <ToastRegion />
    </QueryScope>
  );
}

function openBooking(
  change: (request: SeenRequest) => StubAnswer,
  {
    initial = details,
    current = dearer,
    state = null,
  }: { initial?: BookingDetails; current?: BookingDetails; state?: unknown } = {},
) {
  const seen = stubNetwork({
    [`GET ${address}/details`]: () => ({ status: 200, body: current }),
    [`POST ${address}/change`]: change,
    // Under way: its failure would be the next toast.
    [`POST ${address}/balance`]: () => new Promise(() => undefined),
  });
  const page = openPage('/', <Owned initial={initial} />, state);
  const sent = () =>
    seen
      .filter(({ url, body }) => url.pathname === `${address}/change` && body.dryRun !== true)
      .map(({ body }) => body);
  return { page, seen, sent };
}

const previewOr = (saved: StubAnswer) => (request: SeenRequest) =>
  request.body.dryRun === true ? ({ status: 200, body: adding() } as const) : saved;

test('an extra is previewed with the new bill next to the old one, saved as it was seen, and the card form opens', async () => {
  const { page, sent } = openBooking(previewOr({ status: 200, body: adding({ isWritten: true, booking: dearer }) }));
  await page.press('Change services');
  await page.choose(`input[value="${otherAddOnId}"]`);
  await page.words(`${dueText} will be due.`);
  expect(page.has('3 hours 30 minutes') || page.has('3.5 hours')).toBe(true);
  expect(sent()).toEqual([]);
  await page.press(`Save and pay ${dueText}`);
  await page.words('Services changed');
  expect(sent()).toEqual([
    {
      version: 2,
      packageId,
      addOnIds: [addOnId, otherAddOnId],
      seen: { total: dearerTotal, refund: 0 },
    },
  ]);
  // The card form, which may be left for the car.
  await page.press('Go Back');
  await page.button(`Pay the balance ${dueText}`);
});

test('a change of a booking that owed something already leads to the form for all that is due now', async () => {
  const owing = sampleDetails({ ...details, due: 10, balance: 10 });
  const all = { ...dearer, due: added.amount + 10, balance: added.amount + 10 };
  const { page, seen } = openBooking(previewOr({ status: 200, body: adding({ isWritten: true, booking: all }) }), {
    initial: owing,
  });
  await page.press('Change services');
  await page.choose(`input[value="${otherAddOnId}"]`);
  await page.press(`Save and pay ${dueText}`);
  await page.words('Services changed');
  await eventually(() => {
    const paying = seen.filter(({ url }) => url.pathname === `${address}/balance`);
    expect(paying.map(({ body }) => body.amount)).toEqual([all.balance]);
  });
});

test('an extra that goes returns its price', async () => {
  const cheaper = sampleDetails({
    ...details,
    addOnIds: [],
    totalPrice: sampleShop.packageCents / 100,
    paymentStatus: 'refund-pending',
  });
  const removing = adding({
    after: { lines: details.lines.slice(0, 1), total: sampleShop.packageCents / 100, jobMinutes: 150 },
    money: { due: 0, toCard: sampleShop.addOnCents / 100, atCar: 0 },
  });
  const { page, sent } = openBooking(({ body }) => ({
    status: 200,
    body: body.dryRun === true ? removing : { ...removing, isWritten: true, booking: cheaper },
  }));
  await page.press('Change services');
  await page.choose(`input[value="${addOnId}"]`);
  await page.press(`Save and refund ${formatCents(sampleShop.addOnCents)}`);
  await page.words(`We’re refunding ${formatCents(sampleShop.addOnCents)} to your card.`);
  expect(sent()).toMatchObject([
    { addOnIds: [], seen: { total: sampleShop.packageCents / 100, refund: sampleShop.addOnCents / 100 } },
  ]);
  expect(page.hasButton(`Pay the balance ${dueText}`)).toBe(false);
});

test.each([
  ['removes the photos of its certificate, which the dialog says before', ['p1'], true],
  ['says nothing of photos where there are none', [], false],
])('a film that the shades don’t belong to %s', async (_name, photos, isSaid) => {
  const certificates = [{ car: 1, photos, isOpen: true }];
  const { page } = openBooking(() => ({ status: 200, body: adding({ shadesCleared: true }) }), {
    initial: { ...details, certificates },
  });
  await page.press('Change services');
  await page.choose(`input[value="${otherAddOnId}"]`);
  await page.words('The shades you chose belong to another film.');
  expect(page.has('so we’ll remove its photos')).toBe(isSaid);
});

test('without a change nothing is sent, and the dialog says so', async () => {
  const { page, sent } = openBooking(previewOr('no network'));
  await page.press('Change services');
  await page.press('Save the change');
  await page.words('Nothing has changed yet.');
  expect(sent()).toEqual([]);
});

test('a job that no longer fits takes another start of its day', async () => {
  const { page, sent } = openBooking(({ body }) => {
    if (body.dryRun !== true) return { status: 200, body: adding({ isWritten: true, booking: dearer }) };
    const isMoved = body.appointmentTime === laterTime;
    const place = isMoved
      ? { start: laterTime, startsAt: at('2096-12-11', laterTime), fits: true, starts: [] }
      : { ...adding().place, fits: false, starts: [laterTime] };
    return { status: 200, body: { ...adding(), place } };
  });
  await page.press('Change services');
  await page.choose(`input[value="${otherAddOnId}"]`);
  await page.words(`No crew has enough time for this at ${formatTime(ownTime)}.`);
  await page.press(`Save and pay ${dueText}`);
  await page.words('Pick a start time');
  expect(sent()).toEqual([]);
  await page.choose(`input[value="${laterTime}"]`);
  await page.words(`Your appointment moves from ${formatTime(ownTime)} to ${formatTime(laterTime)} that day.`);
  await page.press(`Save and pay ${dueText}`);
  await page.words('Services changed');
  expect(sent()).toMatchObject([{ appointmentTime: laterTime }]);
});

test('what the shop changed meanwhile is told, the choice stays, and is saved on the current booking', async () => {
  const moved = sampleDetails({ ...details, version: 5, appointmentTime: laterTime });
  const { page, sent } = openBooking(
    ({ body }) => {
      if (body.version === 2) {
        const message = 'The shop moved it after you opened it. Check the current details.';
        return { status: 409, body: { code: 'changed_meanwhile', message } };
      }
      if (body.dryRun === true) return { status: 200, body: adding() };
      return { status: 200, body: adding({ isWritten: true, booking: dearer }) };
    },
    { current: moved },
  );
  await page.press('Change services');
  await page.choose(`input[value="${otherAddOnId}"]`);
  await page.alert('The shop moved it after you opened it.');
  await page.press(`Save and pay ${dueText}`);
  await page.words('Services changed');
  expect(sent()).toMatchObject([{ version: 5, addOnIds: [addOnId, otherAddOnId] }]);
});

test('after the deadline there is no button, and a dialog that was open says whom to call', async () => {
  const over = sampleDetails({ ...details, mayChange: false });
  expect(openBooking(previewOr('no network'), { initial: over }).page.hasButton('Change services')).toBe(false);
});

test('a dialog that stayed open past the deadline says whom to call', async () => {
  const over = sampleDetails({ ...details, mayChange: false });
  const refused = problemAnswer(409, { code: 'not_changeable', details: { phone: regionPhone } });
  const { page } = openBooking(() => refused, { current: over });
  await page.press('Change services');
  await page.choose(`input[value="${otherAddOnId}"]`);
  await page.alert(`Call ${regionPhone}`);
  await eventually(() => expect(page.hasButton('Save the change')).toBe(false));
});

test('without a network nothing is saved, and the choice stays', async () => {
  const { page } = openBooking(previewOr('no network'));
  await page.press('Change services');
  await page.choose(`input[value="${otherAddOnId}"]`);
  await page.press(`Save and pay ${dueText}`);
  await page.alert('Nothing was saved. Check your connection and try again.');
  await page.button(`Save and pay ${dueText}`);
});

test('a choice that could not be previewed is tried again', async () => {
  const answers: StubAnswer[] = ['no network', { status: 200, body: adding() }];
  const { page } = openBooking(() => answers.shift() ?? 'no network');
  await page.press('Change services');
  await page.choose(`input[value="${otherAddOnId}"]`);
  await page.alert('Nothing was saved. Check your connection and try again.');
  await page.press('Try again');
  await page.button(`Save and pay ${dueText}`);
});

test('what is due stands on the page, with both ways to pay', async () => {
  const { page } = openBooking(previewOr('no network'), { initial: dearer });
  await page.words(`${dueText} is due. Pay it by card now, or at the car.`);
  await page.button(`Pay the balance ${dueText}`);
});

describe('a choice that was not saved', () => {
  const preview = previewOr({ status: 200, body: adding({ isWritten: true, booking: dearer }) });
  const isChosen = (id: string) => document.querySelector<HTMLInputElement>(`input[value="${id}"]`)?.checked;
  const kept = () => window.sessionStorage.getItem('change_drafts');
  const fresh = sampleDetails({ ...details, version: 3 });

  async function choose() {
    const opened = openBooking(preview, { current: details });
    await opened.page.press('Change services');
    await opened.page.choose(`input[value="${otherAddOnId}"]`);
    await opened.page.button(`Save and pay ${dueText}`);
    return opened;
  }

  /** Loads the page again in the same history entry. */
  function reload(initial: BookingDetails, change: Parameters<typeof openBooking>[0] = preview) {
    const { state } = window.history;
    leavePage();
    queryClient.clear();
    return openBooking(change, { initial, current: initial, state });
  }

  async function isClosed() {
    await eventually(() => expect(document.querySelectorAll('dialog')).toHaveLength(0));
  }

  test('is there by Forward and after a reload, with its bill', async () => {
    const { page } = await choose();
    window.history.back();
    await isClosed();
    window.history.forward();
    await page.button(`Save and pay ${dueText}`);
    const { page: again, sent } = reload(fresh);
    await again.press(`Save and pay ${dueText}`);
    await again.words('Services changed');
    expect(sent()).toMatchObject([{ version: 3, addOnIds: [addOnId, otherAddOnId] }]);
    expect(kept()).toBeNull();
  });

  test('is gone by “Keep my services”', async () => {
    const { page } = await choose();
    await page.press('Keep my services');
    await isClosed();
    await page.press('Change services');
    await page.button('Save the change');
    expect(isChosen(otherAddOnId)).toBe(false);
    expect(kept()).toBeNull();
  });

  test('stays with an extra that the shop has taken out since, which is said', async () => {
    await choose();
    const { page } = reload(sampleDetails({ ...fresh, addOnIds: [], lines: details.lines.slice(0, 1) }));
    await page.words('Your choice is still here. Check it against the current details.');
    expect([isChosen(addOnId), isChosen(otherAddOnId)]).toEqual([false, true]);
  });

  test('is nothing once the shop has booked the same', async () => {
    await choose();
    const { page } = reload(sampleDetails({ ...dearer, version: 3 }));
    await page.button('Save the change');
    expect(page.has('This booking has changed')).toBe(false);
  });

  test('without what is no longer sold says so', async () => {
    await choose();
    const stored = JSON.parse(kept() ?? '');
    stored[details.trackingCode].order.addOnIds.push('no-such-extra');
    window.sessionStorage.setItem('change_drafts', JSON.stringify(stored));
    const { page, sent } = reload(fresh);
    await page.words('Part of your choice is no longer sold');
    await page.press(`Save and pay ${dueText}`);
    await page.words('Services changed');
    expect(sent()).toMatchObject([{ addOnIds: [addOnId, otherAddOnId] }]);
  });

  test('with a start that is taken since says so, and offers the others', async () => {
    let isTaken = false;
    const place = { ...adding().place, fits: false, starts: [laterTime] };
    const change = ({ body }: SeenRequest): StubAnswer => {
      if (body.appointmentTime !== laterTime) return { status: 200, body: adding({ place }) };
      if (isTaken) return problemAnswer(409, { code: 'slot_taken', details: { days: [] } });
      return { status: 200, body: adding({ place: { ...place, start: laterTime, fits: true, starts: [] } }) };
    };
    const { page } = openBooking(change);
    await page.press('Change services');
    await page.choose(`input[value="${otherAddOnId}"]`);
    await page.choose(`input[value="${laterTime}"]`);
    await page.words(`Your appointment moves from ${formatTime(ownTime)} to ${formatTime(laterTime)} that day.`);
    isTaken = true;
    const { page: again } = reload(details, change);
    await again.words('That time was just taken');
    await again.words('Other start times that day');
  });

  test.each([
    'not JSON',
    `{"${details.trackingCode}":7}`,
    `{"${details.trackingCode}":{"from":{"packageId":1},"order":{"packageId":"x","addOnIds":[]}}}`,
  ])('and was damaged (%s) is left out', async (text) => {
    window.sessionStorage.setItem('change_drafts', text);
    const { page } = openBooking(preview);
    await page.press('Change services');
    await page.press('Save the change');
    await page.words('Nothing has changed yet.');
  });
});
