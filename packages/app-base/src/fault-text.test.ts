import { ApiError } from '@tintforge/api-contract/client';
import { expect, test } from 'vitest';
import { faultText } from './fault-text';

const message = 'Something went wrong on our side. If it happens again, tell us this reference: req-7';

test('a failure of the shop is told in its own words, with the reference', () => {
  expect(faultText(new ApiError(500, JSON.stringify({ code: 'internal', message })))).toBe(message);
});

test('a page that is older than the server says so in the server’s words', () => {
  const reload = 'The site has changed. Reload the page.';
  expect(faultText(new ApiError(409, JSON.stringify({ code: 'page_outdated', message: reload })))).toBe(reload);
});

test.each<[string, unknown]>([
  ['a refusal', new ApiError(409, JSON.stringify({ code: 'slot_taken', message, details: { days: [] } }))],
  ['a shop that is busy', new ApiError(503, JSON.stringify({ code: 'busy', message }))],
  ['a page of something in between', new ApiError(502, '<h1>Bad gateway</h1>')],
  ['a network that is gone', new TypeError('Failed to fetch')],
  ['nothing', null],
])('%s is no failure of the shop', (_name, error) => {
  expect(faultText(error)).toBeUndefined();
});
