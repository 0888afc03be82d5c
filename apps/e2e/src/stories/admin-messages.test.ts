import { pressOn } from '../browser/keyboard';
import { expectUsable } from '../browser/usable';
import { adminOn } from '../pages/admin';
import { writeToShop } from '../shop/contact-message';
import { expect, test } from '../story';

test('the owner reads a message, answers it by mail, and marks it as handled', { tag: '@both' }, async ({
  page,
  shop,
}) => {
  const { name } = await writeToShop(shop.origin);
  const admin = adminOn(page);
  await admin.open('/admin/messages');
  await expect(admin.tab(/^Messages \d+ waiting$/)).toBeVisible();
  const row = page.getByRole('list', { name: 'Messages' }).getByRole('link', { name });
  await expect(row).toBeVisible();
  await expectUsable(page, 'the inbox');
  await row.click();

  const message = page.getByRole('article', { name });
  await expect(message.getByRole('heading', { name })).toBeFocused();
  await expect(message.getByText('Six south-facing panes.')).toBeVisible();
  const reply = await message.getByRole('link', { name: 'Reply' }).getAttribute('href');
  const { pathname, searchParams } = new URL(reply ?? '');
  expect(pathname).toMatch(/^writer\d+@tintforge\.example$/);
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('body')).toContain('> Six south-facing panes.\r\n');
  await expectUsable(page, 'a message');

  await message.getByRole('button', { name: 'Mark as handled' }).click();
  await expect(page.getByText('Marked as handled').first()).toBeVisible();
  await expect(message.getByText(/^Handled by .*EST$/)).toBeVisible();
  await expect(message.getByRole('heading', { name })).toBeFocused();
  await page.goto('/admin/messages?state=handled');
  await expect(page.getByRole('list', { name: 'Messages' }).getByRole('link', { name })).toBeVisible();
});

test('a message is opened and marked by the keyboard alone, and its address opens it again', async ({ page, shop }) => {
  const { name } = await writeToShop(shop.origin);
  await adminOn(page).open('/admin/messages');
  await pressOn(page, page.getByRole('list', { name: 'Messages' }).getByRole('link', { name }), 'Enter');
  const message = page.getByRole('article', { name });
  await pressOn(page, message.getByRole('button', { name: 'Mark as spam' }), 'Enter');
  await expect(message.getByText(/^Marked as spam by /)).toBeVisible();
  await page.reload();
  await expect(message.getByRole('button', { name: 'Back to new' })).toBeVisible();
});

test('what somebody else did with a message meanwhile is said, and nothing is lost', async ({
  page,
  shop,
  silence,
  openAnotherBrowser,
}) => {
  silence.expectTrouble({ path: /^\/api\/admin\/messages\/[^/]+\/state$/, status: 409 });
  const { name } = await writeToShop(shop.origin);
  const other = await openAnotherBrowser();
  for (const each of [page, other]) {
    // A page without the change feed shows what was true before.
    if (each === page) await each.route('**/api/admin/changes*', (route) => route.abort());
    await adminOn(each).open('/admin/messages');
    await each.getByRole('link', { name }).click();
  }
  silence.expectTrouble({ path: '/api/admin/changes', status: 'failed' });
  await other.getByRole('button', { name: 'Mark as handled' }).click();
  await expect(other.getByText(/^Handled by /)).toBeVisible();
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Someone has marked this message as handled since you opened it.',
  );
  await expect(page.getByText(/^Handled by /)).toBeVisible();
});
