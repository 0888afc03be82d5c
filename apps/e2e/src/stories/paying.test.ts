import { readQrCode } from '../browser/qr-code';
import { savedFile } from '../browser/saved-file';
import { expectUsable } from '../browser/usable';
import { cardFormOn, cards } from '../pages/card-form';
import { confirmationOn } from '../pages/confirmation';
import { wizardOn } from '../pages/wizard';
import { longDate } from '../shop/dates';
import { mailedLink } from '../shop/mailed-link';
import { customer } from '../shop/sample-order';
import { unknownCode } from '../shop/site-routes';
import { expect, test } from '../story';

test('a visitor books in seven steps, pays with a card and holds a confirmation', { tag: '@both' }, async ({
  page,
  shop,
}) => {
  const wizard = wizardOn(page);
  const confirmation = confirmationOn(page);
  const date = await shop.emptyDay();

  await wizard.open();
  await wizard.pickVehicle('Luxury');
  await expect(page.getByRole('article', { name: 'Elite' })).toContainText('Recommended');
  await wizard.choosePackage('Elite');
  await wizard.addOn('Window Ceramic Coating').check();
  await wizard.passExtras();
  await wizard.pickStart({ date, time: '9:30 AM' });
  await wizard.passAppointment();
  await wizard.fillContact();
  await wizard.passContact();
  await expect(page.getByText('By paying, you accept the Terms')).toBeVisible();
  await wizard.proceedToPayment();
  await expect(page.getByRole('heading', { name: 'Complete Your Payment' })).toBeVisible();
  await expect(page.getByText('Total amount')).toBeVisible();
  const card = cardFormOn(page);
  await card.isReady();
  await expect(card.payButton).toHaveText('Pay $849.98');
  await card.pay(cards.paying);

  await confirmation.isShown();
  await expect(wizard.toast('Payment Successful')).toContainText(
    'Your booking has been confirmed and payment processed!',
  );
  // Above the dialog, where it can be closed.
  await confirmation.dialog.getByRole('button', { name: 'Close', exact: true }).click();
  const code = await confirmation.trackingCode();
  const { dialog } = confirmation;
  await expect(dialog.getByRole('heading', { name: 'Booking Confirmation' })).toBeVisible();
  const qrCode = dialog.getByRole('img', { name: `QR code of booking ${code}` });
  await expect(qrCode).toHaveAttribute('width', '180');
  expect(await readQrCode(qrCode)).toBe(`${shop.origin}/booking-verification/${code}`);
  await expect(dialog.getByText('Save this code or QR for check-in')).toBeVisible();
  await expect(confirmation.value('Vehicle Information')).toHaveText('2024 Sample Roadster (Luxury)');
  await expect(confirmation.value('Appointment Date')).toHaveText(longDate(date));
  await expect(confirmation.value('Appointment Time')).toHaveText(/^9:30 AM E[SD]T$/);
  await expect(confirmation.value('Selected Services')).toHaveText('Luxury EliteWindow Ceramic Coating');
  await expect(confirmation.value('Total Price')).toHaveText('$849.98');
});

