// @vitest-environment jsdom

import { expect, test, vi } from 'vitest';
import { rememberDocument } from './document-page';
import { askForNewerBuild } from './newer-build';

const firstCalls = '<script type="module" async src="/assets/first-calls-1.js"></script>';
const pageOf = (build: number) => `${firstCalls}<script type="module" src="/assets/main-${build}.js"></script>`;

test('a newer build starts with another script, even where the small one before it stayed the same', async () => {
  rememberDocument({ location: { pathname: '/login' } });
  document.head.innerHTML = pageOf(1);
  const served = vi.fn(async () => new Response(pageOf(1)));
  vi.stubGlobal('fetch', served);
  expect(await askForNewerBuild()).toBe(false);
  served.mockImplementation(async () => new Response(pageOf(2)));
  expect(await askForNewerBuild()).toBe(true);
  served.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await askForNewerBuild()).toBeUndefined();
});
