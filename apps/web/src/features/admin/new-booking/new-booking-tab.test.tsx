// @vitest-environment jsdom
import type { StaffStarts } from '@tintforge/api-contract';
import { expect, test } from 'vitest';
import { QueryScope } from '../../../lib/query-scope';
import { ToastRegion } from '../../../lib/toast-region';
import { eventually } from '../../../testing/eventually';
import { openPage, useCleanBrowser } from '../../../testing/open-page';
import { problemAnswer, type StubAnswer } from '../../../testing/stub-api';
import { stubNetwork } from '../../../testing/stub-network';
import { NewBookingTab } from './new-booking-tab';
import { keepPhoneForm } from './phone-draft';
import { emptyPhoneForm, type PhoneForm } from './phone-form';

useCleanBrowser();

const date = '2096-12-04';
const startsAt = `${date}T14:00:00.000Z`;

const starts: StaffStarts = {
  region: { id: 'tampa', name: 'Tampa Bay', phone: '(813) 555-4700' },
  jobMinutes: 120,
  lateFeePercent: 25,
  holdMinutes: 15,
  days: [{ date, state: 'open', starts: [{ time: '09:00', startsAt, available: true }], beyondRule: [] }],
  crews: [{ id: 'tampa-1', name: 'Tampa Bay crew 1' }],
};

/** A call of which all is known. */
const call: PhoneForm = {
  ...emptyPhoneForm(new Date().getFullYear()),
  zip: '33602',
  vehicleType: 'sedan',
  packageId: 'sedan-basic',
  appointmentDate: date,
  appointmentTime: '09:00',
  customerName: 'Pat Phone',
  customerPhone: '813 555 0188',
  address: { street: '9 Sample Street', city: 'Tampa' },
};

const booked: StubAnswer = {
  status: 201,
  body: { trackingCode: 'TF-7K3M-9QXA', version: 1, status: 'scheduled', paymentStatus: 'on-site' },
};

/** Opens the page, or loads it again; the shop answers to each booking in turn. */
function openForm(answers: StubAnswer[] = []) {
  const seen = stubNetwork({
    'GET /api/admin/starts': () => ({ status: 200, body: starts }),
    'POST /api/admin/bookings': () => answers.shift() ?? 'no network',
  });
  const page = openPage(
    '/admin/new-booking',
    <QueryScope>
      <NewBookingTab />
      <ToastRegion />
    </QueryScope>,
  );
  return { page, sent: () => seen.filter(({ method }) => method === 'POST') };
}

const kept = () => window.sessionStorage.getItem('unsent_drafts') ?? '';

test('a reload loses nothing of what was typed and chosen', async () => {
  const { page } = openForm();
  await page.choose('input[value=sedan]');
  await page.choose('input[value=sedan-basic]');
  await page.choose('input[value=headlight-tinting]');
  await page.type('Name', 'Pat Phone');
  await page.choose('input[value=link]');
  await page.words('Hold and mail a link for $349.98');
  await eventually(() => expect(kept()).toContain('"payment":"link"'));

  const again = openForm().page;
  await again.words('Hold and mail a link for $349.98');
  expect((await again.field('Name')).value).toBe('Pat Phone');
  expect(document.querySelector<HTMLInputElement>('input[value=headlight-tinting]')?.checked).toBe(true);
});

test('starting over empties the form, for a reload too', async () => {
  keepPhoneForm(call);
  const { page } = openForm();
  expect((await page.field('Name')).value).toBe('Pat Phone');
  await page.press('Start over');
  await eventually(async () => expect((await page.field('Name')).value).toBe(''));
  await page.button('Book');
  expect(kept()).not.toContain('Pat Phone');
  expect((await openForm().page.field('Name')).value).toBe('');
});

test('nothing stays of a call that was booked', async () => {
  keepPhoneForm(call);
  const { page, sent } = openForm([booked]);
  await page.press('Book, $249.99 at the car');
  await page.words('TF-7K3M-9QXA is theirs.');
  expect(sent()[0]?.body).toMatchObject({ customerName: 'Pat Phone', appointmentTime: '09:00' });
  expect(kept()).not.toContain('Pat Phone');
});

test('a booking whose answer was lost is the same booking after a reload', async () => {
  keepPhoneForm(call);
  const first = openForm(['no network']);
  await first.page.press('Book, $249.99 at the car');
  await first.page.alert('could not be reached');
  const second = openForm([booked]);
  await second.page.press('Book, $249.99 at the car');
  await second.page.words('TF-7K3M-9QXA is theirs.');
  const keys = [...first.sent(), ...second.sent()].map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('one that the shop refused is sent under a key of its own the next time', async () => {
  keepPhoneForm(call);
  const { page, sent } = openForm([problemAnswer(409, { code: 'slot_taken' }), booked]);
  await page.press('Book, $249.99 at the car');
  await page.alert('slot_taken happened');
  await page.press('Book, $249.99 at the car');
  await page.words('TF-7K3M-9QXA is theirs.');
  expect(new Set(sent().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});
