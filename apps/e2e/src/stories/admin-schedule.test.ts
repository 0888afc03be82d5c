import type { Page } from '@playwright/test';
import { pressOn } from '../browser/keyboard';
import { expectPaper, showOnPaper } from '../browser/paper';
import { expectUsable } from '../browser/usable';
import { adminOn } from '../pages/admin';
import { boardOn } from '../pages/board';
import { wizardOn } from '../pages/wizard';
import { codeStart } from '../shop/code-pattern';
import { freeZip } from '../shop/sample-order';
import { expect, test } from '../story';

/** The region that the demo leaves free, and where the customers of the stories live. */
const crewOne = 'Clearwater and St. Petersburg crew 1';
const crewTwo = 'Clearwater and St. Petersburg crew 2';

async function openBoard(page: Page, query: string) {
  await adminOn(page).open(`/admin?region=clearwater&${query}`);
  const board = boardOn(page);
  await expect(board.board).toBeVisible();
  return board;
}

test('a job is dragged to another crew and start, and only Confirm moves it', async ({ page, shop }) => {
  const day = await shop.emptyDay();
  const { code } = await shop.customerBooked({ date: day, time: '09:00' });
  const board = await openBoard(page, `day=${day}`);
  await expectUsable(page, 'the board of a day');

  await board.drag(code, { hours: 2 });
  await expect(board.dialog).toContainText('11:00 AM');
  await expect(board.dialog.getByRole('checkbox', { name: 'Email the customer' })).toBeChecked();
  await expectUsable(page, 'a job about to be moved');
  await board.press('Go back');
  await expect(board.job(code, '9:00 AM')).toBeVisible();

  await board.drag(code, { hours: 2, crews: 1 });
  await expect(board.dialog).toContainText(crewTwo);
  await board.press(/^Move to /);
  await expect(adminOn(page).toast('Booking moved').first()).toBeVisible();
  await expect(board.job(code, '11:00 AM')).toBeVisible();
});

test('a click on a free slot begins a phone booking there, with its crew', async ({ page, shop }) => {
  const day = await shop.emptyDay();
  const board = await openBoard(page, `day=${day}`);
  // For the pointer alone: by keyboard, the crew's menu begins a booking on its day.
  await board.board.locator('a[href*="start=13%3A30"]').nth(1).click();
  await expect(page).toHaveURL(/\/admin\/new-booking$/);
  await expect(page.getByText('1:30 PM EST: enter a ZIP code')).toBeVisible();
  await page.reload();
  await page.getByRole('radio', { name: 'Sedan', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: /^Basic/ }).check({ force: true });
  await page.getByRole('textbox', { name: 'ZIP code' }).fill(freeZip);
  await expect(wizardOn(page).start('1:30 PM')).toBeChecked();
  await expect(page.getByLabel(/^Crew/).locator('option:checked')).toHaveText(crewTwo);

  await openBoard(page, `day=${day}`);
  await board.chooseFor(crewTwo, /^New booking/);
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(page.getByText('Enter a ZIP code and choose a package to see times.')).toBeVisible();
});

test('a drop on a taken time says why and puts the job back', async ({ page, shop }) => {
  const day = await shop.emptyDay();
  const { code } = await shop.customerBooked({ date: day, time: '09:00' });
  await shop.neighborTakes({ date: day, time: '09:00' });
  const board = await openBoard(page, `day=${day}`);
  await board.drag(code, { hours: 1, crews: 1 });
  await expect(adminOn(page).toast('The job wasn’t moved').first()).toBeVisible();
  await expect(page.getByText(new RegExp(`^${codeStart}.* at 9:00 AM is in the way\\.$`)).first()).toBeVisible();
  await expect(board.dialog).toHaveCount(0);
  await expect(board.job(code, '9:00 AM')).toBeVisible();
});

test('a place that somebody takes while it is confirmed is refused, and what was chosen stays', async ({
  page,
  shop,
  silence,
}) => {
  const day = await shop.emptyDay();
  const { code } = await shop.customerBooked({ date: day, time: '09:00' });
  silence.expectTrouble({ path: `/api/admin/bookings/${code}/move`, status: 409 });
  const board = await openBoard(page, `day=${day}`);
  await board.drag(code, { hours: 4.5 });
  const confirm = board.dialog.getByRole('button', { name: /^Move to / });
  await expect(confirm).toBeEnabled();
  await shop.neighborTakes({ date: day, time: '13:30' });
  await confirm.click();
  await expect(board.dialog.getByRole('alert')).toContainText('is in the way');
  await board.dialog.getByLabel('Crew').selectOption({ label: crewTwo });
  await board.press(/^Move to /);
  await expect(board.job(code, '1:30 PM')).toBeVisible();
});

