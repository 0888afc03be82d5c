// @vitest-environment jsdom

import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page';
import { MailboxPage } from './mailbox-page';

const first = {
  id: 'first',
  recipient: 'sample@tintforge.example',
  subject: 'Your appointment is confirmed',
  sentAt: '2026-12-01T15:04:00Z',
};
const second = { ...first, id: 'second', subject: 'Your appointment has moved', sentAt: '2026-12-01T16:04:00Z' };
const opened = {
  ...first,
  text: 'See you on Tuesday.',
  htmlUrl: '/api/demo/mailbox/first/page/ticket',
  attachments: [{ name: 'appointment.ics', contentType: 'text/calendar', base64: 'QkVHSU4=' }],
};

function openMailbox(answers: StubAnswer[], address = '/demo/mailbox') {
  const left = [...answers];
  stubNetwork({
    'GET /api/demo/mailbox': () => (left.length > 1 ? left.shift() : left[0]) ?? 'no network',
    'GET /api/demo/mailbox/first': () => ({ status: 200, body: opened }),
  });
  return openPage(address, <MailboxPage />);
}

function mails(...shown: object[]): StubAnswer {
  return { status: 200, body: { mails: shown } };
}

test('mails that come while somebody looks appear by themselves', async () => {
  const page = openMailbox([mails(first), mails(second, first)]);
  await page.words(first.subject);
  expect(page.has(second.subject)).toBe(false);
  await page.words(second.subject);
  expect(page.has('To sample@tintforge.example')).toBe(true);
});

test('a mail is shown in a frame without script, as text, and with what came along', async () => {
  const page = openMailbox([mails(first)]);
  const link = (await page.words(first.subject)).closest('a');
  link?.click();
  await page.words('See you on Tuesday.');
  expect(window.location.search).toBe('?mail=first');
  const frame = document.querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe(opened.htmlUrl);
  expect(frame?.getAttribute('sandbox')).not.toContain('allow-scripts');
  expect(frame?.getAttribute('sandbox')).not.toContain('allow-same-origin');
  expect(page.hasButton('Save appointment.ics')).toBe(true);
});

test('the address of a mail opens it', async () => {
  const page = openMailbox([mails(second, first)], '/demo/mailbox?mail=first');
  await page.words('See you on Tuesday.');
  expect(document.querySelector('[aria-current=page]')?.textContent).toContain(first.subject);
});

test('a mail that is gone says so', async () => {
  const page = openMailbox([mails(first)], '/demo/mailbox?mail=third');
  await page.alert('This email is no longer in the mailbox.');
});

test('an empty mailbox says how to fill it', async () => {
  await openMailbox([mails()]).words('No emails yet');
});

test('where mail really leaves there is no such page', async () => {
  const page = openMailbox([problemAnswer(404, { code: 'not_found' })]);
  await page.heading('404 Page Not Found');
});

test('the mailbox of a demo on the open net asks for its admin', async () => {
  const page = openMailbox([problemAnswer(401, { code: 'unauthorized' })]);
  await page.heading('This mailbox is the admin’s');
  const link = await page.words('Log in');
  expect(link.getAttribute('href')).toBe('/login?to=%2Fdemo%2Fmailbox');
});

test('a network that fails says so, and can be tried again', async () => {
  const page = openMailbox(['no network', mails(first)]);
  await page.alert('We couldn’t load the mailbox.');
  await page.press('Try again');
  await page.words(first.subject);
});
