// @vitest-environment jsdom

import { giveBrowserPasskeys, sampleQuestion, sampleSignature } from '@tintforge/app-base/testing/browser-passkeys';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { keepLogin, otherTabKeeps, sampleLogin, sampleUser } from '@tintforge/app-base/testing/sample-account';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { openPage } from '../../testing/open-page';
import { watchLeaving } from '../../testing/watch-leaving';
import { LoginPage } from './login-page';

afterEach(() => {
  delete document.documentElement.dataset.mode;
});

const customer = { username: 'demo.customer', password: 'demo customer word' };
const admin = { username: 'demo.admin', password: 'demo admin word' };

function openLogin({
  address = '/login',
  answers = {},
}: {
  address?: string;
  answers?: Record<string, StubAnswer>;
} = {}) {
  const known: Record<string, StubAnswer> = {
    'POST /api/auth/login': { status: 200, body: sampleLogin() },
    'POST /api/auth/register': { status: 201, body: sampleLogin() },
    'GET /api/auth/user': { status: 200, body: { user: sampleUser() } },
    'GET /api/demo': { status: 200, body: { admin, customer } },
    ...answers,
  };
  const seen = stubNetwork(Object.fromEntries(Object.entries(known).map(([call, answer]) => [call, () => answer])));
  const page = openPage(
    address,
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={<h1>On the way</h1>} />
    </Routes>,
  );
  return { page, seen };
}

type LoginTestPage = ReturnType<typeof openLogin>['page'];

async function logIn(page: LoginTestPage) {
  await page.type('Username', 'sample.customer');
  await page.type('Password', 'sample password');
  await page.press('Login');
}

/** Types into the field of the register form with this name. */
async function typeToRegister(name: string, text: string) {
  const input = await eventually(() => {
    const found = document.querySelector<HTMLInputElement>(`form:has([name=email]) [name=${name}]`);
    if (found === null) throw new Error(`No field ${name}`);
    return found;
  });
  input.value = text;
}

async function register(page: LoginTestPage) {
  await typeToRegister('username', 'sample.customer');
  await typeToRegister('email', 'sample@tintforge.example');
  await typeToRegister('password', 'sample password');
  await page.press('Register');
}

function errorOf(page: LoginTestPage, selector: string): string {
  const input = document.querySelector<HTMLInputElement>(selector);
  return input === null ? '' : page.describedBy(input);
}

test('whoever logs in is told so, has a token, and goes on to the dashboard', async () => {
  const { page, seen } = openLogin();
  await logIn(page);
  await page.heading('On the way');
  expect(window.location.pathname).toBe('/dashboard');
  expect(window.localStorage.getItem('auth_token')).toBe('first-token');
  expect(seen.map(({ url, body }) => [url.pathname, body])).toEqual([
    ['/api/auth/login', { username: 'sample.customer', password: 'sample password' }],
  ]);
});

test.each([
  ['crew', '/crew'],
  ['admin', '/admin'],
] as const)('somebody of the staff goes on to their own area, which is another app: %s', async (role, path) => {
  const left = watchLeaving();
  const { page } = openLogin({
    answers: { 'POST /api/auth/login': { status: 200, body: sampleLogin('first-token', sampleUser({ role })) } },
  });
  await logIn(page);
  await eventually(() => expect(left).toEqual([path]));
});

test('the way goes on to the page of the site that the address asks for', async () => {
  const { page } = openLogin({ address: '/login?to=%2Fbooking' });
  await logIn(page);
  await page.heading('On the way');
  expect(window.location.pathname).toBe('/booking');
});

test('whoever is logged in already goes on at once, and so does a tab when another logs in', async () => {
  keepLogin();
  const { page } = openLogin();
  await page.heading('On the way');
  window.localStorage.clear();
  const { page: second } = openLogin({
    answers: { 'GET /api/auth/user': { status: 200, body: { user: sampleUser({ id: 'another' }) } } },
  });
  await second.heading('Your cars, dates and receipts');
  otherTabKeeps('second-token');
  await second.heading('On the way');
});

