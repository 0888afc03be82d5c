// @vitest-environment jsdom

import type { CarJob, CrewDay } from '@tintforge/api-contract';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { formatInstant, formatInstantTime } from '@tintforge/app-base/shop-time';
import { openPage } from '@tintforge/app-base/testing/open-page';
import { keepLogin, sampleLogin, sampleUser } from '@tintforge/app-base/testing/sample-account';
import { sampleJob } from '@tintforge/app-base/testing/sample-job';
import { sampleTint } from '@tintforge/app-base/testing/sample-tint';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { makeTrackingCode } from '@tintforge/booking-core';
import { catalogue, homeJurisdiction } from '@tintforge/content';
import { instantOf } from '@tintforge/content/clock';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { expect, test } from 'vitest';
import { CrewPage } from './crew-page';

const [first, second] = [
  makeTrackingCode('TF', [7, 1, 20, 3, 9, 22, 30]),
  makeTrackingCode('TF', [1, 2, 3, 4, 5, 6, 7]),
];

const { regionId, regionName, regionPhone, otherCrewId, city, zip, time } = sampleShop;
const work = `${sampleShop.packageName} + ${sampleShop.addOnName}`;
const address = `12 Sample Street, ${city} ${zip}`;

/** Minutes after the sample job's start, or before it, on its day. */
const startsAt = instantOf({ date: '2026-12-08', time });
const after = (minutes: number) => new Date(startsAt + minutes * 60_000).toISOString();
const timeText = (minutes: number) => formatInstantTime(after(minutes));

const dayOf = (crews: CrewDay['crews']): CrewDay => ({
  date: '2026-12-08',
  now: after(-18),
  region: { id: regionId, name: regionName, phone: regionPhone },
  travelMinutes: 30,
  crews,
});

const crewOf = (number: number, jobs: CarJob[]): CrewDay['crews'][number] => ({
  id: `${regionId}-${number}`,
  name: `${regionName} crew ${number}`,
  members: '',
  jobs,
  pauses: [],
});

interface Stage {
  jobs?: CarJob[];
  others?: CarJob[];
  role?: 'crew' | 'admin' | 'customer';
  /** Responses that replace the day, once each. */
  failures?: StubAnswer[];
  search?: string;
}

/** The page of a logged-in crew, with a server whose jobs change with the actions on them. */
function openCrew({
  jobs = [sampleJob({ trackingCode: first })],
  others,
  role = 'crew',
  failures = [],
  search = '',
}: Stage = {}) {
  const shop = { jobs, failures };
  const change = (code: string, done: Partial<CarJob>) => {
    shop.jobs = shop.jobs.map((job) =>
      job.trackingCode === code ? { ...job, ...done, version: job.version + 1 } : job,
    );
    return { status: 200, body: { trackingCode: code, version: 4, status: 'in-progress', paymentStatus: 'paid' } };
  };
  const seen = stubNetwork({
    'GET /api/auth/user': () => ({ status: 200, body: { user: sampleUser({ role }) } }),
    'GET /api/crew/today': () => {
      const crews = [crewOf(1, shop.jobs), ...(others === undefined ? [] : [crewOf(2, others)])];
      return shop.failures.pop() ?? { status: 200, body: dayOf(crews) };
    },
    [`POST /api/crew/jobs/${first}/on-my-way`]: () => {
      const at = after(-18);
      change(first, { onMyWayAt: at });
      return { status: 200, body: { mail: 'queued', at } };
    },
    [`POST /api/admin/bookings/${first}/start`]: () =>
      change(first, { status: 'in-progress', obstacle: 'in-progress', startedAt: after(2) }),
    [`POST /api/admin/bookings/${first}/undo`]: () =>
      change(first, { status: 'confirmed', obstacle: null, startedAt: null, undo: null }),
    [`POST /api/admin/bookings/${first}/no-show`]: () => change(first, { status: 'no-show', obstacle: 'no-show' }),
    [`POST /api/admin/bookings/${first}/complete`]: () => change(first, { status: 'completed', obstacle: 'completed' }),
  });
  keepLogin();
  return {
    page: openPage(
      `/crew${search}`,
      <QueryScope>
        <CrewPage />
      </QueryScope>,
    ),
    seen,
    shop,
  };
}

