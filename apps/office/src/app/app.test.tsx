// @vitest-environment jsdom
import type { CheckInView, CrewDay } from '@tintforge/api-contract';
import { openPage } from '@tintforge/app-base/testing/open-page';
import { keepLogin, sampleUser } from '@tintforge/app-base/testing/sample-account';
import { sampleJob } from '@tintforge/app-base/testing/sample-job';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { makeTrackingCode } from '@tintforge/booking-core';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { test } from 'vitest';
import { App } from './app';

const [here, elsewhere] = [
  makeTrackingCode('TF', [7, 1, 20, 3, 9, 22, 30]),
  makeTrackingCode('TF', [1, 2, 3, 4, 5, 6, 7]),
];
const { regionId, regionName, regionPhone } = sampleShop;
const done = sampleJob({ trackingCode: here, status: 'completed', obstacle: 'completed' });
const other = sampleJob({ trackingCode: elsewhere });

function viewOf(job: typeof done): CheckInView {
  const { trackingCode, status, appointmentDate, appointmentTime, appointmentInstant, region, obstacle } = job;
  const when = { appointmentDate, appointmentTime, appointmentInstant };
  return { booking: { trackingCode, status, ...when, region, services: [job.packageName] }, obstacle, job };
}

/** The whole app for a crew of one job, which is done. */
function openApp(address: string) {
  const crew = { id: `${regionId}-1`, name: `${regionName} crew 1`, members: '', jobs: [done], pauses: [] };
  const day: CrewDay = {
    date: done.appointmentDate,
    now: done.appointmentInstant,
    region: { id: regionId, name: regionName, phone: regionPhone },
    travelMinutes: 30,
    crews: [crew],
  };
  stubNetwork({
    'GET /api/auth/user': () => ({ status: 200, body: { user: sampleUser({ role: 'crew' }) } }),
    'GET /api/crew/today': () => ({ status: 200, body: day }),
    [`GET /api/admin/check-in/${here}`]: () => ({ status: 200, body: viewOf(done) }),
    [`GET /api/admin/check-in/${elsewhere}`]: () => ({ status: 200, body: viewOf(other) }),
  });
  keepLogin();
  return openPage(address, <App />);
}

test('a job that is done opens its page', async () => {
  const page = openApp('/crew');
  await page.words('Done today');
  (await page.words(here)).click();
  await page.heading(here);
  await page.words('Already completed.');
});

test('a typed code of another day’s job opens that job', async () => {
  const page = openApp('/crew');
  await page.press('Scan a code');
  await page.type('Tracking code', elsewhere);
  await page.press('Open');
  await page.heading(elsewhere);
  await page.words('Ready to check in');
});

test.each(['/admin/calendar', '/admin/bookings/TF-1/receipt', '/crew/tomorrow', '/check-in'])(
  '%s, which no page has, says so and leads back',
  async (address) => {
    const page = openApp(address);
    await page.heading('Page not found');
    (await page.words('Open today’s jobs')).click();
    await page.words('Done today');
  },
);
