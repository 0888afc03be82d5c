import type { Page } from '@playwright/test';
import { expectUsable } from '../browser/usable';
import { cardFormOn, cards } from '../pages/card-form';
import { managedBookingOn } from '../pages/managed-booking';
import type { PaidBooking } from '../shop/paid-booking';
import type { Shop } from '../shop/shop';
import { expect, test } from '../story';

/** A booking of a sedan's Basic package, paid and free to change. */
async function bookedFor(shop: Shop): Promise<PaidBooking> {
  return shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
}

/** Adds the ceramic coating and saves; the card form for it opens. */
async function addCoating(page: Page): Promise<void> {
  const managed = managedBookingOn(page);
  await managed.press('Change services');
  await managed.dialog.getByRole('checkbox', { name: /^Window Ceramic Coating/ }).check();
  await managed.dialog.getByRole('button', { name: 'Save and pay $149.99' }).click();
  await expect(managed.toast('Services changed')).toContainText('$149.99 is due now.');
  await expect(managed.dialog).toBeHidden();
  await cardFormOn(page).isReady();
}

test('an extra is added, its price paid, and refunded when it goes again', { tag: '@both' }, async ({ page, shop }) => {
  const managed = managedBookingOn(page);
  const booking = await bookedFor(shop);
  await managed.open(booking);
  await managed.press('Change services');
  await managed.dialog.getByRole('checkbox', { name: /^Window Ceramic Coating/ }).check();
  const total = managed.dialog.getByRole('row', { name: 'Total' }).getByRole('cell');
  await expect(total).toHaveText(['$249.99', '$399.98']);
  await managed.dialog.getByRole('button', { name: 'Save and pay $149.99' }).click();

  const form = cardFormOn(page);
  await form.isReady();
  await expectUsable(page, 'a balance about to be paid');
  await form.pay(cards.paying);
  await expect(managed.toast('We received $149.99')).toContainText('Your booking is paid in full.');
  await expect(page.getByText('Paid $399.98', { exact: true })).toBeVisible();
  await expect(managed.button('Pay the balance $149.99')).toHaveCount(0);
  const receipt = await managed.openSheet('Receipt');
  await expect(receipt.getByText('$149.99')).toHaveCount(2);
  await page.goBack();

  await managed.press('Change services');
  await managed.dialog.getByRole('checkbox', { name: /^Window Ceramic Coating/ }).uncheck();
  await managed.dialog.getByRole('button', { name: 'Save and refund $149.99' }).click();
  await expect(managed.toast('Services changed')).toContainText('We’re refunding $149.99 to your card.');
  await shop.returnMoney();
  await page.reload();
  await expect(page.getByText('We refunded $149.99 to the card ending 4242.')).toBeVisible();
  await expect(managed.button('Pay the balance $149.99')).toHaveCount(0);
});

test('the balance can be left for the car, and is offered again after a reload', { tag: '@both' }, async ({
  page,
  shop,
}) => {
  const managed = managedBookingOn(page);
  await managed.open(await bookedFor(shop));
  await addCoating(page);
  await page.getByRole('button', { name: 'Pay at the car instead' }).click();
  await expect(page.getByText('$149.99 is due. Pay it by card now, or at the car.')).toBeVisible();
  await page.reload();
  await expect(managed.button('Pay the balance $149.99')).toBeVisible();
  await expectUsable(page, 'a booking with a balance');
  await managed.press('Pay the balance $149.99');
  const form = cardFormOn(page);
  await form.isReady();
  await form.pay(cards.askingTheBank);
  await form.answerBank('Complete');
  await expect(managed.toast('We received $149.99')).toBeVisible();
});

test('a second tab with the same card form finds the balance paid', async ({ page, shop, silence, context }) => {
  const booking = await bookedFor(shop);
  await managedBookingOn(page).open(booking);
  await addCoating(page);
  const other = await context.newPage();
  await managedBookingOn(other).open(booking);
  await managedBookingOn(other).press('Pay the balance $149.99');
  await cardFormOn(other).isReady();

  await cardFormOn(page).pay(cards.paying);
  await expect(managedBookingOn(page).toast('We received $149.99')).toBeVisible();
  silence.expectTrouble({ path: /\/confirm$/, status: 400 });
  await cardFormOn(other).pay(cards.paying);
  await expect(managedBookingOn(other).toast('We received $149.99')).toBeVisible();
  await expect(other.getByText('Paid $399.98', { exact: true })).toBeVisible();
});

test('a longer job that no longer fits is offered another start of its day', async ({ page, shop }) => {
  const managed = managedBookingOn(page);
  await managed.open(await shop.customerBooked({ date: await shop.emptyDay(), time: '16:00' }));
  await managed.press('Change services');
  await managed.dialog.getByRole('checkbox', { name: /^Paint Protection Film \(Hood\)/ }).check();
  await expect(managed.dialog.getByText('No crew has enough time for this at 4:00 PM.')).toBeVisible();
  // The choice is gone once it is made: the job fits there.
  await managed.dialog.getByRole('radio', { name: '9:00 AM', exact: true }).click();
  await expect(managed.dialog.getByText('Your appointment moves from 4:00 PM to 9:00 AM that day.')).toBeVisible();
  await expectUsable(page, 'services that need another start');
  await managed.dialog.getByRole('button', { name: 'Save and pay $499.99' }).click();
  await expect(managed.heading).toContainText('9:00 AM');
});
