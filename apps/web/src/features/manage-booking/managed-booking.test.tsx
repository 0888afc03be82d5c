// @vitest-environment jsdom
import type { BookingDetails } from '@tintforge/api-contract';
import { moneyText } from '@tintforge/app-base/money';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { formatInstant, formatInstantTime } from '@tintforge/app-base/shop-time';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { sampleDetails, sampleToken } from '@tintforge/app-base/testing/sample-booking';
import { bookedCar } from '@tintforge/app-base/testing/sample-cars';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { formatTime } from '@tintforge/booking-core';
import { paymentWords } from '@tintforge/content';
import { instantOf } from '@tintforge/content/clock';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { keptWizard } from '../../testing/kept-wizard';
import { openPage } from '../../testing/open-page';
import { ManagedBooking } from './managed-booking';

const { time: ownTime, starts, regionPhone } = sampleShop;
const ownIndex = starts.indexOf(ownTime);
const laterTime = starts[ownIndex + 1];
if (laterTime === undefined) throw new Error('The day has no later start');

/** An instant of a date and a time on the shop's clock. */
const at = (date: string, time = ownTime) => new Date(instantOf({ date, time })).toISOString();

const { lateFee } = sampleDetails().policy;
/** Far enough ahead to be free to change whenever this runs. */
const later = { freeUntil: at('2096-12-10'), lateFee };
const details = sampleDetails({
  appointmentDate: '2096-12-11',
  appointmentInstant: at('2096-12-11'),
  policy: later,
});
const laterInstant = at('2096-12-11', laterTime);
/** In dollars: what a late cancellation leaves. */
const rest = Math.round((details.totalPrice - lateFee) * 100) / 100;
const [wholeText, feeText, restText] = [details.totalPrice, lateFee, rest].map(moneyText);
const address = `/api/bookings/${details.trackingCode}`;
const cancelled = sampleDetails({
  ...details,
  status: 'cancelled',
  paymentStatus: 'refund-pending',
  mayReschedule: false,
  mayCorrect: false,
  cancellation: null,
  refunded: details.totalPrice,
  refunds: [{ amount: details.totalPrice, status: 'pending', at: '2096-12-02T15:00:00Z' }],
});

/** A day on which only the booking's own start and the three after it are free. */
function day(date: string, taken: readonly string[] = []) {
  const listed = starts.map((time, index) => ({
    time,
    startsAt: at(date, time),
    ...(index >= ownIndex && index < ownIndex + 4 && !taken.includes(time)
      ? { available: true }
      : { available: false, reason: 'taken' }),
  }));
  return { date, state: 'open', starts: listed };
}

function Owned({ initial }: { initial: BookingDetails }) {
  const [shown, setShown] = useState(initial);
  return (
    <QueryScope>
      <ManagedBooking details={shown} access={{ bookingToken: sampleToken }} onChanged={setShown} />
      <ToastRegion />
    </QueryScope>
  );
}

function openBooking({
  answers = {},
  initial = details,
}: {
  answers?: Record<string, () => StubAnswer>;
  initial?: BookingDetails;
} = {}) {
  const seen = stubNetwork({
    [`GET ${address}/confirmation-email`]: () => ({
      status: 200,
      body: { state: 'sent', email: 'sample@tintforge.example' },
    }),
    [`GET ${address}/details`]: () => ({ status: 200, body: cancelled }),
    'GET /api/availability': () => ({
      status: 200,
      body: {
        region: details.region,
        jobMinutes: 180,
        lateFeePercent: 25,
        depositPercent: null,
        days: [day('2096-12-11')],
      },
    }),
    ...answers,
  });
  const page = openPage('/', <Owned initial={initial} />);
  function sent(what: string) {
    return seen.filter((request) => request.method === 'POST' && request.url.pathname === `${address}/${what}`);
  }
  return { page, seen, sent };
}

