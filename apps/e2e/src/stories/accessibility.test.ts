import type { Locator } from '@playwright/test';
import { expectUsable } from '../browser/usable';
import { cardFormOn, cards } from '../pages/card-form';
import { confirmationOn } from '../pages/confirmation';
import { wizardOn } from '../pages/wizard';
import { expect, test } from '../story';

/** One element covers nothing of the other. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('One of them is not shown');
  const isApart = a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x;
  expect({ a, b, isApart }).toEqual({ a, b, isApart: true });
}

test('every step, the confirmation and the page behind its code are accessible', { tag: '@both' }, async ({
  page,
  shop,
  openAnotherBrowser,
}) => {
  test.slow();
  const wizard = wizardOn(page);
  const card = cardFormOn(page);
  const confirmation = confirmationOn(page);
  await wizard.open();
  await expectUsable(page, 'Vehicle');
  await wizard.pickVehicle('Sedan');
  await expectUsable(page, 'Package');
  await wizard.choosePackage('Premium');
  await wizard.addOn('Headlight Tinting').check();
  await expectUsable(page, 'Extras');
  await wizard.passExtras();
  await expectUsable(page, 'Appointment without a ZIP code');
  await wizard.pickStart({ date: await shop.emptyDay(), time: '9:00 AM' });
  await expectUsable(page, 'Appointment');
  await wizard.passAppointment();
  await wizard.press('Continue to Review');
  const toast = wizard.toast('Required Information Missing');
  await expect(toast).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expectApart(toast, page.locator('label', { hasText: 'Full name' }));
  await expectUsable(page, 'Contact with errors and a toast');
  await wizard.fillContact();
  await wizard.passContact();
  await expectUsable(page, 'Review');
  await wizard.proceedToPayment();
  await card.isReady();
  await expectUsable(page, 'Payment');
  await card.pay(cards.askingTheBank);
  await expect(card.bank).toBeVisible();
  await expectUsable(page, "the bank's question");
  await card.answerBank('Fail');
  await card.isReady();
  await expectUsable(page, 'Payment with an error');
  await card.pay(cards.paying);
  await confirmation.isShown();
  await expectUsable(page, 'confirmation');

  const address = `/booking-verification/${await confirmation.trackingCode()}`;
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Reschedule' })).toBeVisible();
  await expectUsable(page, 'verification by the owner');
  const stranger = await openAnotherBrowser();
  await stranger.goto(address);
  await expect(stranger.getByText('Your name, contact details and address aren’t shown here.')).toBeVisible();
  await expectUsable(stranger, 'verification by a stranger');
});

test('an expired hold is accessible', { tag: '@both' }, async ({ page, shop, letMinutesPass }) => {
  await wizardOn(page).reachPayment({ date: await shop.emptyDay(), time: '9:00 AM' });
  await cardFormOn(page).isReady();
  await letMinutesPass(16);
  await expect(page.getByRole('button', { name: 'Hold it again' })).toBeVisible();
  await expectUsable(page, 'expired hold');
});
