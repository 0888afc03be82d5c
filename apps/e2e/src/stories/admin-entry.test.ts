import { holdBack } from '../browser/hold-back';
import { expectUsable } from '../browser/usable';
import { adminOn } from '../pages/admin';
import { expect, test } from '../story';

test('the owner comes in by the footer of the site, and leaves again', { tag: '@both' }, async ({ page }) => {
  const admin = adminOn(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Admin Login' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(admin.heading('Admin Login')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('demo-admin');
  await expectUsable(page, 'the admin login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(admin.toast('Login successful')).toBeVisible();
  for (const part of [
    'Bookings',
    'Customers',
    'Quotes',
    'Messages',
    'Outbox',
    'Reports',
    'Audit',
    'Settings',
    'Schedule',
  ]) {
    await admin.tab(part).click();
    await expect(admin.tab(part)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('#main h1')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(admin.heading('Admin Login')).toBeVisible();
});

test('what a demo fills in moves nothing on its login', { tag: '@both' }, async ({ page }) => {
  const demo = await holdBack(page, '**/api/demo');
  for (const [address, heading] of [
    ['/admin', 'Admin Login'],
    ['/crew', 'Crew Login'],
  ] as const) {
    await page.goto(address);
    await demo.arrived;
    const title = adminOn(page).heading(heading);
    await expect(page.getByLabel('Username')).toHaveValue('');
    const before = await title.boundingBox();
    demo.release();
    await expect(page.getByText('This is a demo')).toBeVisible();
    expect(await title.boundingBox(), `${heading} has moved`).toEqual(before);
  }
});

test('a wrong password is refused with “Invalid credentials”', async ({ page, silence }) => {
  silence.expectTrouble({ path: '/api/auth/login', status: 401 });
  await page.goto('/admin');
  await expect(page.getByLabel('Username')).toHaveValue('demo-admin');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(adminOn(page).toast('Login Failed')).toContainText('Invalid credentials');
});

test('a part of the area opens by its own address once one is logged in', async ({ page }) => {
  const admin = adminOn(page);
  await admin.open('/admin/bookings');
  await expect(page).toHaveURL('/admin/bookings');
  await expect(admin.tab('Bookings')).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveTitle('Bookings | Tintforge');
});
