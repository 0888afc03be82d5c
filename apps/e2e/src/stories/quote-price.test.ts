import type { Page } from '@playwright/test';
import { expectUsable } from '../browser/usable';
import { adminOn } from '../pages/admin';
import { cardFormOn, cards } from '../pages/card-form';
import { sendVersion } from '../pages/quote-editor';
import { requestQuote } from '../shop/quote-request';
import { expect, test } from '../story';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

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
