import { expectUsable } from '../browser/usable';
import { expect, test } from '../story';

test('the setup page says that the administrator is there, and leads on', { tag: '@both' }, async ({ page }) => {
  await page.goto('/create-admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Setup' })).toBeVisible();
  await expect(page.getByText('The admin account is ready.')).toBeVisible();
  await expect(page.getByText('Admin Account Ready', { exact: true })).toBeVisible();
  await expectUsable(page, 'the setup page');
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await page.getByRole('link', { name: 'Go to Admin' }).click();
  await expect(page).toHaveURL('/admin');
});

test('where it fails it says what the shop says, and can be tried again', async ({ page, silence }) => {
  const message = 'Set ADMIN_USERNAME and ADMIN_PASSWORD on the server and restart it.';
  silence.expectTrouble({ path: '/api/create-admin', status: 403 });
  await page.route('**/api/create-admin', (route) =>
    route.fulfill({ status: 403, json: { code: 'admin_not_configured', message } }),
  );
  await page.goto('/create-admin');
  await expect(page.getByText('Failed to create admin account')).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByText('Error Creating Admin', { exact: true })).toBeVisible();
  await expect(page.getByText('There was a problem creating the admin account.', { exact: true })).toBeVisible();
  await expectUsable(page, 'a setup that failed');
  await page.unroute('**/api/create-admin');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The admin account is ready.')).toBeVisible();
});
