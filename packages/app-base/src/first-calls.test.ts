// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from './api';
import { callFirst } from './first-calls';
import { keepLogin, sampleLogin, sampleUser } from './testing/sample-account';
import { problemAnswer } from './testing/stub-api';
import { stubNetwork } from './testing/stub-network';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const code = 'TQ-7K3M-9SQA';
const input = { params: { code }, quoteToken: 'secret' };
const quote = { status: 200, body: { code } };

function shop() {
  return stubNetwork({ [`GET /api/quotes/${code}`]: () => quote });
}

test('a call that was made at the start is not made again by the page, and its response is used once', async () => {
  const seen = shop();
  void callFirst('getQuote', input);
  expect(seen.map(({ headers }) => headers.get('quote-token'))).toEqual(['secret']);
  expect(await api('getQuote', input)).toEqual({ code });
  expect(seen).toHaveLength(1);
  expect(await api('getQuote', input)).toEqual({ code });
  expect(seen).toHaveLength(2);
});

test('it is no response to a call with another secret, or with another login', async () => {
  const seen = shop();
  void callFirst('getQuote', input);
  await api('getQuote', { ...input, quoteToken: 'another' });
  keepLogin();
  await api('getQuote', input);
  expect(seen).toHaveLength(3);
});

test('after half a minute the page asks again', async () => {
  const seen = shop();
  void callFirst('getQuote', input);
  vi.advanceTimersByTime(30_001);
  await api('getQuote', input);
  expect(seen).toHaveLength(2);
});

test('without a network at the start nothing is lost', async () => {
  let isAway = true;
  const seen = stubNetwork({ [`GET /api/quotes/${code}`]: () => (isAway ? 'no network' : quote) });
  void callFirst('getQuote', input);
  isAway = false;
  expect(await api('getQuote', input)).toEqual({ code });
  expect(seen).toHaveLength(2);
});

test('a login that had expired is renewed as ever', async () => {
  keepLogin();
  const refused = problemAnswer(401, { code: 'unauthorized' });
  const seen = stubNetwork({
    'GET /api/auth/user': ({ headers }) =>
      headers.get('authorization') === 'Bearer second-token' ? { status: 200, body: { user: sampleUser() } } : refused,
    'POST /api/auth/refresh': () => ({ status: 200, body: sampleLogin('second-token') }),
  });
  void callFirst('getUser', {});
  expect(await api('getUser', {})).toEqual({ user: sampleUser() });
  expect(seen.map(({ url }) => url.pathname)).toEqual(['/api/auth/user', '/api/auth/refresh', '/api/auth/user']);
});
