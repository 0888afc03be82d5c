import type { Locator, Page } from '@playwright/test';
import { drawPhoto } from '../browser/draw-photo';
import { expectPaper } from '../browser/paper';
import { expectUsable } from '../browser/usable';
import { adminOn } from '../pages/admin';
import { cardFormOn, cards } from '../pages/card-form';
import { managedBookingOn } from '../pages/managed-booking';
import { sendVersion } from '../pages/quote-editor';
import { staffBookingOn } from '../pages/staff-booking';
import { requestQuote, twelveVans } from '../shop/quote-request';
import { customer } from '../shop/sample-order';
import type { Shop } from '../shop/shop';
import { expect, test } from '../story';

const box = (page: Page | Locator, name: string) => page.getByRole('textbox', { name, exact: true });

/** A session does not outlive days: the office logs in again. */
async function logOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => window.localStorage.clear());
}

/** Minutes from now until a visit begins. */
async function minutesUntilVisit(shop: Shop, { date, time }: { date: string; time: string }): Promise<number> {
  const zone = date >= '2027-03-14' ? '-04:00' : '-05:00';
  return (Date.parse(`${date}T${time}:00${zone}`) - (await shop.now())) / 60_000;
}

/** The office schedules as many visits as it is asked for, on the first days that fit. Returns their days and starts. */
async function schedule(page: Page, code: string, count: number): Promise<{ date: string; time: string }[]> {
  const desk = staffBookingOn(page);
  await desk.open(code);
  await desk.press('Schedule visits');
  for (let added = 1; added < count; added += 1) await desk.dialog.getByRole('button', { name: 'Add a visit' }).click();
  await desk.dialog.getByRole('button', { name: 'Find dates' }).click();
  const dates = desk.dialog.getByLabel('Date');
  await expect(dates.nth(count - 1)).not.toHaveValue('');
  await expectUsable(page, 'the visits of a quote’s job about to be saved');
  const visits: { date: string; time: string }[] = [];
  for (let index = 0; index < count; index += 1) {
    const time = await desk.dialog.getByLabel('Start time').nth(index).inputValue();
    visits.push({ date: await dates.nth(index).inputValue(), time });
  }
  await desk.confirm('Save visits');
  await expect(desk.history).toContainText('Visits scheduled');
  return visits;
}

