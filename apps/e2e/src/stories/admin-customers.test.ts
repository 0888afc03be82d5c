import type { Page } from '@playwright/test';
import { pressOn, tabTo } from '../browser/keyboard';
import { expectUsable } from '../browser/usable';
import { adminOn } from '../pages/admin';
import { customer } from '../shop/sample-order';
import { expect, test } from '../story';

/** The list of customers, and one of them, as an owner reads them. */
function customersOn(page: Page) {
  return {
    row: (email: string) => page.getByRole('row').filter({ hasText: email }),
    async search(text: string) {
      await page.getByLabel('Search', { exact: true }).fill(text);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
    },
    part: (name: string) => page.getByRole('region', { name }),
    dialog: page.getByRole('dialog', { name: 'Are these one customer?' }),
  };
}

const other = 'customer-two@tintforge.example';

test('the owner finds a customer, reads bookings and money, and notes something', {
  tag: '@both',
}, async ({ page, shop }) => {
  const date = await shop.emptyDay();
  const { code } = await shop.customerBooked({ date, time: '09:00' });
  const customers = customersOn(page);
  await adminOn(page).open('/admin/customers');
  await expect(customers.row(customer.email)).toBeVisible();
  await expectUsable(page, 'the list of customers');

  await customers.search('nobody has this name');
  await expect(page.getByRole('heading', { name: /^No match for/ })).toBeVisible();
  await expectUsable(page, 'a search that finds no customer');
  for (const text of [customer.phone, customer.email]) {
    await customers.search(text);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === text);
    await expect(customers.row(customer.email)).toBeVisible();
  }
  await customers.row(customer.email).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(customer.name);
  await expect(customers.part('Bookings').getByRole('link', { name: code })).toBeVisible();
  await expect(customers.part('Money')).toContainText('$');
  await expectUsable(page, 'a customer');

  await page.getByLabel('Notes about this customer').fill('Gate 44, likes it dark');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect(page.getByText('Notes saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Notes about this customer')).toHaveValue('Gate 44, likes it dark');
});

test('what another administrator noted meanwhile is shown, and nothing typed is lost', async ({
  page,
  shop,
  openAnotherBrowser,
}) => {
  await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  const customers = customersOn(page);
  await adminOn(page).open(`/admin/customers?q=${encodeURIComponent(customer.email)}`);
  await customers.row(customer.email).getByRole('link').click();
  const field = page.getByLabel('Notes about this customer');
  await field.fill('mine');

  const colleague = await openAnotherBrowser();
  await adminOn(colleague).open(new URL(page.url()).pathname);
  await colleague.getByLabel('Notes about this customer').fill('theirs');
  await colleague.getByRole('button', { name: 'Save notes' }).click();
  await expect(colleague.getByText('Notes saved', { exact: true })).toBeVisible();

  // Reported by the shop's change feed.
  await expect(page.getByText('This customer has changed since you opened it.')).toBeVisible();
  await expect(page.getByText('theirs')).toBeVisible();
  await expect(field).toHaveValue('mine');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect(page.getByText('Notes saved', { exact: true })).toBeVisible();
});

test('two customers who are one are merged with the keyboard, after both were shown', {
  tag: '@both',
}, async ({ page, shop }) => {
  const first = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  const second = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00', email: other });
  const customers = customersOn(page);
  await adminOn(page).open(`/admin/customers?q=${encodeURIComponent(other)}`);
  await customers.row(other).getByRole('link').click();
  await expect(customers.part('The same person?')).toContainText('same phone');

  await tabTo(page, page.getByRole('button', { name: `Compare with ${customer.name}, ${customer.email}` }));
  await page.keyboard.press('Enter');
  await expect(customers.dialog).toContainText(other);
  await expect(customers.dialog).toContainText(customer.email);
  await expect(customers.dialog).toContainText('This can’t be undone.');
  await expectUsable(page, 'the question whether two customers are one');
  await page.keyboard.press('Escape');
  await expect(customers.dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `Compare with ${customer.name}, ${customer.email}` })).toBeFocused();

  await page.keyboard.press('Enter');
  await pressOn(page, customers.dialog.getByRole('button', { name: 'Merge' }), 'Enter');
  await expect(page.getByText(`Merged into ${customer.name}`, { exact: true })).toBeVisible();
  const bookings = customers.part('Bookings');
  for (const { code } of [first, second]) await expect(bookings.getByRole('link', { name: code })).toBeVisible();
  await expect(customers.part('The same person?')).toContainText('Merged into this customer');
  await adminOn(page).open(`/admin/customers?q=${encodeURIComponent(customer.email)}`);
  await expect(page.getByText('1 customer', { exact: true })).toBeVisible();
});
