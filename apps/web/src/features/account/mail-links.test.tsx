// @vitest-environment jsdom

import type { User } from '@tintforge/api-contract';
import { queryClient } from '@tintforge/app-base/query-client';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { keepLogin, sampleLogin, sampleUser } from '@tintforge/app-base/testing/sample-account';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { takeMailLink } from '../../lib/mail-link';
import { openPage } from '../../testing/open-page';
import { ForgotPasswordPage } from './forgot-password-page';
import { ResetPasswordPage } from './reset-password-page';
import { VerifyEmailPage } from './verify-email-page';

const token = 'sample-token-sample-token-0001';
const link: StubAnswer = { status: 200, body: { username: 'sample.customer', email: 'sample@tintforge.example' } };
const verified: StubAnswer = {
  status: 200,
  body: { email: 'sample@tintforge.example', joinedBookings: 2, login: null },
};
const withLogin: StubAnswer = {
  status: 200,
  body: { email: 'sample@tintforge.example', joinedBookings: 0, login: sampleLogin() },
};
const done: StubAnswer = { status: 200, body: { done: true } };

/** Opens a URL the way a link in an email does, or with the given history state; each call takes the next response. */
function open(address: string, answers: StubAnswer[] = [], state: unknown = null, role: User['role'] = 'customer') {
  const answer = () => answers.shift() ?? problemAnswer(410, { code: 'link_expired' });
  const seen = stubNetwork({
    'GET /api/auth/user': () => ({ status: 200, body: { user: sampleUser({ role }) } }),
    'POST /api/auth/verification': answer,
    'POST /api/auth/verify-email': answer,
    'POST /api/auth/reset-password': answer,
    'POST /api/auth/forgot-password': answer,
  });
  // A new document has an empty cache.
  queryClient.clear();
  window.history.replaceState(null, '', address);
  takeMailLink(window);
  const page = openPage(
    window.location.pathname,
    <Routes>
      <Route path="/verify-email" element={<VerifyEmailPage />} />
      <Route path="/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="*" element={<h1>On the way</h1>} />
    </Routes>,
    state,
  );
  return { page, seen };
}

describe('the link that verifies an email', () => {
  test('names the account and asks for its password, then logs in and says what joined', async () => {
    const { page, seen } = open(`/verify-email#${token}`, [link, withLogin]);
    await page.heading('Confirm your email');
    await page.words('Someone entered sample@tintforge.example as the email of the account “sample.customer”.');
    expect(page.has('Not your account? Close this page.')).toBe(true);
    expect((await page.field('Username')).value).toBe('sample.customer');
    await page.type('Password', 'sample password');
    await page.press('Confirm Email');
    await page.heading('Your email is verified');
    expect(seen.map(({ url, body }) => [url.pathname, body])).toEqual([
      ['/api/auth/verification', { token }],
      ['/api/auth/verify-email', { token, password: 'sample password' }],
    ]);
    expect(window.localStorage.getItem('auth_token')).toBe('first-token');
    const left = JSON.stringify([{ ...window.sessionStorage }, window.history.state]);
    for (const secret of ['first-token', 'sample password', token]) expect(left).not.toContain(secret);
  });

  test('takes one press where that account is logged in', async () => {
    keepLogin();
    const { page, seen } = open(`/verify-email#${token}`, [link, verified]);
    await page.press('Confirm Email');
    await page.heading('Your email is verified');
    expect(page.has('sample@tintforge.example is yours. 2 bookings made with it have joined your account.')).toBe(true);
    expect(document.querySelector('[type=password]')).toBeNull();
    expect(seen.find(({ url }) => url.pathname === '/api/auth/verify-email')?.body).toEqual({ token });
  });

  test('says so where another account is logged in, and asks for the password', async () => {
    keepLogin();
    const other: StubAnswer = { status: 200, body: { username: 'another', email: 'sample@tintforge.example' } };
    const { page } = open(`/verify-email#${token}`, [other, problemAnswer(401, { code: 'invalid_credentials' })]);
    await page.words('You’re logged in as sample.customer. This link is for another');
    await page.press('Confirm Email');
    await page.words('Please enter your password');
    await page.type('Password', 'not this one');
    await page.press('Confirm Email');
    await page.words('Email not verified');
    expect((await page.field('Password')).value).toBe('not this one');
    expect(window.localStorage.getItem('auth_token')).not.toBeNull();
  });

  test('stays after a reload until it is used', async () => {
    const first = open(`/verify-email#${token}`, [link]);
    await first.page.heading('Confirm your email');
    const reloaded = open('/verify-email', [link]);
    await reloaded.page.field('Password');
    expect(reloaded.seen[0]?.body).toEqual({ token });
  });

  test('is still verified after a reload, and asks nothing', async () => {
    keepLogin();
    const { page } = open(`/verify-email#${token}`, [link, verified]);
    await page.press('Confirm Email');
    await page.heading('Your email is verified');
    const { state } = window.history;
    const reloaded = open('/verify-email', [], state);
    await reloaded.page.heading('Your email is verified');
    expect(reloaded.page.has('sample@tintforge.example is yours.')).toBe(true);
    expect(reloaded.seen.filter(({ url }) => url.pathname.includes('verif'))).toEqual([]);
  });

  test('can be opened again without a network', async () => {
    const { page } = open(`/verify-email#${token}`, ['no network', link]);
    await page.alert('We couldn’t open the link.');
    await page.press('Try again');
    await page.field('Password');
  });

  test('that was used leads to a new one', async () => {
    const { page } = open(`/verify-email#${token}`);
    await page.heading('This link has expired');
    expect(document.querySelector('main a, a')?.getAttribute('href')).toBe('/dashboard');
  });

  test('that was used says to its user that there is nothing left to verify, and leads to the appointments', async () => {
    keepLogin();
    const { page } = open(`/verify-email#${token}`);
    await page.words('sample@tintforge.example is already verified, so you don’t need another link.');
    await page.heading('This link has expired');
    await page.words('Go to your appointments');
    expect(page.has('Get a new link')).toBe(false);
  });

  test('leads the shop’s own people to their work, which is another document', async () => {
    keepLogin();
    const state = {
      usr: { verified: { email: 'sample@tintforge.example', joinedBookings: 0 } },
      key: 'sample',
      idx: 0,
    };
    const { page } = open('/verify-email', [], state, 'crew');
    const link = await page.words('Go to your work');
    expect(link.closest('a')?.getAttribute('href')).toBe('/crew');
    const wasLeftToBrowser = vi.fn((event: Event) => !event.defaultPrevented);
    const leave = (event: Event) => {
      wasLeftToBrowser(event);
      event.preventDefault();
    };
    document.addEventListener('click', leave, { once: true });
    link.click();
    expect(wasLeftToBrowser).toHaveReturnedWith(true);
  });

  test('that ends while the page is open leads to a new one', async () => {
    const { page } = open(`/verify-email#${token}`, [link]);
    await page.type('Password', 'sample password');
    await page.press('Confirm Email');
    await page.heading('This link has expired');
    await eventually(() => expect(window.sessionStorage.length).toBe(0));
  });
});