/** A lifted job takes keys from the page's next timer on, which a person is never quicker than. */
async function expectInHand(page: Page, announced: RegExp): Promise<void> {
  await expect(page.getByText(announced)).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

test('a job is moved with the keyboard alone', async ({ page, shop }) => {
  const day = await shop.emptyDay();
  const { code } = await shop.customerBooked({ date: day, time: '09:00' });
  const board = await openBoard(page, `day=${day}`);
  const job = board.job(code);
  await pressOn(page, job, 'Space');
  await expectInHand(page, /^Picked up 9:00 AM/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/9:30 AM, .* crew 1: free\.$/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/9:30 AM, .* crew 2: free\.$/)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Put back.')).toBeAttached();
  await expect(job).toBeFocused();

  await page.keyboard.press('Space');
  await expectInHand(page, /^Picked up/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/9:30 AM, .*: free\.$/)).toBeAttached();
  await page.keyboard.press('Space');
  const confirm = board.dialog.getByRole('button', { name: /^Move to / });
  await expect(confirm).toBeEnabled();
  await pressOn(page, confirm, 'Enter');
  await expect(board.job(code, '9:30 AM')).toBeFocused();
});

test('a job is moved by its dialog, to a day that is not on the board', { tag: '@both' }, async ({ page, shop }) => {
  const day = await shop.emptyDay();
  const later = await shop.emptyDay();
  const { code } = await shop.customerBooked({ date: day, time: '09:00' });
  const board = await openBoard(page, `day=${day}`);
  await board.job(code).click();
  await expect(board.dialog.getByRole('link', { name: 'Open booking' })).toHaveAttribute(
    'href',
    `/admin/bookings/${code}`,
  );
  await expectUsable(page, 'a job of the board');
  await board.press('Move');
  await (await wizardOn(page).day(later)).click();
  await wizardOn(page).start('1:30 PM').check();
  await board.dialog.getByLabel('Crew').selectOption({ label: crewTwo });
  await expectUsable(page, 'a job about to be moved by its dialog');
  await board.press(/^Move to /);
  await expect(adminOn(page).toast('Booking moved').first()).toBeVisible();
  await expect(board.job(code)).toHaveCount(0);
  await page.getByLabel('Go to day').fill(later);
  await expect(board.job(code, '1:30 PM')).toBeVisible();
});

test('a break keeps jobs away, and is removed again', async ({ page, shop, silence }) => {
  const day = await shop.emptyDay();
  const { code } = await shop.customerBooked({ date: day, time: '09:00' });
  silence.expectTrouble({ path: '/api/admin/schedule/breaks', status: 409 });
  const board = await openBoard(page, `day=${day}`);
  await board.chooseFor(crewOne, 'Add a break');
  await board.press('Add the break');
  await expect(board.dialog.getByText('Please enter a reason.')).toBeVisible();
  await expect(board.dialog.getByLabel('Reason')).toBeFocused();
  await board.dialog.getByLabel('Reason').fill('Van service');
  await board.dialog.getByLabel('From').selectOption('10:00');
  await board.press('Add the break');
  await expect(board.dialog.getByRole('alert')).toContainText(code);
  await expectUsable(page, 'a break that is refused');
  await board.dialog.getByLabel('From').selectOption('12:00');
  await board.press('Add the break');
  await expect(board.break('Van service')).toBeVisible();

  await board.break('Van service').click();
  await expectUsable(page, 'a break about to be removed');
  await board.press('Remove the break');
  await expect(board.break('Van service')).toHaveCount(0);
});