describe('what is typed wrong', () => {
  test('is said under each field of the login in the specified words, and nothing is sent', async () => {
    const { page, seen } = openLogin();
    await page.press('Login');
    await page.words('Username must be at least 3 characters');
    await page.words('Password must be at least 6 characters');
    await eventually(async () => expect(document.activeElement).toBe(await page.field('Username')));
    expect(seen).toEqual([]);
  });

  test('is said under each field of the registration', async () => {
    const { page, seen } = openLogin({ address: '/login?tab=register' });
    await page.press('Register');
    await page.words('Please provide a valid email');
    await page.words('Username must be at least 3 characters');
    await page.words('Password must be at least 8 characters');
    expect((document.activeElement as HTMLInputElement).name).toBe('username');
    expect(seen).toEqual([]);
  });
});

describe('a login that fails', () => {
  test.each<[string, StubAnswer, string]>([
    [
      'for wrong credentials shows the shop’s words',
      { status: 401, body: { code: 'invalid_credentials', message: 'Username or password is wrong.' } },
      'Username or password is wrong.',
    ],
    [
      'for too many attempts shows the shop’s words',
      { status: 429, body: { code: 'too_many_attempts', message: 'Try again in 15 minutes.' } },
      'Try again in 15 minutes.',
    ],
    [
      'without a network blames the connection',
      'no network',
      'We couldn’t reach the server. Check your connection and try again.',
    ],
    [
      'for an answer that isn’t ours shows the specified words',
      { status: 502, body: '<h1>Bad Gateway</h1>' },
      'Login failed. Please check your credentials.',
    ],
  ])('%s and keeps what was typed', async (_name, answer, words) => {
    const { page } = openLogin({ answers: { 'POST /api/auth/login': answer } });
    await logIn(page);
    await page.words(words);
    await page.words('Login failed');
    expect((await page.field('Username')).value).toBe('sample.customer');
    expect((await page.field('Password')).value).toBe('sample password');
    expect(window.localStorage.getItem('auth_token')).toBeNull();
  });

  test('says so at the password as well, which stays when the toast goes', async () => {
    const { page } = openLogin({
      answers: { 'POST /api/auth/login': problemAnswer(401, { code: 'invalid_credentials' }) },
    });
    await logIn(page);
    await eventually(() => expect(errorOf(page, '[name=password]')).toContain('invalid_credentials happened'));
    await eventually(async () => expect(document.activeElement).toBe(await page.field('Password')));
  });
});

describe('registering', () => {
  test('sends what was typed, says so and logs in', async () => {
    const { page, seen } = openLogin({ address: '/login?tab=register' });
    await typeToRegister('firstName', 'Sample');
    await typeToRegister('phone', '(813) 555-0142');
    await register(page);
    await page.heading('On the way');
    expect(seen.map(({ body }) => body)).toEqual([
      {
        username: 'sample.customer',
        password: 'sample password',
        email: 'sample@tintforge.example',
        firstName: 'Sample',
        lastName: '',
        phone: '8135550142',
      },
    ]);
  });

  test.each([
    ['username_taken', 409, '[name=username]'],
    ['common_password', 422, '[name=password]'],
  ])('with %s is refused at its field', async (code, status, field) => {
    const { page } = openLogin({
      address: '/login?tab=register',
      answers: { 'POST /api/auth/register': problemAnswer(status, { code }) },
    });
    await register(page);
    await eventually(() => expect(errorOf(page, `form:has([name=email]) ${field}`)).toContain(`${code} happened`));
    await page.words('Registration failed');
  });

  test('without a network blames the connection', async () => {
    const { page } = openLogin({
      address: '/login?tab=register',
      answers: { 'POST /api/auth/register': 'no network' },
    });
    await register(page);
    await page.words('We couldn’t reach the server. Check your connection and try again.');
  });
});

test('the password can be read, and hidden again', async () => {
  const { page } = openLogin();
  await page.type('Password', 'sample password');
  await page.press('Show password');
  await page.button('Hide password');
  expect((await page.field('Password')).type).toBe('text');
});

