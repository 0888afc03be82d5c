import type { Page } from '@playwright/test';
import { allArrived } from '../browser/all-arrived';
import { failOnce } from '../browser/fail-once';
import { holdBack } from '../browser/hold-back';
import { customer } from '../shop/sample-order';
import { expect, test } from '../story';

const code = /\/assets\/[\w-]+\.js$/;

async function fill(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(customer.name);
  await page.getByRole('textbox', { name: 'Email' }).fill(customer.email);
  await page.getByRole('textbox', { name: 'Phone' }).fill(customer.phone);
  await page.getByRole('radio', { name: 'Residential Tinting' }).check();
  await page.getByRole('textbox', { name: 'Message' }).fill('Six south-facing panes.\nSecond floor.');
}

test('a message is sent and the form is empty again', { tag: '@both' }, async ({ page }) => {
  await page.goto('/contact');
  await fill(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!').last()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

test('a message that cannot be sent says so and loses nothing', async ({ page, silence }) => {
  await page.goto('/contact');
  await fill(page);
  silence.expectTrouble({ path: '/api/contact', status: 'failed' });
  await failOnce(page, '**/api/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Something went wrong.').last()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Six south-facing panes.\nSecond floor.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!').last()).toBeVisible();
});

test('the first press is answered in the form’s own words, also before its code is there', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/contact');
  const code = await holdBack(page, '**/assets/*.js');
  await page.getByRole('textbox', { name: 'Name' }).fill(customer.name);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await code.arrived;
  code.release();
  await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(4);
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(customer.name);
  await expect(page).toHaveURL('/contact');
});

test('a form that waits for the network says so next to its button, and is sent when it is back', {
  tag: '@both',
}, async ({ page, context, silence }) => {
  silence.expectTrouble({ path: code, status: 'failed' });
  silence.allowTrouble({ path: '/contact', status: 'failed' });
  await page.goto('/contact');
  await allArrived(page);
  await context.setOffline(true);
  await fill(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const waiting = page.getByRole('status').filter({ hasText: 'It’s sent automatically when you’re back online.' });
  await expect(waiting).toBeInViewport();
  await expect(page).toHaveURL('/contact');
  await context.setOffline(false);
  await expect(page.getByText('Message Sent!').last()).toBeVisible();
  await expect(waiting).toBeHidden();
});

test('a form whose code fails is posted by the browser, with what was typed', { tag: '@both' }, async ({
  browser,
  shop,
}) => {
  // Not a silent page: it reports the failure.
  const context = await browser.newContext({ baseURL: shop.origin });
  const page = await context.newPage();
  await page.goto('/contact');
  await allArrived(page);
  await page.route(code, (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error();' }));
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await fill(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const fields = new URLSearchParams((await posted).postData() ?? '');
  expect([fields.get('message'), fields.get('service')]).toEqual([
    'Six south-facing panes.\r\nSecond floor.',
    'Residential Tinting',
  ]);
  await expect(page).toHaveURL('/contact#sent');
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await context.close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is posted by the browser, and the page says that it was sent', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText('Message Sent!')).toBeHidden();
    await fill(page);
    await expect(page.getByText('of 500'), 'nothing counts what is typed').toBeHidden();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL('/contact#sent');
    await expect(page.getByText('Message Sent!')).toBeVisible();
  });

  test('a message without a service is not sent: the page has what was typed, and names the field', async ({
    page,
    silence,
  }) => {
    silence.expectTrouble({ path: '/contact', status: 422 });
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'Name' }).fill(customer.name);
    await page.getByRole('textbox', { name: 'Email' }).fill(customer.email);
    await page.getByRole('textbox', { name: 'Phone' }).fill(customer.phone);
    await page.getByRole('textbox', { name: 'Message' }).fill('Six south-facing panes.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL('/contact#not-sent');
    const answer = page.getByRole('alert');
    await expect(answer).toContainText('Your message could not be sent.');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(customer.email);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Six south-facing panes.');
    await answer.getByRole('link', { name: 'Service: Please select a service' }).click();
    await page.getByRole('radio', { name: 'Other' }).check();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message Sent!')).toBeVisible();
  });

  test('an address with a probable typing error is asked about once, beside it', { tag: '@both' }, async ({
    page,
    silence,
  }) => {
    silence.expectTrouble({ path: '/contact', status: 422 });
    await page.goto('/contact');
    await fill(page);
    const email = page.getByRole('textbox', { name: 'Email' });
    await email.fill('ann@gmial.com');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL('/contact#not-sent');
    const question = 'Did you mean ann@gmail.com? If what you typed is right, just continue.';
    await expect(email).toHaveAccessibleDescription(question);
    await expect(page.getByText(question, { exact: true })).toBeVisible();
    await expect(email).toHaveValue('ann@gmial.com');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Six south-facing panes.\nSecond floor.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message Sent!')).toBeVisible();
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
