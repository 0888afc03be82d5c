import { expectUsable } from '../browser/usable';
import { adminOn } from '../pages/admin';
import { writeToShop } from '../shop/contact-message';
import { expect, test } from '../story';

test('what the owner did stands in the audit in plain words, and is found by who and what', { tag: '@both' }, async ({
  page,
  shop,
}) => {
  const { name } = await writeToShop(shop.origin);
  const admin = adminOn(page);
  await admin.open('/admin/messages');
  await page.getByRole('list', { name: 'Messages' }).getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(page.getByText(/^Marked as spam by /)).toBeVisible();

  await admin.tab('Audit').click();
  const acts = page.getByRole('list', { name: /^Activity on / }).getByRole('listitem');
  await expect(acts.first()).toContainText('marked a message as spam');
  await expectUsable(page, 'the audit');
  await page.getByLabel('About').selectOption('Crews');
  await expect(page).toHaveURL(/about=crew$/);
  await expect(acts.filter({ hasText: 'message' })).toHaveCount(0);
  await page.getByLabel('About').selectOption('Messages');
  await acts.first().getByRole('link').click();
  await expect(page.getByRole('article', { name })).toBeVisible();
});

test('a day on which nothing was done says so and leads back', async ({ page }) => {
  await adminOn(page).open('/admin/audit');
  await page.getByLabel('From').fill('2031-01-01');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/from=2031-01-01/);
  await expect(page.getByText('No matching activity')).toBeVisible();
  await expectUsable(page, 'an audit without acts');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByLabel('From')).toHaveValue('');
});
