// @vitest-environment jsdom

import { memoryStorage } from '@tintforge/app-base/testing/memory-storage';
import { sampleToken } from '@tintforge/app-base/testing/sample-booking';
import { makeTrackingCode } from '@tintforge/booking-core';
import { beforeEach, expect, test } from 'vitest';
import { linkSecretOf, takeLinkSecret } from './link-secret';

const code = makeTrackingCode('TF', [7, 1, 20, 3, 9, 22, 30]);

beforeEach(() => window.history.replaceState(null, '', '/'));

function open(address: string) {
  window.history.replaceState(null, '', address);
  const storage = memoryStorage();
  takeLinkSecret(window, storage);
  return storage;
}

test('the secret of an emailed link is removed from the URL and kept for the tab', () => {
  const storage = open(`/booking-verification/${code}#${sampleToken}`);
  expect(window.location.href).toMatch(new RegExp(`/booking-verification/${code}$`));
  expect(linkSecretOf(code, storage)).toBe(sampleToken);
});

test('a query goes with it', () => {
  open(`/booking-verification/${code}?from=mail#${sampleToken}`);
  expect(window.location.search + window.location.hash).toBe('');
});

test('a code in lower case opens the same booking', () => {
  const storage = open(`/booking-verification/${code.toLowerCase()}#${sampleToken}`);
  expect(linkSecretOf(code, storage)).toBe(sampleToken);
});

test('a fragment that is no secret is removed and not kept', () => {
  const storage = open(`/booking-verification/${code}#top`);
  expect(window.location.hash).toBe('');
  expect(linkSecretOf(code, storage)).toBeUndefined();
});

test('a code that cannot be decoded does not stop the page', () => {
  open(`/booking-verification/%E0%A4#${sampleToken}`);
  expect(window.location.hash).toBe('');
});

test('other pages keep their fragments', () => {
  open('/terms-of-service#cancelling');
  expect(window.location.hash).toBe('#cancelling');
});
