// @vitest-environment jsdom

import type { CarJob, CheckInView } from '@tintforge/api-contract';
import { adminBookingPattern } from '@tintforge/app-base/paths';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { openPage } from '@tintforge/app-base/testing/open-page';
import { sampleJob } from '@tintforge/app-base/testing/sample-job';
import { floridaLaw, sampleTint } from '@tintforge/app-base/testing/sample-tint';
import { sampleWindow, sampleWindows } from '@tintforge/app-base/testing/sample-windows';
import type { StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { formatMoment } from '@tintforge/content/clock';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { sampleStaffBooking } from '../testing/sample-staff-booking';
import { BookingTab } from './booking-tab';

const code = sampleStaffBooking().trackingCode;
const acted: StubAnswer = {
  status: 200,
  body: { trackingCode: code, version: 4, status: 'in-progress', paymentStatus: 'paid' },
};

const dark = sampleWindow({
  filmedPercent: 22,
  verdict: { kind: 'not-legal', law: floridaLaw, margin: -6, limitPercent: 28, statute: '316.2953', text: 'Too dark.' },
});

/**
 * A booking under way at the desk; `failures` replace the recorded windows, `refusals` the response to completing, once
 * each.
 */
function openBooking(changes: Partial<CarJob> = {}, failures: StubAnswer[] = [], refusals: StubAnswer[] = []) {
  const job = sampleJob({ status: 'in-progress', obstacle: 'in-progress', tint: sampleTint(), ...changes });
  const { appointmentDate, appointmentTime, appointmentInstant, region } = job;
  const booking = {
    trackingCode: code,
    status: job.status,
    appointmentDate,
    appointmentTime,
    appointmentInstant,
    region,
  };
  const view: CheckInView = { booking: { ...booking, services: [] }, obstacle: job.obstacle, job };
  const seen = stubNetwork({
    [`GET /api/admin/bookings/${code}`]: () => ({
      status: 200,
      body: sampleStaffBooking({ status: job.status, can: { ...sampleStaffBooking().can, complete: true } }),
    }),
    [`GET /api/admin/check-in/${code}`]: () => failures.shift() ?? { status: 200, body: view },
    [`POST /api/admin/bookings/${code}/windows`]: () => acted,
    [`POST /api/admin/bookings/${code}/complete`]: () => refusals.pop() ?? acted,
  });
  const page = openPage(
    `/admin/bookings/${code}`,
    <QueryScope>
      <Routes>
        <Route path={adminBookingPattern} element={<BookingTab />} />
      </Routes>
    </QueryScope>,
  );
  return { page, sent: () => seen.filter(({ method }) => method === 'POST') };
}

test('the desk reads what the crew recorded, and puts it right', async () => {
  const { page, sent } = openBooking({ windows: sampleWindows() });
  const recordedAt = formatMoment(Date.parse(sampleWindows().recordedAt ?? ''));
  await page.words(`Saved by Sample Installer, ${recordedAt}`);
  expect((await page.field('Film and glass')).value).toBe('36.5');
  await page.type('Lot or roll number', 'R-2043');
  await page.press('Save readings');
  await eventually(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ version: 3, windows: [{ zone: 'front-sides', lot: 'R-2043' }] });
});

test('what was recorded and did not load can be asked for again', async () => {
  const { page } = openBooking({ windows: sampleWindows() }, ['no network']);
  await page.alert('We couldn’t load the window readings.');
  await page.press('Try again');
  await page.words('Saved by Sample Installer');
});

test('completing with a reading that is not legal asks the desk as well', async () => {
  const { page, sent } = openBooking({ windows: sampleWindows({ windows: [dark] }) });
  await page.words('Saved by Sample Installer');
  await page.press('Complete');
  await page.alert('One window isn’t allowed');
  await page.choose('dialog input[value=removal]');
  await page.type('Front side windows: what happened to the film', 'Removed');
  document.querySelector<HTMLButtonElement>('dialog button[type=submit]')?.click();
  await eventually(() => expect(sent()).toHaveLength(2));
  const [windows, complete] = sent();
  expect(windows?.body).toMatchObject({ version: 3, windows: [{ removalNote: 'Removed' }] });
  expect(complete?.body).toEqual({ version: 4, note: '' });
});

test('a reading that only the shop refuses opens the same questions at the desk, and an exemption answers them', async () => {
  const message = 'Front side windows: the meter reads 36.5%.';
  const zones = [{ zone: 'front-sides', filmedPercent: 36.5, margin: -1 }];
  const refusal: StubAnswer = { status: 422, body: { code: 'reading_not_legal', message, details: { zones } } };
  const { page, sent } = openBooking({ windows: sampleWindows() }, [], [refusal]);
  const submit = () => document.querySelector<HTMLButtonElement>('dialog button[type=submit]')?.click();
  await page.words('Saved by Sample Installer');
  await page.press('Complete');
  await page.words('For the shop.');
  submit();
  await page.alert('One window isn’t allowed');
  await page.choose('dialog input[value=exemption]');
  await page.choose('dialog input[value=medical]');
  await page.type('Certificate number', 'CERT-1');
  await page.type('Document', 'Photo in the folder');
  submit();
  await eventually(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toMatchObject({
    exemption: { kind: 'medical', certificateNumber: 'CERT-1', documentReference: 'Photo in the folder' },
  });
});
