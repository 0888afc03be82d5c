// @vitest-environment jsdom

import { QueryScope } from '@tintforge/app-base/query-scope';
import { keepDraft, readDraft } from '@tintforge/app-base/session/drafts';
import { giveBrowserPasskeys, sampleQuestion } from '@tintforge/app-base/testing/browser-passkeys';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { openPage, type TestPage } from '@tintforge/app-base/testing/open-page';
import { keepLogin, sampleLogin, sampleUser } from '@tintforge/app-base/testing/sample-account';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { Dialog } from '@tintforge/ui/dialog';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { staffApi } from '../lib/staff-api';
import { AdminArea } from './admin-area';

afterEach(() => {
  delete document.documentElement.dataset.mode;
});

const demo = {
  status: 200,
  body: { admin: { username: 'demo.admin', password: 'a demo word' }, customer: null },
};
const owner = sampleUser({ username: 'shop.owner', role: 'admin' });

function openAdmin(answers: Record<string, StubAnswer | (() => StubAnswer)> = {}, address = '/admin') {
  const known: Record<string, StubAnswer | (() => StubAnswer)> = {
    'POST /api/auth/login': { status: 200, body: sampleLogin('admin-token', owner) },
    'GET /api/auth/user': { status: 200, body: { user: owner } },
    'POST /api/auth/logout': { status: 200, body: { done: true } },
    'GET /api/demo': demo,
    ...answers,
  };
  const seen = stubNetwork(
    Object.fromEntries(
      Object.entries(known).map(([call, answer]) => [call, typeof answer === 'function' ? answer : () => answer]),
    ),
  );
  const page = openPage(
    address,
    <QueryScope>
      <AdminArea>
        <h1>The day</h1>
        <Caller />
      </AdminArea>
    </QueryScope>,
  );
  return { page, loginsSent: () => seen.filter(({ url }) => url.pathname === '/api/auth/login') };
}

/** A dialog with a field, as every form of the area is one. */
function Caller() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="A call" closeLabel="Close">
      <input aria-label="Caller" />
    </Dialog>
  );
}

describe('what was typed when the session ended', () => {
  async function typeUntilItEnds(answers: Record<string, StubAnswer> = {}) {
    keepLogin();
    const unauthorized = problemAnswer(401, { code: 'unauthorized' });
    const { page } = openAdmin({
      'POST /api/auth/refresh': unauthorized,
      'GET /api/admin/counts': () => (hasEnded ? unauthorized : 'no network'),
      ...answers,
    });
    let hasEnded = false;
    await page.heading('The day');
    await page.type('Caller', 'Pat Phone');
    hasEnded = true;
    await staffApi('getCounts', {}).catch(() => undefined);
    await page.words('Your session has ended');
    hasEnded = false;
    return page;
  }

  async function logIn(page: Awaited<ReturnType<typeof typeUntilItEnds>>) {
    await page.type('Username', 'shop.owner');
    await page.type('Password', 'the right one');
    await page.press('Login');
    await eventually(() => expect(page.has('Your session has ended')).toBe(false));
  }

  test('is out of sight, and there again for the same user, in its dialog', async () => {
    const page = await typeUntilItEnds();
    const dialog = document.querySelector('dialog');
    expect(dialog?.open).toBe(false);
    // As browsers do once a dialog is closed.
    dialog?.dispatchEvent(new Event('close'));
    await logIn(page);
    expect((await page.field('Caller')).value).toBe('Pat Phone');
    expect(document.querySelector('dialog')?.open).toBe(true);
  });

  test('is gone for another user', async () => {
    const other = sampleUser({ id: '01900000-0000-7000-8000-000000000009', username: 'other.owner', role: 'admin' });
    const page = await typeUntilItEnds({ 'POST /api/auth/login': { status: 200, body: sampleLogin('other', other) } });
    await logIn(page);
    expect((await page.field('Caller')).value).toBe('');
  });

  test('is gone once its user has logged out', async () => {
    keepLogin();
    const { page } = openAdmin();
    await page.type('Caller', 'Pat Phone');
    await page.press('Logout');
    await page.heading('Admin Login');
    expect(document.querySelector('dialog')).toBeNull();
    await page.type('Username', 'shop.owner');
    await page.type('Password', 'the right one');
    await page.press('Login');
    expect((await page.field('Caller')).value).toBe('');
  });
});

