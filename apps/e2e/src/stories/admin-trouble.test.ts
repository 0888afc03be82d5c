import type { Page } from '@playwright/test';
import { failOnce } from '../browser/fail-once';
import { failAtGateway } from '../browser/failing-gateway';
import { loseAnswer } from '../browser/lost-answers';
import { adminOn, liveSign } from '../pages/admin';
import { boardOn } from '../pages/board';
import { fillCall } from '../pages/call-form';
import { crewOn } from '../pages/crew';
import { staffBookingOn } from '../pages/staff-booking';
import { codeStart } from '../shop/code-pattern';
import { bookCrewJob, minutesUntil } from '../shop/job-today';
import { customer } from '../shop/sample-order';
import { expect, test } from '../story';

const bookings = '/api/admin/bookings';
const unknown = 'We couldn’t reach the server, so we don’t know whether that was saved. Try again.';
const book = 'Book, $249.99 due on site';

async function takeCall(page: Page, start: { date: string; time: string }): Promise<void> {
  await adminOn(page).open('/admin/new-booking');
  await fillCall(page, start);
  await page.getByRole('radio', { name: /^On site/ }).check();
}

async function isBooked(page: Page): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${codeStart}`));
  await staffBookingOn(page).status('Scheduled');
}

test('a board that cannot be loaded says so, and comes when it is asked for again', async ({ page, shop, silence }) => {
  silence.expectTrouble({ path: '/api/admin/schedule', status: 'failed' });
  const { code } = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  const admin = adminOn(page);
  await admin.open('/admin/customers');
  await page.route('**/api/admin/schedule?*', (route) => route.abort('failed'));
  await admin.tab('Schedule').click();
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t load the schedule.' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(boardOn(page).board).toBeVisible();
  expect(code).toMatch(new RegExp(codeStart));
});

test('a board whose network is lost stays, and is live again by itself', { tag: '@both' }, async ({
  page,
  context,
  shop,
  silence,
}) => {
  silence.allowTrouble({ path: /^\/api\//, status: 'failed' });
  const day = await shop.emptyDay();
  const { code } = await shop.customerBooked({ date: day, time: '09:00' });
  await adminOn(page).open(`/admin?region=clearwater&day=${day}`);
  const board = boardOn(page);
  await expect(board.job(code)).toBeVisible();
  await context.setOffline(true);
  await expect(liveSign(page, 'Offline')).toBeVisible();
  await expect(board.job(code)).toBeVisible();
  await board.job(code).click();
  await expect(board.dialog).toContainText(customer.name);
  await page.keyboard.press('Escape');
  const other = await shop.customerBooked({ date: day, time: '13:00' });
  await context.setOffline(false);
  await expect(liveSign(page, 'Live')).toBeVisible();
  await expect(board.job(other.code)).toBeVisible();
});

test('a check-in whose network fails is said to be unknown, and made again is made once', { tag: '@both' }, async ({
  page,
  shop,
  silence,
  letMinutesPass,
}) => {
  const job = await bookCrewJob(shop);
  const path = `${bookings}/${job.code}/start`;
  silence.expectTrouble({ path, status: 'failed' });
  silence.expectTrouble({ path, status: 503 });
  await letMinutesPass(await minutesUntil(shop, job.startsAt, { before: 5 }));
  const crew = crewOn(page);
  await crew.open();
  await crew.show(job.code);
  await failOnce(page, `**${path}`);
  await crew.button('Check in').click();
  await expect(page.getByRole('alert').filter({ hasText: unknown })).toBeVisible();
  await failAtGateway(page, { method: 'POST', path });
  await crew.button('Check in').click();
  await expect(page.getByRole('alert').filter({ hasText: unknown })).toBeVisible();
  await crew.button('Check in').click();
  await expect(crew.button('Complete')).toBeVisible();
});

test('a check-in whose answer got lost shows as made', async ({ page, shop, letMinutesPass }) => {
  const job = await bookCrewJob(shop);
  await letMinutesPass(await minutesUntil(shop, job.startsAt, { before: 5 }));
  const crew = crewOn(page);
  await crew.open();
  await crew.show(job.code);
  await loseAnswer(page, '/start', 'fails');
  await crew.button('Check in').click();
  await expect(crew.button('Complete')).toBeVisible();
  await expect(crew.button('Check in')).toHaveCount(0);
});

test('a note that could not be saved stays, through a reload too, and is added once', { tag: '@both' }, async ({
  page,
  shop,
  silence,
}) => {
  const { code } = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  const path = `${bookings}/${code}/notes`;
  silence.expectTrouble({ path, status: 503 });
  const desk = staffBookingOn(page);
  await desk.open(code);
  await failAtGateway(page, { method: 'POST', path });
  const note = page.getByLabel('Add a note for the shop');
  await note.fill('Gate code 4411');
  await desk.button('Add').click();
  await expect(desk.history).toContainText(unknown);
  await page.reload();
  await expect(note).toHaveValue('Gate code 4411');
  await desk.button('Add').click();
  await expect(adminOn(page).toast('Note added').first()).toBeVisible();
  await expect(note).toHaveValue('');
  await expect(desk.history.getByText('Gate code 4411')).toHaveCount(1);
});

test('a refund that a gateway has failed is not made twice', async ({ page, shop }) => {
  const { code } = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  const desk = staffBookingOn(page);
  await desk.open(code);
  await loseAnswer(page, '/refund', 'fails at a gateway');
  await desk.press('Refund');
  await desk.dialog.getByLabel('Amount').fill('20');
  await desk.dialog.getByLabel(/^Reason/).fill('A scratched door');
  await desk.dialog.getByRole('button', { name: 'Refund $20.00' }).click();
  // The booking has changed: the dialog names the refund, and starts again instead of offering a second one.
  await expect(desk.dialog.getByRole('button', { name: 'Start again' })).toBeVisible();
  await expect(desk.dialog.getByRole('button', { name: /^Refund/ })).toHaveCount(0);
  await page.reload();
  await expect(desk.dialog.getByLabel('Amount')).toHaveValue('');
});

test('a booking by phone on a network that fails keeps the call, and is made once', { tag: '@both' }, async ({
  page,
  shop,
  silence,
}) => {
  silence.expectTrouble({ path: bookings, status: 'failed' });
  const start = { date: await shop.emptyDay(), time: '10:00 AM' };
  await takeCall(page, start);
  await failOnce(page, `**${bookings}`);
  await page.getByRole('button', { name: book }).click();
  await expect(page.getByRole('alert').filter({ hasText: unknown })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue(customer.name);
  await expect(page.getByLabel('Street')).toHaveValue(customer.street);
  await page.getByRole('button', { name: book }).click();
  await isBooked(page);
});

for (const way of ['fails', 'fails at a gateway'] as const) {
  test(`a booking by phone whose answer ${way} takes one crew`, async ({ page, shop }) => {
    const date = await shop.emptyDay();
    await takeCall(page, { date, time: '10:00 AM' });
    await loseAnswer(page, bookings, way);
    await page.getByRole('button', { name: book }).click();
    await expect(page.getByRole('alert').filter({ hasText: unknown })).toBeVisible();
    await page.getByRole('button', { name: book }).click();
    await isBooked(page);
    // One crew is still free: a second booking would have taken it.
    await shop.neighborTakes({ date, time: '10:00' });
  });
}
