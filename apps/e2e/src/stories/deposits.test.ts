import { expectUsable } from '../browser/usable';
import { adminOn } from '../pages/admin';
import { cardFormOn, cards } from '../pages/card-form';
import { confirmationOn } from '../pages/confirmation';
import { managedBookingOn } from '../pages/managed-booking';
import { wizardOn } from '../pages/wizard';
import { expect, test } from '../story';

test('the shop takes a deposit: the customer pays a quarter now, and the balance by card or at the car', {
  tag: '@both',
}, async ({ page, shop, openAnotherBrowser }) => {
  const admin = adminOn(page);
  const dialog = page.getByRole('dialog');

  await admin.open('/admin/settings/rules');
  await page.getByRole('radio', { name: 'Deposit', exact: true }).check();
  await page.getByLabel('Deposit, percent of the total').fill('25');
  await expect(page.locator('main')).toContainText('takes $112.50 at booking and $337.48 at the car.');
  await expectUsable(page, 'the setting of a deposit');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toContainText('A late cancellation keeps the deposit at most.');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toHaveCount(0);

  const visitor = await openAnotherBrowser();
  const wizard = wizardOn(visitor);
  const date = await shop.emptyDay();
  await wizard.reachReview({ date, time: '9:30 AM' });
  await expect(visitor.locator('main')).toContainText('Pay $62.50 now, $187.49 at the car.');
  await expectUsable(visitor, 'a review with a deposit');
  await wizard.proceedToPayment();
  const card = cardFormOn(visitor);
  await card.isReady();
  await expect(card.payButton).toHaveText('Pay $62.50');
  await expect(visitor.locator('main')).toContainText('The balance of $187.49 is due at the car');
  await expectUsable(visitor, 'a deposit about to be paid');
  await card.pay(cards.paying);
  const confirmation = confirmationOn(visitor);
  await confirmation.isShown();
  const code = await confirmation.trackingCode();
  await expect(confirmation.dialog).toContainText('Deposit paid');
  await confirmation.dialog.getByRole('button', { name: 'Done' }).click();
  const managed = managedBookingOn(visitor);
  await expect(visitor.locator('main')).toContainText('Deposit of $62.50 paid');
  await expect(visitor.getByText('$187.49 is due. Pay it by card now, or at the car.')).toBeVisible();
  await expectUsable(visitor, 'a booking with its deposit paid');
  const invoice = await managed.openSheet('Invoice');
  await expect(invoice).toContainText('Balance due');
  await expectUsable(visitor, 'an invoice');
  await visitor.getByRole('link', { name: 'Back to the booking' }).click();

  await page.goto(`/admin/bookings/${code}`);
  await expect(page.locator('main')).toContainText('deposit paid');
  await expectUsable(page, 'a booking of a deposit in the office');

  await managed.press('Pay the balance $187.49');
  await card.isReady();
  await card.pay(cards.paying);
  await expect(managed.toast('We received $187.49')).toBeVisible();
  const receipt = await managed.openSheet('Receipt');
  await expect(receipt.getByText('$187.49')).toBeVisible();

  // Other stories of this shop pay in full.
  await admin.open('/admin/settings/rules');
  await page.getByRole('radio', { name: 'Full payment', exact: true }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toHaveCount(0);
});
