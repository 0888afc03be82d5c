import { holdBack } from '../browser/hold-back';
import { expectToFitAt } from '../browser/widths';
import { adminOn, liveSign } from '../pages/admin';
import { boardOn } from '../pages/board';
import { writeToShop } from '../shop/contact-message';
import { expect, test } from '../story';

test('a booking made elsewhere is told and appears without a reload', { tag: '@both' }, async ({ page, shop }) => {
  await adminOn(page).open('/admin/outbox');
  await expect(liveSign(page, 'Live')).toBeVisible();
  const { code } = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  await expect(page.getByRole('status').filter({ hasText: `New booking ${code}` })).toHaveCount(1);
  await expect(page.getByText(code).first()).toBeVisible();
});

test('a message appears in the inbox and is counted in the navigation', async ({ page, shop }) => {
  const admin = adminOn(page);
  await admin.open('/admin/messages');
  await expect(liveSign(page, 'Live')).toBeVisible();
  const { name } = await writeToShop(shop.origin);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(admin.tab(/^Messages \d+ waiting$/)).toBeVisible();
});

test('two people on one board see each other’s moves within seconds, and a dialog in hand stays', async ({
  page,
  shop,
  openAnotherBrowser,
}) => {
  const day = await shop.emptyDay();
  const { code } = await shop.customerBooked({ date: day, time: '09:00' });
  const other = await shop.customerBooked({ date: day, time: '13:00' });
  const theirs = await openAnotherBrowser();
  for (const each of [page, theirs]) {
    await adminOn(each).open(`/admin?region=clearwater&day=${day}`);
    await expect(boardOn(each).job(code, '9:00 AM')).toBeVisible();
  }
  await boardOn(page).job(other.code).click();
  await boardOn(page).press('Move');
  await boardOn(page)
    .dialog.getByLabel(/^Reason/)
    .fill('They asked');

  await boardOn(theirs).drag(code, { hours: 1 });
  await boardOn(theirs).press(/^Move to /);
  await expect(boardOn(page).job(code, '10:00 AM')).toBeAttached();
  await expect(boardOn(page).dialog.getByLabel(/^Reason/)).toHaveValue('They asked');
});

test('a page that the shop does not answer says so, and shows what came meanwhile', async ({ page, shop, silence }) => {
  silence.expectTrouble({ path: '/api/admin/changes', status: 'failed' });
  await adminOn(page).open('/admin/messages');
  await expect(liveSign(page, 'Live')).toBeVisible();
  await page.route('**/api/admin/changes*', (route) => route.abort());
  await expect(liveSign(page, 'Connecting...')).toBeVisible();
  const { name } = await writeToShop(shop.origin);
  await page.unroute('**/api/admin/changes*');
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('the header has room for what it says while it connects', async ({ page }) => {
  const changes = await holdBack(page, '**/api/admin/changes*');
  await adminOn(page).open('/admin/messages');
  await changes.arrived;
  await expect(liveSign(page, 'Connecting...')).toBeVisible();
  await expectToFitAt(page, { widths: [308, 320, 360, 390, 414, 430, 480, 481, 600], what: 'connecting' });
  changes.release();
  await expect(liveSign(page, 'Live')).toBeVisible();
});

test('a page that was without a network says so, and shows what it missed once it is back', async ({
  page,
  context,
  shop,
  silence,
}) => {
  silence.allowTrouble({ path: /^\/api\//, status: 'failed' });
  await adminOn(page).open('/admin/messages');
  await expect(liveSign(page, 'Live')).toBeVisible();
  await context.setOffline(true);
  await expect(liveSign(page, 'Offline')).toBeVisible();
  const { name } = await writeToShop(shop.origin);
  await context.setOffline(false);
  await expect(liveSign(page, 'Live')).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();
});
