// @vitest-environment jsdom
import type { CarJob, CheckInView } from '@tintforge/api-contract';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { openPage } from '@tintforge/app-base/testing/open-page';
import { sampleJob } from '@tintforge/app-base/testing/sample-job';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { formatCents, makeTrackingCode } from '@tintforge/booking-core';
import { formatMoment, instantOf } from '@tintforge/content/clock';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { expect, test } from 'vitest';
import { CheckInTab } from './check-in-tab';

const { regionName, city, zip, total } = sampleShop;
const totalText = formatCents(sampleShop.totalCents);
/** A moment of the sample day on the shop's clock, as ISO 8601 and as pages say it. */
const at = (time: string) => new Date(instantOf({ date: '2026-12-08', time })).toISOString();
const momentAt = (time: string) => formatMoment(instantOf({ date: '2026-12-08', time }));

const trackingCode = makeTrackingCode('TF', [7, 1, 20, 3, 9, 22, 30]);
const other = makeTrackingCode('TF', [1, 2, 3, 4, 5, 6, 7]);

function viewOf(job: CarJob): CheckInView {
  const { status, appointmentDate, appointmentTime, appointmentInstant, region, obstacle } = job;
  const booking = {
    trackingCode: job.trackingCode,
    status,
    appointmentDate,
    appointmentTime,
    appointmentInstant,
    region,
  };
  return { booking: { ...booking, services: [job.packageName] }, obstacle, job };
}

/** The tab with a server that knows one job, which changes with the actions on it. */
function openTab(changes: Partial<CarJob> = {}, acts: Record<string, (job: CarJob) => StubAnswer> = {}, search = '') {
  const shop = { job: sampleJob({ trackingCode, ...changes }) };
  const answer = (name: string, done: Partial<CarJob>) => () => {
    const own = acts[name]?.(shop.job);
    if (own !== undefined) return own;
    shop.job = { ...shop.job, ...done, version: shop.job.version + 1 };
    const { version, status, paymentStatus } = shop.job;
    return { status: 200, body: { trackingCode, version, status, paymentStatus } };
  };
  const seen = stubNetwork({
    [`GET /api/admin/check-in/${trackingCode}`]: () => acts.read?.(shop.job) ?? { status: 200, body: viewOf(shop.job) },
    [`POST /api/admin/bookings/${trackingCode}/start`]: answer('start', {
      status: 'in-progress',
      obstacle: 'in-progress',
      startedAt: at('09:02'),
    }),
    [`POST /api/admin/bookings/${trackingCode}/complete`]: answer('complete', {
      status: 'completed',
      obstacle: 'completed',
      completedAt: at('11:30'),
    }),
    [`POST /api/admin/bookings/${trackingCode}/site-payments`]: answer('collect', {
      due: 0,
      paymentStatus: 'paid-on-site',
    }),
  });
  const page = openPage(
    `/admin/check-in${search}`,
    <QueryScope>
      <CheckInTab />
    </QueryScope>,
  );
  return { page, seen, shop };
}

async function openByHand(page: ReturnType<typeof openTab>['page'], text: string) {
  await page.type('Tracking code', text);
  await page.press('Open');
}

test('a code typed in any writing opens the job, which stands in the address', async () => {
  const { page, seen } = openTab();
  await openByHand(page, ` ${trackingCode.toLowerCase().replaceAll('-', ' ')}`);
  await page.words('Ready to check in');
  expect(page.has(`12 Sample Street, ${city} ${zip}`)).toBe(true);
  expect(window.location.search).toBe(`?code=${trackingCode}`);
  await eventually(() => expect(document.activeElement?.textContent).toBe(trackingCode));
  expect(seen).toHaveLength(1);
});

test('what is no code says why, keeps what was typed, and stands in nobody’s way', async () => {
  const { page, seen } = openTab();
  await openByHand(page, 'TF-0000-0001');
  await page.words('This code has a wrong or missing character.');
  const field = await page.field('Tracking code');
  expect(field.value).toBe('TF-0000-0001');
  await eventually(() => expect(document.activeElement).toBe(field));
  await openByHand(page, `https://elsewhere.example/booking-verification/${trackingCode}`);
  await page.words('This pass belongs to another site (elsewhere.example).');
  await openByHand(page, '');
  await page.words('Enter a tracking code, or paste the link.');
  expect(seen).toEqual([]);
  await openByHand(page, trackingCode);
  await page.words('Ready to check in');
  expect(page.has('another site')).toBe(false);
});

test('a code that nobody has leaves the next one free', async () => {
  const { page } = openTab();
  await openByHand(page, other);
  await page.alert(`There is no booking ${other}.`);
  await openByHand(page, trackingCode);
  await page.words('Ready to check in');
});

