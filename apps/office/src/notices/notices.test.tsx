// @vitest-environment jsdom

import { type Notice, type NoticeEmails, noticeKinds } from '@tintforge/api-contract';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { openPage, type TestPage } from '@tintforge/app-base/testing/open-page';
import { keepLogin } from '@tintforge/app-base/testing/sample-account';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { expect, test } from 'vitest';
import { NoticeBell } from './notice-bell';

const booking = {
  trackingCode: 'TF-7K3M-9QXA',
  customerName: 'Sample Customer',
  regionId: 'tampa',
  startsAt: '2026-12-08T14:00:00Z',
};
const booked: Notice = { id: 'one', kind: 'booked', at: '2026-12-01T15:00:00Z', isNew: true, booking, about: null };
const wrote: Notice = {
  id: 'two',
  kind: 'message',
  at: '2026-12-01T14:00:00Z',
  isNew: false,
  booking: null,
  about: 'Automotive Window Tinting',
};
const never = Object.fromEntries(noticeKinds.map((kind) => [kind, 'never'])) as NoticeEmails['timingOf'];

function openBell(answers: Record<string, StubAnswer> = {}) {
  keepLogin('office-token');
  const notices = [booked, wrote];
  const seenPage = { notices: notices.map((each) => ({ ...each, isNew: false })), newCount: 0 };
  const known: Record<string, StubAnswer> = {
    'GET /api/admin/notices': { status: 200, body: { notices, newCount: 1 } },
    'POST /api/admin/notices/seen': { status: 200, body: seenPage },
    'GET /api/admin/notices/emails': { status: 200, body: { timingOf: never, email: 'office@tintforge.example' } },
    'POST /api/admin/notices/emails': { status: 200, body: { timingOf: never, email: 'office@tintforge.example' } },
    ...answers,
  };
  const seen = stubNetwork(Object.fromEntries(Object.entries(known).map(([call, answer]) => [call, () => answer])));
  const page = openPage(
    '/admin',
    <QueryScope>
      <NoticeBell />
    </QueryScope>,
  );
  const sent = (path: string) =>
    seen.filter(({ method, url }) => method === 'POST' && url.pathname === path).map(({ body }) => body);
  return { page, sent };
}

async function select(page: TestPage, name: string, value: string): Promise<void> {
  const menu = (await page.field(name)) as HTMLElement as HTMLSelectElement;
  menu.value = value;
  menu.dispatchEvent(new Event('change', { bubbles: true }));
}

test('the bell counts what is new, shows it marked, and has it seen', async () => {
  const { page, sent } = openBell();
  await page.press('News, 1 new');
  await page.words('New booking');
  await eventually(() => expect(sent('/api/admin/notices/seen')).toEqual([{ until: booked.at }]));
  await page.button('News');
  // It keeps its mark while it is looked at.
  const rows = [...document.querySelectorAll('dialog li a')];
  expect(
    rows.map((row) => [row.getAttribute('href'), row.textContent?.includes('New') && row.hasAttribute('data-new')]),
  ).toEqual([
    ['/admin/bookings/TF-7K3M-9QXA', true],
    ['/admin/messages?message=two', false],
  ]);
});

test('without news it says what would be there', async () => {
  const { page, sent } = openBell({ 'GET /api/admin/notices': { status: 200, body: { notices: [], newCount: 0 } } });
  await page.press('News');
  await page.words('No news');
  expect(sent('/api/admin/notices/seen')).toEqual([]);
});

test('emails are chosen by kind or all at once, and saved', async () => {
  const { page, sent } = openBell();
  await page.press('News, 1 new');
  await page.press('Emails');
  await page.words('Emails go to office@tintforge.example.');
  await select(page, 'Set all to', 'morning');
  await select(page, 'Messages', 'at-once');
  await page.press('Save');
  await eventually(() => expect(sent('/api/admin/notices/emails')).toHaveLength(1));
  const [{ timingOf }] = sent('/api/admin/notices/emails') as [NoticeEmails];
  expect([timingOf.message, timingOf.booked, timingOf.late]).toEqual(['at-once', 'morning', 'morning']);
  await page.words('New booking');
});

test('a failure keeps the choices, and an address that is missing is said', async () => {
  const { page } = openBell({
    'GET /api/admin/notices/emails': { status: 200, body: { timingOf: never, email: null } },
    'POST /api/admin/notices/emails': problemAnswer(500, { code: 'internal' }),
  });
  await page.press('News, 1 new');
  await page.press('Emails');
  await page.words('No confirmed address');
  await select(page, 'Messages', 'at-once');
  await page.press('Save');
  await page.alert('internal happened');
  expect((await page.field('Messages')).value).toBe('at-once');
});