test('shows when, which car, where, and how to reach the customer', async () => {
  const { page } = openCrew();
  await page.heading('Crew 1');
  expect(page.has('in 18 min')).toBe(true);
  expect(page.has(work)).toBe(true);
  expect(page.has(address)).toBe(true);
  expect(page.has('Gate 4411')).toBe(true);
  const state = homeJurisdiction.slice(-2);
  const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toContain(`tel:+1${sampleShop.phone.replaceAll(/\D/g, '')}`);
  expect(hrefs).toContain(
    `https://www.google.com/maps/search/?api=1&query=12+Sample+Street%2C+${city}%2C+${state}+${zip}`,
  );
});

test('leads from one step to the next, and on to the next job', async () => {
  const next = sampleJob({
    trackingCode: second,
    packageName: 'SUV Basic',
    appointmentInstant: after(240),
  });
  const { page, seen } = openCrew({ jobs: [sampleJob({ trackingCode: first }), next] });
  await page.press('On my way');
  await page.press('In 30 minutes');
  await page.words(`The customer was notified at ${timeText(-18)} that you’re on your way.`);
  await page.press('Check in');
  await page.words(`since ${timeText(2)}`);
  await page.press('Complete');
  await page.press('Complete the job');
  await page.words('Done today');
  expect(document.querySelector('h2')?.textContent).toBe(`SUV Basic + ${sampleShop.addOnName}`);
  const posts = seen.filter(({ method }) => method === 'POST');
  expect(posts.map(({ url, body }) => [url.pathname.split('/').at(-1), body])).toEqual([
    ['on-my-way', { minutes: 30 }],
    ['start', { version: 4 }],
    ['complete', { version: 5, note: '' }],
  ]);
});

test('a wrong tap can be taken back, and both steps stay in the history', async () => {
  const undo = { deed: 'checked-in', until: after(17) } as const;
  const started = sampleJob({ trackingCode: first, status: 'in-progress', obstacle: 'in-progress', undo });
  const { page, seen } = openCrew({ jobs: [started] });
  await page.press('Undo check-in');
  await page.words('Undo the check-in?');
  await page.words(`Both steps stay in the history. You can undo this until ${formatInstant(after(17))}.`);
  await page.press('Undo');
  await page.button('On my way');
  expect(page.hasButton('Undo check-in')).toBe(false);
  const posts = seen.filter(({ method }) => method === 'POST');
  expect(posts.map(({ url, body }) => [url.pathname.split('/').at(-1), body])).toEqual([
    ['undo', { version: 3, deed: 'checked-in' }],
  ]);
});

test('a check-in much earlier than the start asks first', async () => {
  const { page, seen } = openCrew({ jobs: [sampleJob({ trackingCode: first, isEarly: true, hasEmail: false })] });
  await page.press('Check in');
  await page.words(
    `It’s early: this job starts ${formatInstant(after(0))}. Check in now only if the crew is at the car.`,
  );
  expect(seen.some(({ method }) => method === 'POST')).toBe(false);
  await page.press('Check in now');
  await page.words(`since ${timeText(2)}`);
  const posts = seen.filter(({ method }) => method === 'POST');
  expect(posts.map(({ body }) => body)).toEqual([{ version: 3, isEarly: true }]);
});

test('the check-in is not beside the way to the customer', async () => {
  const { page } = openCrew();
  const tell = await page.button('On my way');
  const checkIn = await page.button('Check in');
  expect(tell.parentElement?.contains(checkIn)).toBe(false);
  expect(tell.closest('[data-theme=ink]')?.contains(checkIn)).toBe(false);
});

test('a no-show is recorded after waiting, with a call', async () => {
  const waited = { noShowFrom: after(-20), appointmentInstant: after(-40) };
  const { page, seen } = openCrew({ jobs: [sampleJob({ trackingCode: first, ...waited })] });
  await page.press('Customer isn’t here');
  await page.press('Record the no-show');
  await page.alert('Call first, then confirm it here');
  expect(seen.some(({ method }) => method === 'POST')).toBe(false);
  await page.words('I called Sample and waited');
  await page.choose('input[type=checkbox]');
  await page.press('Record the no-show');
  await page.words('Done today');
  const posts = seen.filter(({ method }) => method === 'POST');
  expect(posts.map(({ body }) => body)).toEqual([{ version: 3, refund: 0, reason: '', hasCalled: true }]);
});

test('before it has waited, the crew reads from when', async () => {
  const waiting = { noShowFrom: after(-5), appointmentInstant: after(-25) };
  const { page } = openCrew({ jobs: [sampleJob({ trackingCode: first, ...waiting })] });
  await page.words(`If no one is here, you can record a no-show from ${timeText(-5)}. Call first.`);
  expect(page.hasButton('Customer isn’t here')).toBe(false);
});

