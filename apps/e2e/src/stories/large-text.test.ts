import type { Page } from '@playwright/test';
import { allArrived } from '../browser/all-arrived';
import { chromiumArgs, findChromium } from '../browser/chromium';
import { expectToFitAt, widthsOfLargeText as widths } from '../browser/widths';
import { demoAdmin } from '../pages/admin';
import { cardFormOn, cards } from '../pages/card-form';
import { confirmationOn } from '../pages/confirmation';
import { managedBookingOn } from '../pages/managed-booking';
import { severalCarsOn } from '../pages/several-cars';
import { logInByToken } from '../pages/token-login';
import { wizardOn } from '../pages/wizard';
import { freeZip } from '../shop/sample-order';
import { siteAddresses } from '../shop/site-routes';
import { test as base, expect } from '../story';

/** A page of a browser whose text is twice as large as usual, which requires a separate browser with a switch. */
const test = base.extend<{ largePage: Page }>({
  largePage: async ({ playwright, shop, browsers }, use) => {
    const browser = await playwright.chromium.launch({
      executablePath: await findChromium(),
      args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'],
    });
    const context = await browser.newContext({ baseURL: shop.origin, reducedMotion: 'reduce' });
    await browsers.open(context);
    await use(await context.newPage());
    await browser.close();
  },
});

test('text of twice the size fits pages to read, and takes the menu of a phone sooner', async ({
  largePage: page,
  silence,
}) => {
  test.slow();
  silence.expectTrouble({ path: /^\/nowhere$/, status: 404 });
  for (const address of [
    '/',
    '/products/ceramic-film',
    '/products/film-comparison',
    '/film-explorer',
    '/services/automotive-tinting',
    '/about-us',
    '/contact',
    '/quote',
    '/quote?kind=residential',
    '/booking',
    '/login',
    '/nowhere',
  ]) {
    await page.goto(address);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await allArrived(page);
    await expectToFitAt(page, { widths, what: `${address} in large text` });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport();
  }
});

test('no page scrolls sideways at half a phone’s width, nor with a root font of twice the size', async ({
  page,
  silence,
}) => {
  test.slow();
  // Codes that no booking has, and pages that need a login.
  silence.allowTrouble({ path: /^\/api\//, status: 404 });
  silence.allowTrouble({ path: /^\/api\//, status: 401 });
  silence.expectTrouble({ path: /^\/nowhere$/, status: 404 });
  for (const address of [...(await siteAddresses()), '/quote?kind=residential', '/quote?kind=ppf', '/nowhere']) {
    await page.goto(address);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await allArrived(page);
    await expectToFitAt(page, { widths: [195], what: `${address} at half a phone’s width` });
    // Widths of media queries do not grow with it.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectToFitAt(page, { widths: [390], what: `${address} with a large root font` });
  }
});

test('text of twice the size fits every step, a booking and what is done with it', async ({
  largePage: page,
  shop,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const fits = (what: string) => expectToFitAt(page, { widths, what: `${what} in large text` });
  const wizard = wizardOn(page);
  await wizard.open();
  await wizard.pickVehicle('Sedan');
  await fits('Package');
  await wizard.choosePackage('Premium');
  await fits('Extras');
  await wizard.passExtras();
  await wizard.pickStart({ date: await shop.emptyDay({ weekday: 3 }), time: '9:00 AM' });
  await fits('Appointment');
  await wizard.passAppointment();
  await wizard.fillContact();
  await fits('Contact');
  await wizard.passContact();
  await fits('Review');
  await wizard.proceedToPayment();
  const card = cardFormOn(page);
  await card.isReady();
  await fits('Payment');
  await card.pay(cards.paying);
  const confirmation = confirmationOn(page);
  await confirmation.isShown();
  await fits('the confirmation');
  await confirmation.dialog.getByRole('button', { name: 'Done' }).click();
  const managed = managedBookingOn(page);
  await expect(managed.sheetLink('Receipt')).toBeVisible();
  await fits('a booking');
  for (const task of ['Reschedule', 'Cancel']) {
    await managed.press(task);
    await expect(managed.dialog).toBeVisible();
    await allArrived(page);
    await fits(task);
    await page.keyboard.press('Escape');
  }
  await managed.openSheet('Receipt');
  await fits('a receipt');
});

test('text of twice the size fits the shop’s own area', async ({ largePage: page, shop }) => {
  test.slow();
  const { code } = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  await logInByToken(page, demoAdmin);
  for (const part of [
    '',
    '?view=week',
    '/bookings',
    `/bookings/${code}`,
    '/new-booking',
    '/outbox',
    '/audit',
    '/reports',
  ]) {
    await page.goto(`/admin${part}`);
    await expect(page.locator('#main h1')).toBeVisible();
    await expect(page.locator('#main [aria-busy=true]')).toHaveCount(0);
    await expectToFitAt(page, { widths, what: `admin ${part} in large text` });
  }
});

test('text of twice the size leaves the buttons that save the settings on the screen', async ({ largePage: page }) => {
  await logInByToken(page, demoAdmin);
  await page.goto('/admin/settings/rules');
  await page.getByRole('radio', { name: 'Deposit', exact: true }).check();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['Discard', 'Save changes']) {
      await expect(page.getByRole('button', { name, exact: true }), `${name} at ${width} px`).toBeInViewport({
        ratio: 1,
      });
    }
  }
  await expectToFitAt(page, { widths, what: 'unsaved settings in large text' });
});

test('text of twice the size fits the steps of a second car', async ({ largePage: page }) => {
  test.slow();
  const wizard = wizardOn(page);
  const cars = severalCarsOn(page);
  const fits = (what: string) => expectToFitAt(page, { widths, what: `${what} of a second car in large text` });
  await wizard.reachExtras();
  await cars.add();
  await fits('Vehicle');
  await wizard.pickVehicle('SUV');
  await wizard.choosePackage('Premium');
  await fits('Extras');
  await wizard.passExtras();
  await page.getByLabel('ZIP code').fill(freeZip);
  await expect(cars.way('Back to back')).toBeEnabled();
  await fits('Appointment');
});
