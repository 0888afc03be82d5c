// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page';
import { ErrorBoundary } from './error-boundary';

beforeEach(() => {
  // React logs errors that a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function Broken(): never {
  throw new Error('broken');
}

test('a page that fails says so and can be loaded again', async () => {
  const page = openPage('/', <ErrorBoundary>{<Broken />}</ErrorBoundary>);
  await page.heading('This page didn’t load');
  expect(page.hasButton('Reload')).toBe(true);
});

test('what surrounds a page may fail without taking it along', async () => {
  const page = openPage(
    '/',
    <>
      <ErrorBoundary isQuiet>
        <Broken />
      </ErrorBoundary>
      <h1>The page</h1>
    </>,
  );
  await page.heading('The page');
  expect(page.has('didn’t load')).toBe(false);
});
