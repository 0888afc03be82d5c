import type { Page } from '@playwright/test';
import { expectUsable } from '../browser/usable';
import { adminOn } from '../pages/admin';
import { cardFormOn, cards } from '../pages/card-form';
import { confirmationOn } from '../pages/confirmation';
import { wizardOn } from '../pages/wizard';
import { expect, test } from '../story';

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the owner raises a price: who held before pays the old one, the next visitor the new one', {
  tag: '@both',
}, async ({ page, shop, openAnotherBrowser }) => {
  // The pages are drawn twice.
  test.slow();
  const visitor = await openAnotherBrowser();
  const wizard = wizardOn(visitor);
  const start = { date: await shop.emptyDay(), time: '9:30 AM' };
  await wizard.reachPayment(start);
  await cardFormOn(visitor).isReady();

  const admin = adminOn(page);
  await admin.open('/admin/settings/catalog');
  await button(page, 'Edit Sedan Basic').click();
  await expectUsable(page, 'a package');
  await page.getByLabel('Price, dollars').fill('269.99');
  await page.getByLabel('Minutes at the car').fill('45');
  await button(page, 'Save to draft').click();
  await expect(page.getByText('Enter minutes in half hours: 30, 60, 90 and so on.')).toBeVisible();
  await button(page, 'Edit Sedan Basic').click();
  await page.getByLabel('Minutes at the car').fill('120');
  await button(page, 'Save to draft').click();
  await expect(page.getByText('$269.99, 120 min')).toBeVisible();

  const review = page.getByRole('button', { name: 'Review and publish' }).first();
  await review.click();
  await expect(dialog(page).getByText('from $249.99 to $269.99')).toBeVisible();
  await expectUsable(page, 'what publishing changes');
  await dialog(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(admin.toast('Catalog published')).toBeVisible();

  const card = cardFormOn(visitor);
  await card.isReady();
  await expect(card.payButton).toHaveText('Pay $249.99');
  await card.pay(cards.paying);
  const confirmation = confirmationOn(visitor);
  await confirmation.isShown();
  await expect(confirmation.value('Total Price')).toHaveText('$249.99');

  const next = await openAnotherBrowser();
  const nextWizard = wizardOn(next);
  /** Pages are drawn again within seconds. */
  const pagesShow = (price: string) =>
    expect(async () => {
      await nextWizard.open();
      await expect(next.locator('main')).toContainText(price, { timeout: 1_000 });
    }).toPass();
  await pagesShow('269');
  await nextWizard.pickVehicle('Sedan');
  await expect(next.getByRole('article', { name: 'Basic' })).toContainText('$269.99');

  // Other stories of this shop expect the first catalog.
  await page.getByText('Versions', { exact: true }).click();
  await button(page, 'Publish again').click();
  await expect(dialog(page).getByText('from $269.99 to $249.99')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Publish again', exact: true }).click();
  await expect(page.getByText('$249.99, 120 min')).toBeVisible();
  await next.evaluate(() => window.sessionStorage.clear());
  await pagesShow('249');
});

test('the owner looks at a draft on the real pages, where nothing can be booked, and no one else sees it', {
  tag: '@both',
}, async ({ page, shop, openAnotherBrowser, silence }) => {
  silence.expectTrouble({ path: '/api/bookings', status: 409 });
  const admin = adminOn(page);
  await admin.open('/admin/settings/catalog');
  await button(page, 'Edit Sedan Basic').click();
  await page.getByLabel('Price, dollars').fill('271.99');
  await button(page, 'Save to draft').click();
  await expect(page.getByText('$271.99, 120 min')).toBeVisible();
  await page.getByRole('button', { name: 'Preview', exact: true }).first().click();
  await expectUsable(page, 'before a preview');
  await dialog(page).getByRole('button', { name: 'Start the preview' }).click();
  await expect(dialog(page).getByText('Your browser shows it now')).toBeVisible();
  await expectUsable(page, 'where to look');

  const opening = page.waitForEvent('popup');
  await dialog(page).getByRole('link', { name: 'Open packages and prices' }).click();
  const shown = await opening;
  const bar = shown.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText('Nothing can be booked here.');
  await expect(shown.locator('main')).toContainText('$271.99');
  await expect(shown.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  await expectUsable(shown, 'a page of a preview');

  const others = await openAnotherBrowser();
  await others.goto('/services/automotive-tinting');
  await expect(others.locator('main')).not.toContainText('$271.99');
  await expect(others.locator('.preview-bar')).toHaveCount(0);

  const wizard = wizardOn(shown);
  await wizard.reachReview({ date: await shop.emptyDay(), time: '9:30 AM' });
  await expect(shown.locator('main')).toContainText('$271.99');
  await shown.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(shown.getByText('This is a preview of your catalog, so nothing can be booked.')).toBeVisible();

  await bar.getByRole('link', { name: 'End the preview' }).click();
  await expect(adminOn(shown).toast('Preview ended')).toBeVisible();
  await shown.goto('/services/automotive-tinting');
  await expect(shown.locator('main')).not.toContainText('$271.99');
  await expect(bar).toHaveCount(0);

  // Other stories of this shop expect no draft.
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('button', { name: 'Discard the draft' }).first().click();
  await dialog(page).getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByText('Nothing is waiting to be published.').first()).toBeVisible();
});
