// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleLogin } from '../testing/sample-account';
import { problemAnswer } from '../testing/stub-api';
import { stubNetwork } from '../testing/stub-network';
import { dropDraft, dropDrafts, keepDraft, readDraft } from './drafts';
import { fetchUser } from './fetch-user';
import { dropDraftsAfterLogout } from './login-token';
import { beginLogin, endLogin } from './session';

beforeEach(() => window.localStorage.clear());
afterEach(dropDrafts);

test('what was typed is read back under its name until it is sent', () => {
  keepDraft('one', { text: 'typed' });
  keepDraft('other', ['also']);
  expect([readDraft('one'), readDraft('other'), readDraft('third')]).toEqual([{ text: 'typed' }, ['also'], undefined]);
  dropDraft('one');
  expect([readDraft('one'), readDraft('other')]).toEqual([undefined, ['also']]);
});

test.each(['not JSON', '[]', 'null', '"text"'])('what is no collection of drafts (%s) is none', (text) => {
  window.sessionStorage.setItem('unsent_drafts', text);
  expect(readDraft('one')).toBeUndefined();
  keepDraft('one', 1);
  expect(readDraft('one')).toBe(1);
});

describe('it cannot be read by anyone else', () => {
  const known = () => window.sessionStorage.getItem('unsent_drafts');

  test.each(['done', 'no network'])('after its user has logged out (%s)', async (answer) => {
    stubNetwork({
      'POST /api/auth/logout': () => (answer === 'done' ? { status: 200, body: { done: true } } : 'no network'),
    });
    beginLogin(sampleLogin());
    keepDraft('one', 'typed');
    await endLogin({ everywhere: false });
    expect(known()).toBeNull();
  });

  const endByShop = async () => {
    const refuse = () => problemAnswer(401, { code: 'unauthorized' });
    stubNetwork({ 'GET /api/auth/user': refuse, 'POST /api/auth/refresh': refuse });
    beginLogin(sampleLogin());
    keepDraft('one', 'typed');
    await expect(fetchUser()).rejects.toThrow();
  };

  test('but by its user again, when the shop ended the session', async () => {
    await endByShop();
    dropDraftsAfterLogout();
    beginLogin(sampleLogin());
    expect(readDraft('one')).toBe('typed');
  });

  test('who logs in after the shop ended the session', async () => {
    await endByShop();
    const { token, user } = sampleLogin();
    beginLogin({ token, user: { ...user, id: 'someone-else' } });
    expect(readDraft('one')).toBeUndefined();
    expect(known()).toBeNull();
  });

  test('after its user has logged out in another tab', () => {
    beginLogin(sampleLogin());
    keepDraft('one', 'typed');
    window.localStorage.removeItem('auth_token');
    dropDraftsAfterLogout();
    expect(known()).toBeNull();
  });
});