test('everything the owner may know stands on the page', async () => {
  const { page } = openBooking();
  await page.words('Confirmation sent to sample@tintforge.example');
  for (const text of [
    'Dec 11',
    formatInstantTime(details.appointmentInstant ?? ''),
    sampleShop.regionName,
    'Confirmed',
    `2026 Sample Roadster (${sampleShop.vehicleName})`,
    `${sampleShop.packageName}, ${sampleShop.addOnName}`,
    `12 Sample Street, ${sampleShop.city} ${sampleShop.zip}`,
    'No garage, shade, power within 50 ft',
    `sample@tintforge.example, ${sampleShop.phone}`,
    `Paid ${wholeText}, card ending 4242`,
    `After this, ${feeText} is kept`,
  ]) {
    expect(page.has(text), text).toBe(true);
  }
});

test('a cancelled booking can be booked again, with the same package', async () => {
  const { page } = openBooking({ initial: cancelled });
  await page.press('Book Again');
  await eventually(() => expect(keptWizard().draft).toMatchObject({ packageId: cancelled.packageId }));
});

test('a booking that is ahead cannot be booked again', async () => {
  const { page } = openBooking();
  await page.words('Reschedule');
  expect(page.has('Book Again')).toBe(false);
});

test('what cannot be done has no button', async () => {
  const { page } = openBooking({ initial: cancelled });
  await page.words(`We’re refunding ${wholeText} to the card ending 4242.`);
  expect(['Reschedule', 'Cancel', 'Correct details', 'Add to calendar'].filter(page.hasButton)).toEqual([]);
  expect(page.has('Receipt')).toBe(true);
});

test('a return that failed is told in plain words', async () => {
  const failed = { amount: details.totalPrice, status: 'failed', at: '2096-12-02T15:00:00Z' } as const;
  const { page } = openBooking({
    initial: sampleDetails({ ...cancelled, paymentStatus: 'refund-failed', refunds: [failed] }),
  });
  await page.alert('we couldn’t refund your card. We’ll call you');
});

test('once the free time is over the fee is told, and whom to call for another day', async () => {
  const late = sampleDetails({
    ...details,
    policy: { ...later, freeUntil: '2020-12-10T14:00:00Z' },
    mayReschedule: false,
    cancellation: { refund: rest, kept: lateFee },
  });
  const { page } = openBooking({ initial: late });
  await page.words(`If you cancel, we keep ${feeText} and refund ${restText}.`);
  expect(page.has(`To move it, call ${regionPhone}.`)).toBe(true);
  expect(page.hasButton('Reschedule')).toBe(false);
});

test('once the free time is over and nothing is kept, cancelling is still free', async () => {
  const late = sampleDetails({
    ...details,
    policy: { ...later, freeUntil: '2020-12-10T14:00:00Z' },
    mayReschedule: false,
    cancellation: { refund: details.totalPrice, kept: 0 },
  });
  const { page } = openBooking({ initial: late });
  await page.words('You can still cancel for free.');
  expect(page.has('we keep')).toBe(false);
  expect(page.has('You could change it')).toBe(false);
});

test('cancelling shows what comes back, asks, and says that it is done', async () => {
  const { page, sent } = openBooking({
    answers: {
      [`POST ${address}/cancel`]: () => ({
        status: 200,
        body: { booking: cancelled, refund: details.totalPrice, kept: 0 },
      }),
    },
  });
  await page.press('Cancel');
  await page.words(`After ${formatInstant(later.freeUntil)}`);
  expect(page.has(restText ?? '')).toBe(true);
  expect(sent('cancel')).toEqual([]);
  await page.press(`Cancel and refund ${wholeText}`);
  await page.words('Appointment cancelled');
  expect(sent('cancel').map(({ body }) => body)).toEqual([{ refund: details.totalPrice }]);
  expect(sent('cancel')[0]?.headers.get('booking-token')).toBe(sampleToken);
  await eventually(() => expect(document.activeElement?.tagName).toBe('H2'));
});

