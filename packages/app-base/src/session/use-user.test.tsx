// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { QueryScope } from '../query-scope';
import { eventually } from '../testing/eventually';
import { openPage } from '../testing/open-page';
import { keepLogin, otherTabKeeps, sampleLogin, sampleUser } from '../testing/sample-account';
import { problemAnswer, type StubAnswer } from '../testing/stub-api';
import { stubNetwork } from '../testing/stub-network';
import { keepDraft, readDraft } from './drafts';
import { fetchUser } from './fetch-user';
import { readLoginToken } from './login-token';
import { beginLogin, endLogin } from './session';
import { useUser } from './use-user';

const first = sampleUser({ username: 'first.customer' });
const second = sampleUser({ id: '01900000-0000-7000-8000-000000000002', username: 'second.customer' });

/** A server that knows two sessions, and refuses to renew any other. */
function shop(answers: Record<string, () => StubAnswer> = {}) {
  return stubNetwork({
    'GET /api/auth/user': ({ headers }) => {
      const bearer = headers.get('authorization');
      if (bearer === 'Bearer first-token') return { status: 200, body: { user: first } };
      if (bearer === 'Bearer second-token') return { status: 200, body: { user: second } };
      return problemAnswer(401, { code: 'unauthorized' });
    },
    'POST /api/auth/refresh': () => problemAnswer(401, { code: 'unauthorized' }),
    'POST /api/auth/logout': () => ({ status: 200, body: { done: true } }),
    ...answers,
  });
}

function Greeting() {
  const state = useUser();
  return <p>{state.kind === 'logged-in' ? `Hello ${state.user.username}` : JSON.stringify(state)}</p>;
}

function openGreeting() {
  return openPage(
    '/',
    <QueryScope>
      <Greeting />
    </QueryScope>,
  );
}

test('without a token no one is logged in, and nothing is requested', async () => {
  const seen = shop();
  await openGreeting().words('{"kind":"logged-out","hasEnded":false}');
  expect(seen).toEqual([]);
});

test('a token that another tab got is picked up, and so is one that it gave up', async () => {
  shop();
  const page = openGreeting();
  await page.words('logged-out');
  otherTabKeeps('first-token');
  await page.words('Hello first.customer');
  otherTabKeeps('second-token');
  await page.words('Hello second.customer');
  otherTabKeeps(undefined);
  await page.words('{"kind":"logged-out","hasEnded":false}');
});

test('what was typed is forgotten with a login that another tab ended, seen or not', async () => {
  keepLogin();
  shop();
  await openGreeting().words('Hello first.customer');
  keepDraft('call', 'typed');
  otherTabKeeps(undefined);
  expect(readDraft('call')).toBeUndefined();

  keepDraft('call', 'typed before this page was');
  await openGreeting().words('{"kind":"logged-out","hasEnded":false}');
  // An effect of the rendered page.
  await eventually(() => expect(readDraft('call')).toBeUndefined());
});

test('a session that the server ended has ended in every tab, and its user’s drafts wait', async () => {
  keepLogin();
  shop();
  const page = openGreeting();
  await page.words('Hello first.customer');
  keepDraft('call', 'typed');
  // The mark that the other tab leaves (login-token.ts).
  window.localStorage.setItem('login_lost', '1');
  otherTabKeeps(undefined);
  await page.words('{"kind":"logged-out","hasEnded":true}');
  expect(readDraft('call')).toBe('typed');
  otherTabKeeps('first-token');
  await page.words('Hello first.customer');
});

test('a token that the shop knows no more is dropped, and the page says that the login has ended', async () => {
  keepLogin('old-token');
  shop();
  await openGreeting().words('{"kind":"logged-out","hasEnded":true}');
  expect(readLoginToken()).toBeUndefined();
});

test('a fetch that fails says “Failed to fetch user”', async () => {
  keepLogin();
  shop({ 'GET /api/auth/user': () => 'no network' });
  await expect(fetchUser()).rejects.toThrow('Failed to fetch user');
  await openGreeting().words('"kind":"unknown"');
  expect(readLoginToken()).toBe('first-token');
});

test('logging in shows who it is without asking again, and logging out forgets it', async () => {
  const seen = shop();
  const page = openGreeting();
  beginLogin(sampleLogin('first-token', first));
  await page.words('Hello first.customer');
  expect(await endLogin({ everywhere: false })).toBe(true);
  await page.words('logged-out');
  expect(window.localStorage.getItem('auth_token')).toBeNull();
  expect(seen.map(({ url, body }) => [url.pathname, body])).toEqual([['/api/auth/logout', { everywhere: false }]]);
});

test('without a network one is logged out here all the same, but not everywhere', async () => {
  shop({ 'POST /api/auth/logout': () => 'no network' });
  const page = openGreeting();
  beginLogin(sampleLogin('first-token', first));
  expect(await endLogin({ everywhere: true })).toBe(false);
  expect(readLoginToken()).toBe('first-token');
  expect(await endLogin({ everywhere: false })).toBe(false);
  await eventually(() => expect(page.has('logged-out')).toBe(true));
});
