import type { Page } from '@playwright/test';
import { expectUsable } from '../browser/usable';
import { accountOn } from '../pages/account';
import { adminOn } from '../pages/admin';
import { expect, test } from '../story';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The response to a calendar app, which doesn't log in: a calendar, or the status of a refusal. */
async function subscribed(page: Page, url: string): Promise<string> {
  const response = await page.request.get(url);
  return response.ok() ? await response.text() : String(response.status());
}

test('a calendar app reads the shop’s jobs at an address that the owner can change and turn off', {
  tag: '@both',
}, async ({ page, shop }) => {
  // Judged three times.
  test.slow();
  const { code } = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  const admin = adminOn(page);
  const dialog = page.getByRole('dialog');
  const address = async () => (await dialog.getByText(/\/api\/calendars\/.+\.ics$/).textContent()) ?? '';
  await admin.open('/admin/settings/calendars');

  await button(page, 'Calendar of the whole shop').click();
  await expectUsable(page, 'a calendar that is off');
  await button(page, 'Turn on').click();
  await expect(admin.toast('Calendar of the whole shop is on')).toBeVisible();
  await expectUsable(page, 'a calendar that is on');
  const first = await address();
  expect(await subscribed(page, first)).toContain(code);

  await button(page, 'New address').click();
  await expectUsable(page, 'a question about the address');
  await button(page, 'Back').click();
  expect(await subscribed(page, first)).toContain(code);
  await button(page, 'New address').click();
  await button(page, 'Make a new address').click();
  await expect.poll(address).not.toBe(first);
  const second = await address();
  expect([await subscribed(page, first), (await subscribed(page, second)).includes(code)]).toEqual(['404', true]);

  await button(page, 'Turn off').click();
  await button(page, 'Turn it off').click();
  await expect(button(page, 'Turn on')).toBeVisible();
  expect(await subscribed(page, second)).toBe('404');
});

test('a crew’s calendar that can’t be reached says why, and what was typed stays', { tag: '@both' }, async ({
  page,
}) => {
  const admin = adminOn(page);
  const dialog = page.getByRole('dialog', { name: 'Connect the calendar of Tampa Bay crew 1' });
  await admin.open('/admin/settings/crew-calendars');
  await button(page, 'Own calendar of Tampa Bay crew 1').click();
  await button(page, 'Look for calendars').click();
  await expect(dialog.getByLabel('Server address')).toBeFocused();
  await expectUsable(page, 'a calendar’s login with empty fields');

  await dialog.getByLabel('Server address').fill('http://127.0.0.1:9/');
  await dialog.getByLabel('User name').fill('sample-crew');
  await dialog.getByLabel('Password').fill('sample-app-password');
  await button(page, 'Look for calendars').click();
  await expect(dialog.getByText('The calendar’s server doesn’t answer.')).toBeVisible();
  await expectUsable(page, 'a calendar that can’t be reached');
  await expect(dialog.getByLabel('User name')).toHaveValue('sample-crew');
  await expect(dialog.getByLabel('Password')).toHaveValue('sample-app-password');
  await button(page, 'Cancel').click();
  await expect(page.getByText('Not connected').first()).toBeVisible();
});

test('customers subscribe to their own appointments, and to nobody else’s', { tag: '@both' }, async ({
  page,
  shop,
}) => {
  const date = await shop.emptyDay();
  const own = await shop.customerBooked({ date, time: '09:00', email: 'demo-customer@tintforge.example' });
  const other = await shop.customerBooked({ date, time: '14:00' });
  const account = accountOn(page);
  await account.logIn({ username: 'demo-customer', password: 'demo-customer-1' });
  await account.tab('Profile');
  await button(page, 'Turn on my calendar').click();
  await expect(account.toast('Your calendar is on')).toBeVisible();
  await expectUsable(page, 'a profile with a calendar');
  const url = await account.field('Secret address').inputValue();
  const text = await subscribed(page, url);
  expect([text.includes(own.code), text.includes(other.code)]).toEqual([true, false]);

  await button(page, 'Turn off').click();
  await expectUsable(page, 'a question about an own calendar');
  await button(page, 'Turn it off').click();
  await expect(button(page, 'Turn on my calendar')).toBeVisible();
  expect(await subscribed(page, url)).toBe('404');
});
