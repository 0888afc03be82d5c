import type { Page } from '@playwright/test';
import { drawPhoto } from '../browser/draw-photo';
import { failOnce } from '../browser/fail-once';
import { expectUsable } from '../browser/usable';
import { adminOn } from '../pages/admin';
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

test('photos go with a request, survive a lost network and a closed page, and are there for the office', {
  tag: '@both',
}, async ({ page, context, silence, openAnotherBrowser }) => {
  await page.goto('/quote?kind=fleet');
  await page.getByLabel('Type', { exact: true }).selectOption('Truck');
  await box(page, 'How many').fill('2');
  await fillContact(page);
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(page.getByRole('heading', { name: 'We got it.' })).toBeVisible();
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const picker = page.locator('input[type="file"]');
  await picker.setInputFiles([
    await drawPhoto(page, { name: 'front.jpg', color: '#357' }),
    await drawPhoto(page, { name: 'side.jpg', color: '#753' }),
  ]);
  await expect(page.getByText('2 photos sent')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open photo 2' })).toBeVisible();
  await expectUsable(page, 'a request with photos');

  silence.expectTrouble({ path: new RegExp(`^/api/quotes/${code}/photos/`), status: 422 });
  await picker.setInputFiles({ name: 'plan.pdf', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByText('We can’t open this format.')).toBeVisible();
  await expectUsable(page, 'a photo that can’t be opened');
  await page.getByRole('button', { name: 'Leave out plan.pdf' }).click();

  await context.setOffline(true);
  await picker.setInputFiles(await drawPhoto(page, { name: 'back.jpg', color: '#573' }));
  await expect(page.getByText('Not sent: no connection.')).toBeVisible();
  const address = page.url();
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto(address);
  await expect(page.getByText('Photo sent')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Open photo/ })).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(page.getByText('Photo removed')).toBeVisible();
  const caption = page.getByLabel('Caption of photo 2');
  await caption.fill('The glass of the back door, seen from the yard, with the old film that peels at its lower edge');
  expect(await caption.evaluate((field) => field.scrollHeight - field.clientHeight), 'all of it shows').toBe(0);
  await caption.fill('Back door');
  await caption.press('Enter');
  await expect(page.getByText('Caption saved')).toBeVisible();
  await expectUsable(page, 'a photo with a caption');
  await page.reload();
  await expect(page.getByRole('link', { name: /^Open photo/ })).toHaveCount(2);

  const office = await openAnotherBrowser();
  await adminOn(office).open(`/admin/quotes?quote=${code}`);
  const photo = office.getByRole('link', { name: 'Open photo 1' });
  await expectUsable(office, 'a request with photos in the office');
  await expect(photo).toBeVisible();
  await expect(office.getByLabel('Caption of photo 2')).toHaveValue('Back door');
  const large = await office.request.get((await photo.getAttribute('href')) ?? '');
  expect([large.status(), large.headers()['content-type']]).toEqual([200, 'image/jpeg']);

  await office
    .locator('input[type="file"]')
    .setInputFiles(await drawPhoto(page, { name: 'mailed.jpg', color: '#555' }));
  await expect(office.getByText('Photo sent')).toBeVisible();
  await expect(office.getByText('added a photo').last()).toBeVisible();
  await expectUsable(office, 'a photo that the office adds');
  await page.reload();
  await expect(page.getByRole('link', { name: /^Open photo/ })).toHaveCount(3);
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
  await failOnce(page, '**/api/quotes');
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'What you typed is still here.' })).toBeVisible();
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(page.getByRole('heading', { name: 'We got it.' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  // Firefox's driver cannot switch script off, and what is served for such a browser alone is not shown there.
  test('each kind has a form that the browser posts on its own, beside the lines and the contact form', {
    tag: '@chromium',
  }, async ({ page, silence }) => {
    silence.expectTrouble({ path: '/quote', status: 422 });
    await page.goto('/quote');
    await page.getByRole('link', { name: 'Several cars' }).click();
    await expect(page).toHaveURL('/quote?kind=fleet#form');
    await expect(page.getByRole('heading', { name: 'Rather talk about it?' })).toBeVisible();
    await page.getByRole('heading', { name: 'Several cars' }).click();
    await page.getByLabel('Type', { exact: true }).first().selectOption('truck');
    await box(page, 'How many').first().fill('3');
    await fillContact(page);
    await box(page, 'ZIP code of the place').fill('99501');
    await page.getByRole('button', { name: 'Send my request' }).click();
    await expect(page).toHaveURL('/quote#not-sent');
    await expect(page.getByRole('alert').getByRole('link', { name: /^ZIP code of the place: / })).toBeVisible();
    await expect(box(page, 'Full name')).toHaveValue(customer.name);
    await expect(page.getByLabel('Type', { exact: true }).first()).toHaveValue('truck');
    await box(page, 'ZIP code of the place').fill('33602');
    await page.getByRole('button', { name: 'Send my request' }).click();
    await expect(page).toHaveURL('/quote#sent');
    await expect(page.locator('#sent')).toContainText('We got it.');
    await expect(page.locator('#sent')).toBeVisible();
    await page.goBack();
    await expect(box(page, 'Full name')).toHaveValue(customer.name);
  });
});