test('tomorrow is a list, and no job of it is under way', async () => {
  const tomorrow = sampleJob({ trackingCode: first, obstacle: 'not-today' });
  const { page, seen } = openCrew({ jobs: [tomorrow] });
  await page.choose('input[value=tomorrow]');
  await expect.poll(() => seen.at(-1)?.url.search).toContain('day=tomorrow');
  await expect.poll(() => page.has('The job now')).toBe(false);
  await page.words(first);
  expect(page.hasButton('Check in')).toBe(false);
  expect(window.location.search).toContain('day=tomorrow');
});

test('an empty tomorrow says so', async () => {
  const { page } = openCrew({ jobs: [], search: '?day=tomorrow' });
  await page.words('No jobs tomorrow');
});

test('the windows are metered once the car is checked in', async () => {
  const { page } = openCrew({ jobs: [sampleJob({ trackingCode: first, tint: sampleTint() })] });
  await page.words('Front side windows: Carbon 35, lets in 37%');
  expect(page.hasButton('Save readings')).toBe(false);
  await page.press('Check in');
  await page.type('Film and glass', '26');
  await page.words('The meter reads 26%, 2 points below Florida’s 28% minimum here');
  expect(page.hasButton('Save readings')).toBe(true);
});

test('a customer without an address is not promised a mail', async () => {
  const { page } = openCrew({ jobs: [sampleJob({ trackingCode: first, hasEmail: false })] });
  await page.button('Check in');
  expect(page.hasButton('On my way')).toBe(false);
});

test('the rest of the day is a list with its drives, and each job can be looked at', async () => {
  const later = sampleJob({
    trackingCode: second,
    packageName: 'SUV Basic',
    appointmentTime: sampleShop.afternoon,
    appointmentInstant: after(240),
    address: { street: '1 Oak', city: 'Elsewhere', zip },
    status: 'pending',
    obstacle: 'unpaid-hold',
    holdExpiresAt: after(221),
  });
  const { page } = openCrew({ jobs: [sampleJob({ trackingCode: first }), later] });
  await page.words('30 min drive to Elsewhere');
  expect(page.has(`not paid yet, held until ${timeText(221)}`)).toBe(true);
  (await page.words(second)).click();
  await page.alert('Not paid yet, only held.');
  expect(window.location.search).toBe(`?job=${second}`);
  expect(page.hasButton('Check in')).toBe(false);
});

test('the other crew’s day is a press away, and this phone remembers it', async () => {
  const others = [
    sampleJob({ trackingCode: second, packageName: 'Truck Ultimate', crew: { id: otherCrewId, name: 'x' } }),
  ];
  const { page } = openCrew({ others });
  await page.heading('Crew 1');
  await page.choose(`input[value="${otherCrewId}"]`);
  await page.heading('Crew 2');
  expect(page.has('Truck Ultimate')).toBe(true);
  expect(window.location.search).toBe(`?crew=${otherCrewId}`);
  const again = openCrew({ others });
  await again.page.heading('Crew 2');
});

test('a code of today’s list is shown here', async () => {
  const others = [sampleJob({ trackingCode: second, packageName: 'Truck Ultimate' })];
  const { page } = openCrew({ others });
  await page.heading('Crew 1');
  await page.press('Scan a code');
  await page.type('Tracking code', second.toLowerCase());
  await page.press('Open');
  await page.heading('Crew 2');
  expect(window.location.search).toBe(`?crew=${otherCrewId}&job=${second}`);
});

test('a code of two crews at once is shown on the day of the crew that scans it', async () => {
  const shared = (number: number, changes: Partial<CarJob> = {}) =>
    sampleJob({
      trackingCode: first,
      visit: { number, position: number, count: 2, areOthersOpen: true },
      packageName: `Car ${number}: Sedan Basic`,
      ...changes,
    });
  const { page } = openCrew({
    jobs: [shared(1)],
    others: [shared(2)],
    search: `?crew=${otherCrewId}`,
  });
  await page.heading('Crew 2');
  await page.press('Scan a code');
  await page.type('Tracking code', first);
  await page.press('Open');
  await expect.poll(() => window.location.search).toBe(`?crew=${otherCrewId}&job=${first}`);
  await page.heading('Crew 2');
  expect(page.has(`Car 2: Sedan Basic + ${sampleShop.addOnName}`)).toBe(true);
});

