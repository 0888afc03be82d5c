// @vitest-environment jsdom
import { createStorage } from '@tintforge/app-base/storage';
import { beforeEach, expect, test } from 'vitest';
import { quoteTokenOf, rememberQuoteToken, takeQuoteLink } from './quote-tokens';

const now = Date.parse('2026-12-01T15:00:00Z');
const code = 'TQ-7K3M-9SQA';
const quoteToken = 'q'.repeat(43);
let storage: ReturnType<typeof createStorage>;

beforeEach(() => {
  storage = createStorage(() => {
    throw new Error('blocked');
  });
});

test('a quote’s secret stays for half a year', () => {
  rememberQuoteToken({ code, quoteToken, now }, storage);
  const after = (days: number) => quoteTokenOf({ code, now: now + days * 86_400_000 }, storage);
  expect([after(179), after(181)]).toEqual([quoteToken, undefined]);
});

test('an emailed link leaves its secret here and not in the address', () => {
  history.replaceState(null, '', `/quote/${code.toLowerCase()}#${quoteToken}`);
  takeQuoteLink({ location, history, now }, storage);
  expect(location.href).toMatch(/\/quote\/tq-7k3m-9sqa$/);
  expect(quoteTokenOf({ code, now }, storage)).toBe(quoteToken);
});

test.each(['/quote#form', `/booking/${code}#${quoteToken}`, `/quote/TQ-0000-0001#${quoteToken}`, `/quote/${code}#x`])(
  '%s leaves none',
  (address) => {
    history.replaceState(null, '', address);
    takeQuoteLink({ location, history, now }, storage);
    expect(storage.read('quote_tokens')).toBeNull();
  },
);
