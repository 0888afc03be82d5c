import { expectUsable } from '../browser/usable';
import { adminOn } from '../pages/admin';
import { boardOn } from '../pages/board';
import { fillCall } from '../pages/call-form';
import { logInByToken } from '../pages/token-login';
import { codeStart } from '../shop/code-pattern';
import { expect, test } from '../story';

/** A production in its first hour: crews, rules and its owner, without bookings. */
test.use({ beginning: 'empty' });

/** From the control program (apps/api/src/testing/serve.ts). */
const owner = { username: 'owner', password: 'owner-of-a-new-shop' };

const emptyParts = [
  { part: 'Bookings', says: 'No bookings yet' },
  { part: 'Customers', says: 'No customers registered yet' },
  { part: 'Quotes', says: 'No new requests' },
  { part: 'Messages', says: 'No new messages' },
  { part: 'Reports', says: 'No activity in this period' },
  { part: 'Outbox', says: 'No emails yet' },
  { part: 'Audit', says: 'No activity yet' },
];

test('the owner of a new shop looks round', { tag: '@both' }, async ({ page }) => {
  const admin = adminOn(page);
  await page.goto('/admin');
  // Nothing is filled in and nothing is called a demo.
  await expect(admin.heading('Admin Login')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('');
  await expect(page.getByText(/Demo/).filter({ visible: true })).toHaveCount(0);
  await page.getByLabel('Username').fill(owner.username);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(admin.tab('Schedule')).toBeVisible();
  await expect(page.getByText('crew 1').first()).toBeVisible();
  await expectUsable(page, 'a schedule without jobs');

  for (const { part, says } of emptyParts) {
    await admin.tab(part).click();
    await expect(page.getByRole('heading', { level: 2, name: says })).toBeVisible();
    await expectUsable(page, `${part} of a new shop`);
  }
  await page.goto('/admin/check-in');
  await expect(page.locator('#main h1')).toBeVisible();
  await expectUsable(page, 'check-in of a new shop');
});

test('the first booking comes by telephone, and stands on every list', { tag: '@both' }, async ({ page, shop }) => {
  const admin = adminOn(page);
  await logInByToken(page, owner);
  const day = await shop.emptyDay();
  await page.goto('/admin/new-booking');
  await fillCall(page, { date: day, time: '10:00 AM' });
  await page.getByRole('button', { name: 'Book, $249.99 due on site' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${codeStart}`));
  const code = page.url().split('/').at(-1) ?? '';
  // The toast leaves the controls within reach.
  await expect(admin.toast(code)).toBeVisible();
  await admin.tab('Bookings').click();
  await expect(page.getByRole('link', { name: code })).toBeVisible();
  await admin.tab('Customers').click();
  await expect(page.getByText('1 customer', { exact: true })).toBeVisible();
  const board = boardOn(page);
  await page.goto(`/admin?region=clearwater&day=${day}`);
  await expect(board.job(code, '10:00 AM')).toBeVisible();
});
