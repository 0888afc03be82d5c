// @vitest-environment jsdom

import { memoryStorage } from '@tintforge/app-base/testing/memory-storage';
import { beforeEach, expect, test } from 'vitest';
import { forgetMailLink, mailLinkToken, takeMailLink } from './mail-link';

const token = 'sample-token-sample-token-0001';

beforeEach(() => window.history.replaceState(null, '', '/'));

function open(address: string) {
  window.history.replaceState(null, '', address);
  const storage = memoryStorage();
  takeMailLink(window, storage);
  return storage;
}

test.each(['/verify-email', '/reset-password'] as const)('the token of a link to %s leaves the address', (path) => {
  const storage = open(`${path}?from=mail#${token}`);
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(path);
  expect(mailLinkToken(path, storage)).toBe(token);
});

test('a token belongs to its page alone, and is gone once it was used', () => {
  const storage = open(`/verify-email#${token}`);
  expect(mailLinkToken('/reset-password', storage)).toBeUndefined();
  forgetMailLink('/verify-email', storage);
  expect(mailLinkToken('/verify-email', storage)).toBeUndefined();
});

test('a fragment that can be no token is removed and not kept', () => {
  const storage = open('/reset-password#short');
  expect(window.location.hash).toBe('');
  expect(mailLinkToken('/reset-password', storage)).toBeUndefined();
});

test('fragments of other pages stay', () => {
  open(`/contact#${token}`);
  expect(window.location.hash).toBe(`#${token}`);
});
