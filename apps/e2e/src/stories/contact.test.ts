import type { Page } from '@playwright/test';
import { failOnce } from '../browser/fail-once';
import { customer } from '../shop/sample-order';
import { expect, test } from '../story';

async function fill(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(customer.name);
  await page.getByRole('textbox', { name: 'Email' }).fill(customer.email);
  await page.getByRole('textbox', { name: 'Phone' }).fill(customer.phone);
  await page.getByRole('radio', { name: 'Residential Tinting' }).check();
  await page.getByRole('textbox', { name: 'Message' }).fill('Six south-facing panes.\nSecond floor.');
}

/** Opens the page and waits until script has taken the form over. */
async function open(page: Page): Promise<void> {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  // The form hydrates when the pointer moves over it; where a pointer first appears, it reports no movement.
  await page.locator('form').hover({ position: { x: 10, y: 10 } });
  await page.locator('form').hover();
  await expect(page.locator('form')).toHaveAttribute('novalidate', '');
}

test('a message is sent and the form is empty again', { tag: '@both' }, async ({ page }) => {
  await open(page);
  await fill(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!').last()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

test('a message that cannot be sent says so and loses nothing', async ({ page, silence }) => {
  await open(page);
  await fill(page);
  silence.expectTrouble({ path: '/api/contact', status: 'failed' });
  await failOnce(page, '**/api/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Something went wrong.').last()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Six south-facing panes.\nSecond floor.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!').last()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is posted by the browser, and the page says that it was sent', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText('Message Sent!')).toBeHidden();
    await fill(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL('/contact#sent');
    await expect(page.getByText('Message Sent!')).toBeVisible();
  });

  test('a message without a service is not sent, and the page says so', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'Name' }).fill(customer.name);
    await page.getByRole('textbox', { name: 'Email' }).fill(customer.email);
    await page.getByRole('textbox', { name: 'Phone' }).fill(customer.phone);
    await page.getByRole('textbox', { name: 'Message' }).fill('Six south-facing panes.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL('/contact#not-sent');
    await expect(page.getByText('Your message could not be sent.')).toBeVisible();
  });
});

test('the service that the address asks for is chosen before anybody touches the page, and errors go one by one', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/contact?service=Commercial%20Tinting');
  await expect(page.getByRole('radio', { name: 'Commercial Tinting' })).toBeChecked();
  await page.getByRole('button', { name: 'Send Message' }).click();
  const wrong = page.locator('form [aria-invalid="true"]');
  await expect(wrong).toHaveCount(4);
  await page.getByRole('textbox', { name: 'Name' }).fill(customer.name);
  await expect(wrong).toHaveCount(3);
  await expect(page.getByText('Name must be at least 2 characters')).toBeHidden();
  await page.getByRole('textbox', { name: 'Email' }).fill(customer.email);
  await page.getByRole('textbox', { name: 'Phone' }).fill(customer.phone);
  await page.getByRole('textbox', { name: 'Message' }).fill('Six south-facing panes.');
  await expect(wrong).toHaveCount(0);
});