test('the confirmation of a phone has date, price and Done above its QR code, and the toast covers none of it', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { dialog, isShown, value } = confirmationOn(page);
  await wizardOn(page).reachPayment({ date: await shop.emptyDay(), time: '9:30 AM' });
  await cardFormOn(page).isReady();
  await cardFormOn(page).pay(cards.paying);
  await isShown();
  const toast = page.getByRole('listitem').filter({ hasText: 'Payment Successful' });
  for (const width of [320, 390, 900, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const [told, shown] = [await toast.boundingBox(), await dialog.boundingBox()];
    expect(told && shown && told.y + told.height, `the toast’s foot at ${width} px`).toBeLessThanOrEqual(shown?.y ?? 0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const qrCode = await dialog.getByRole('img', { name: /^QR code/ }).boundingBox();
  for (const before of [
    value('Appointment Date'),
    value('Total Price'),
    dialog.getByRole('button', { name: 'Done' }),
  ]) {
    const box = await before.boundingBox();
    expect(box && box.y + box.height).toBeLessThan(qrCode?.y ?? 0);
  }
});

test('the confirmation gives a calendar file, and Done leaves the customer on their booking', async ({
  page,
  shop,
}) => {
  const wizard = wizardOn(page);
  const confirmation = confirmationOn(page);
  await wizard.reachPayment({ date: await shop.emptyDay(), time: '1:00 PM' });
  await cardFormOn(page).pay(cards.paying);
  await confirmation.isShown();
  const code = await confirmation.trackingCode();

  const { name, text: calendar } = await savedFile(page, () =>
    confirmation.dialog.getByRole('button', { name: 'Add to calendar' }).click(),
  );
  expect(name).toMatch(/\.ics$/);
  expect(calendar).toContain('BEGIN:VEVENT');
  expect(calendar).toContain(code);
  expect(calendar).not.toContain(customer.email);

  await confirmation.dialog.getByRole('button', { name: 'Done' }).click();
  await expect(confirmation.dialog).toBeHidden();
  await expect(page).toHaveURL(`/booking-verification/${code}`);
  await expect(page.getByRole('button', { name: 'Reschedule' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Receipt' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Reschedule' })).toBeVisible();
  await expect(confirmation.dialog).toBeHidden();

  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'Bookings made in this browser' }).getByRole('link', { name: code }).click();
  await expect(page).toHaveURL(`/booking-verification/${code}`);
  await wizard.open();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('after paying, every way back leads to the booking', { tag: '@both' }, async ({ page, shop }) => {
  const wizard = wizardOn(page);
  const confirmation = confirmationOn(page);
  await wizard.reachPayment({ date: await shop.emptyDay(), time: '9:00 AM' });
  await cardFormOn(page).pay(cards.paying);
  await confirmation.isShown();
  const address = `/booking-verification/${await confirmation.trackingCode()}`;
  const isBooked = async () => {
    await expect(page).toHaveURL(address);
    await expect(page.getByText('This order is booked')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Booking progress' })).toHaveCount(0);
    await expect(confirmation.dialog).toBeHidden();
  };

  await page.goBack();
  await isBooked();
  await page.reload();
  await isBooked();
  await page.goBack();
  await isBooked();
  await expectUsable(page, 'a booking that the browser’s Back led to');
  await page.goForward();
  await page.goForward();
  await confirmation.isShown();

  // A separate page, which the browser may keep as it was left.
  await page.goto('/booking');
  await wizard.isOn('Vehicle');
  await page.goBack();
  await confirmation.isShown();
  await page.goBack();
  await isBooked();
});

test('a second tab that still has the order cannot change it unnoticed', async ({ page, shop, context }) => {
  const wizard = wizardOn(page);
  await wizard.reachPayment({ date: await shop.emptyDay(), time: '9:00 AM' });
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  const second = await context.newPage();
  await second.addInitScript((text) => {
    // An empty page has no storage in Firefox, where reading it throws.
    if (self.origin === 'null' || sessionStorage.length > 0) return;
    for (const [key, value] of Object.entries(JSON.parse(text))) sessionStorage.setItem(key, String(value));
  }, kept);
  const copy = wizardOn(second);
  await second.goto('/booking');
  await copy.isOn('Payment');
  await second.getByRole('button', { name: /^Cancel/ }).click();
  await copy.isOn('Review');
  await second.getByRole('button', { name: 'Change appointment' }).click();
  await copy.isOn('Appointment');
  await copy.start('2:00 PM').check();

  await cardFormOn(page).pay(cards.paying);
  const confirmation = confirmationOn(page);
  await confirmation.isShown();
  const code = await confirmation.trackingCode();

  await copy.press('Continue to Contact');
  await expect(second).toHaveURL(`/booking-verification/${code}`);
  await expect(second.getByText('This order is booked')).toBeVisible();
  await expect(second.getByRole('heading', { level: 1 })).toContainText('9:00 AM');
  await expect(copy.toast('Payment Successful')).toHaveCount(0);
  await expect(confirmationOn(second).dialog).toBeHidden();
});

test('Return to Home leads home', async ({ page, shop }) => {
  await wizardOn(page).reachPayment({ date: await shop.emptyDay(), time: '1:00 PM' });
  await cardFormOn(page).pay(cards.paying);
  const confirmation = confirmationOn(page);
  await confirmation.isShown();
  await confirmation.dialog.getByRole('button', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the code alone shows nothing private; the browser that booked and the secret link show it all', async ({
  page,
  shop,
  openAnotherBrowser,
}) => {
  await wizardOn(page).reachPayment({ date: await shop.emptyDay(), time: '1:00 PM' });
  await cardFormOn(page).pay(cards.paying);
  const confirmation = confirmationOn(page);
  await confirmation.isShown();
  const code = await confirmation.trackingCode();
  const secrets = [customer.name, customer.email, customer.phone, customer.street, customer.model];
  const address = `/booking-verification/${code}`;

  const stranger = await openAnotherBrowser();
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { name: code })).toBeVisible();
  await expect(stranger.getByText('Your name, contact details and address aren’t shown here.')).toBeVisible();
  await expect(stranger.getByText('Clearwater and St. Petersburg')).toBeVisible();
  for (const secret of secrets) await expect(stranger.getByText(secret)).toHaveCount(0);

  await page.goto(address);
  await expect(page.getByText(customer.name)).toBeVisible();

  const kept: Record<string, { manageToken: string }> = JSON.parse(
    await page.evaluate(() => localStorage.getItem('booking_tokens') ?? '{}'),
  );
  const owner = await openAnotherBrowser();
  await owner.goto(`${address}#${kept[code]?.manageToken}`);
  await expect(owner.getByText(customer.name)).toBeVisible();
  expect(new URL(owner.url()).hash).toBe('');
});

test('a code that was never given is not found', async ({ page, silence }) => {
  silence.expectTrouble({ path: `/api/bookings/${unknownCode}`, status: 404 });
  await page.goto(`/booking-verification/${unknownCode}`);
  await expect(page.getByText('We can’t find a booking with that code.')).toBeVisible();
  await expect(page.getByLabel('Tracking code', { exact: true })).toHaveValue(unknownCode);
});

test('a code is asked for, and the link comes by mail', { tag: '@both' }, async ({ page, shop }) => {
  await page.goto('/booking-verification');
  await expect(page.getByRole('heading', { level: 1, name: 'Find your booking' })).toBeVisible();
  await expectUsable(page, 'the page that asks for a code');
  const email = `lost${(await shop.now()) % 1_000_000}@tintforge.example`;
  const booked = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00', email });
  await page.getByLabel('Tracking code or email').fill(email);
  await page.getByRole('button', { name: 'Email me my link' }).click();
  await expect(page.getByText(`If we have a booking for ${email}`)).toBeVisible();
  const path = `/booking-verification/${booked.code}`;
  await page.goto(await mailedLink(shop.origin, { to: email, path, subject: 'Your booking link' }));
  await expect(page.getByRole('button', { name: 'Reschedule' })).toBeVisible();

  await page.goto('/booking-verification/TF-7K3M');
  await expect(page.getByText('This isn’t a complete tracking code.')).toBeVisible();
  await page.getByLabel('Tracking code', { exact: true }).fill(booked.code.toLowerCase().replaceAll('-', ' '));
  await page.getByRole('button', { name: 'Show my booking' }).click();
  await expect(page).toHaveURL(`/booking-verification/${booked.code}`);
});
