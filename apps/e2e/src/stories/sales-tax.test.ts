import { expectUsable } from '../browser/usable';
import { adminOn } from '../pages/admin';
import { cardFormOn, cards } from '../pages/card-form';
import { confirmationOn } from '../pages/confirmation';
import { wizardOn } from '../pages/wizard';
import { expect, test } from '../story';

test('the owner sets a sales tax rate: bills and reports say how much tax is in them, at the same price', {
  tag: '@both',
}, async ({ page, shop, openAnotherBrowser }) => {
  const admin = adminOn(page);
  const dialog = page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  async function setRate({ state, surtax }: { state: string; surtax: string }) {
    await admin.open('/admin/settings/areas');
    await button('Edit Clearwater and St. Petersburg').click();
    await page.getByLabel('State sales tax, percent').fill(state);
    await page.getByLabel('County surtax, percent').fill(surtax);
    await expectUsable(page, 'the rates of an area');
    await button('Save to draft').click();
    await page.getByRole('button', { name: 'Review and publish' }).first().click();
    await expectUsable(page, 'what a rate changes');
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(admin.toast('Catalog published')).toBeVisible();
  }

  await setRate({ state: '6', surtax: '1.5' });
  await expect(page.getByText('Sales tax 7.5%, included in prices')).toBeVisible();

  const visitor = await openAnotherBrowser();
  const wizard = wizardOn(visitor);
  const date = await shop.emptyDay();
  await wizard.reachReview({ date, time: '9:30 AM' });
  // Pages are drawn again within seconds.
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.locator('main')).toContainText('Includes $17.44 Florida sales tax (7.5%)', { timeout: 2_000 });
  }).toPass();
  await expectUsable(visitor, 'a review with tax');
  await wizard.proceedToPayment();
  const card = cardFormOn(visitor);
  await card.isReady();
  await expect(card.payButton).toHaveText('Pay $249.99');
  await card.pay(cards.paying);
  const confirmation = confirmationOn(visitor);
  await confirmation.isShown();
  const code = await confirmation.trackingCode();

  await visitor.goto(`/booking-verification/${code}`);
  await expect(visitor.locator('main')).toContainText('Includes $17.44 Florida sales tax (7.5%)');
  await expectUsable(visitor, 'a bill with tax');
  await page.goto(`/admin/bookings/${code}`);
  await expect(page.locator('main')).toContainText('$17.44');
  await expectUsable(page, 'a booking with tax');

  await page.goto('/admin/reports');
  const figures = page.getByRole('region', { name: 'All metrics vs. previous period' });
  await expect(figures.getByRole('row', { name: 'Sales tax in net revenue' })).toContainText('$17.44');
  await expectUsable(page, 'a report with tax');

  // Other stories of this shop expect no rate.
  await setRate({ state: '', surtax: '' });
  await expect(page.getByText('Sales tax 7.5%, included in prices')).toHaveCount(0);
});
