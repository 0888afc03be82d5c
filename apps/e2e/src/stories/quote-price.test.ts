import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { allArrived } from '../browser/all-arrived';
import { drawPhoto } from '../browser/draw-photo';
import { expectUsable } from '../browser/usable';
import { adminOn } from '../pages/admin';
import { cardFormOn, cards } from '../pages/card-form';
import { sendVersion } from '../pages/quote-editor';
import { requestQuote } from '../shop/quote-request';
import { siteFolder } from '../shop/shop-process';
import { expect, test } from '../story';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The built site's script of a source file that is fetched separately. */
async function builtFile(source: string): Promise<string> {
  const manifest = await readFile(path.join(siteFolder, '.vite', 'manifest.json'), 'utf8');
  const { file } = (JSON.parse(manifest) as Record<string, { file: string }>)[source] ?? {};
  if (file === undefined) throw new Error(`${source} isn’t fetched separately`);
  return file;
}

test('a customer wants a change, gets version 2 and accepts it', { tag: '@both' }, async ({ page, shop }) => {
  // From a draft to an acceptance, each state judged by axe.
  test.slow();
  const { name, code, link } = await requestQuote(shop.origin);
  await sendVersion(page, { code, prices: ['10', '10'], total: '$800.00' });

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Your quote for 5 windows' })).toBeVisible();
  await expect(page.getByText('60 sq ft × $10.00 · 60 sq ft of glass, each pane rounded up')).toBeVisible();
  await expectUsable(page, 'a quote with a price');
  await page.getByRole('button', { name: 'Request a change' }).click();
  await box(page, 'What should change?').fill('Could you do it for less?');
  await expectUsable(page, 'asking for a change');
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByText('We’re working on your change. You can still accept this version.')).toBeVisible();

  await adminOn(page).open('/admin/quotes?list=changes-requested');
  await page.getByRole('list', { name: 'Quotes' }).getByRole('link', { name }).click();
  const asked = page.getByRole('region', { name: 'The customer asked for a change of version 1' });
  await expect(asked).toContainText('Could you do it for less?');
  await expectUsable(page, 'a quote in which a customer wants a change');
  await page.getByRole('link', { name: 'Write a new version' }).click();
  await expect(asked).toBeVisible();
  await expectUsable(page, 'the editor of a quote in which a customer wants a change');
  await sendVersion(page, { code, prices: ['9', '9'], total: '$720.00' });

  await page.goto(link);
  await expect(page.getByText(/^Updated .+: version 2$/)).toBeVisible();
  await page.getByText(/^Version 1, \$800\.00, sent/).click();
  await page.getByRole('button', { name: 'Review and accept' }).first().click();
  await expect(page.getByRole('heading', { name: 'Accept version 2' })).toBeFocused();
  await page.getByRole('button', { name: 'Accept and pay the $180.00 deposit' }).click();
  await expect(box(page, 'Full name')).toBeFocused();
  await expectUsable(page, 'accepting with mistakes');
  await box(page, 'Full name').fill('Sample Customer');
  await box(page, 'Street').fill('12 Sample Street');
  await page.getByRole('button', { name: 'Accept and pay the $180.00 deposit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your quote is accepted.' })).toBeVisible();
  await expect(page.getByText(/^Accepted by Sample Customer, /)).toBeVisible();
  await expectUsable(page, 'a quote that was accepted');

  await page.getByRole('button', { name: 'Pay the $180.00 deposit' }).click();
  const card = cardFormOn(page);
  await card.isReady();
  await expectUsable(page, 'paying the deposit of a quote');
  await card.pay(cards.paying);
  await expect(page.getByText('Your deposit is paid.')).toBeVisible();
  await expectUsable(page, 'a quote whose deposit is paid');
  await expect(page.getByRole('link', { name: 'View your booking' })).toBeVisible();

  await adminOn(page).open('/admin/quotes?list=to-schedule');
  await page.getByRole('list', { name: 'Quotes' }).getByRole('link', { name }).click();
  await expect(page.getByText(/^Accepted by Sample Customer, /)).toBeVisible();
  await expectUsable(page, 'a quote to schedule');
});

/** Vertical distance from one part of a form to the next. Measured at one moment: the page may be scrolling. */
async function gapBetween(above: Locator, below: Locator): Promise<number> {
  const lower = await below.elementHandle();
  return above.evaluate((upper, lower) => {
    if (lower === null) throw new Error('A part of the form is not shown');
    return Math.round(lower.getBoundingClientRect().top - upper.getBoundingClientRect().bottom);
  }, lower);
}

