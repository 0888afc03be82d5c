// @vitest-environment jsdom
import type { BookingDetails, ChangedOrder } from '@tintforge/api-contract';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { sampleDetails, sampleToken } from '@tintforge/app-base/testing/sample-booking';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { type SeenRequest, stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { openPage, useCleanBrowser } from '../../../testing/open-page';
import { ManagedBooking } from '../managed-booking';

useCleanBrowser();

const details = sampleDetails({
  appointmentDate: '2096-12-11',
  appointmentInstant: '2096-12-11T14:00:00Z',
  policy: { freeUntil: '2096-12-10T14:00:00Z', lateFee: 112.5 },
});
const address = `/api/bookings/${details.trackingCode}`;
const coated = [...details.lines, { id: 'ceramic-coating', name: 'Window Ceramic Coating', amount: 149.99 }];
const before = { lines: details.lines, total: 449.98, jobMinutes: 180 };

/** The preview, or the outcome, of adding the coating. */
function adding(changes: Partial<ChangedOrder> = {}): ChangedOrder {
  return {
    isWritten: false,
    before,
    after: { lines: coated, total: 599.97, jobMinutes: 210 },
    money: { due: 149.99, toCard: 0, atCar: 0 },
    place: { start: '09:00', startsAt: '2026-12-08T14:00:00Z', fits: true, starts: [] },
    shadesCleared: false,
    booking: details,
    ...changes,
  };
}

const dearer = sampleDetails({
  ...details,
  version: 3,
  addOnIds: ['headlight-tinting', 'ceramic-coating'],
  lines: coated,
  totalPrice: 599.97,
  paymentStatus: 'on-site',
  due: 149.99,
  balance: 149.99,
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
  { initial = details, current = dearer }: { initial?: BookingDetails; current?: BookingDetails } = {},
) {
  const seen = stubNetwork({
    [`GET ${address}/details`]: () => ({ status: 200, body: current }),
    [`POST ${address}/change`]: change,
  });
  const page = openPage('/', <Owned initial={initial} />);
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
  await page.choose('input[value="ceramic-coating"]');
  await page.words('$149.99 will be due.');
  expect(page.has('3 hours 30 minutes') || page.has('3.5 hours')).toBe(true);
  expect(sent()).toEqual([]);
  await page.press('Save and pay $149.99');
  await page.words('Services changed');
  expect(sent()).toEqual([
    {
      version: 2,
      packageId: 'sedan-premium',
      addOnIds: ['headlight-tinting', 'ceramic-coating'],
      seen: { total: 599.97, refund: 0 },
    },
  ]);
  // The card form, which may be left for the car.
  await page.press('Go Back');
  await page.button('Pay the balance $149.99');
});

test('an extra that goes returns its price', async () => {
  const cheaper = sampleDetails({ ...details, addOnIds: [], totalPrice: 349.99, paymentStatus: 'refund-pending' });
  const removing = adding({
    after: { lines: details.lines.slice(0, 1), total: 349.99, jobMinutes: 150 },
    money: { due: 0, toCard: 99.99, atCar: 0 },
  });
  const { page, sent } = openBooking(({ body }) => ({
    status: 200,
    body: body.dryRun === true ? removing : { ...removing, isWritten: true, booking: cheaper },
  }));
  await page.press('Change services');
  await page.choose('input[value="headlight-tinting"]');
  await page.press('Save and refund $99.99');
  await page.words('We’re refunding $99.99 to your card.');
  expect(sent()).toMatchObject([{ addOnIds: [], seen: { total: 349.99, refund: 99.99 } }]);
  expect(page.hasButton('Pay the balance $149.99')).toBe(false);
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
    const isMoved = body.appointmentTime === '10:00';
    const place = isMoved
      ? { start: '10:00', startsAt: '2096-12-11T15:00:00Z', fits: true, starts: [] }
      : { ...adding().place, fits: false, starts: ['10:00'] };
    return { status: 200, body: { ...adding(), place } };
  });
  await page.press('Change services');
  await page.choose('input[value="ceramic-coating"]');
  await page.words('No crew has enough time for this at 9:00 AM.');
  await page.press('Save and pay $149.99');
  await page.words('Pick a start time');
  expect(sent()).toEqual([]);
  await page.choose('input[value="10:00"]');
  await page.words('Your appointment moves from 9:00 AM to 10:00 AM that day.');
  await page.press('Save and pay $149.99');
  await page.words('Services changed');
  expect(sent()).toMatchObject([{ appointmentTime: '10:00' }]);
});

test('what the shop changed meanwhile is told, the choice stays, and is saved on the current booking', async () => {
  const moved = sampleDetails({ ...details, version: 5, appointmentTime: '10:00' });
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
  await page.choose('input[value="ceramic-coating"]');
  await page.alert('The shop moved it after you opened it.');
  await page.press('Save and pay $149.99');
  await page.words('Services changed');
  expect(sent()).toMatchObject([{ version: 5, addOnIds: ['headlight-tinting', 'ceramic-coating'] }]);
});

test('after the deadline there is no button, and a dialog that was open says whom to call', async () => {
  const over = sampleDetails({ ...details, mayChange: false });
  expect(openBooking(previewOr('no network'), { initial: over }).page.hasButton('Change services')).toBe(false);
});

test('a dialog that stayed open past the deadline says whom to call', async () => {
  const over = sampleDetails({ ...details, mayChange: false });
  const refused = problemAnswer(409, { code: 'not_changeable', details: { phone: '(813) 555-4700' } });
  const { page } = openBooking(() => refused, { current: over });
  await page.press('Change services');
  await page.choose('input[value="ceramic-coating"]');
  await page.alert('Call (813) 555-4700');
  await eventually(() => expect(page.hasButton('Save the change')).toBe(false));
});

test('without a network nothing is saved, and the choice stays', async () => {
  const { page } = openBooking(previewOr('no network'));
  await page.press('Change services');
  await page.choose('input[value="ceramic-coating"]');
  await page.press('Save and pay $149.99');
  await page.alert('Nothing was saved. Check your connection and try again.');
  await page.button('Save and pay $149.99');
});

test('a choice that could not be previewed is tried again', async () => {
  const answers: StubAnswer[] = ['no network', { status: 200, body: adding() }];
  const { page } = openBooking(() => answers.shift() ?? 'no network');
  await page.press('Change services');
  await page.choose('input[value="ceramic-coating"]');
  await page.alert('Nothing was saved. Check your connection and try again.');
  await page.press('Try again');
  await page.button('Save and pay $149.99');
});

test('what is due stands on the page, with both ways to pay', async () => {
  const { page } = openBooking(previewOr('no network'), { initial: dearer });
  await page.words('$149.99 is due. Pay it by card now, or at the car.');
  await page.button('Pay the balance $149.99');
});