test.each(['/verify-email', '/reset-password'])('%s without its link asks for it, and sends nothing', async (path) => {
  const { page, seen } = open(path);
  await page.heading('The link is missing');
  expect(seen).toEqual([]);
});

test('a new password is set with the link, and one logs in with it', async () => {
  keepLogin();
  const { page, seen } = open(`/reset-password#${token}`, [done]);
  await page.type('New password', 'a better password');
  await page.press('Update Password');
  await page.heading('On the way');
  expect(window.location.pathname).toBe('/login');
  expect(seen.map(({ body }) => body)).toEqual([{ token, password: 'a better password' }]);
  // Every session of the account has ended, including this browser's.
  expect(window.localStorage.getItem('auth_token')).toBeNull();
  expect(window.sessionStorage.length).toBe(0);
});

test('a password that is too short or too common is refused at its field, and the link stays', async () => {
  const { page, seen } = open(`/reset-password#${token}`, [problemAnswer(422, { code: 'common_password' })]);
  await page.type('New password', 'short');
  await page.press('Update Password');
  await page.words('Password must be at least 8 characters');
  expect(seen).toEqual([]);
  await page.type('New password', 'password1');
  await page.press('Update Password');
  await page.words('common_password happened');
  expect(page.describedBy(await page.field('New password'))).toContain('common_password happened');
});

test('a link to reset that has expired says so and leads to a new one', async () => {
  const { page } = open(`/reset-password#${token}`);
  await page.type('New password', 'a better password');
  await page.press('Update Password');
  await page.heading('This link has expired');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/forgot-password');
});

test('asking for a link never tells whether there is such an account', async () => {
  const { page, seen } = open('/forgot-password', [done]);
  await page.type('Email', 'not an address');
  await page.press('Send the link');
  await page.words('Please provide a valid email');
  await page.type('Email', ' sample@tintforge.example ');
  await page.press('Send the link');
  await page.heading('Check your email');
  expect(page.has('If sample@tintforge.example is the verified email of an account')).toBe(true);
  expect(seen.map(({ body }) => body)).toEqual([{ email: 'sample@tintforge.example' }]);
});