test('a quote’s forms have even gaps and short buttons, and its code stays whole on a narrow phone', async ({
  page,
  shop,
}) => {
  const { code, link } = await requestQuote(shop.origin);
  const ownCode = page.getByRole('main').getByText(code, { exact: true });
  const lines = () => ownCode.evaluate((element) => element.getClientRects().length);
  await sendVersion(page, { code, prices: ['10', '10'], total: '$800.00' });
  await page.goto(link);
  await page.getByRole('button', { name: 'Review and accept' }).first().click();
  const form = page.getByRole('form', { name: 'Accept version 1' });
  const label = (text: string) => form.locator('label').filter({ hasText: new RegExp(`^${text}$`) });
  const usual = await gapBetween(box(page, 'Full name'), label('Street'));
  expect(await gapBetween(form.getByRole('heading'), label('Full name'))).toBe(usual);
  await box(page, 'Full name').fill('Sample Customer');
  await box(page, 'Street').fill('12 Sample Street');
  await page.getByRole('button', { name: /^Accept and pay/ }).click();

  const deposit = page.getByRole('region', { name: 'Deposit $200.00' });
  const pay = deposit.getByRole('button', { name: 'Pay the $200.00 deposit' });
  expect(await gapBetween(deposit.getByRole('heading'), pay)).toBe(usual);
  const [whole, button] = await Promise.all([deposit.boundingBox(), pay.boundingBox()]);
  expect(button?.width).toBeLessThan((whole?.width ?? 0) / 2);
  for (const width of [320, 340, 360]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await lines(), `lines of the code at ${width} px`).toBe(1);
  }
});

test('a quote with photos is opened with the code of its price, and without the photos below it', async ({
  page,
  shop,
}) => {
  const { code, link } = await requestQuote(shop.origin);
  const [, token = ''] = link.split('#');
  const { buffer } = await drawPhoto(page, { name: 'glass.jpg', color: '#357' });
  const sent = await page.request.post(`/api/quotes/${code}/photos/${randomUUID()}`, {
    headers: { 'quote-token': token, 'content-type': 'image/jpeg' },
    data: buffer,
  });
  expect(sent.ok()).toBe(true);
  await sendVersion(page, { code, prices: ['10', '10'], total: '$800.00' });

  const photos: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/photos/')) photos.push(request.url());
  });
  // The price's code is on its way before the quote is there.
  const priceFile = await builtFile('src/features/quote/own-quote-page.tsx');
  const priceCode = page.waitForRequest((request) => request.url().endsWith(priceFile));
  await page.route(`**/api/quotes/${code}`, async (route) => {
    await priceCode;
    await route.continue();
  });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Your quote for 5 windows' })).toBeVisible();
  await allArrived(page);
  expect(photos).toEqual([]);
  await page.getByText('Your request', { exact: true }).click();
  await expect.poll(() => photos.length).toBe(1);
});

test('what is typed about a quote survives a reload, and Back leads from its steps to the quote', {
  tag: '@both',
}, async ({ page, shop }) => {
  const { code, link } = await requestQuote(shop.origin);
  await sendVersion(page, { code, prices: ['10', '10'], total: '$800.00' });
  await page.goto('/contact');
  await page.goto(link);
  const review = page.getByRole('button', { name: 'Review and accept' }).first();
  await review.click();
  await box(page, 'Full name').fill('Sample Customer');
  await box(page, 'Street').fill('12 Sample Street');
  await page.reload();
  await expect(box(page, 'Full name')).toHaveValue('Sample Customer');
  await page.goBack();
  await expect(box(page, 'Full name')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await page.goForward();
  await review.click();
  await expect(box(page, 'Street')).toHaveValue('12 Sample Street');
  await page.getByRole('button', { name: 'Accept and pay the $200.00 deposit' }).click();
  const accepted = page.getByRole('heading', { level: 1, name: 'Your quote is accepted.' });
  await expect(accepted).toBeFocused();
  await expect(accepted).toBeInViewport();

  const pay = page.getByRole('button', { name: 'Pay the $200.00 deposit' });
  await pay.click();
  await cardFormOn(page).isReady();
  await page.goBack();
  await expect(pay).toBeFocused();
  await page.goForward();
  await cardFormOn(page).isReady();
  await page.goBack();
  await page.reload();
  await expect(accepted).toBeVisible();
  await expect(pay).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await page.goForward();
  await expect(accepted).toBeVisible();
});

test('of two people who accept, the second reads who was first', async ({
  page,
  shop,
  silence,
  openAnotherBrowser,
}) => {
  const { code, link } = await requestQuote(shop.origin);
  await sendVersion(page, { code, prices: ['10', '10'], total: '$800.00' });
  const other = await openAnotherBrowser();
  for (const [person, name] of [
    [page, 'Sample Customer'],
    [other, 'Other Customer'],
  ] as const) {
    await person.goto(link);
    await person.getByRole('button', { name: 'Review and accept' }).first().click();
    await box(person, 'Full name').fill(name);
    await box(person, 'Street').fill('12 Sample Street');
  }
  silence.expectTrouble({ path: `/api/quotes/${code}/accept`, status: 409 });
  await page.getByRole('button', { name: 'Accept and pay the $200.00 deposit' }).click();
  await expect(page.getByText(/^Accepted by Sample Customer, /)).toBeVisible();
  await other.getByRole('button', { name: 'Accept and pay the $200.00 deposit' }).click();
  await expect(other.getByText(/^Sample Customer accepted this quote on /)).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Your quote is accepted.' })).toBeVisible();
});