/** Requests a quote for a home in the form. Returns its code. */
async function requestForHome(page: Page): Promise<string> {
  const answer = (question: string, name: string) =>
    page.getByRole('radiogroup', { name: question, exact: true }).getByRole('radio', { name, exact: true });
  await page.goto('/quote?kind=residential');
  await box(page, 'Room').fill('Living room');
  await box(page, 'How many').fill('4');
  await box(page, 'Width, inches').fill('36');
  await box(page, 'Height, inches').fill('60');
  await page.getByLabel('Faces').selectOption('west');
  await page.getByRole('checkbox', { name: 'Less heat' }).check();
  await answer('Glass', 'Double pane').check();
  await answer('Is there old film on it?', 'No').check();
  await answer('How do we get to the highest window?', 'With a ladder').check();
  await answer('Kind of home', 'House').check();
  await answer('Is there a homeowners association?', 'Not sure').check();
  await box(page, 'Full name').fill(customer.name);
  await box(page, 'Email').fill(customer.email);
  await box(page, 'Phone').fill(customer.phone);
  await box(page, 'ZIP code of the place').fill('33602');
  await box(page, 'City').fill('Tampa');
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(page.getByRole('heading', { name: 'We got it.' })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('a home goes from photos to a receipt', {
  tag: '@both',
}, async ({ page, shop, silence, letMinutesPass, openAnotherBrowser }) => {
  test.slow();
  silence.allowTrouble({ path: /^\/api\//, status: 401 });
  const code = await requestForHome(page);
  await page
    .locator('input[type="file"]')
    .setInputFiles([await drawPhoto(page, { name: 'window.jpg', color: '#357' })]);
  await expect(page.getByText('Photo sent')).toBeVisible();

  const office = await openAnotherBrowser();
  await sendVersion(office, { code, prices: ['10'], total: '$600.00' });

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your quote for 4 windows' })).toBeVisible();
  await expect(page.getByText('No sales tax is added; we pay it on the film').first()).toBeVisible();
  await page.getByRole('button', { name: 'Review and accept' }).first().click();
  await box(page, 'Full name').fill(customer.name);
  await box(page, 'Street').fill('12 Sample Street');
  await page.getByLabel(/^Day 1/).fill('2026-12-15');
  await page.getByRole('button', { name: 'Accept and pay the $150.00 deposit' }).click();
  await page.getByRole('button', { name: 'Pay the $150.00 deposit' }).click();
  const card = cardFormOn(page);
  await card.isReady();
  await card.pay(cards.paying);
  await expect(page.getByText('Your deposit is paid.')).toBeVisible();
  await page.getByRole('link', { name: 'View your booking' }).click();
  const managed = managedBookingOn(page);
  await expect(page.getByText('Date to be set').first()).toBeVisible();
  await expectUsable(page, 'a quote’s booking without a date');
  const tracking = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const invoice = await managed.openSheet('Invoice');
  await expect(invoice).toContainText('$450.00');
  await expectUsable(page, 'the invoice of a home');
  const screenOnly = ['Print', 'Back to the booking', 'Skip to content'];
  await expectPaper(page, {
    sheets: 1,
    words: [`Invoice ${tracking}`, customer.name, 'Living room', '$600.00', 'Balance due $450.00'],
    without: screenOnly,
  });
  await page.goBack();

  const desk = staffBookingOn(office);
  await desk.open(tracking);
  await desk.press('Schedule visits');
  await expect(desk.dialog.getByText('The customer prefers Tue, Dec 15.')).toBeVisible();
  await desk.dialog.getByRole('button', { name: 'Close' }).first().click();
  await schedule(office, tracking, 1);
  await desk.press('Schedule visits');
  await desk.dialog.getByRole('button', { name: 'Remove visit 1' }).click();
  await expect(desk.dialog.getByRole('button', { name: 'Add a visit' })).toBeFocused();
  await expectUsable(office, 'the visits of a quote’s job about to be given up');
  await desk.confirm('Give up the visit');
  await expect(desk.history).toContainText('Visits given up');
  const [visit = { date: '', time: '' }] = await schedule(office, tracking, 1);

  await letMinutesPass(await minutesUntilVisit(shop, visit));
  await logOut(office);
  await desk.open(tracking);
  await desk.press('Check in');
  await desk.confirm('Check in');
  await page.reload();
  await managed.press('Pay the balance $450.00');
  await card.isReady();
  await card.pay(cards.paying);
  await expect(managed.toast('We received $450.00')).toBeVisible();
  await office.reload();
  await desk.press('Complete');
  await desk.confirm('Complete the job');
  await desk.status('Completed');

  await page.reload();
  const receipt = await managed.openSheet('Receipt');
  await expect(receipt).toContainText('Balance due$0.00');
  await expectPaper(page, {
    sheets: 1,
    words: [`Receipt ${tracking}`, 'Living room', '$600.00', 'Balance due $0.00'],
    without: screenOnly,
  });
});

test('a quote is declined, opened again, runs out and is renewed', async ({
  page,
  silence,
  letMinutesPass,
  openAnotherBrowser,
  shop,
}) => {
  test.slow();
  silence.allowTrouble({ path: /^\/api\//, status: 401 });
  const { code, link } = await requestQuote(shop.origin);
  const office = await openAnotherBrowser();
  await sendVersion(office, { code, prices: ['10', '10'], total: '$800.00' });
  await page.goto(link);
  await page.getByRole('button', { name: 'No thanks' }).click();
  await page.getByRole('radio', { name: 'The price', exact: true }).check();
  await page.getByRole('button', { name: 'Decline it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You declined this quote.' })).toBeVisible();

  await adminOn(office).open(`/admin/quotes?quote=${code}`);
  await expect(office.getByRole('link', { name: /^Closed/ })).toHaveAttribute('aria-current', /.+/);
  await expect(office.getByText('The customer declined it')).toBeVisible();
  await office.getByRole('button', { name: 'Reopen' }).click();
  await expect(office.getByText('Reopened', { exact: true }).first()).toBeVisible();
  await sendVersion(office, { code, prices: ['9', '9'], total: '$720.00' });

  await letMinutesPass(32 * 24 * 60);
  await page.reload();
  await expect(page.getByText(/^This price was good through /)).toBeVisible();
  await page.getByRole('button', { name: 'Get an updated price' }).click();
  await expect(page.getByText('We’re working on an updated price, usually within one business day.')).toBeVisible();
  await expectUsable(page, 'a quote that is being renewed');

  await logOut(office);
  await adminOn(office).open(`/admin/quotes?quote=${code}`);
  await office.getByRole('button', { name: 'Extend' }).click();
  await office.getByRole('button', { name: 'Send it again' }).click();
  await expect(office.getByText('Version 3: $720.00')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Review and accept' }).first().click();
  await box(page, 'Full name').fill(customer.name);
  await box(page, 'Street').fill('12 Sample Street');
  await page.getByRole('button', { name: 'Accept and pay the $180.00 deposit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your quote is accepted.' })).toBeVisible();
});

test('a fleet of twelve vans is done over three days', async ({
  page,
  silence,
  letMinutesPass,
  openAnotherBrowser,
  shop,
}) => {
  test.slow();
  silence.allowTrouble({ path: /^\/api\//, status: 401 });
  const { code, link } = await requestQuote(shop.origin, twelveVans);
  const office = await openAnotherBrowser();
  await sendVersion(office, { code, prices: ['250'], total: '$3,000.00' });
  await page.goto(link);
  await expect(page.getByText('Florida sales tax included').first()).toBeVisible();
  await page.getByRole('button', { name: 'Review and accept' }).first().click();
  await box(page, 'Full name').fill(customer.name);
  await box(page, 'Street').fill('12 Sample Street');
  await page.getByRole('button', { name: 'Accept and pay the $750.00 deposit' }).click();
  await page.getByRole('button', { name: 'Pay the $750.00 deposit' }).click();
  const card = cardFormOn(page);
  await card.isReady();
  await card.pay(cards.paying);
  await page.getByRole('link', { name: 'View your booking' }).click();
  await expect(page.getByText('Date to be set').first()).toBeVisible();
  const tracking = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const visits = await schedule(office, tracking, 3);
  expect(new Set(visits.map(({ date }) => date)).size).toBe(3);
  await office.goto('/admin/bookings');
  await expect(office.getByRole('row', { name: tracking })).toContainText('3 visits');
  const desk = staffBookingOn(office);
  for (const [index, visit] of visits.entries()) {
    await letMinutesPass(Math.max(0, await minutesUntilVisit(shop, visit)));
    await logOut(office);
    await desk.open(tracking);
    await desk.press('Check in');
    await desk.confirm('Check in');
    await desk.press('Complete');
    await desk.confirm(index === visits.length - 1 ? 'Complete the job' : 'Done for today');
  }
  await desk.status('Completed');
  await desk.press('Record payment');
  await desk.confirm(/^Record/);
  await page.reload();
  const receipt = await managedBookingOn(page).openSheet('Receipt');
  await expect(receipt.getByText(/^3\. /)).toBeVisible();
  await expect(receipt).toContainText('Balance due$0.00');
  await expectUsable(page, 'the receipt of a fleet');
});
