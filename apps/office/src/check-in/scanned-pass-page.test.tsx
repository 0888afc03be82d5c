// @vitest-environment jsdom
import { staffCheckInPattern } from '@tintforge/app-base/paths';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { openPage } from '@tintforge/app-base/testing/open-page';
import { keepLogin, sampleUser } from '@tintforge/app-base/testing/sample-account';
import { sampleJob } from '@tintforge/app-base/testing/sample-job';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { makeTrackingCode } from '@tintforge/booking-core';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ScannedPassPage } from './scanned-pass-page';

const trackingCode = makeTrackingCode('TF', [7, 1, 20, 3, 9, 22, 30]);

function openPass() {
  return openPage(
    `/check-in/${trackingCode}`,
    <QueryScope>
      <Routes>
        <Route path={staffCheckInPattern} element={<ScannedPassPage />} />
      </Routes>
    </QueryScope>,
  );
}

test.each([
  ['crew', 'Back to today’s jobs', `/crew?job=${trackingCode}`],
  ['admin', 'Open booking', `/admin/bookings/${trackingCode}`],
] as const)('a member of the %s finds the job and its check-in there', async (role, wayOn, path) => {
  keepLogin('the-login');
  const job = sampleJob({ trackingCode });
  const shown = {
    trackingCode,
    appointmentDate: '2026-12-08',
    appointmentTime: '09:00',
    appointmentInstant: '2026-12-08T14:00:00.000Z',
    region: { id: 'tampa', name: 'Tampa Bay' },
    services: ['Sedan Premium'],
    status: 'confirmed',
  };
  const seen = stubNetwork({
    'GET /api/auth/user': () => ({ status: 200, body: { user: sampleUser({ role }) } }),
    [`GET /api/admin/check-in/${trackingCode}`]: () => ({ status: 200, body: { booking: shown, obstacle: null, job } }),
  });
  const page = openPass();
  await page.button('Check in');
  await page.heading(trackingCode);
  expect((await page.words(wayOn)).closest('a')?.getAttribute('href')).toBe(path);
  expect(seen.map(({ url }) => url.pathname)).toEqual(['/api/auth/user', `/api/admin/check-in/${trackingCode}`]);
});

test('nobody who is not logged in sees the job', async () => {
  const page = openPass();
  await page.heading('Crew Login');
  expect(page.has(trackingCode)).toBe(false);
});
