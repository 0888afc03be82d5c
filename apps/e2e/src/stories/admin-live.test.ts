import type { Page } from '@playwright/test';
import { adminOn } from '../pages/admin';
import { writeToShop } from '../shop/contact-message';
import { expect, test } from '../story';

const sign = (page: Page, text: string) => page.getByText(text, { exact: true });

test('a booking made elsewhere is told and appears without a reload', { tag: '@both' }, async ({ page, shop }) => {
  await adminOn(page).open('/admin/outbox');
  await expect(sign(page, 'Live')).toBeVisible();
  const { code } = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  await expect(page.getByRole('status').filter({ hasText: `New booking ${code}` })).toHaveCount(1);
  await expect(page.getByText(code).first()).toBeVisible();
});

test('a message appears in the inbox and is counted in the navigation', async ({ page, shop }) => {
  const admin = adminOn(page);
  await admin.open('/admin/messages');
  await expect(sign(page, 'Live')).toBeVisible();
  const { name } = await writeToShop(shop.origin);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(admin.tab(/^Messages \d+ waiting$/)).toBeVisible();
});

test('where the stream is blocked the page asks again and again, and still shows what comes', async ({
  page,
  shop,
  silence,
}) => {
  test.slow();
  silence.expectTrouble({ path: '/api/admin/events', status: 'failed' });
  await page.route('**/api/admin/events*', (route) => route.abort());
  await adminOn(page).open('/admin/messages');
  await expect(sign(page, 'Updating every 15 s')).toBeVisible();
  const { name } = await writeToShop(shop.origin);
  await expect(page.getByRole('link', { name })).toBeVisible({ timeout: 25_000 });
});

test('a page that was without a network says so, and shows what it missed once it is back', async ({
  page,
  context,
  shop,
  silence,
}) => {
  silence.allowTrouble({ path: /^\/api\//, status: 'failed' });
  await adminOn(page).open('/admin/messages');
  await expect(sign(page, 'Live')).toBeVisible();
  await context.setOffline(true);
  await expect(sign(page, 'Offline')).toBeVisible();
  const { name } = await writeToShop(shop.origin);
  await context.setOffline(false);
  await expect(sign(page, 'Live')).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();
});
