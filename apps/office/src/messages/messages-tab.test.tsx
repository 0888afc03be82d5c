// @vitest-environment jsdom
import type { InboxMessage } from '@tintforge/api-contract';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { openPage } from '@tintforge/app-base/testing/open-page';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { brand } from '@tintforge/content';
import { formatMoment } from '@tintforge/content/clock';
import { expect, test } from 'vitest';
import { MessagesTab } from './messages-tab';

const message: InboxMessage = {
  id: 'first',
  name: 'Casey Sample',
  email: 'casey@tintforge.example',
  phone: '(813) 555-0142',
  service: 'Residential Tinting',
  message: 'Six panes.\nSecond floor.',
  createdAt: '2026-12-01T15:00:00Z',
  state: 'new',
  handledAt: null,
  handledBy: null,
};
const handled: InboxMessage = {
  ...message,
  state: 'handled',
  handledAt: '2026-12-01T16:00:00Z',
  handledBy: 'Ada Owner',
};

const counts = { new: 1, handled: 0, spam: 0 };
const page = (messages: InboxMessage[], next: string | null = null): StubAnswer => ({
  status: 200,
  body: { messages, next, counts },
});

const draw = (address = '/admin/messages') =>
  openPage(
    address,
    <QueryScope>
      <MessagesTab />
    </QueryScope>,
  );

test('what is new is listed, opened by its address, and answered by a mail that quotes it', async () => {
  stubNetwork({
    'GET /api/admin/messages': () => page([message]),
    'GET /api/admin/messages/first': () => ({ status: 200, body: message }),
  });
  const tab = draw();
  (await tab.words('Residential Tinting')).closest('a')?.click();
  const reply = await tab.words('Reply');
  expect(window.location.search).toBe('?message=first');
  const subject = `Your%20message%20about%20Residential%20Tinting%20-%20${brand.name}`;
  expect(reply.closest('a')?.getAttribute('href')?.split('&body=Hello%20Casey%2C')[0]).toBe(
    `mailto:casey@tintforge.example?subject=${subject}`,
  );
});

test('a message is marked as it was seen, and says by whom', async () => {
  const asked = stubNetwork({
    'GET /api/admin/messages': () => page([message]),
    'GET /api/admin/messages/first': () => ({ status: 200, body: message }),
    'POST /api/admin/messages/first/state': () => ({ status: 200, body: handled }),
  });
  const tab = draw('/admin/messages?message=first');
  await tab.press('Mark as handled');
  await eventually(() =>
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      state: 'handled',
      seen: { state: 'new', handledAt: null },
    }),
  );
});

test('what somebody else did meanwhile is said, and the message asked for again', async () => {
  const answers = [message, handled];
  stubNetwork({
    'GET /api/admin/messages': () => page([]),
    'GET /api/admin/messages/first': () => ({ status: 200, body: answers.length > 1 ? answers.shift() : answers[0] }),
    'POST /api/admin/messages/first/state': () => problemAnswer(409, { code: 'changed_meanwhile' }),
  });
  const tab = draw('/admin/messages?message=first');
  await tab.press('Mark as spam');
  await tab.alert('changed_meanwhile happened');
  await tab.words(`Handled by Ada Owner, ${formatMoment(Date.parse(handled.handledAt ?? ''))}`);
  expect(tab.hasButton('Mark as handled')).toBe(false);
});

test('older messages come when they are asked for, and what failed can be tried again', async () => {
  const answers: StubAnswer[] = [
    page([message], 'on'),
    'no network',
    page([{ ...message, id: 'second', name: 'Robin' }]),
  ];
  stubNetwork({ 'GET /api/admin/messages': () => answers.shift() ?? page([]) });
  const tab = draw();
  await tab.press('Show older messages');
  await tab.alert('We couldn’t load the messages.');
  expect(tab.has('Casey Sample')).toBe(true);
  await tab.press('Try again');
  await tab.words('Robin');
  expect(tab.hasButton('Show older messages')).toBe(false);
});

test('an empty inbox says what will be there, and one that cannot be asked says so', async () => {
  const answers: StubAnswer[] = ['no network', page([])];
  stubNetwork({ 'GET /api/admin/messages': () => answers.shift() ?? page([]) });
  const tab = draw();
  await tab.alert('We couldn’t load the messages.');
  await tab.press('Try again');
  await tab.words('No new messages');
});

test('a message that is gone says so', async () => {
  stubNetwork({ 'GET /api/admin/messages': () => page([]) });
  await draw('/admin/messages?message=none').alert('This message doesn’t exist.');
});