test('cancelling promises nothing of what the bank holds', async () => {
  const held = sampleDetails({
    ...details,
    paymentStatus: 'disputed',
    cancellation: { refund: 0, held: details.totalPrice, kept: 0 },
  });
  const { page, sent } = openBooking({
    initial: held,
    answers: {
      [`POST ${address}/cancel`]: () => ({
        status: 200,
        body: { booking: cancelled, refund: 0, held: details.totalPrice, kept: 0 },
      }),
    },
  });
  await page.press('Cancel');
  await page.words(paymentWords.held);
  expect(document.querySelector('dialog')?.textContent).not.toMatch(/Cancel and refund|We’ll refund|weren’t charged/);
  await page.press('Cancel the appointment');
  await page.words('Appointment cancelled');
  expect(sent('cancel').map(({ body }) => body)).toEqual([{ refund: 0 }]);
});

test('keeping the appointment changes nothing', async () => {
  const { page, sent } = openBooking();
  await page.press('Cancel');
  await page.press('Keep my booking');
  await eventually(() => expect(page.hasButton('Keep my booking')).toBe(false));
  expect(sent('cancel')).toEqual([]);
});

test('amounts that changed meanwhile are shown, asked about, and sent as accepted', async () => {
  const answers = [
    problemAnswer(409, { code: 'refund_changed', details: { refund: rest, kept: lateFee } }),
    { status: 200, body: { booking: cancelled, refund: rest, kept: lateFee } },
  ];
  const { page, sent } = openBooking({
    answers: { [`POST ${address}/cancel`]: () => answers.shift() ?? 'no network' },
  });
  await page.press('Cancel');
  await page.press(`Cancel and refund ${wholeText}`);
  await page.alert(`The amounts have changed: your refund is now ${restText}, and ${feeText} is kept.`);
  await page.press(`Cancel and refund ${restText}`);
  await page.words('Appointment cancelled');
  expect(sent('cancel').map(({ body }) => body.refund)).toEqual([details.totalPrice, rest]);
});

test('a booking that another tab cancelled is cancelled here too', async () => {
  const { page } = openBooking({
    answers: { [`POST ${address}/cancel`]: () => problemAnswer(409, { code: 'not_cancellable' }) },
  });
  await page.press('Cancel');
  await page.press(`Cancel and refund ${wholeText}`);
  await page.words('Appointment cancelled');
  await eventually(() => expect(page.hasButton('Cancel')).toBe(false));
});

test('moving offers the shop’s starts, its own included, and sends the chosen one', async () => {
  const moved = sampleDetails({ ...details, appointmentTime: laterTime, appointmentInstant: laterInstant });
  const { page, seen, sent } = openBooking({
    answers: { [`POST ${address}/reschedule`]: () => ({ status: 200, body: moved }) },
  });
  await page.press('Reschedule');
  await page.words(`Your price stays ${wholeText}.`);
  await page.choose(`input[value="${laterTime}"]:enabled`);
  await page.press(`Move to ${formatInstant(laterInstant)}`);
  await page.words(`We’ll see you on ${formatInstant(laterInstant)}.`);
  expect(sent('reschedule').map(({ body }) => body)).toEqual([
    { appointmentDate: '2096-12-11', appointmentTime: laterTime },
  ]);
  const asked = seen.find(({ url }) => url.pathname === '/api/availability');
  expect(asked?.url.searchParams.get('exclude')).toBe(details.trackingCode);
  expect(asked?.headers.get('booking-token')).toBe(sampleToken);
  await eventually(() => expect(page.has(formatInstantTime(laterInstant))).toBe(true));
});

test('without a start of its own choosing nothing is moved', async () => {
  const { page, sent } = openBooking();
  await page.press('Reschedule');
  await page.choose(`input[value="${ownTime}"]`);
  await page.press('Move the appointment');
  await page.words('Pick a time other than the one you have');
  expect(sent('reschedule')).toEqual([]);
});