describe('a logout that discards something typed', () => {
  const text = 'Logging out discards it.';
  const isAsking = (page: TestPage, asks: boolean) => eventually(() => expect(page.has(text)).toBe(asks));

  async function press() {
    keepLogin();
    keepDraft('booking-note', 'Gate code 4411');
    const { page } = openAdmin();
    await page.press('Logout');
    await isAsking(page, true);
    return page;
  }

  test('asks first; Back and staying discard nothing', async () => {
    const page = await press();
    window.history.back();
    await isAsking(page, false);
    await page.press('Logout');
    await page.press('Stay logged in');
    await isAsking(page, false);
    await page.heading('The day');
    expect(readDraft('booking-note')).toBe('Gate code 4411');
  });

  test.each([
    ['a dialog was left', 'dialogs', { 'key refund': { amount: '20' } }],
    ['readings are recorded', 'windows-of', { form: {}, isRecorded: true }],
  ])('asks nothing where %s', async (_, name, draft) => {
    keepLogin();
    keepDraft(name, draft);
    const { page } = openAdmin();
    await page.press('Logout');
    await page.heading('Admin Login');
  });

  test('is done once it is confirmed, and not asked again after the next login', async () => {
    const page = await press();
    await page.press('Log out and discard');
    await page.heading('Admin Login');
    expect(readDraft('booking-note')).toBeUndefined();
    await expect.poll(() => window.history.state?.usr?.pageStep).toBeUndefined();
    keepLogin();
    const { page: next } = openAdmin();
    await next.heading('The day');
    await isAsking(next, false);
  });
});

test('an administrator logs in on the card and is in, told so', async () => {
  const { page } = openAdmin();
  await page.heading('Admin Login');
  await page.type('Username', 'shop.owner');
  await page.type('Password', 'the right one');
  await page.press('Login');
  await page.heading('The day');
  await page.words('Login successful');
  await page.press('Logout');
  await page.heading('Admin Login');
});

test('without a name or a password nothing is sent, and the first empty field has the focus', async () => {
  const { page, loginsSent } = openAdmin();
  const username = await page.field('Username');
  await page.press('Login');
  await eventually(() => expect(page.describedBy(username)).toBe('Username is required'));
  expect(page.describedBy(await page.field('Password'))).toBe('Password is required');
  await eventually(() => expect(document.activeElement).toBe(username));
  expect(loginsSent()).toEqual([]);
});

describe('a refusal keeps what was typed and says', () => {
  test.each<[string, StubAnswer, string]>([
    ['a wrong password', problemAnswer(401, { code: 'invalid_credentials' }), 'Invalid credentials'],
    ['a password that can be none', problemAnswer(400, { code: 'invalid_value' }), 'Invalid credentials'],
    ['too many tries', problemAnswer(429, { code: 'too_many_attempts' }), 'too_many_attempts happened'],
    ['a fault of the shop', problemAnswer(500, { code: 'internal' }), 'internal happened'],
    ['no network', 'no network', 'We couldn’t reach the server. Check your connection and try again.'],
  ])('%s', async (_name, answer, text) => {
    const { page } = openAdmin({ 'POST /api/auth/login': answer });
    await page.type('Username', 'shop.owner');
    await page.type('Password', 'a guess');
    await page.press('Login');
    await page.words('Login Failed');
    await page.words(text);
    expect((await page.field('Username')).value).toBe('shop.owner');
    await eventually(() => expect(document.activeElement).toBe(document.querySelector('[name=password]')));
  });
});

test.each([
  ['a customer', sampleUser({ username: 'sample.customer', role: 'customer' }), false],
  ['a crew', sampleUser({ username: 'sample.crew', role: 'crew' }), true],
] as const)('%s who is logged in gets the card, and nothing of the area', async (_name, user, isCrew) => {
  keepLogin();
  const { page } = openAdmin({ 'GET /api/auth/user': { status: 200, body: { user } } });
  await page.words(`You’re logged in as ${user.username}`);
  expect(page.has('The day')).toBe(false);
  expect(page.has('Open today’s jobs')).toBe(isCrew);
});

describe('the office', () => {
  const office = sampleUser({ username: 'sample.office', role: 'office' });

  test('is in, without the tabs that are for administrators', async () => {
    keepLogin();
    const { page } = openAdmin({ 'GET /api/auth/user': { status: 200, body: { user: office } } });
    await page.heading('The day');
    const tabs = [...document.querySelectorAll('nav a')].map(({ textContent }) => textContent?.trim());
    expect(tabs).toContain('Reports');
    expect(tabs).not.toContain('Settings');
    expect(tabs).not.toContain('Audit');
  });

  test.each(['/admin/settings', '/admin/settings/staff', '/admin/audit'])(
    'reads at %s for whom it is',
    async (address) => {
      keepLogin();
      const { page } = openAdmin({ 'GET /api/auth/user': { status: 200, body: { user: office } } }, address);
      await page.heading('This page is for administrators');
      expect(page.has('The day')).toBe(false);
      expect(page.has('Back to the schedule')).toBe(true);
    },
  );
});

