import type { Page } from '@playwright/test';
import { tabTo } from '../browser/keyboard';
import { expectUsable } from '../browser/usable';
import { cardFormOn, cards } from '../pages/card-form';
import { managedBookingOn } from '../pages/managed-booking';
import { staffBookingOn } from '../pages/staff-booking';
import { wizardOn } from '../pages/wizard';
import { holdStart } from '../shop/hold-start';
import { testMethods } from '../shop/paid-booking';
import type { Shop } from '../shop/shop';
import { expect, test } from '../story';

/** Minutes from now until a moment in epoch milliseconds. */
async function minutesUntil(shop: Shop, moment: number): Promise<number> {
  return (moment - (await shop.now())) / 60_000;
}

/** A session does not outlive days: the owner logs in the next morning and opens the booking again. */
async function comeBack(page: Page, code: string): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => window.localStorage.clear());
  await staffBookingOn(page).open(code);
}

test('an afternoon with one booking: keep it, take cash, check it in, complete it', { tag: '@both' }, async ({
  page,
  shop,
  letMinutesPass,
  silence,
}) => {
  // A login does not outlive days.
  silence.allowTrouble({ path: /^\/api\//, status: 401 });
  const desk = staffBookingOn(page);
  const { code, startsAt } = await holdStart(shop, { date: await shop.emptyDay(), time: '09:00' });
  await desk.open(code);
  await desk.status('Waiting for payment');
  await expectUsable(page, 'a held booking at the desk');

  await desk.press('Confirm without payment');
  await expect(desk.dialog).toContainText('$249.99 will be due on site.');
  await desk.dialog.getByLabel(/^Reason/).fill('Pays in cash');
  await desk.confirm(/^Confirm /);
  await desk.status('Scheduled');
  await expect(desk.history).toContainText('Confirmed without payment');
  await expect(desk.history).toContainText('Pays in cash');

  await desk.press('Record payment');
  await expectUsable(page, 'money at the car');
  await desk.dialog.getByLabel('Amount').fill('100');
  await desk.confirm('Record $100.00 received');
  await expect(desk.money).toContainText('Due on site');
  await expect(desk.money).toContainText('$149.99');
  await desk.press('Record payment');
  await desk.confirm('Record $149.99 received');
  await expect(desk.money).toContainText('paid on site');

  await desk.history.getByLabel('Add a note for the shop').fill('Dog in the yard, ring first');
  await desk.history.getByRole('button', { name: 'Add' }).click();
  await expect(desk.history).toContainText('Dog in the yard');

  await letMinutesPass(await minutesUntil(shop, Date.parse(startsAt)));
  await comeBack(page, code);
  await desk.press('Check in');
  await desk.confirm('Check in');
  await desk.status('In progress');
  await desk.press('Complete');
  await desk.dialog.getByLabel(/^Note/).fill('Rear window has a scratch');
  await desk.confirm('Complete the job');
  await desk.status('Completed');
  await expect(desk.history).toContainText('Rear window has a scratch');
  await expectUsable(page, 'a completed booking at the desk');
});

test('staff cancel late for a customer who asked: the policy’s refund, without a reason', async ({
  page,
  shop,
  letMinutesPass,
}) => {
  const desk = staffBookingOn(page);
  const booking = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  await letMinutesPass(await minutesUntil(shop, Date.parse(booking.startsAt) - 5 * 3_600_000));
  await desk.open(booking.code);
  await desk.press('Cancel');
  await expect(desk.dialog.getByRole('button', { name: 'Cancel and refund $249.99' })).toBeVisible();
  await desk.dialog.getByRole('radio', { name: /^Nothing/ }).check();
  await desk.dialog.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(desk.dialog.getByText('Enter a reason')).toBeVisible();
  await expect(desk.dialog.getByLabel('Reason')).toBeFocused();
  await desk.dialog.getByRole('radio', { name: 'The customer asked' }).check();
  await expect(desk.dialog.getByRole('radio', { name: /^Per the cancellation policy/ })).toBeChecked();
  await expectUsable(page, 'a booking about to be cancelled at the desk');
  await desk.confirm('Cancel and refund $187.49');
  await desk.status('Cancelled');
  await expect(desk.history).toContainText('Cancelled at the customer’s request');
  await expect(desk.history).toContainText('$187.49 refunded, $62.50 kept');
  await shop.returnMoney();
  await page.reload();
  await expect(desk.money).toContainText('Refunded to the card');
});

test('a refund that fails is told, and settled in another way', async ({ page, shop, letMinutesPass }) => {
  const desk = staffBookingOn(page);
  const method = testMethods.refusingRefunds;
  const { code } = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00', method });
  await desk.open(code);
  await desk.press('Refund');
  await desk.dialog.getByLabel('Amount').fill('50');
  await desk.dialog.getByLabel('Reason').fill('For the trouble');
  await expect(desk.dialog).toContainText('$199.99 stays refundable.');
  await desk.confirm('Refund $50.00');
  await shop.returnMoney();
  await letMinutesPass(1);
  await shop.letProviderDecide();
  await page.reload();
  await expect(desk.money.getByRole('alert')).toContainText('We couldn’t refund $50.00 to the card.');
  await desk.press('Resolve');
  await desk.dialog.getByRole('radio', { name: /^It was refunded another way/ }).check();
  await desk.dialog.getByLabel('How it was refunded').fill('Check 1042');
  await expectUsable(page, 'a failed refund about to be settled');
  await desk.confirm('Record as refunded');
  await expect(desk.money).toContainText('Refunded another way');
  await expect(desk.money.getByRole('alert')).toHaveCount(0);
});

test('a job is moved by the keyboard to another crew and day, and its customer is told', async ({ page, shop }) => {
  const desk = staffBookingOn(page);
  const { code } = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  const date = await shop.emptyDay();
  await desk.open(code);
  await tabTo(page, desk.button('Move'));
  await page.keyboard.press('Enter');
  const day = await wizardOn(page).day(date);
  await day.focus();
  await page.keyboard.press('Enter');
  const start = wizardOn(page).start('1:30 PM');
  await start.focus();
  await page.keyboard.press('Space');
  await desk.dialog.getByLabel('Crew').selectOption({ index: 2 });
  await expect(start).toBeChecked();
  const confirm = desk.dialog.getByRole('button', { name: /^Move to .*1:30 PM/ });
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect(desk.dialog).toBeHidden();
  await expect(desk.history).toContainText('Moved by the shop');
  await expect(page.getByRole('article')).toContainText('1:30 PM to');
  await page.reload();
  await expect(desk.history).toContainText('New time');
});

test('after what a customer does meanwhile, a cancellation starts again with the current amounts', async ({
  page,
  shop,
  openAnotherBrowser,
}) => {
  const desk = staffBookingOn(page);
  const booking = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  const date = await shop.emptyDay();
  await desk.open(booking.code);
  await desk.press('Cancel');
  await desk.dialog.getByLabel(/^Reason/).fill('Storm');

  const theirs = await openAnotherBrowser();
  const managed = managedBookingOn(theirs);
  await managed.open(booking);
  await managed.press('Reschedule');
  await (await wizardOn(theirs).day(date)).click();
  await wizardOn(theirs).start('1:30 PM').check();
  await managed.dialog.getByRole('button', { name: /^Move to/ }).click();
  await expect(managed.dialog).toBeHidden();

  await expect(desk.dialog.getByRole('alert')).toContainText('Moved by the customer');
  await expect(desk.dialog.getByLabel(/^Reason/)).toHaveCount(0);
  await desk.dialog.getByRole('button', { name: 'Start again' }).click();
  await desk.dialog.getByLabel(/^Reason/).fill('Storm');
  await desk.confirm('Cancel and refund $249.99');
  await desk.status('Cancelled');
});

test('a customer who presses Pay after staff confirmed without payment reads that it’s booked, and is charged nothing', {
  tag: '@both',
}, async ({ page, shop, openAnotherBrowser, silence }) => {
  silence.allowTrouble({ path: /^\/(api|_stripe)\//, status: 400 });
  silence.allowTrouble({ path: /^\/(api|_stripe)\//, status: 409 });
  const theirs = await openAnotherBrowser();
  const card = cardFormOn(theirs);
  const wizard = wizardOn(theirs);
  await wizard.reachReview({ date: await shop.emptyDay(), time: '9:00 AM' });
  const held = theirs.waitForResponse(
    (response) => response.url().endsWith('/api/bookings') && response.request().method() === 'POST',
  );
  await wizard.proceedToPayment();
  await card.isReady();
  const { booking } = (await (await held).json()) as { booking: { trackingCode: string } };
  await card.fill(cards.paying);

  const desk = staffBookingOn(page);
  await desk.keep(booking.trackingCode);
  await desk.status('Scheduled');
  await card.payButton.click();
  await expect(theirs.getByText('We confirmed this appointment without payment')).toBeVisible();
  await expect(theirs.getByText('Your card wasn’t charged. The balance is due on site.')).toBeVisible();
  await expect(theirs.getByText('Payment Successful')).toHaveCount(0);
  await expect(theirs.getByText('PaymentIntent')).toHaveCount(0);
  await expectUsable(theirs, 'a booking that is paid at the car instead');
  await page.reload();
  await expect(desk.money).toContainText('Due on site');
  await expect(desk.history).not.toContainText('Paid by card');
});
