import { chromiumArgs, findChromium } from '../browser/chromium';
import { everyWidth, expectToFitAt, widthsOfLargeText } from '../browser/widths';
import { accountOn } from '../pages/account';
import { adminOn } from '../pages/admin';
import { cardFormOn, cards } from '../pages/card-form';
import { confirmationOn } from '../pages/confirmation';
import { crewOn } from '../pages/crew';
import { managedBookingOn } from '../pages/managed-booking';
import { wizardOn } from '../pages/wizard';
import { writeToShop } from '../shop/contact-message';
import { openAccount } from '../shop/new-account';
import { expect, test } from '../story';

test('every step, a booking and its dialogs fit every width', async ({ page, shop }) => {
  test.slow();
  const wizard = wizardOn(page);
  const card = cardFormOn(page);
  const confirmation = confirmationOn(page);
  // The longest name of a day.
  const wednesday = await shop.emptyDay({ weekday: 3 });
  await wizard.open();
  await wizard.pickVehicle('Sedan');
  await expectToFitAt(page, { widths: everyWidth, what: 'Package' });
  await wizard.choosePackage('Premium');
  await wizard.addOn('Headlight Tinting').check();
  await expectToFitAt(page, { widths: everyWidth, what: 'Extras' });
  await wizard.passExtras();
  await wizard.pickStart({ date: wednesday, time: '9:00 AM' });
  await expectToFitAt(page, { widths: everyWidth, what: 'Appointment' });
  await wizard.passAppointment();
  await wizard.press('Continue to Review');
  await expect(wizard.toast('Required Information Missing')).toBeVisible();
  await expectToFitAt(page, { widths: everyWidth, what: 'Contact with errors' });
  await wizard.fillContact();
  await wizard.passContact();
  await expectToFitAt(page, { widths: everyWidth, what: 'Review' });
  await wizard.proceedToPayment();
  await card.isReady();
  await expectToFitAt(page, { widths: everyWidth, what: 'Payment' });
  await card.pay(cards.paying);
  await confirmation.isShown();
  await expectToFitAt(page, { widths: everyWidth, what: 'confirmation' });
  await confirmation.dialog.getByRole('button', { name: 'Done' }).click();
  const managed = managedBookingOn(page);
  await expect(managed.button('Receipt')).toBeVisible();
  await expectToFitAt(page, { widths: everyWidth, what: 'booking' });
  for (const task of ['Reschedule', 'Receipt', 'Cancel']) {
    await managed.press(task);
    await expect(managed.dialog).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectToFitAt(page, { widths: everyWidth, what: task });
    await page.keyboard.press('Escape');
  }
});

test('the dashboard and the crew’s day fit every width', async ({ page, shop }) => {
  test.slow();
  const account = accountOn(page);
  await account.logIn(await openAccount(shop.origin));
  await expectToFitAt(page, { widths: everyWidth, what: 'dashboard' });
  for (const tab of ['History', 'Profile']) {
    await account.tab(tab);
    await expectToFitAt(page, { widths: everyWidth, what: `dashboard, ${tab}` });
  }
  await crewOn(page).open();
  await expectToFitAt(page, { widths: everyWidth, what: 'crew' });
});

test('the shop’s own area fits every width', async ({ page, shop }) => {
  test.slow();
  const { code } = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  await writeToShop(shop.origin);
  await adminOn(page).open();
  for (const part of [
    '',
    '?view=week',
    `/bookings`,
    `/bookings/${code}`,
    '/new-booking',
    '/check-in',
    '/customers',
    '/messages',
    '/outbox',
    '/audit',
    '/reports',
    '/settings',
  ]) {
    await page.goto(`/admin${part}`);
    await expect(page.locator('#main h1')).toBeVisible();
    await expect(page.locator('#main [aria-busy=true]')).toHaveCount(0);
    await expectToFitAt(page, { widths: everyWidth, what: `admin ${part}` });
  }
});

test('text of twice the size fits, and takes the menu of a phone sooner', async ({ playwright, shop }) => {
  test.slow();
  const browser = await playwright.chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'],
  });
  const page = await browser.newPage({ baseURL: shop.origin, reducedMotion: 'reduce' });
  for (const address of [
    '/',
    '/products/carbon-film',
    '/products/film-comparison',
    '/film-explorer',
    '/about-us',
    '/contact',
    '/booking',
    '/login',
  ]) {
    await page.goto(address);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectToFitAt(page, { widths: widthsOfLargeText, what: `${address} in large text` });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport();
  }
  await browser.close();
});
