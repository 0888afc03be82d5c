import type { Page } from '@playwright/test';
import { expectUsable } from '../browser/usable';
import { customer } from '../shop/sample-order';
import { expect, test } from '../story';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const answer = (page: Page, question: string, name: string) =>
  page.getByRole('radiogroup', { name: question, exact: true }).getByRole('radio', { name, exact: true });

async function fillContact(page: Page): Promise<void> {
  await box(page, 'Full name').fill(customer.name);
  await box(page, 'Email').fill(customer.email);
  await box(page, 'Phone').fill(customer.phone);
  await box(page, 'ZIP code of the place').fill('33602');
  await box(page, 'City').fill('Tampa');
}

test('a home asks for a quote, reads what it sent, and calls it off', { tag: '@both' }, async ({ page }) => {
  await page.goto('/services/residential-tinting');
  await page.getByRole('link', { name: 'Get a Free Quote' }).first().click();
  await expect(page.getByRole('heading', { name: 'Tell us about the glass' })).toBeVisible();
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(box(page, 'Room')).toBeFocused();
  await expectUsable(page, 'a request with mistakes');
  await box(page, 'Room').fill('Living room');
  await box(page, 'How many').fill('4');
  await box(page, 'Width, inches').fill('36');
  await box(page, 'Height, inches').fill('60.5');
  await page.getByLabel('Faces').selectOption('west');
  await page.getByRole('checkbox', { name: 'Less heat' }).check();
  await answer(page, 'Glass', 'Double pane').check();
  await answer(page, 'Is there old film on it?', 'No').check();
  await answer(page, 'How do we get to the highest window?', 'With a ladder').check();
  await answer(page, 'Kind of home', 'House').check();
  await answer(page, 'Is there a homeowners association?', 'Not sure').check();
  await fillContact(page);
  await page.reload();
  await expect(box(page, 'Full name')).toHaveValue(customer.name);
  await page.getByRole('button', { name: 'Send my request' }).click();

  await expect(page.getByRole('heading', { name: 'We got it.' })).toBeVisible();
  await expect(page).toHaveURL(/\/quote\/TQ-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await expect(page.getByText('4 × Living room, 36 × 60.5 in, west, afternoon sun')).toBeVisible();
  await expectUsable(page, 'a request that was sent');
  await page.reload();
  await page.getByRole('button', { name: 'I no longer need this' }).click();
  await page.getByRole('button', { name: 'Call it off' }).click();
  await expect(page.getByRole('heading', { name: 'You called this off.' })).toBeVisible();
});

test('a fleet asks with the keyboard alone', async ({ page }) => {
  await page.goto('/quote?kind=fleet');
  const type = page.getByLabel('Type', { exact: true });
  await type.focus();
  await page.keyboard.type('Truck');
  const after = async (text: string) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  };
  await after('12');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Type', { exact: true }).nth(1)).toBeFocused();
  await page.getByRole('button', { name: 'Remove vehicle 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add a vehicle' })).toBeFocused();
  await box(page, 'Full name').focus();
  await page.keyboard.type(customer.name);
  await after('');
  await after(customer.email);
  await after(customer.phone);
  await after('33602');
  await after('Tampa');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'We got it.' })).toBeVisible();
});

test('a request that is lost on the way is sent again, once', async ({ page, silence }) => {
  await page.goto('/quote?kind=fleet');
  await page.getByLabel('Type', { exact: true }).selectOption('truck');
  await box(page, 'How many').fill('3');
  await fillContact(page);
  silence.expectTrouble({ path: '/api/quotes', status: 'failed' });
  await page.route('**/api/quotes', (route) => route.abort('failed'), { times: 1 });
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'What you typed is still here.' })).toBeVisible();
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(page.getByRole('heading', { name: 'We got it.' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each kind leads to the lines and the contact form', async ({ page }) => {
    await page.goto('/quote');
    await page.getByRole('link', { name: 'Business' }).click();
    await expect(page).toHaveURL('/quote?kind=commercial#form');
    await expect(page.getByRole('heading', { name: 'Rather talk about it?' })).toBeVisible();
    await page.getByRole('link', { name: 'write to us' }).click();
    await expect(page).toHaveURL('/contact');
  });
});