test('creating an account names the terms and the privacy policy that it implies', async () => {
  const { page } = openLogin();
  await page.words('By creating an account, you agree to the Terms of Service and Privacy Policy.');
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/terms-of-service', '/privacy-policy', '/forgot-password']));
});

describe('a demo', () => {
  test('offers its customer, whose login fills the form', async () => {
    document.documentElement.dataset.mode = 'demo';
    const { page } = openLogin();
    const offer = await page.button('Try it with the demo customer');
    await eventually(() => expect(offer.disabled).toBe(false));
    offer.click();
    await eventually(async () => expect((await page.field('Username')).value).toBe(customer.username));
    expect((await page.field('Password')).value).toBe(customer.password);
  });

  test('fills in its admin where the address is about the admin', async () => {
    document.documentElement.dataset.mode = 'demo';
    const { page } = openLogin({ address: '/login?to=%2Fadmin' });
    await eventually(async () => expect((await page.field('Username')).value).toBe(admin.username));
    expect((await page.field('Password')).value).toBe(admin.password);
  });

  test('never fills in over what was typed', async () => {
    document.documentElement.dataset.mode = 'demo';
    const { page } = openLogin({ address: '/login?to=%2Fadmin' });
    await page.type('Username', 'sample.customer');
    const offer = await page.button('Try it with the demo customer');
    await eventually(() => expect(offer.disabled).toBe(false));
    expect((await page.field('Username')).value).toBe('sample.customer');
  });

  test('on the open net offers nothing', async () => {
    document.documentElement.dataset.mode = 'demo';
    const { page, seen } = openLogin({ answers: { 'GET /api/demo': problemAnswer(404, { code: 'not_found' }) } });
    await eventually(() => expect(seen.map(({ url }) => url.pathname)).toEqual(['/api/demo']));
    await eventually(() => expect(page.hasButton('Try it with the demo customer')).toBe(false));
  });
});

test('a shop that is no demo is not asked for logins to try', async () => {
  const { page, seen } = openLogin({ address: '/login?to=%2Fadmin' });
  await page.heading('Your cars, dates and receipts');
  expect(seen).toEqual([]);
  expect((await page.field('Username')).value).toBe('');
});

describe('an account with two-step login', () => {
  const ticket = 't'.repeat(60);
  const asked = problemAnswer(401, { code: 'factor_required', details: { ticket, hasApp: true, hasPasskey: false } });

  test('is asked for a code after the password, at a field that takes codes', async () => {
    const { page, seen } = openLogin({
      answers: { 'POST /api/auth/login': asked, 'POST /api/auth/login/code': { status: 200, body: sampleLogin() } },
    });
    await logIn(page);
    const code = await page.field('Code');
    expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric']);
    await eventually(() => expect(document.activeElement).toBe(code));
    await page.press('Log in');
    await eventually(() => expect(page.describedBy(code)).toBe('Please enter the code'));
    await page.type('Code', '123456');
    await page.press('Log in');
    await page.heading('On the way');
    const sent = seen.filter(({ url }) => url.pathname === '/api/auth/login/code');
    expect(sent.map(({ body }) => body)).toEqual([{ ticket, code: '123456' }]);
  });

  test('reads what is wrong with a code, keeps it, and can use a recovery code or start over', async () => {
    const fields = { code: 'This code isn’t right, or it was used before.' };
    const { page } = openLogin({
      answers: {
        'POST /api/auth/login': asked,
        'POST /api/auth/login/code': problemAnswer(401, { code: 'invalid_credentials', fields }),
      },
    });
    await logIn(page);
    await page.type('Code', '000000');
    await page.press('Log in');
    const code = await page.field('Code');
    await eventually(() => expect(page.describedBy(code)).toBe(fields.code));
    expect([code.value, document.activeElement]).toEqual(['000000', code]);
    await page.press('Use a recovery code');
    expect((await page.field('Recovery code')).inputMode).toBe('text');
    await page.press('Start over');
    await page.field('Username');
  });

  test('reads that it took too long', async () => {
    const { page } = openLogin({
      answers: {
        'POST /api/auth/login': asked,
        'POST /api/auth/login/code': problemAnswer(410, { code: 'ticket_expired' }),
      },
    });
    await logIn(page);
    await page.type('Code', '123456');
    await page.press('Log in');
    await page.words('ticket_expired happened');
  });
});

