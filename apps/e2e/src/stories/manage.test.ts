import type { Page } from '@playwright/test';
import { holdBack } from '../browser/hold-back';
import { pressOn, tabTo } from '../browser/keyboard';
import { expectPaper, showOnPaper } from '../browser/paper';
import { expectUsable } from '../browser/usable';
import { cardFormOn, cards } from '../pages/card-form';
import { confirmationOn } from '../pages/confirmation';
import { managedBookingOn } from '../pages/managed-booking';
import { wizardOn } from '../pages/wizard';
import { longDate } from '../shop/dates';
import { type PaidBooking, testMethods } from '../shop/paid-booking';
import { customer } from '../shop/sample-order';
import type { Shop } from '../shop/shop';
import { expect, test } from '../story';

/** Path of a call about a booking. */
function callOf({ code }: PaidBooking, what: string): string {
  return `/api/bookings/${code}/${what}`;
}

/** Minutes from now until so many hours before the start. */
async function minutesUntil(shop: Shop, { booking, hoursBefore }: { booking: PaidBooking; hoursBefore: number }) {
  return (Date.parse(booking.startsAt) - (await shop.now())) / 60_000 - hoursBefore * 60;
}

/** Opens the booking's calendar and picks a start there. */
async function pickAnotherStart(page: Page, { date, time }: { date: string; time: string }): Promise<void> {
  const wizard = wizardOn(page);
  await managedBookingOn(page).press('Reschedule');
  await (await wizard.day(date)).click();
  await wizard.start(time).check();
}

test('an appointment is moved to another free start at the same price', { tag: '@both' }, async ({ page, shop }) => {
  const managed = managedBookingOn(page);
  const booking = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  const date = await shop.emptyDay();
  await managed.open(booking);
  await expectUsable(page, 'a booking');
  await pickAnotherStart(page, { date, time: '1:30 PM' });
  await expect(managed.dialog.getByText('Your price stays $249.99.')).toBeVisible();
  await expectUsable(page, 'a booking about to be moved');
  await managed.dialog.getByRole('button', { name: /^Move to .*1:30 PM E[SD]T$/ }).click();
  await expect(managed.toast('Appointment moved')).toBeVisible();
  await expect(managed.dialog).toBeHidden();
  const [weekday = ''] = longDate(date).split(',');
  await expect(managed.heading).toContainText(weekday);
  await expect(managed.heading).toContainText('1:30 PM');
  await expect(managed.button('Reschedule')).toBeFocused();
});

test('its own time counts as free, and its own start is marked', async ({ page, shop }) => {
  const date = await shop.emptyDay();
  const booking = await shop.customerBooked({ date, time: '09:00' });
  await shop.neighborTakesDay(date);
  const managed = managedBookingOn(page);
  await managed.open(booking);
  await managed.press('Reschedule');
  const starts = managed.dialog.getByRole('radiogroup', { name: 'Start time' });
  await expect(starts.getByRole('radio', { name: /^9:00 AM/ })).toBeEnabled();
  await expect(starts.getByText('yours now')).toBeVisible();
  await starts.getByRole('radio', { name: /^9:30 AM/ }).check();
  await managed.dialog.getByRole('button', { name: /^Move to/ }).click();
  await expect(managed.heading).toContainText('9:30 AM');
});

test('a start that somebody takes meanwhile is shown as taken, and the dialog stays', async ({
  page,
  shop,
  silence,
}) => {
  const managed = managedBookingOn(page);
  const date = await shop.emptyDay();
  const booking = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  silence.expectTrouble({ path: callOf(booking, 'reschedule'), status: 409 });
  await managed.open(booking);
  await pickAnotherStart(page, { date, time: '1:30 PM' });
  await shop.neighborTakes({ date, time: '13:30' });
  await shop.neighborTakes({ date, time: '13:30' });
  await managed.dialog.getByRole('button', { name: /^Move to/ }).click();
  await expect(managed.dialog.getByText('That time was just taken')).toBeVisible();
  await expect(wizardOn(page).start('1:30 PM')).toBeDisabled();
  await wizardOn(page).start('9:00 AM').check();
  await managed.dialog.getByRole('button', { name: /^Move to/ }).click();
  await expect(managed.heading).toContainText('9:00 AM');
});