test('after a storm a whole crew-day is cancelled with everything back, and moved', { tag: '@both' }, async ({
  page,
  shop,
}) => {
  const day = await shop.emptyDay();
  const first = await shop.customerBooked({ date: day, time: '09:00' });
  const second = await shop.customerBooked({ date: day, time: '13:00' });
  const board = await openBoard(page, `day=${day}`);
  await board.chooseFor(crewOne, /^Cancel or move/);
  await board.press('Cancel all');
  await expect(board.dialog.getByText('2 to cancel: $499.98 refunded to cards, in full.')).toBeVisible();
  await board.press('Move all where there is room');
  await board.dialog.getByLabel(`What to do with ${first.code}`).selectOption('cancel');
  await expect(board.dialog.getByText('1 to cancel: $249.99 refunded to cards, in full. 1 to move.')).toBeVisible();
  await board.press('Confirm');
  await expect(board.dialog.getByText('Please enter a reason.')).toBeVisible();
  await board.dialog.getByLabel('Reason').fill('Tropical storm');
  await expectUsable(page, 'a crew-day about to be settled');
  await board.press('Confirm');
  await expect(board.dialog.getByText(`${first.code} is cancelled, $249.99 refunded to the card.`)).toBeVisible();
  await expect(board.dialog.getByText(new RegExp(`^${second.code} is moved to .*1:00 PM, .*crew 2\\.$`))).toBeVisible();
  await expectUsable(page, 'a crew-day that is settled');
  await board.dialog.getByRole('contentinfo').or(board.dialog).getByRole('button', { name: 'Close' }).last().click();
  await expect(board.job(first.code)).toHaveCount(0);
  await expect(board.job(second.code, '1:00 PM')).toBeVisible();
});

test('the week, its regions and a crew’s paper have addresses of their own', { tag: '@both' }, async ({
  page,
  shop,
}) => {
  const day = await shop.emptyDay();
  const { code } = await shop.customerBooked({ date: day, time: '09:00' });
  const board = await openBoard(page, `day=${day}`);
  await page.getByRole('radio', { name: 'Week' }).click({ force: true });
  await expect(page).toHaveURL(/view=week/);
  await expect(board.job(code, '9:00 AM')).toBeVisible();
  await expectUsable(page, 'the board of a week');
  await page.getByLabel('Region').selectOption({ label: 'Naples and Fort Myers' });
  await expect(board.job(code)).toHaveCount(0);
  await page.goBack();
  await expect(board.job(code)).toBeVisible();
  await page.getByRole('radio', { name: 'Day' }).click({ force: true });
  await page.getByRole('link', { name: 'Next day' }).click();
  await expect(board.job(code)).toHaveCount(0);
  await page.getByRole('link', { name: 'Previous day' }).click();
  await expect(board.job(code)).toBeVisible();

  await board.chooseFor(crewOne, /^Print/);
  await expect(page).toHaveURL(/paper=clearwater-1/);
  await expect(page.getByRole('link', { name: '(727) 555-0142' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Map' })).toHaveAttribute('href', /Sample/);
  await expectUsable(page, 'a crew’s day on paper');
  await showOnPaper(page, true);
  for (const part of ['html', 'body', 'main']) {
    await expect(page.locator(part)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
  await showOnPaper(page, false);
  await expectPaper(page, {
    sheets: 1,
    words: [
      crewOne,
      '9:00 AM',
      code,
      'Sedan Basic',
      '(727) 555-0142',
      'Sample Street, Clearwater 33755',
      'Due on site',
    ],
    without: ['Print', 'Map', 'Back to the board', 'Reports'],
  });
  await page.getByRole('link', { name: 'Back to the board' }).click();
  await expect(board.job(code)).toBeVisible();
});

test('what somebody books meanwhile appears by itself', async ({ page, shop }) => {
  const day = await shop.emptyDay();
  const board = await openBoard(page, `day=${day}`);
  await expect(board.figures).toContainText('0 jobs');
  await shop.neighborTakes({ date: day, time: '13:00' });
  await expect(board.figures).toContainText('1 held, unpaid');
});

test('without the network the board says so and comes back', async ({ page, shop, silence }) => {
  silence.expectTrouble({ path: '/api/admin/schedule', status: 'failed' });
  silence.allowTrouble({ path: /^\/api\//, status: 'failed' });
  const day = await shop.emptyDay();
  const board = await openBoard(page, `day=${day}`);
  await page.route('**/api/admin/schedule?*', (route) => route.abort());
  await page.getByRole('link', { name: 'Next day' }).click();
  await expect(
    page.getByText('We couldn’t load the schedule.').or(page.getByText('Showing the last loaded data.')),
  ).toBeVisible();
  await page.unroute('**/api/admin/schedule?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(board.board).toBeVisible();
});