test('a start that others took meanwhile is shown as taken, and the dialog stays', async () => {
  const days = [day('2096-12-11', [laterTime])];
  const { page } = openBooking({
    answers: { [`POST ${address}/reschedule`]: () => problemAnswer(409, { code: 'slot_taken', details: { days } }) },
  });
  await page.press('Reschedule');
  await page.choose(`input[value="${laterTime}"]:enabled`);
  await page.press(`Move to ${formatInstant(laterInstant)}`);
  await page.words('That time was just taken');
  const taken = await page.field(`${formatTime(laterTime)}, taken`);
  expect(taken.disabled).toBe(true);
});

test('a booking that is too near to be moved online says whom to call', async () => {
  const { page } = openBooking({
    answers: {
      [`GET ${address}/details`]: () => ({ status: 200, body: details }),
      [`POST ${address}/reschedule`]: () =>
        problemAnswer(409, { code: 'not_movable', details: { phone: regionPhone } }),
    },
  });
  await page.press('Reschedule');
  await page.choose(`input[value="${laterTime}"]:enabled`);
  await page.press(`Move to ${formatInstant(laterInstant)}`);
  await page.alert(`Call ${regionPhone}`);
});

test.each([
  ['moved', 'Reschedule', 'reschedule', 'not_movable', `Move to ${formatInstant(laterInstant)}`],
  ['corrected', 'Correct details', 'correct', 'not_correctable', 'Save'],
])('a booking that was cancelled since is not %s, and its page says so', async (_, open, call, code, send) => {
  const { page } = openBooking({
    answers: { [`POST ${address}/${call}`]: () => problemAnswer(409, { code, details: { phone: regionPhone } }) },
  });
  await page.press(open);
  if (call === 'reschedule') await page.choose(`input[value="${laterTime}"]:enabled`);
  else await page.type('Phone', '(813) 555-0199');
  await page.press(send);
  await page.words('It was cancelled after you opened this page.');
  await eventually(() => expect(page.hasButton(send)).toBe(false));
  expect(page.hasButton('Reschedule')).toBe(false);
});

test.each([
  ['moves', 'Reschedule', 'reschedule', `Move to ${formatInstant(laterInstant)}`],
  ['corrects', 'Correct details', 'correct', 'Save'],
])(
  'a page that is older than the server and %s says to reload, and what was typed stays',
  async (_, open, call, send) => {
    const { page } = openBooking({
      answers: { [`POST ${address}/${call}`]: () => problemAnswer(409, { code: 'page_outdated' }) },
    });
    await page.press(open);
    if (call === 'reschedule') await page.choose(`input[value="${laterTime}"]:enabled`);
    else await page.type('Model', 'Wagon');
    await page.press(send);
    await page.alert('page_outdated happened');
    if (call === 'correct') expect((await page.field('Model')).value).toBe('Wagon');
    else expect(document.querySelector(`input[value="${laterTime}"]:checked`)).not.toBeNull();
  },
);

test('corrections are checked at their fields, and what is typed stays when the shop refuses', async () => {
  const { page, sent } = openBooking({
    answers: { [`POST ${address}/correct`]: () => problemAnswer(422, { code: 'other_region' }) },
  });
  await page.press('Correct details');
  await page.type('Model', ' ');
  await page.type('Phone', '813 555');
  await page.press('Save');
  await page.words('Please select a vehicle model');
  const model = await page.field('Model');
  await eventually(() => expect(document.activeElement).toBe(model));
  expect(page.has('Please enter a valid phone number')).toBe(true);
  expect(sent('correct')).toEqual([]);

  await page.type('Model', 'Wagon');
  await page.type('Phone', '(813) 555-0199');
  await page.type('ZIP code', sampleShop.farZip);
  await page.press('Save');
  await page.words('Another region’s crews serve that ZIP code.');
  expect((await page.field('Model')).value).toBe('Wagon');
  expect((await page.field('ZIP code')).getAttribute('aria-invalid')).toBe('true');
  expect(sent('correct').map(({ body }) => body)).toMatchObject([
    {
      vehicleModel: 'Wagon',
      customerPhone: '(813) 555-0199',
      zip: sampleShop.farZip,
      seen: { vehicleModel: 'Roadster', customerPhone: sampleShop.phone, zip: sampleShop.zip },
    },
  ]);
});

