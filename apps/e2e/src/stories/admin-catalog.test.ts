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
  await admin.open('/admin/settings');
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
