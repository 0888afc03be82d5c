import type { Page } from '@playwright/test';
import { showOnPaper } from '../browser/paper';
import { expectUsable } from '../browser/usable';
import { everyWidth, expectToFitAt } from '../browser/widths';
import { adminOn } from '../pages/admin';
import { fillCall } from '../pages/call-form';
import { cardFormOn, cards } from '../pages/card-form';
import { managedBookingOn } from '../pages/managed-booking';
import { staffBookingOn } from '../pages/staff-booking';
import { codeStart } from '../shop/code-pattern';
import { shopDate } from '../shop/dates';
import { mailedLink } from '../shop/mailed-link';
import { freeZip } from '../shop/sample-order';
import { expect, test } from '../story';

async function takeCall(page: Page, start: { date: string; time: string }): Promise<void> {
  await adminOn(page).open('/admin/new-booking');
  await fillCall(page, start);
}

async function bookedCode(page: Page): Promise<string> {
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${codeStart}`));
  return page.url().split('/').at(-1) ?? '';
}

test('a call becomes a booking that its customer pays by the mailed link', { tag: '@both' }, async ({
  page,
  shop,
  openAnotherBrowser,
  silence,
}) => {
  silence.expectTrouble({ path: /^\/_stripe\/v1\/payment_intents\/\w+\/confirm$/, status: 402 });
  const email = `phone${(await shop.now()) % 1_000_000}@tintforge.example`;
  await takeCall(page, { date: await shop.emptyDay(), time: '10:00 AM' });
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole('radio', { name: /^Payment link/ }).check();
  await expectUsable(page, 'the form for a call');
  await page.getByRole('button', { name: 'Hold and email a link for $249.99' }).click();
  const code = await bookedCode(page);
  const desk = staffBookingOn(page);
  await desk.status('Waiting for payment');
  await expect(desk.history).toContainText('Booked by phone');

  const link = await mailedLink(shop.origin, { to: email, path: `/booking-verification/${code}` });
  const theirs = await openAnotherBrowser();
  await theirs.goto(link);
  await expect(theirs.getByRole('definition').filter({ hasText: '2024 Not specified (Sedan)' })).toBeVisible();
  await expectUsable(theirs, 'a booking that is to be paid by a link');
  await theirs.getByRole('button', { name: 'Pay $249.99 now' }).click();
  const form = cardFormOn(theirs);
  await form.isReady();
  await expect(theirs.getByRole('group', { name: 'Card details' }).getByLabel('ZIP code')).toHaveValue(freeZip);
  await expectUsable(theirs, 'the card form behind a link');
  await form.pay(cards.declined);
  await expect(theirs.getByRole('alert').filter({ hasText: 'declined' })).toBeVisible();
  await form.pay(cards.paying);
  const pass = theirs.getByRole('dialog', { name: 'Booking Confirmation' });
  await expect(pass).toContainText(code);
  await pass.getByRole('button', { name: 'Done' }).click();
  await managedBookingOn(theirs).status('Confirmed');
  await expect(theirs.getByRole('button', { name: 'Pay $249.99 now' })).toHaveCount(0);

  await page.reload();
  await desk.status('Confirmed');
  await expect(desk.money).toContainText('paid by card');
});

test('a link is good until the hold ends, and then nothing is charged', async ({
  page,
  shop,
  openAnotherBrowser,
  letMinutesPass,
  silence,
}) => {
  // The desk's own login is renewed on the way.
  silence.allowTrouble({ path: /^\/api\/admin\//, status: 401 });
  const email = `late${(await shop.now()) % 1_000_000}@tintforge.example`;
  await takeCall(page, { date: await shop.emptyDay(), time: '10:00 AM' });
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole('radio', { name: /^Payment link/ }).check();
  await page.getByLabel('Held for').selectOption('1 hour');
  await page.getByRole('button', { name: /^Hold and email/ }).click();
  const code = await bookedCode(page);
  const link = await mailedLink(shop.origin, { to: email, path: `/booking-verification/${code}` });
  const theirs = await openAnotherBrowser();
  await theirs.goto(link);
  await expect(theirs.getByRole('button', { name: 'Pay $249.99 now' })).toBeVisible();
  await letMinutesPass(61);
  await theirs.getByRole('button', { name: 'Pay $249.99 now' }).click();
  await expect(theirs.getByRole('heading', { name: 'Your time ran out and nothing was charged' })).toBeVisible();
  await expectUsable(theirs, 'a link whose hold has ended');
});

test('a caller without email pays at the car, today, for a reason', async ({ page, shop, browsers }) => {
  // Nine in the morning of a working day: customers book no sooner than the next one here.
  const today = shopDate(await shop.now());
  const isSunday = new Date(`${today}T00:00:00Z`).getUTCDay() === 0;
  if (isSunday) await browsers.setClocks(await shop.passMinutes(24 * 60));
  await takeCall(page, { date: shopDate(await shop.now()), time: '3:00 PM' });
  await page.getByRole('button', { name: 'Book, $249.99 due on site' }).click();
  await expect(page.getByText('Enter a reason', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.getByLabel('Reason').fill('A crew is around the corner');
  await page.getByRole('button', { name: 'Book, $249.99 due on site' }).click();
  await bookedCode(page);
  const desk = staffBookingOn(page);
  await desk.status('Scheduled');
  await expect(desk.history).toContainText('A crew is around the corner');
  await expect(desk.job).toContainText('no email');
  await expect(desk.button('Check in')).toBeVisible();
});

test('the form says in its fields what is missing, and leads to the first', async ({ page }) => {
  await adminOn(page).open('/admin/new-booking');
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText('Choose a vehicle type')).toBeVisible();
  await expect(page.getByText('Enter a ZIP code with five digits')).toBeVisible();
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Sedan', exact: true })).toBeFocused();
  await expectUsable(page, 'a form that lacks much');
  await page.keyboard.press('Space');
  await expect(page.getByText('Choose a vehicle type')).toHaveCount(0);
});

test('a caller’s second car is booked along, at the same time by two crews', async ({ page, shop }) => {
  await takeCall(page, { date: await shop.emptyDay(), time: '10:00 AM' });
  await page.getByRole('button', { name: 'Add another car at this address' }).click();
  const second = page.getByRole('region', { name: 'Car 2', exact: true });
  await expect(second.getByRole('radio', { name: 'Sedan', exact: true })).toBeFocused();
  await second.getByRole('radio', { name: 'SUV', exact: true }).check({ force: true });
  await second.getByLabel('Year').selectOption('2022');
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText('Choose a package')).toBeVisible();
  await expectUsable(page, 'a call about two cars, with an error');
  const order = page.getByRole('region', { name: 'Order for car 2' });
  await order.getByRole('radio', { name: /^Basic/ }).check({ force: true });
  await page.getByRole('radio', { name: /^At the same time/ }).check({ force: true });
  await expectUsable(page, 'a call about two cars');
  await expectToFitAt(page, { widths: everyWidth, what: 'a call about two cars' });
  await page.getByRole('button', { name: /^Book, / }).click();
  const code = await bookedCode(page);
  await expect(page.getByRole('list', { name: 'Cars' }).getByRole('listitem')).toHaveCount(2);
  await expectUsable(page, 'a booking of two cars in the office');
  await expectToFitAt(page, { widths: everyWidth, what: 'a booking of two cars in the office' });
  await showOnPaper(page, true);
  await expect(page.getByRole('article').getByRole('button'), 'nothing to press on paper').toHaveCount(0);
  await showOnPaper(page, false);
  await page.goto(`/admin/check-in?code=${code}`);
  const crews = page.getByRole('radiogroup', { name: 'Crew' });
  await expect(crews.getByRole('radio')).toHaveCount(2);
  await crews.getByRole('radio', { name: /SUV/ }).check({ force: true });
  await expect(page).toHaveURL(/visit=2/);
  await expect(page.getByText('visit 2 of 2')).toBeVisible();
  await page.reload();
  await expect(crews.getByRole('radio', { name: /SUV/ })).toBeChecked();
  await expectUsable(page, 'the job of the second crew');
  await expectToFitAt(page, { widths: everyWidth, what: 'the job of the second crew' });
});
