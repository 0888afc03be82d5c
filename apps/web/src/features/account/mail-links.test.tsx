// @vitest-environment jsdom
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { takeMailLink } from '../../lib/mail-link';
import { openPage, useCleanBrowser } from '../../testing/open-page';
import { keepLogin } from '../../testing/sample-account';
import { problemAnswer, type StubAnswer } from '../../testing/stub-api';
import { stubNetwork } from '../../testing/stub-network';
import { ForgotPasswordPage } from './forgot-password-page';
import { ResetPasswordPage } from './reset-password-page';
import { VerifyEmailPage } from './verify-email-page';

useCleanBrowser();

const token = 'sample-token-sample-token-0001';
const verified: StubAnswer = { status: 200, body: { email: 'sample@tintforge.example', joinedBookings: 2 } };
const done: StubAnswer = { status: 200, body: { done: true } };

/** Opens an address as a link in a mail does; each call takes the next of its answers. */
function open(address: string, answers: StubAnswer[] = []) {
  const answer = () => answers.shift() ?? problemAnswer(410, { code: 'link_expired' });
  const seen = stubNetwork({
    'POST /api/auth/verify-email': answer,
    'POST /api/auth/reset-password': answer,
    'POST /api/auth/forgot-password': answer,
  });
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
  );
  return { page, seen };
}

test('the link in a mail verifies the address at once, and says what joined', async () => {
  const { page, seen } = open(`/verify-email#${token}`, [verified]);
  await page.heading('Your email is verified');
  expect(page.has('sample@tintforge.example is yours. 2 bookings made with it have joined your account.')).toBe(true);
  expect(seen.map(({ body }) => body)).toEqual([{ token }]);
  expect(window.sessionStorage.length).toBe(0);
});

test('without a network the link stays good, and can be tried again', async () => {
  const { page } = open(`/verify-email#${token}`, ['no network', verified]);
  await page.alert('Your email could not be verified.');
  await page.press('Try again');
  await page.heading('Your email is verified');
});

test.each(['/verify-email', '/reset-password'])('%s without its link asks for it, and sends nothing', async (path) => {
  const { page, seen } = open(path);
  await page.heading('The link is missing');
  expect(seen).toEqual([]);
});

test('a link that was used leads to a new one', async () => {
  const { page } = open(`/verify-email#${token}`);
  await page.heading('This link is good no more');
  expect(document.querySelector('main a, a')?.getAttribute('href')).toBe('/dashboard');
});

test('a new password is set with the link, and one logs in with it', async () => {
  keepLogin();
  const { page, seen } = open(`/reset-password#${token}`, [done]);
  await page.type('New password', 'a better password');
  await page.press('Update Password');
  await page.heading('On the way');
  expect(window.location.pathname).toBe('/login');
  expect(seen.map(({ body }) => body)).toEqual([{ token, password: 'a better password' }]);
  // Every login of the account has ended, this browser's too.
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
  await page.heading('This link is good no more');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/forgot-password');
});

test('asking for a link never tells whether there is such an account', async () => {
  const { page, seen } = open('/forgot-password', [done]);
  await page.type('Email', 'not an address');
  await page.press('Send the link');
  await page.words('Please provide a valid email');
  await page.type('Email', ' sample@tintforge.example ');
  await page.press('Send the link');
  await page.heading('Check your mail');
  expect(page.has('If an account has sample@tintforge.example as its verified email')).toBe(true);
  expect(seen.map(({ body }) => body)).toEqual([{ email: 'sample@tintforge.example' }]);
});
