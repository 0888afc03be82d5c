import path from 'node:path';
import type { Page } from '@playwright/test';
import { picturesFolder } from './contact-sheets';
import { adminOn } from './pages/admin';
import { cardFormOn, cards } from './pages/card-form';
import { confirmationOn } from './pages/confirmation';
import { crewOn } from './pages/crew';
import { settingsRooms } from './pages/settings-rooms';
import { wizardOn } from './pages/wizard';
import { writeToShop } from './shop/contact-message';
import { expect, test } from './story';

/** Takes pictures of a page, numbered in the order of the visit, as `<width>-<number>-<name>.png`. */
function photographer(page: Page, firstNumber: number) {
  let number = firstNumber;
  return async function take(name: string, { fullPage = true } = {}): Promise<void> {
    const width = page.viewportSize()?.width ?? 0;
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({
      path: path.join(picturesFolder, `${width}-${String(number).padStart(2, '0')}-${name}.png`),
      fullPage,
    });
    number += 1;
  };
}

test('the steps, the confirmation and the page behind its code', { tag: '@both' }, async ({
  page,
  shop,
  openAnotherBrowser,
}) => {
  const take = photographer(page, 1);
  const wizard = wizardOn(page);
  const card = cardFormOn(page);
  const confirmation = confirmationOn(page);
  await wizard.open();
  await take('vehicle');
  await wizard.pickVehicle('Sedan');
  await take('package');
  await wizard.choosePackage('Premium');
  await wizard.addOn('Window Ceramic Coating').check();
  await take('extras');
  await wizard.passExtras();
  await take('appointment-empty');
  await wizard.pickStart({ date: await shop.emptyDay(), time: '9:30 AM' });
  await take('appointment');
  await wizard.passAppointment();
  await wizard.press('Continue to Review');
  await expect(wizard.toast('Required Information Missing')).toBeVisible();
  await take('contact-errors');
  await wizard.fillContact();
  await take('contact');
  await wizard.passContact();
  await take('review');
  await wizard.proceedToPayment();
  await card.isReady();
  await take('payment');
  await card.pay(cards.askingTheBank);
  await expect(card.bank).toBeVisible();
  await take('payment-bank', { fullPage: false });
  await card.answerBank('Fail');
  await expect(wizard.toast('Payment Failed')).toBeVisible();
  await card.isReady();
  await take('payment-error');
  await card.pay(cards.paying);
  await confirmation.isShown();
  await take('confirmation', { fullPage: false });
  await page.emulateMedia({ media: 'print' });
  await take('confirmation-print', { fullPage: false });
  await page.emulateMedia({ media: null });

  const address = `/booking-verification/${await confirmation.trackingCode()}`;
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Reschedule' })).toBeVisible();
  await take('verification-owner');
  const stranger = await openAnotherBrowser();
  await stranger.goto(address);
  await expect(stranger.getByText('Your name, contact details and address aren’t shown here.')).toBeVisible();
  await photographer(stranger, 15)('verification-public');
});

test('a hold that ran out', { tag: '@both' }, async ({ page, shop, letMinutesPass }) => {
  await wizardOn(page).reachPayment({ date: await shop.emptyDay(), time: '9:00 AM' });
  await cardFormOn(page).isReady();
  await letMinutesPass(16);
  await expect(page.getByRole('radiogroup', { name: 'Start time' })).toBeVisible();
  await photographer(page, 16)('expired');
});

test('the pages to read', { tag: '@both' }, async ({ page, silence }) => {
  const take = photographer(page, 17);
  const missing = '/there/is/no/such/page';
  silence.expectTrouble({ path: missing, status: 404 });
  for (const [name, address] of [
    ['home', '/'],
    ['terms', '/terms-of-service'],
    ['privacy', '/privacy-policy'],
    ['not-found', missing],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await take(name);
  }
});

test('the shop’s own pages', { tag: '@both' }, async ({ page, shop }) => {
  const take = photographer(page, 21);
  const day = await shop.emptyDay();
  const { code } = await shop.customerBooked({ date: day, time: '09:00' });
  await writeToShop(shop.origin);
  const admin = adminOn(page);
  await page.goto('/admin');
  await expect(admin.heading('Admin Login')).toBeVisible();
  await take('admin-login');
  await admin.open();
  for (const [name, address] of [
    ['schedule-today', '/admin'],
    ['schedule-day', `/admin?day=${day}`],
    ['schedule-week', `/admin?day=${day}&view=week`],
    ['bookings', '/admin/bookings'],
    ['booking', `/admin/bookings/${code}`],
    ['new-booking', '/admin/new-booking'],
    ['customers', '/admin/customers'],
    ['messages', '/admin/messages'],
    ['reports', '/admin/reports'],
    ['settings', '/admin/settings'],
    ...settingsRooms.map((room) => [`settings-${room}`, `/admin/settings/${room}`] as const),
    ['outbox', '/admin/outbox'],
    ['audit', '/admin/audit'],
    ['check-in', '/admin/check-in'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('#main h1')).toBeVisible();
    await expect(page.locator('#main [aria-busy=true]')).toHaveCount(0);
    await take(name);
  }
  await page.goto('/admin/messages');
  await page.getByRole('list', { name: 'Messages' }).getByRole('link').first().click();
  await expect(page.getByRole('article')).toBeVisible();
  await take('message');
  await crewOn(page).open();
  await take('crew-day');
});