test('corrected details are shown at once', async () => {
  const vehicleInfo = `2026 Sample Wagon (${sampleShop.vehicleName})`;
  const { page } = openBooking({
    answers: {
      [`POST ${address}/correct`]: () => ({ status: 200, body: { ...details, vehicleInfo, exemptionReopened: false } }),
    },
  });
  await page.press('Correct details');
  await page.type('Model', 'Wagon');
  await page.press('Save');
  await page.words('Details saved');
  await page.words(vehicleInfo);
});

test('a correction sends what was typed and what was there before, and nothing else', async () => {
  const { page, sent } = openBooking({
    answers: { [`POST ${address}/correct`]: () => ({ status: 200, body: { ...details, exemptionReopened: false } }) },
  });
  await page.press('Correct details');
  await page.type('Street', '14 Sample Street');
  await page.choose('input[name="site.garage"][value="yes"]');
  await page.press('Save');
  await page.words('Details saved');
  expect(sent('correct').map(({ body }) => body)).toEqual([
    {
      address: { street: '14 Sample Street' },
      site: { garage: 'yes' },
      seen: { address: { street: details.address.street }, site: { garage: details.site.garage } },
    },
  ]);
});

test('a correction of a vehicle names the car', async () => {
  const cars = [bookedCar(1, { status: 'cancelled' }), bookedCar(2), bookedCar(3)];
  const several = sampleDetails({ ...details, cars, vehicle: bookedCar(2).vehicle });
  const { page, sent } = openBooking({
    initial: several,
    answers: { [`POST ${address}/correct`]: () => ({ status: 200, body: { ...several, exemptionReopened: false } }) },
  });
  await page.press('Correct details');
  await page.type('Model', 'Coupe');
  await page.press('Save');
  await page.words('Details saved');
  expect(sent('correct')[0]?.body).toEqual({ car: 2, vehicleModel: 'Coupe', seen: { vehicleModel: 'Wagon' } });
});

