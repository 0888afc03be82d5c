// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { ToastRegion } from '../toasts/toast-region';
import { showToast } from '../toasts/toasts';
import { openPage } from './open-page';

const page = () =>
  openPage(
    '/',
    <>
      <h1>A page</h1>
      <ToastRegion />
    </>,
  );

test('a toast is shown in its test', async () => {
  const { words } = page();
  showToast({ title: 'Saved' });
  await words('Saved');
});

test('a toast of the test before is gone', async () => {
  const { heading, has } = page();
  await heading('A page');
  expect(has('Saved')).toBe(false);
});

test('the state of an entry is another object each time the browser arrives there', async () => {
  const arrive = (way: () => void) =>
    new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
      way();
    });
  window.history.replaceState({ usr: { step: 'pay' } }, '');
  window.history.pushState(null, '');
  await arrive(() => window.history.back());
  const before = window.history.state;
  await arrive(() => window.history.forward());
  expect(window.history.state).toBe(null);
  await arrive(() => window.history.back());
  expect(window.history.state).toEqual(before);
  expect(window.history.state).not.toBe(before);
});