test('a visit that is done leads to that visit, not to the other crew’s', async () => {
  const done = sampleJob({
    trackingCode: first,
    status: 'completed',
    obstacle: 'completed',
    visit: { number: 2, position: 2, count: 2, areOthersOpen: true },
  });
  const { page } = openCrew({ jobs: [done] });
  (await page.words(first)).click();
  await expect.poll(() => `${window.location.pathname}${window.location.search}`).toBe(`/check-in/${first}?visit=2`);
});

test('a code of elsewhere leads to its own page', async () => {
  const { page } = openCrew();
  await page.press('Scan a code');
  await page.type('Tracking code', second);
  await page.press('Open');
  await expect.poll(() => window.location.pathname).toBe(`/check-in/${second}`);
});

test('what was shown stays when the shop cannot be reached, and says of when it is', async () => {
  const { page, shop } = openCrew();
  await page.heading('Crew 1');
  shop.failures.push('no network');
  await page.press('Refresh');
  await page.alert('We couldn’t refresh this.');
  expect(page.has('Showing data from')).toBe(true);
  expect(page.has(address)).toBe(true);
  await page.press('Try again');
  await expect.poll(() => page.has('We couldn’t refresh this.')).toBe(false);
});

test('a fault of the shop is told in its own words', async () => {
  const { page, shop } = openCrew();
  await page.heading('Crew 1');
  shop.failures.push(problemAnswer(500, { code: 'internal' }));
  await page.press('Refresh');
  await page.alert('internal happened Showing data from');
});

test('a day that never came can be asked for again', async () => {
  const { page } = openCrew({ failures: ['no network'] });
  await page.alert('We couldn’t load today’s jobs.');
  await page.press('Try again');
  await page.heading('Crew 1');
});

test('an account without a region reads what to do about it', async () => {
  const message = 'Your account has no region yet. Ask the office to assign one.';
  const { page } = openCrew({ failures: [{ status: 403, body: { code: 'forbidden', message } }] });
  await page.alert(message);
});

test.each([
  ['No jobs today', []],
  ['All done for today', [sampleJob({ status: 'completed', obstacle: 'completed' })]],
] as const)('%s', async (title, jobs) => {
  const { page } = openCrew({ jobs: [...jobs] });
  await page.words(title);
});

test('an administrator chooses the region', async () => {
  const { page, seen } = openCrew({ role: 'admin' });
  const farRegion = catalogue.regions.at(-1)?.id ?? '';
  const region = (await page.field('Region')) as unknown as HTMLSelectElement;
  expect(region.value).toBe(regionId);
  region.value = farRegion;
  region.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => seen.at(-1)?.url.search).toContain(`region=${farRegion}`);
});

test('a crew has its own', async () => {
  const { page } = openCrew();
  await page.heading('Crew 1');
  expect(document.querySelector('select')).toBeNull();
});

test('a customer’s account is not let in, and nothing is asked with it', async () => {
  const { page, seen } = openCrew({ role: 'customer' });
  await page.alert('which isn’t an account of the shop’s staff');
  expect(seen.some(({ url }) => url.pathname === '/api/crew/today')).toBe(false);
});

test('whoever logs in here comes to the day', async () => {
  stubNetwork({
    'POST /api/auth/login': () => ({ status: 200, body: sampleLogin('t', sampleUser({ role: 'crew' })) }),
    'GET /api/crew/today': () => ({ status: 200, body: dayOf([crewOf(1, [])]) }),
    'POST /api/auth/refresh': () => problemAnswer(401, { code: 'unauthorized' }),
  });
  const page = openPage(
    '/crew',
    <QueryScope>
      <CrewPage />
    </QueryScope>,
  );
  await page.heading('Crew Login');
  await page.type('Username', 'demo-crew');
  await page.type('Password', 'demo-crew-1');
  await page.press('Login');
  await page.words('No jobs today');
});

test('the crew changes extras, shades and notes of the job', async () => {
  const { page } = openCrew({ jobs: [sampleJob({ trackingCode: first, notes: 'Gate 4411' })] });
  await page.press('Change extras, shades or notes');
  await page.words(`Change ${first}`);
  expect((await page.field('Customer’s notes (optional)')).value).toBe('Gate 4411');
});

test('a job of which nothing can be changed offers no change', async () => {
  const { page } = openCrew({ jobs: [sampleJob({ trackingCode: first, change: [] })] });
  await page.words('About the job');
  expect(page.hasButton('Change extras, shades or notes')).toBe(false);
});