describe('a detail that the shop has corrected since', () => {
  const byShop = sampleDetails({
    ...details,
    version: details.version + 1,
    notes: 'Gate code 4',
    address: { ...details.address, street: '3 Shop Street' },
    site: { ...details.site, garage: 'not-sure' },
  });
  const refused = problemAnswer(409, {
    code: 'changed_meanwhile',
    fields: { 'address.street': 'It has changed.', 'site.garage': 'It has changed.' },
  });

  function openOvertaken(answers: StubAnswer[]) {
    return openBooking({
      answers: {
        [`GET ${address}/details`]: () => ({ status: 200, body: byShop }),
        [`POST ${address}/correct`]: () => answers.shift() ?? 'no network',
      },
    });
  }

  async function saveOver(page: ReturnType<typeof openBooking>['page']) {
    await page.press('Correct details');
    await page.type('Street', '14 Sample Street');
    await page.choose('input[name="site.garage"][value="yes"]');
    await page.press('Save');
    await page.words('nothing was saved. Check the marked ones');
  }

  test('is shown next to what was typed, which stays, and saving again means it', async () => {
    const { page, sent } = openOvertaken([refused, { status: 200, body: { ...byShop, exemptionReopened: false } }]);
    await saveOver(page);
    const street = await page.field('Street');
    expect(street.value).toBe('14 Sample Street');
    expect(page.describedBy(street)).toContain('It’s now “3 Shop Street”. Save to use yours instead.');
    await eventually(() => expect(document.activeElement).toBe(street));
    expect(page.has('It’s now “Not sure”. Save to use yours instead.')).toBe(true);
    // So are their other changes.
    expect((await page.field('Notes (optional)')).value).toBe('Gate code 4');
    await page.press('Save');
    await page.words('Details saved');
    expect(sent('correct').at(-1)?.body).toEqual({
      address: { street: '14 Sample Street' },
      site: { garage: 'yes' },
      seen: { address: { street: '3 Shop Street' }, site: { garage: 'not-sure' } },
    });
  });

  test('is kept by typing it', async () => {
    const { page, sent } = openOvertaken([refused, { status: 200, body: { ...byShop, exemptionReopened: false } }]);
    await saveOver(page);
    await page.type('Street', '3 Shop Street');
    await page.press('Save');
    await page.words('Details saved');
    expect(sent('correct').at(-1)?.body).toEqual({ site: { garage: 'yes' }, seen: { site: { garage: 'not-sure' } } });
  });

  test('stays marked while something else is refused, and after a reload of the page', async () => {
    const { page } = openOvertaken([refused]);
    await saveOver(page);
    await page.type('Model', ' ');
    await page.press('Save');
    await page.words('Please select a vehicle model');
    expect(page.describedBy(await page.field('Street'))).toContain('It’s now “3 Shop Street”.');
    const { page: again } = openBooking({ initial: byShop });
    await again.press('Correct details');
    expect((await again.field('Street')).value).toBe('14 Sample Street');
    expect(again.describedBy(await again.field('Street'))).toContain('It’s now “3 Shop Street”.');
  });

  test('that can’t be read now is asked about again by the next attempt', async () => {
    const { page } = openBooking({
      answers: { [`GET ${address}/details`]: () => 'no network', [`POST ${address}/correct`]: () => refused },
    });
    await saveOver(page);
    expect((await page.field('Street')).value).toBe('14 Sample Street');
  });
});

test('a corrected car brings its exemption back to the shop, and its owner reads so', async () => {
  const { page } = openBooking({
    answers: {
      [`POST ${address}/correct`]: () => ({ status: 200, body: { ...details, exemptionReopened: true } }),
    },
  });
  await page.press('Correct details');
  await page.type('Model', 'Wagon');
  await page.press('Save');
  await page.words('Your exemption belongs to one car, so we’ll review it again before the job.');
});

test.each([
  ['Receipt', {}],
  ['Invoice', { status: 'scheduled', paymentStatus: 'on-site', payment: null, due: 249.98 }],
] satisfies [string, Partial<BookingDetails>][])('%s leads to the sheet to print', async (name, changes) => {
  const { page } = openBooking({ initial: sampleDetails({ ...details, ...changes }) });
  await page.words(name);
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name);
  expect(link?.getAttribute('href')).toBe(`/invoice/${details.trackingCode}`);
});

test('without a network nothing is lost and nothing is claimed', async () => {
  const { page } = openBooking({ answers: { [`POST ${address}/cancel`]: () => 'no network' } });
  await page.press('Cancel');
  await page.press(`Cancel and refund ${wholeText}`);
  await page.alert('We couldn’t cancel your appointment.');
  expect(page.hasButton(`Cancel and refund ${wholeText}`)).toBe(true);
});

test('the bill names the fee of a car that was cancelled late, and adds up', async () => {
  const cars = [bookedCar(1), bookedCar(2, { status: 'cancelled', kept: 62.5 })];
  const lines = [{ id: '1.sedan-basic', name: 'Car 1: Sedan Basic', amount: 249.99 }];
  const { page } = openBooking({ initial: { ...details, lines, totalPrice: 249.99, cars } });
  await page.words('Car 1: Sedan Basic$249.99');
  await page.words('Car 2: Late-cancellation fee$62.50');
  await page.words('$312.49');
});