describe('passkeys', () => {
  const ticket = 't'.repeat(60);
  const opened = { status: 200, body: sampleLogin() };
  const begun = { status: 200, body: sampleQuestion };
  const answers = { 'POST /api/auth/login/passkey/begin': begun, 'POST /api/auth/login/passkey': opened };
  const bodiesTo = (seen: ReturnType<typeof openLogin>['seen'], path: string) =>
    seen.filter(({ url }) => url.pathname === path).map(({ body }) => body);

  test('are not offered by a browser that has none', async () => {
    const { page } = openLogin();
    await page.button('Login');
    expect(page.hasButton('Log in with a passkey')).toBe(false);
  });

  test('log in without a name, or with the one that was typed', async () => {
    giveBrowserPasskeys();
    const { page, seen } = openLogin({ answers });
    await page.type('Username', 'sample.customer');
    await page.press('Log in with a passkey');
    await page.heading('On the way');
    expect(bodiesTo(seen, '/api/auth/login/passkey/begin')).toEqual([{ username: 'sample.customer' }]);
    expect(bodiesTo(seen, '/api/auth/login/passkey')).toEqual([sampleSignature]);
  });

  test.each([
    ['a dialog that is closed', answers, 'No passkey was used. Try again, or choose another way.'],
    [
      'a passkey that was removed',
      { ...answers, 'POST /api/auth/login/passkey': problemAnswer(401, { code: 'invalid_credentials' }) },
      'invalid_credentials happened',
    ],
    [
      'no network',
      { 'POST /api/auth/login/passkey/begin': 'no network' as const },
      'We couldn’t reach the server. Check your connection and try again.',
    ],
  ])('after %s, what was typed is still there', async (circumstance, responses, text) => {
    giveBrowserPasskeys(circumstance === 'a dialog that is closed' ? ['NotAllowedError'] : []);
    const { page } = openLogin({ answers: responses });
    await page.type('Username', 'sample.customer');
    await page.press('Log in with a passkey');
    await page.words(text);
    expect((await page.field('Username')).value).toBe('sample.customer');
    await page.button('Log in with a passkey');
  });

  const asked = (details: { hasApp: boolean; hasPasskey: boolean }) =>
    problemAnswer(401, { code: 'factor_required', details: { ticket, ...details } });

  test('come first after the password, with the other ways below', async () => {
    giveBrowserPasskeys(['NotAllowedError']);
    const { page, seen } = openLogin({
      answers: { ...answers, 'POST /api/auth/login': asked({ hasApp: true, hasPasskey: true }) },
    });
    await logIn(page);
    const button = await page.button('Use a passkey');
    await eventually(() => expect(document.activeElement).toBe(button));
    await page.press('Use a passkey');
    await page.words('No passkey was used. Try again, or choose another way.');
    await page.press('Use the app');
    const code = await page.field('Code');
    await eventually(() => expect(document.activeElement).toBe(code));
    await page.press('Use a recovery code');
    await page.field('Recovery code');
    await page.press('Use a passkey');
    await page.press('Use a passkey');
    await page.heading('On the way');
    expect(bodiesTo(seen, '/api/auth/login/passkey/begin')).toEqual([{ ticket }, { ticket }]);
  });

  test('in a browser without any, an account without an app takes a recovery code', async () => {
    const { page } = openLogin({ answers: { 'POST /api/auth/login': asked({ hasApp: false, hasPasskey: true }) } });
    await logIn(page);
    await page.field('Recovery code');
    expect([page.hasButton('Use a passkey'), page.hasButton('Use the app')]).toEqual([false, false]);
  });
});
