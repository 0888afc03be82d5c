import type { Page } from '@playwright/test';
import { pressOn, tabTo, typeInto } from '../browser/keyboard';
import { savedFile } from '../browser/saved-file';
import { expectUsable } from '../browser/usable';
import { adminOn } from '../pages/admin';
import { customer } from '../shop/sample-order';
import { expect, test } from '../story';

/** The list of bookings as an owner reads it. */
function listOn(page: Page) {
  return {
    codes: page.getByRole('rowheader'),
    row: (code: string) => page.getByRole('row', { name: code }),
    count: (text: string | RegExp) => page.getByRole('status').filter({ hasText: text }),
    search: page.getByLabel('Search', { exact: true }),
    pages: page.getByRole('navigation', { name: 'Pages of bookings' }),
    /** On a phone all filters but the search are behind a button. */
    async openFilters() {
      const opener = page.getByRole('button', { name: /^Filters/ });
      if (await opener.isVisible()) await opener.click();
    },
    /** Chooses one of a menu, and closes it. */
    async choose(menu: string, choice: string) {
      await page.getByText(menu, { exact: true }).click();
      await page.getByRole('checkbox', { name: choice, exact: true }).check();
      await page.keyboard.press('Escape');
    },
  };
}

test('the owner finds a booking by whatever the customer can name, opens it, and comes back to the same list', {
  tag: '@both',
}, async ({ page, shop }) => {
  const date = await shop.emptyDay();
  const { code } = await shop.customerBooked({ date, time: '09:00' });
  const list = listOn(page);
  await adminOn(page).open('/admin/bookings');
  await expect(list.codes).toHaveCount(50);
  await expectUsable(page, 'the list of bookings');

  const typed = [code.toLowerCase().replaceAll('-', ''), code.slice(-4), `${customer.phone} `, customer.email];
  for (const text of typed) {
    await list.search.fill(text);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === text.trim());
    await expect(list.row(code)).toBeVisible();
    await expect(list.row(code)).toContainText(customer.name);
    await expect(list.row(code)).toContainText('$249.99');
  }
  await list.search.fill(code.slice(0, 7));
  await expect(list.count('1 booking')).toBeVisible();
  await list.openFilters();
  await list.choose('Status: all', 'Confirmed');
  await page.getByLabel('From day').fill(date);
  await page.getByLabel('Region').selectOption({ index: 2 });
  await expect(page).toHaveURL(/region=clearwater/);
  await expect(list.codes).toHaveText([code]);
  await expectUsable(page, 'a filtered list of bookings');

  await list.row(code).getByRole('link', { name: code }).click();
  await expect(page).toHaveURL(`/admin/bookings/${code}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(code);
  await page.goBack();
  await expect(list.search).toHaveValue(code.slice(0, 7));
  await expect(list.codes).toHaveText([code]);
});

test('nothing that fits is said as that, with the way back to all', async ({ page }) => {
  const list = listOn(page);
  await adminOn(page).open('/admin/bookings?payment=disputed&q=nobody+has+this+name');
  await expect(page.getByRole('heading', { name: 'No matching bookings' })).toBeVisible();
  await expect(list.count('0 bookings')).toBeVisible();
  await expectUsable(page, 'a list that nothing fits');
  await page.getByRole('link', { name: 'Clear filters' }).first().click();
  await expect(page).toHaveURL('/admin/bookings');
  await expect(list.codes).toHaveCount(50);
  await expect(list.search).toHaveValue('');
});

test('the list is ordered and turned over, and its address opens the same page again', { tag: '@both' }, async ({
  page,
}) => {
  const list = listOn(page);
  await adminOn(page).open('/admin/bookings');
  await page.getByRole('button', { name: 'Total' }).click();
  await expect(page).toHaveURL('/admin/bookings?sort=total');
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending');
  const totals = async () =>
    (
      await page
        .getByRole('cell')
        .filter({ hasText: /^\$[\d,]+\.\d\d$/ })
        .allTextContents()
    ).map((text) => Number(text.replaceAll(/[$,]/g, '')));
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy');
  await expect(list.codes).toHaveCount(50);
  const first = await totals();
  expect(first).toEqual(first.toSorted((one, other) => other - one));

  await list.pages.getByRole('link', { name: 'Next page' }).click();
  await expect(list.pages).toContainText('Page 2');
  await expect(page).toHaveURL(/after=/);
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy');
  const codes = await list.codes.allTextContents();
  expect((await totals())[0]).toBeLessThanOrEqual(first.at(-1) ?? 0);
  await page.reload();
  await expect(list.codes.first()).toHaveText(codes[0] ?? '');
  await list.pages.getByRole('link', { name: 'Previous page' }).click();
  await expect(list.pages).toContainText('Page 1');
  await expect.poll(totals).toEqual(first);
});

test('all of it works by the keyboard alone', async ({ page, shop }) => {
  const { code } = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  const list = listOn(page);
  await adminOn(page).open('/admin/bookings');
  await expect(list.codes.first()).toBeVisible();
  const next = list.pages.getByRole('link', { name: 'Next page' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(list.pages).toContainText('Page 2');
  await expect(next).toBeFocused();
  await page.goto('/admin/bookings');
  await typeInto(page, list.search, code.slice(3));
  await expect(list.codes).toHaveText([code]);
  const status = page.locator('summary', { hasText: 'Status: ' });
  await expect(status).toHaveText('Status: all');
  await pressOn(page, status, 'ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('checkbox', { name: 'Confirmed' })).toBeFocused();
  await page.keyboard.press(' ');
  await expect(status).toHaveText('Status: Confirmed');
  await page.keyboard.press('Escape');
  await expect(status).toBeFocused();
  await expect(list.codes).toHaveText([code]);
  await pressOn(page, page.getByRole('button', { name: 'When' }), 'Enter');
  await expect(page.getByRole('columnheader', { name: 'When' })).toHaveAttribute('aria-sort', 'ascending');
  await tabTo(page, page.getByRole('link', { name: code }));
});

test('the list as it is filtered is saved as a file', async ({ page, shop }) => {
  const { code } = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  const list = listOn(page);
  await adminOn(page).open('/admin/bookings?status=confirmed,scheduled');
  const counted = await list.count(/bookings$/).textContent();
  const { name, text } = await savedFile(page, () =>
    page.getByRole('button', { name: 'Export this list as CSV' }).click(),
  );
  expect(name).toMatch(/^tintforge-bookings-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...rows] = text.trimEnd().split('\r\n');
  expect(head).toMatch(/^\uFEFFCode,Date,Time,Region/);
  expect(`${rows.length} bookings`).toBe(counted?.replaceAll(',', ''));
  expect(rows.filter((row) => row.startsWith(`${code},`))).toHaveLength(1);
  expect(rows.filter((row) => !/,(confirmed|scheduled),/.test(row))).toEqual([]);
  await expect(page.getByText('List exported').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export this list as CSV' })).toBeFocused();
});

test('a shop that cannot be reached is told, and what was there stays', async ({ page, silence }) => {
  const list = listOn(page);
  await adminOn(page).open('/admin/bookings');
  await expect(list.codes).toHaveCount(50);
  silence.expectTrouble({ path: '/api/admin/bookings', status: 'failed' });
  silence.expectTrouble({ path: '/api/admin/bookings.csv', status: 'failed' });
  await page.route('**/api/admin/bookings*', (route) => route.abort());
  await page.getByRole('button', { name: 'When' }).click();
  await expect(page.getByRole('alert')).toContainText('We couldn’t load the bookings.');
  await expectUsable(page, 'a list that could not be loaded');
  await page.getByRole('button', { name: 'Export this list as CSV' }).click();
  await expect(page.getByText('Export failed').first()).toBeVisible();
  await page.unroute('**/api/admin/bookings*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t load' })).toBeHidden();
  await expect(list.codes).toHaveCount(50);
});