test('cancelling early shows that all comes back, asks, and returns it', { tag: '@both' }, async ({ page, shop }) => {
  const managed = managedBookingOn(page);
  await managed.open(await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' }));
  await managed.press('Cancel');
  const back = managed.dialog.getByRole('row', { name: 'Your refund' }).getByRole('cell');
  await expect(back).toHaveText(['$249.99', '$187.49']);
  await expectUsable(page, 'a booking about to be cancelled');
  await managed.dialog.getByRole('button', { name: 'Keep my booking' }).click();
  await expect(managed.dialog).toBeHidden();
  await managed.status('Confirmed');

  await managed.press('Cancel');
  await managed.dialog.getByRole('button', { name: 'Cancel and refund $249.99' }).click();
  await expect(managed.toast('Appointment cancelled')).toContainText('We’re refunding $249.99 to your card.');
  await managed.status('Cancelled');
  await expect(managed.heading).toBeFocused();
  await expect(managed.button('Reschedule')).toHaveCount(0);
  await expectUsable(page, 'a cancelled booking');
  await shop.returnMoney();
  await page.reload();
  await expect(page.getByText('We refunded $249.99 to the card ending 4242.')).toBeVisible();
});

test('a fee that began to count since the page was opened is shown and asked about', async ({
  page,
  shop,
  silence,
  letMinutesPass,
}) => {
  const managed = managedBookingOn(page);
  const booking = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  silence.expectTrouble({ path: callOf(booking, 'cancel'), status: 409 });
  await managed.open(booking);
  await managed.press('Cancel');
  await letMinutesPass(await minutesUntil(shop, { booking, hoursBefore: 23 }));
  await managed.dialog.getByRole('button', { name: 'Cancel and refund $249.99' }).click();
  await expect(
    managed.dialog.getByText('The amounts have changed: your refund is now $187.49, and $62.50 is kept.'),
  ).toBeVisible();
  await managed.status('Confirmed');
  await managed.dialog.getByRole('button', { name: 'Cancel and refund $187.49' }).click();
  await expect(managed.toast('Appointment cancelled')).toContainText('We’re refunding $187.49 to your card.');
  await expect(page.getByText('We kept $62.50 as the late-cancellation fee.')).toBeVisible();
});

test('once it is late the page tells the fee and whom to call, and an older page is told so too', async ({
  page,
  shop,
  silence,
  letMinutesPass,
  openAnotherBrowser,
}) => {
  const managed = managedBookingOn(page);
  const day = await shop.emptyDay();
  const booking = await shop.customerBooked({ date: day, time: '09:00' });
  silence.expectTrouble({ path: callOf(booking, 'reschedule'), status: 409 });
  await managed.open(booking);
  await pickAnotherStart(page, { date: await shop.emptyDay(), time: '9:00 AM' });
  await letMinutesPass(await minutesUntil(shop, { booking, hoursBefore: 23 }));
  await managed.dialog.getByRole('button', { name: /^Move to/ }).click();
  await expect(managed.dialog.getByRole('alert')).toContainText('Call (727) 555-4700');

  const later = await openAnotherBrowser();
  await managedBookingOn(later).open(booking);
  await expect(later.getByText('If you cancel, we keep $62.50 and refund $187.49.')).toBeVisible();
  await expect(later.getByRole('link', { name: '(727) 555-4700' }).first()).toBeVisible();
  await expect(managedBookingOn(later).button('Reschedule')).toHaveCount(0);
  await expectUsable(later, 'a booking whose free time is over');
});

test('money that a card does not take back is told in plain words', async ({ page, shop, letMinutesPass }) => {
  const managed = managedBookingOn(page);
  const method = testMethods.refusingRefunds;
  await managed.open(await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00', method }));
  await managed.press('Cancel');
  await managed.dialog.getByRole('button', { name: /^Cancel and refund/ }).click();
  await managed.status('Cancelled');
  await shop.returnMoney();
  await letMinutesPass(1);
  await shop.letProviderDecide();
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('we couldn’t refund your card. We’ll call you');
  await expectUsable(page, 'a cancelled booking whose money could not be returned');
});

test('the payment of a held time is left by Back, and a charge under way by then reaches the page', {
  tag: '@both',
}, async ({ page, shop }) => {
  const { code, manageToken } = await shop.customerHeld({ date: await shop.emptyDay(), time: '09:00' });
  const confirmation = confirmationOn(page);
  const card = cardFormOn(page);
  const address = `/booking-verification/${code}`;
  await page.goto('/contact');
  await page.goto(`${address}#${manageToken}`);
  const pay = managedBookingOn(page).button('Pay $249.99 now');
  await pay.click();
  await card.isReady();
  await page.goBack();
  await expect(pay).toBeFocused();
  await page.goForward();
  await card.isReady();
  await page.reload();
  await card.isReady();

  const charge = await holdBack(page, /\/payment_intents\/[^/]+\/confirm$/);
  await card.pay(cards.paying);
  await charge.arrived;
  await page.goBack();
  await expect(pay).toBeVisible();
  charge.release();
  await confirmation.isShown();
  await confirmation.dialog.getByRole('button', { name: 'Done' }).click();
  await managedBookingOn(page).status('Confirmed');
  await expect(pay).toHaveCount(0);
  await page.goForward();
  await managedBookingOn(page).status('Confirmed');
  await expect(card.payButton).toHaveCount(0);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('each dialog of a booking is a step that Back closes, that a reload keeps, and that ends with success', {
  tag: '@both',
}, async ({ page, shop }) => {
  const managed = managedBookingOn(page);
  const { dialog } = managed;
  const booking = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  const date = await shop.emptyDay();
  await page.goto('/contact');
  await managed.open(booking);
  const here = new RegExp(`${booking.code}$`);

  for (const name of ['Reschedule', 'Change services', 'Cancel', 'QR code', 'Correct details']) {
    await managed.press(name);
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(managed.button(name)).toBeFocused();
    await page.goForward();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(managed.button(name)).toBeFocused();
    await expect(page).toHaveURL(here);
  }

  await managed.press('Correct details');
  await dialog.getByLabel('Model').fill('Estate');
  await page.reload();
  await expect(dialog.getByLabel('Model')).toHaveValue('Estate');
  await expectUsable(page, 'a correction after a reload');
  await page.goBack();
  await expect(managed.button('Correct details')).toBeFocused();
  await page.goForward();
  await expect(dialog.getByLabel('Model')).toHaveValue('Estate');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await managed.press('Correct details');
  await expect(dialog.getByLabel('Model')).toHaveValue('Estate');
  await expect(dialog).toContainText('They aren’t saved yet.');
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toBeHidden();

  await managed.press('Cancel');
  await expect(dialog).toBeVisible();
  // The browser's Back and the dialog's own way out at the same instant.
  await dialog.getByRole('button', { name: 'Keep my booking' }).evaluate((keep: HTMLElement) => {
    window.history.back();
    keep.click();
  });
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(here);
  await expect(managed.button('Cancel')).toBeFocused();

  await pickAnotherStart(page, { date, time: '1:30 PM' });
  await dialog.getByRole('button', { name: /^Move to/ }).click();
  await expect(managed.toast('Appointment moved')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(managed.button('Reschedule')).toBeFocused();
  await expect(dialog).toBeHidden();
  await expect(managed.heading).toContainText('1:30 PM');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('a dialog whose booking was cancelled in another tab closes itself and says so', {
  tag: '@both',
}, async ({ page, shop, context }) => {
  const managed = managedBookingOn(page);
  const booking = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  await managed.open(booking);
  await managed.press('Reschedule');
  await expect(managed.dialog).toBeVisible();
  await page.goBack();
  await expect(managed.dialog).toBeHidden();
  const tab = await context.newPage();
  const other = managedBookingOn(tab);
  await other.open(booking);
  await other.press('Cancel');
  await other.dialog.getByRole('button', { name: /^Cancel and refund/ }).click();
  await other.status('Cancelled');
  await tab.close();
  await page.goForward();
  await expect(managed.toast('This booking was cancelled')).toBeVisible();
  await expect(managed.dialog).toBeHidden();
  await managed.status('Cancelled');
  await expectUsable(page, 'a dialog that closed itself');
});

test('an emailed link that is opened over its booking’s page is read, and its secret leaves the address', async ({
  page,
  shop,
}) => {
  const { code, manageToken } = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  await page.goto(`/booking-verification/${code}`);
  await expect(page.getByText('Your name, contact details and address aren’t shown here.')).toBeVisible();
  await page.goto(`/booking-verification/${code}#${manageToken}`);
  await expect(managedBookingOn(page).button('Reschedule')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${code}$`));
});

test('two tabs cancel, and both read that it is done', async ({ page, shop, context }) => {
  const booking = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await managedBookingOn(tab).open(booking);
    await managedBookingOn(tab).press('Cancel');
  }
  await Promise.all(
    [page, other].map((tab) =>
      managedBookingOn(tab)
        .dialog.getByRole('button', { name: /^Cancel and/ })
        .click(),
    ),
  );
  for (const tab of [page, other]) await managedBookingOn(tab).status('Cancelled');
});

test('details are put right, and a ZIP code of another region is refused at its field', { tag: '@both' }, async ({
  page,
  shop,
  silence,
}) => {
  const managed = managedBookingOn(page);
  const booking = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  silence.expectTrouble({ path: callOf(booking, 'correct'), status: 422 });
  await managed.open(booking);
  await managed.press('Correct details');
  const { dialog } = managed;
  await dialog.getByLabel('Model').fill('');
  await dialog.getByLabel('Phone').fill('727 555');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Model')).toBeFocused();
  await expect(dialog.getByLabel('Model')).toHaveAccessibleDescription('Please select a vehicle model');
  await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription(/Please enter a valid phone number/);
  await expectUsable(page, 'details with errors');

  await dialog.getByLabel('Model').fill('Estate');
  await dialog.getByLabel('Phone').fill('7275550143');
  await dialog.getByLabel('ZIP code').fill('33602');
  await dialog.getByLabel('Notes').fill('Gate code 4411');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('ZIP code')).toHaveAccessibleDescription(/Another region’s crews/);
  await expect(dialog.getByLabel('ZIP code')).toBeFocused();
  await expect(dialog.getByLabel('Model')).toHaveValue('Estate');

  await dialog.getByLabel('ZIP code').fill('33756');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(managed.toast('Details saved')).toBeVisible();
  await expect(page.getByRole('definition').getByText('2024 Sample Estate (Sedan)')).toBeVisible();
  await expect(page.getByText(/Clearwater 33756/)).toBeVisible();
  await expect(page.getByText(/\(727\)\s555-0143/)).toBeVisible();
  await expect(page.getByText('Gate code 4411')).toBeVisible();
});

test('the receipt names shop, number, lines, payment and card, and is printed alone', async ({ page, shop }) => {
  const managed = managedBookingOn(page);
  const booking = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  await managed.open(booking);
  const receipt = await managed.openSheet('Receipt');
  await expect(receipt.getByRole('heading', { level: 1 })).toHaveText(`Receipt ${booking.code}`);
  await expect(receipt.getByText('Tintforge', { exact: true })).toBeVisible();
  for (const text of ['Sedan Basic', 'Florida sales tax included', customer.name]) {
    await expect(receipt.getByText(text)).toBeVisible();
  }
  await expect(receipt.getByText('Card ending 4242')).toBeVisible();
  await expectUsable(page, 'a receipt');

  await showOnPaper(page, true);
  await expect(receipt.getByText('Sedan Basic')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expectPaper(page, {
    sheets: 1,
    words: [
      `Receipt ${booking.code}`,
      customer.name,
      'Sedan Basic',
      '$249.99',
      'Card ending 4242',
      'Balance due $0.00',
    ],
    without: ['Print', 'Back to the booking', 'Skip to content'],
  });
  await showOnPaper(page, false);
  await page.goBack();
  await expect(managed.sheetLink('Receipt')).toBeVisible();
});

test('an owner moves and cancels with the keyboard alone', async ({ page, shop }) => {
  const managed = managedBookingOn(page);
  await managed.open(await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' }));
  await pressOn(page, managed.button('Reschedule'), 'Enter');
  const starts = managed.dialog.getByRole('radiogroup', { name: 'Start time' });
  await tabTo(page, starts.getByRole('radio', { name: /^9:00 AM/ }));
  await page.keyboard.press('ArrowRight');
  await expect(starts.getByRole('radio', { name: '9:30 AM' })).toBeChecked();
  await pressOn(page, managed.dialog.getByRole('button', { name: /^Move to/ }), 'Enter');
  await expect(managed.heading).toContainText('9:30 AM');
  await expect(managed.button('Reschedule')).toBeFocused();

  await pressOn(page, managed.button('Cancel'), 'Enter');
  await page.keyboard.press('Escape');
  await expect(managed.button('Cancel')).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, managed.dialog.getByRole('button', { name: /^Cancel and refund/ }), 'Enter');
  await managed.status('Cancelled');
});
