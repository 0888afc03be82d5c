// @vitest-environment jsdom

import { QueryScope } from '@tintforge/app-base/query-scope';
import { openPage } from '@tintforge/app-base/testing/open-page';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { expect, test } from 'vitest';
import { CreateAdminPage } from './create-admin-page';

function openSetup(...answers: StubAnswer[]) {
  const seen = stubNetwork({ 'GET /api/create-admin': () => answers.shift() ?? 'no network' });
  return {
    page: openPage(
      '/create-admin',
      <QueryScope>
        <CreateAdminPage />
      </QueryScope>,
    ),
    seen,
  };
}

const ways = () =>
  [...document.querySelectorAll('h1 ~ div a')]
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
    .toSorted();

test('the page calls once on load, says that the account is ready, and leads on', async () => {
  const { page, seen } = openSetup({ status: 200, body: { ready: true } });
  await page.heading('Admin Setup');
  await page.words('The admin account is ready.');
  await page.words('Admin Account Ready');
  expect(ways()).toEqual(['Go to Admin /admin', 'Go to Login /login']);
  expect(seen).toHaveLength(1);
});

test.each<[string, StubAnswer, string]>([
  ['that nobody is configured', problemAnswer(403, { code: 'admin_not_configured' }), 'admin_not_configured happened'],
  ['that the name is another’s', problemAnswer(409, { code: 'username_taken' }), 'username_taken happened'],
  ['that nothing could be reached', 'no network', 'We couldn’t reach the server.'],
])('it says %s, and leads on all the same', async (_name, answer, text) => {
  const { page } = openSetup(answer);
  await page.alert('Failed to create admin account');
  await page.alert(text);
  await page.words('Error Creating Admin');
  await page.words('There was a problem creating the admin account.');
  expect(ways()).toEqual(['Go to Admin /admin', 'Go to Login /login']);
});

test('what failed can be tried again', async () => {
  const { page, seen } = openSetup('no network', { status: 200, body: { ready: true } });
  await page.alert('Failed to create admin account');
  await page.press('Try again');
  await page.words('The admin account is ready.');
  expect(page.has('Failed to create admin account')).toBe(false);
  expect(seen).toHaveLength(2);
});
