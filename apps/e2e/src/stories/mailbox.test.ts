import { savedFile } from '../browser/saved-file';
import { expectUsable } from '../browser/usable';
import { cardFormOn, cards } from '../pages/card-form';
import { confirmationOn } from '../pages/confirmation';
import { managedBookingOn } from '../pages/managed-booking';
import { wizardOn } from '../pages/wizard';
import { customer } from '../shop/sample-order';
import { expect, test } from '../story';

test('the confirmation tells where its mail is, and the mail’s link leads its guest to everything', {
  tag: '@both',
}, async ({ page, shop, context }) => {
  await wizardOn(page).reachPayment({ date: await shop.emptyDay(), time: '1:00 PM' });
  await cardFormOn(page).pay(cards.paying);
  const confirmation = confirmationOn(page);
  await confirmation.isShown();
  const code = await confirmation.trackingCode();
  await confirmation.dialog.getByRole('link', { name: 'Saved to the demo mailbox' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Demo Mailbox' })).toBeVisible();
  await expectUsable(page, 'the mailbox');
  await page.getByRole('navigation', { name: 'Emails' }).getByRole('link', { name: code }).click();
  const mail = page.getByRole('article');
  await expect(mail.getByText(`To ${customer.email}`)).toBeVisible();
  const picture = mail.frameLocator('iframe');
  await expect(picture.getByText(code).first()).toBeVisible();
  await expectUsable(page, 'a mail');

  const opened = context.waitForEvent('page');
  await picture.getByRole('link', { name: 'View, reschedule or cancel' }).click();
  const guest = await opened;
  await expect(guest.getByText(customer.name)).toBeVisible();
  expect(new URL(guest.url()).hash).toBe('');
  await expect(managedBookingOn(guest).button('Reschedule')).toBeVisible();
});

test('a mail is read as plain text, and what came along is saved', async ({ page, shop }) => {
  const { code, manageToken } = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  await page.goto('/demo/mailbox');
  await page.getByRole('navigation', { name: 'Emails' }).getByRole('link', { name: code }).click();
  await page.getByRole('tab', { name: 'Plain text' }).click();
  await expect(page.getByText(`/booking-verification/${code}#${manageToken}`)).toBeVisible();
  const { text: calendar } = await savedFile(page, () => page.getByRole('button', { name: /^Save .*\.ics$/ }).click());
  expect(calendar).toContain('BEGIN:VEVENT');

  await page.reload();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toContainText(code);
});

test('mails of a booking that moves and is cancelled come by themselves', async ({
  page,
  shop,
  openAnotherBrowser,
}) => {
  const booking = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  await page.goto('/demo/mailbox');
  const mails = page.getByRole('navigation', { name: 'Emails' }).getByRole('link', { name: booking.code });
  await expect(mails).toHaveCount(1);

  const owner = await openAnotherBrowser();
  const managed = managedBookingOn(owner);
  await managed.open(booking);
  await managed.press('Reschedule');
  await wizardOn(owner).start('11:00 AM').check();
  await managed.dialog.getByRole('button', { name: /^Move to/ }).click();
  await expect(mails.first()).toContainText('Moved to');
  await managed.press('Cancel');
  await managed.dialog.getByRole('button', { name: /^Cancel and refund/ }).click();
  // The email about the money may be there before the check.
  await expect(mails.filter({ hasText: 'Cancelled' }).first()).toBeVisible();
});

test('a confirmation is sent again to its owner, though not without end', async ({ page, shop, silence }) => {
  const booking = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  silence.expectTrouble({ path: `/api/bookings/${booking.code}/confirmation-email`, status: 429 });
  const managed = managedBookingOn(page);
  await managed.open(booking);
  for (let sent = 0; sent < 3; sent += 1) {
    await managed.press('Send it again');
    await expect(page.getByText('Saved to the demo mailbox')).toBeVisible();
  }
  await managed.press('Send it again');
  await expect(page.getByRole('alert')).toContainText('Try again later, or call (727) 555-4700.');
});
