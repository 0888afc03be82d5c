import { readFile } from 'node:fs/promises';
import { readQrCode } from '../browser/qr-code';
import { cardFormOn, cards } from '../pages/card-form';
import { confirmationOn } from '../pages/confirmation';
import { wizardOn } from '../pages/wizard';
import { longDate } from '../shop/dates';
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
  await expect(page.getByText('By paying you accept the Terms')).toBeVisible();
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

test('the confirmation gives a calendar file, and Done begins anew', async ({ page, shop }) => {
  const wizard = wizardOn(page);
  const confirmation = confirmationOn(page);
  await wizard.reachPayment({ date: await shop.emptyDay(), time: '1:00 PM' });
  await cardFormOn(page).pay(cards.paying);
  await confirmation.isShown();
  const code = await confirmation.trackingCode();

  const download = page.waitForEvent('download');
  await confirmation.dialog.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  const calendar = await readFile(await file.path(), 'utf8');
  expect(calendar).toContain('BEGIN:VEVENT');
  expect(calendar).toContain(code);
  expect(calendar).not.toContain(customer.email);

  await confirmation.dialog.getByRole('button', { name: 'Done' }).click();
  await expect(confirmation.dialog).toBeHidden();
  await wizard.isOn('Vehicle');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
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
  await expect(stranger.getByText('Name, contact and address are not shown here.')).toBeVisible();
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
  await expect(page.getByText('There is no booking with this code.')).toBeVisible();
});
