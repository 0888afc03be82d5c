// @vitest-environment jsdom
import type { OutboxMail, OutboxMailDetails } from '@tintforge/api-contract';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { openPage } from '@tintforge/app-base/testing/open-page';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { expect, test } from 'vitest';
import { sampleStaffBooking } from '../testing/sample-staff-booking';
import { OutboxTab } from './outbox-tab';

const failed: OutboxMail = {
  id: 'first',
  kind: 'booking-confirmed',
  state: 'failed',
  recipient: 'casey@tintforge.example',
  trackingCode: 'TF-7K3M-9QXA',
  attempts: 11,
  createdAt: '2026-12-01T15:00:00Z',
  dueAt: '2026-12-01T15:00:00Z',
  endedAt: '2026-12-04T15:00:00Z',
  lastError: '550: no such mailbox',
};
const details: OutboxMailDetails = {
  ...failed,
  letter: {
    recipient: 'casey@tintforge.example',
    subject: 'Booked: Tuesday',
    text: 'See you on Tuesday: https://shop.tintforge.example/booking-verification/TF-7K3M-9QXA#…',
    source: 'written-now',
    hidesLinks: true,
  },
};

const page = (mails: OutboxMail[]): StubAnswer => ({
  status: 200,
  body: { mails, next: null, kinds: ['booking-confirmed', 'reminder', 'something-new'] },
});
const counts = { status: 200, body: { newMessages: 0, failedMails: 1, failedRefunds: 0 } };

function draw(answers: Parameters<typeof stubNetwork>[0], address = '/admin/outbox') {
  const asked = stubNetwork({
    'GET /api/admin/counts': () => counts,
    'GET /api/admin/outbox': () => page([failed]),
    'GET /api/admin/outbox/first': () => ({ status: 200, body: details }),
    ...answers,
  });
  const tab = openPage(
    address,
    <QueryScope>
      <OutboxTab />
    </QueryScope>,
  );
  return { tab, asked };
}

test('a mail that was given up says why and what it says, and is sent again', async () => {
  const { tab, asked } = draw({
    'POST /api/admin/outbox/first/retry': () => ({ status: 200, body: { ...failed, state: 'waiting' } }),
  });
  (await tab.words('casey@tintforge.example')).closest('a')?.click();
  await tab.words('550: no such mailbox');
  await tab.words('Links that open a booking or an account aren’t shown here.');
  await tab.press('Send again now');
  await eventually(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
});

test('one that somebody else has sent again says so', async () => {
  const { tab } = draw(
    { 'POST /api/admin/outbox/first/retry': () => problemAnswer(409, { code: 'changed_meanwhile' }) },
    '/admin/outbox?mail=first',
  );
  await tab.press('Send again now');
  await tab.alert('changed_meanwhile happened');
});

test('what is searched for stands in the address, and what cannot be searched for is said at the field', async () => {
  const fields = { search: 'Search for a whole tracking code or a whole email address.' };
  const { tab, asked } = draw({
    'GET /api/admin/outbox': ({ url }) =>
      url.searchParams.get('search') === 'casey'
        ? problemAnswer(400, { code: 'invalid_value', fields })
        : page([failed]),
  });
  await tab.words('Confirmation');
  await tab.type('Tracking code or email address', ' casey ');
  await tab.press('Search');
  const field = await tab.field('Tracking code or email address');
  await eventually(() => expect(tab.describedBy(field)).toContain(fields.search));
  expect([window.location.search, field.value]).toEqual(['?search=casey', 'casey']);
  // The page also fetches its counts at any time.
  const lists = asked.filter(({ url }) => url.pathname === '/api/admin/outbox');
  expect(lists.at(-1)?.url.searchParams.get('search')).toBe('casey');
});

test('every kind of mail can be picked, known by a name or not', async () => {
  const { tab } = draw({});
  await tab.words('Confirmation');
  const field = await tab.field('Kind');
  expect([...field.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'All kinds',
    'Confirmation',
    'Reminder',
    'something-new',
  ]);
});

test('a cancellation is one choice, whoever cancelled', async () => {
  const kinds = ['booking-cancelled', 'booking-cancelled-by-shop', 'booking-rescheduled', 'booking-moved-by-shop'];
  const { tab, asked } = draw({
    'GET /api/admin/outbox': () => ({ status: 200, body: { mails: [failed], next: null, kinds } }),
  });
  await tab.words('Confirmation');
  const field = await tab.field('Kind');
  expect([...field.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'All kinds',
    'Cancellation',
    'New time',
  ]);
  const both = 'booking-cancelled,booking-cancelled-by-shop';
  field.value = both;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await eventually(() => {
    const lists = asked.filter(({ url }) => url.pathname === '/api/admin/outbox');
    expect(lists.at(-1)?.url.searchParams.get('kind')).toBe(both);
  });
  expect(field.value).toBe(both);
});

test('what finds nothing leads back to everything', async () => {
  const { tab } = draw(
    { 'GET /api/admin/outbox': ({ url }) => page(url.search === '' ? [failed] : []) },
    '/admin/outbox?state=waiting',
  );
  await tab.words('No matching emails');
  await tab.press('Show all');
  await tab.words('casey@tintforge.example');
  expect(window.location.search).toBe('');
});

test('a dead letter’s address is changed, and the email is sent to the new one', async () => {
  const booking = sampleStaffBooking({ customerEmail: 'casey@tintforge.example' });
  const { tab, asked } = draw(
    {
      'GET /api/admin/bookings/TF-7K3M-9QXA': () => ({ status: 200, body: booking }),
      'POST /api/admin/bookings/TF-7K3M-9QXA/change': () => ({ status: 200, body: {} }),
      'POST /api/admin/outbox/first/retry': () => ({ status: 200, body: { ...failed, state: 'waiting' } }),
    },
    '/admin/outbox?mail=first',
  );
  await tab.press('Change the address');
  await tab.press('Change and send again');
  await tab.words('This is the address that didn’t work. Enter another one.');
  await tab.type('Email', 'Kasey@tintforge.example');
  await tab.press('Change and send again');
  await eventually(() => expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(2));
  const [changed, retried] = asked.filter(({ method }) => method === 'POST');
  expect(changed?.body).toEqual({
    version: booking.version,
    customerEmail: 'kasey@tintforge.example',
    reason: '',
    notify: false,
  });
  expect(retried?.url.pathname).toBe('/api/admin/outbox/first/retry');
});