test('checks in, collects and completes with a note, each by the version in sight', async () => {
  const { page, seen } = openTab(
    { status: 'scheduled', paymentStatus: 'on-site', due: total },
    {},
    `?code=${trackingCode}`,
  );
  await page.press('Check in');
  await page.words(`Already checked in, on ${momentAt('09:02')}.`);
  await page.press(`Collect ${totalText}`);
  await page.type('Amount', '600');
  await page.press('Record as received');
  await page.words(`At most ${totalText}`);
  await page.type('Amount', totalText);
  await page.press(`Record ${totalText} received`);
  await page.words(`${totalText}, paid`);
  await page.press('Complete');
  await page.type('Note for the shop (optional)', 'Old film was baked on');
  await page.press('Complete the job');
  await page.words(`Already completed, on ${momentAt('11:30')}.`);
  expect(page.hasButton('Complete')).toBe(false);
  expect(seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { version: 3 },
    { version: 4, direction: 'received', amount: total, method: 'cash', note: '' },
    { version: 5, note: 'Old film was baked on' },
  ]);
});

test('whoever is second reads who was first, and what it is now', async () => {
  const { page } = openTab(
    {},
    {
      start: (job) => {
        Object.assign(job, { status: 'in-progress', obstacle: 'in-progress', startedAt: at('09:01') });
        const message = 'Alex Sample checked it in after you opened it. Reload to see the current details.';
        return { status: 409, body: { code: 'changed_meanwhile', message } };
      },
    },
    `?code=${trackingCode}`,
  );
  await page.press('Check in');
  await page.alert('Alex Sample checked it in after you opened it.');
  await page.words(`Already checked in, on ${momentAt('09:01')}.`);
  expect(page.hasButton('Check in')).toBe(false);
});

test('an act that got no answer says so and can be repeated', async () => {
  const answers: StubAnswer[] = ['no network'];
  const start = () => answers.pop() as StubAnswer;
  const { page } = openTab({}, { start }, `?code=${trackingCode}`);
  await page.press('Check in');
  await page.alert('We couldn’t reach the server');
  await page.press('Check in');
  await page.words('Already checked in');
});

test('a note stays when completing failed', async () => {
  const answers: StubAnswer[] = ['no network'];
  const complete = () => answers.pop() as StubAnswer;
  const { page } = openTab({ status: 'in-progress', obstacle: 'in-progress' }, { complete }, `?code=${trackingCode}`);
  await page.press('Complete');
  await page.type('Note for the shop (optional)', 'Ran out of film');
  await page.press('Complete the job');
  await page.alert('We couldn’t reach the server');
  expect((await page.field('Note for the shop (optional)')).value).toBe('Ran out of film');
  await page.press('Complete the job');
  await page.words('Already completed');
});

test.each([
  ['not-today', {}, 'Wrong day: this job is on Tuesday, December 8, 2026.'],
  ['cancelled', { status: 'cancelled' }, 'This booking is cancelled.'],
  ['unpaid-hold', { status: 'pending' }, 'Not paid yet, only held.'],
  ['expired', { status: 'expired' }, 'This hold expired.'],
  ['no-show', { status: 'no-show' }, 'This booking was closed as missed.'],
] as const)('%s is said and offers no check-in', async (obstacle, changes, words) => {
  const { page } = openTab({ ...changes, obstacle }, {}, `?code=${trackingCode}`);
  await page.alert(words);
  expect(page.hasButton('Check in')).toBe(false);
  expect(page.hasButton('Complete')).toBe(false);
});

test('a crew that may not read the job reads why', async () => {
  const read = (job: CarJob): StubAnswer => ({
    status: 200,
    body: { ...viewOf(job), obstacle: 'other-region', job: null },
  });
  const { page } = openTab({}, { read }, `?code=${trackingCode}`);
  await page.alert(`This car belongs to ${regionName}, another region.`);
  expect(page.has('Sample Customer')).toBe(false);
});

test('the next car begins where one scans and types', async () => {
  const { page } = openTab({}, {}, `?code=${trackingCode}`);
  await page.press('Next car');
  await page.words('No car yet');
  expect(window.location.search).toBe('');
  await eventually(async () => expect(document.activeElement?.contains(await page.field('Tracking code'))).toBe(true));
});

test.each([
  ['no network', 'no network'],
  ['a failure of the shop', problemAnswer(500, { code: 'internal' })],
] as const)('a booking that could not be loaded for %s can be asked for again', async (_name, failure) => {
  const answers: StubAnswer[] = [failure];
  const { page } = openTab({}, { read: () => answers.pop() as StubAnswer }, `?code=${trackingCode}`);
  await page.alert('We couldn’t load the booking.');
  await page.press('Try again');
  await page.words('Ready to check in');
});