test('an administrator has every tab', async () => {
  keepLogin();
  const { page } = openAdmin();
  await page.heading('The day');
  const tabs = [...document.querySelectorAll('nav a')].map(({ textContent }) => textContent?.trim());
  expect(tabs).toEqual(expect.arrayContaining(['Settings', 'Audit']));
});

test('who has forgotten a password finds the link, and whom to ask without an email', async () => {
  const { page } = openAdmin();
  await page.words('No email on your account? An administrator can give you a new password.');
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent?.startsWith('Forgot'));
  expect(link?.getAttribute('href')).toBe('/forgot-password');
});

test('an account without the role that logs in on the card is told why it stays outside', async () => {
  const customer = sampleUser({ username: 'sample.customer', role: 'customer' });
  const { page } = openAdmin({
    'POST /api/auth/login': { status: 200, body: sampleLogin('customer-token', customer) },
  });
  await page.type('Username', 'sample.customer');
  await page.type('Password', 'the right one');
  await page.press('Login');
  await page.words('You’re logged in as sample.customer');
  expect(page.has('Login successful')).toBe(false);
});

test('a demo fills the form in, never over what somebody has typed', async () => {
  document.documentElement.dataset.mode = 'demo';
  const { page } = openAdmin();
  await eventually(async () => expect((await page.field('Username')).value).toBe('demo.admin'));
  await page.words('This is a demo: the form is filled in for you.');
  const field = (await page.field('Username')) as HTMLInputElement;
  field.focus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'demo.admin'.length]);
});

test('a demo fills in the field that has the focus already so that typing replaces it', async () => {
  document.documentElement.dataset.mode = 'demo';
  const username = () => document.querySelector<HTMLInputElement>('[name=username]');
  openAdmin({
    'GET /api/demo': () => {
      username()?.focus();
      return demo;
    },
  });
  await eventually(() => expect(username()?.value).toBe('demo.admin'));
  expect(document.activeElement).toBe(username());
  await eventually(() =>
    expect([username()?.selectionStart, username()?.selectionEnd]).toEqual([0, 'demo.admin'.length]),
  );
});

test('without a network nobody is thrown out', async () => {
  keepLogin();
  const { page } = openAdmin({ 'GET /api/auth/user': 'no network' });
  await page.words('We couldn’t reach the server.');
  expect(page.hasButton('Try again')).toBe(true);
});

describe('two-step login', () => {
  test('asks for a code after the password', async () => {
    const { page } = openAdmin({
      'POST /api/auth/login': problemAnswer(401, {
        code: 'factor_required',
        details: { ticket: 't'.repeat(60), hasApp: true, hasPasskey: false },
      }),
      'POST /api/auth/login/code': { status: 200, body: sampleLogin('admin-token', owner) },
    });
    await page.type('Username', 'shop.owner');
    await page.type('Password', 'the right one');
    await page.press('Login');
    await page.type('Code', '123456');
    await page.press('Log in');
    await page.heading('The day');
  });

  test('logs in with a passkey, without name or password', async () => {
    giveBrowserPasskeys();
    const { page } = openAdmin({
      'POST /api/auth/login/passkey/begin': { status: 200, body: sampleQuestion },
      'POST /api/auth/login/passkey': { status: 200, body: sampleLogin('admin-token', owner) },
    });
    await page.press('Log in with a passkey');
    await page.heading('The day');
  });

  const withDate = (factorDueAt: string) => ({
    'GET /api/auth/user': { status: 200, body: { user: { ...owner, factorDueAt } } },
  });

  test('that is due shows by when, above the work', async () => {
    keepLogin();
    const { page } = openAdmin(withDate('2999-12-01T14:00:00.000Z'));
    await page.heading('The day');
    await page.words('Set up two-step login');
  });

  test('that is overdue takes the place of the work, with the way to the profile', async () => {
    keepLogin();
    const { page } = openAdmin(withDate('2020-12-01T14:00:00.000Z'));
    await page.words('Your role needs a passkey or an authenticator app. Set it up in your profile to continue.');
    expect(document.querySelector('a[href="/dashboard?tab=profile"]')?.textContent).toBe('Set it up');
    expect(document.body.textContent).not.toContain('The day');
  });
});
