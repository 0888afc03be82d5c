// @vitest-environment jsdom
import { codeOf } from '@tintforge/api-contract/client';
import { describe, expect, test } from 'vitest';
import { api } from './api';
import { readLoginToken } from './session/login-token';
import { keepLogin, sampleLogin, sampleUser } from './testing/sample-account';
import { problemAnswer, type StubAnswer } from './testing/stub-api';
import { type SeenRequest, stubNetwork } from './testing/stub-network';

const refused = problemAnswer(401, { code: 'unauthorized' });

/** A server that accepts only the second token. */
function shop(renewal: () => StubAnswer = () => ({ status: 200, body: sampleLogin('second-token') })) {
  return stubNetwork({
    'GET /api/auth/user': (request) =>
      bearerOf(request) === 'Bearer second-token' ? { status: 200, body: { user: sampleUser() } } : refused,
    'POST /api/auth/refresh': renewal,
  });
}

function bearerOf({ headers }: SeenRequest): string | null {
  return headers.get('authorization');
}

function pathsOf(seen: readonly SeenRequest[]): string[] {
  return seen.map(({ url }) => url.pathname);
}

test('without a login nothing is shown of one', async () => {
  const seen = shop();
  await expect(api('getUser', {})).rejects.toThrow(/^401: /);
  expect(seen.map(bearerOf)).toEqual([null]);
});

describe('a token that no longer holds', () => {
  test('is renewed without a word, and the call repeated', async () => {
    keepLogin();
    const seen = shop();
    expect(await api('getUser', {})).toEqual({ user: sampleUser() });
    expect(pathsOf(seen)).toEqual(['/api/auth/user', '/api/auth/refresh', '/api/auth/user']);
    expect(readLoginToken()).toBe('second-token');
  });

  test('is renewed once for all who ask at the same time', async () => {
    keepLogin();
    const seen = shop();
    await Promise.all([api('getUser', {}), api('getUser', {}), api('getUser', {})]);
    expect(pathsOf(seen).filter((path) => path === '/api/auth/refresh')).toHaveLength(1);
  });

  test('is not renewed when another tab did so meanwhile', async () => {
    keepLogin();
    const seen = stubNetwork({
      'GET /api/auth/user': (request) => {
        if (bearerOf(request) === 'Bearer of-another-tab') return { status: 200, body: { user: sampleUser() } };
        keepLogin('of-another-tab');
        return refused;
      },
    });
    await api('getUser', {});
    expect(pathsOf(seen)).toEqual(['/api/auth/user', '/api/auth/user']);
  });

  test.each([401, 403])('is dropped when the renewal is refused with %i', async (status) => {
    keepLogin();
    const seen = shop(() => problemAnswer(status, { code: status === 401 ? 'unauthorized' : 'forbidden' }));
    await expect(api('getUser', {})).rejects.toThrow(/^401: /);
    expect(readLoginToken()).toBeUndefined();
    expect(pathsOf(seen)).toEqual(['/api/auth/user', '/api/auth/refresh']);
  });

  test.each<[string, StubAnswer]>([
    ['there is no network', 'no network'],
    ['the shop has a fault', problemAnswer(500, { code: 'internal' })],
  ])('is kept when %s: the login may well stand', async (_name, answer) => {
    keepLogin();
    shop(() => answer);
    await expect(api('getUser', {})).rejects.not.toThrow(/^401: /);
    expect(readLoginToken()).toBe('first-token');
  });

  test('is not replaced for somebody who logged out meanwhile', async () => {
    keepLogin();
    shop(() => {
      window.localStorage.removeItem('auth_token');
      return { status: 200, body: sampleLogin('second-token') };
    });
    await expect(api('getUser', {})).rejects.toThrow(/^401: /);
    expect(readLoginToken()).toBeUndefined();
  });
});

test('a wrong password is no reason to renew anything', async () => {
  keepLogin();
  const seen = stubNetwork({ 'POST /api/auth/password': () => problemAnswer(401, { code: 'invalid_credentials' }) });
  const body = { currentPassword: 'not this one', newPassword: 'a better one' };
  await expect(api('changePassword', { body })).rejects.toSatisfy((error) => codeOf(error) === 'invalid_credentials');
  expect(seen).toHaveLength(1);
});
