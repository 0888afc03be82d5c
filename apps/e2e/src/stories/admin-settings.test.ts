import type { Page } from '@playwright/test';
import { pressOn, typeInto } from '../browser/keyboard';
import { expectUsable } from '../browser/usable';
import { adminOn } from '../pages/admin';
import { demoCrew } from '../pages/crew';
import { logInByToken } from '../pages/token-login';
import { mailedLink } from '../shop/mailed-link';
import { expect, test } from '../story';

const dialog = (page: Page) => page.getByRole('dialog');
/** The announcement says more than the toast itself. */
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openRoom(page: Page, name: 'Rules' | 'Crews' | 'Closures' | 'Staff') {
  const admin = adminOn(page);
  await admin.open(`/admin/settings/${name.toLowerCase()}`);
  await expect(admin.heading(name)).toBeVisible();
  return admin;
}

/** The names of staff that stories add: a worker's shop keeps them. */
let people = 0;
const newName = () => {
  people += 1;
  return `installer-${people}`;
};

/** "2026-12-24" as a weekday's whole name. */
function weekdayOf(date: string): string {
  return new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

test('the owner raises the late fee after a look at what that does, and puts it back', { tag: '@both' }, async ({
  page,
  shop,
}) => {
  await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  await openRoom(page, 'Rules');
  await expectUsable(page, 'the settings');
  const fee = page.getByLabel('Late-cancellation fee, percent of the total');

  await fee.fill('101');
  await button(page, 'Save changes').click();
  await expect(page.getByText('Late-cancellation fee must be at most 100 percent')).toBeVisible();
  await expect(fee).toBeFocused();
  await expectUsable(page, 'a rule that cannot be');

  await fee.fill('30');
  await expect(page.getByText('$134.99')).toBeVisible();
  await expect(page.getByText('$314.99')).toBeVisible();
  await button(page, 'Save changes').click();
  await expect(
    dialog(page).getByText(/keep \$134\.99 instead of \$112\.50\. \d+ upcoming bookings? keeps?/),
  ).toBeVisible();
  await expectUsable(page, 'what a change of the rules does');
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Settings saved')).toBeVisible();
  await expect(page.getByText(/^Saved .* by demo-admin$/)).toBeVisible();

  await page.reload();
  await expect(fee).toHaveValue('30');
  await fee.fill('25');
  await button(page, 'Save changes').click();
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Settings saved')).toBeVisible();
  await expect(page.getByText('$112.50')).toBeVisible();
});

test('who leaves with something unsaved is asked first', async ({ page }) => {
  const admin = await openRoom(page, 'Rules');
  const travel = page.getByLabel('Travel after each job, minutes');
  await travel.fill('45');
  await expect(page.getByText('is available again at 1:00 PM.')).toBeVisible();
  await admin.tab('Bookings').click();
  await expect(dialog(page).getByText('One change to the rules isn’t saved.')).toBeVisible();
  await expectUsable(page, 'the question before leaving');
  await dialog(page).getByRole('button', { name: 'Stay here' }).click();
  await expect(travel).toHaveValue('45');
  await admin.tab('Bookings').click();
  await dialog(page).getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(admin.heading('Bookings')).toBeVisible();
  await page.goBack();
  await expect(travel).toHaveValue('30');
});

test('two owners at once: the second looks again, and nothing typed is lost', async ({
  page,
  openAnotherBrowser,
  silence,
}) => {
  await openRoom(page, 'Rules');
  const other = await openAnotherBrowser();
  await openRoom(other, 'Rules');
  await other.getByLabel('Reminder, hours before the start').fill('30');
  await button(other, 'Save changes').click();
  await dialog(other).getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(other, 'Settings saved')).toBeVisible();

  silence.allowTrouble({ path: '/api/admin/settings', status: 409 });
  await page.getByLabel('Hold, minutes').fill('20');
  await button(page, 'Save changes').click();
  // The other's save may arrive on its own before the button is pressed.
  const tryAgain = dialog(page).getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 1_000 });
    await expect(dialog(page).getByText('New holds last 20 minutes')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Hold, minutes')).toHaveValue('20');
  await expect(page.getByLabel('Reminder, hours before the start')).toHaveValue('30');

  await button(page, 'Discard').click();
  await page.getByLabel('Reminder, hours before the start').fill('24');
  await button(page, 'Save changes').click();
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Settings saved')).toBeVisible();
});

test('a crew’s days: the jobs that do not fit any more are shown before anything is saved', async ({ page, shop }) => {
  const date = await shop.emptyDay();
  const { code } = await shop.customerBooked({ date, time: '09:00' });
  await openRoom(page, 'Crews');
  await button(page, 'Edit Clearwater and St. Petersburg crew 1').click();
  await expectUsable(page, 'a crew');
  await dialog(page).getByLabel(weekdayOf(date)).uncheck();
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog(page).getByText(/bookings? (isn’t|aren’t) changed/)).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: code })).toBeVisible();
  await expectUsable(page, 'jobs that do not fit any more');
  await dialog(page).getByRole('button', { name: 'Back' }).click();
  await dialog(page).getByLabel(weekdayOf(date)).check();
  await dialog(page).getByLabel('Members').fill('Lead installer and helper');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Clearwater and St. Petersburg crew 1 changed')).toBeVisible();
  await expect(page.getByText('Lead installer and helper')).toBeVisible();
});

test('a day is closed after a look at what stands on it, and opened again', { tag: '@both' }, async ({
  page,
  shop,
}) => {
  const date = await shop.emptyDay();
  const { code } = await shop.customerBooked({ date, time: '09:00' });
  await openRoom(page, 'Closures');
  await button(page, 'Add a closure').click();
  await dialog(page).getByRole('button', { name: 'Close these days' }).click();
  await expect(dialog(page).getByText('Please choose a day').first()).toBeVisible();
  await expectUsable(page, 'a closure without a day');
  await dialog(page).getByLabel('First day').fill(date);
  await dialog(page).getByLabel('Where').selectOption('Clearwater and St. Petersburg');
  await dialog(page).getByLabel('Reason').fill('Storm');
  await dialog(page).getByRole('button', { name: 'Close these days' }).click();
  await expect(dialog(page).getByRole('link', { name: code })).toBeVisible();
  await expectUsable(page, 'bookings on a day that is to be closed');
  await button(page, 'Close this day anyway').click();
  // The demo has another closure.
  const closure = page.getByRole('listitem').filter({ hasText: 'Storm' });
  await expect(closure).toBeVisible();

  await closure.getByRole('button', { name: /^Reopen/ }).click();
  await expect(dialog(page).getByText('customers can book again right away')).toBeVisible();
  await button(page, 'Reopen').click();
  await expect(closure).toBeHidden();
});

test('somebody new gets a password that is shown once, comes in with it, and is shut out', async ({
  page,
  openAnotherBrowser,
  silence,
}) => {
  const username = newName();
  await openRoom(page, 'Staff');
  await button(page, 'Add a person').click();
  await expectUsable(page, 'a new person');
  await dialog(page).getByLabel('Username').fill(username);
  await dialog(page).getByLabel('Region', { exact: true }).selectOption('Tampa Bay');
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  const password = (await dialog(page).locator('dd').last().textContent()) ?? '';
  expect(password).toMatch(/^\w{5}-\w{5}-\w{5}$/);
  await expectUsable(page, 'a password that is shown once');
  await button(page, 'Done').click();
  await expect(page.getByText(password)).toBeHidden();

  const theirs = await openAnotherBrowser();
  await theirs.goto('/crew');
  await theirs.getByLabel('Username').fill(username);
  await theirs.getByLabel('Password', { exact: true }).fill(password);
  await theirs.getByRole('button', { name: 'Login' }).click();
  await expect(toast(theirs, 'Login successful')).toBeVisible();

  await button(page, `Edit ${username}`).click();
  await dialog(page).getByLabel('Can log in').uncheck();
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, `${username} changed`)).toBeVisible();
  await expect(page.getByText('Can’t log in').first()).toBeVisible();

  silence.expectTrouble({ path: /^\/api\//, status: 401 });
  await theirs.reload();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Crew Login' })).toBeVisible();
});

test('somebody with an address chooses a password by the link in the mail', async ({
  page,
  shop,
  openAnotherBrowser,
}) => {
  const username = newName();
  const email = `${username}@tintforge.example`;
  await openRoom(page, 'Staff');
  await button(page, 'Add a person').click();
  await dialog(page).getByLabel('Username').fill(username);
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page).getByText('Everything').click();
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, `We’re emailing a link to ${email}.`)).toBeVisible();

  const theirs = await openAnotherBrowser();
  await theirs.goto(await mailedLink(shop.origin, { to: email, path: '/reset-password' }));
  await theirs.getByLabel('New password', { exact: true }).fill('seven panes of glass');
  await theirs.getByRole('button', { name: 'Update Password' }).click();
  await expect(theirs).toHaveURL(/\/login$/);
  await theirs.goto('/admin/settings/staff');
  await theirs.getByLabel('Username').fill(username);
  await theirs.getByLabel('Password', { exact: true }).fill('seven panes of glass');
  await theirs.getByRole('button', { name: 'Login' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  await button(theirs, `Edit ${username}`).click();
  await expect(theirs.getByText('Only another administrator can change your role and access.')).toBeVisible();
});

test('all of it works with the keyboard alone', async ({ page }) => {
  await openRoom(page, 'Rules');
  const hold = page.getByLabel('Hold, minutes');
  await hold.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('25');
  await pressOn(page, button(page, 'Save changes'), 'Enter');
  await expect(dialog(page).getByText('New holds last 25 minutes')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Save changes')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(hold).toHaveValue('15');

  await pressOn(page, page.getByRole('link', { name: 'Closures' }), 'Enter');
  await button(page, 'Add a closure').focus();
  await page.keyboard.press('Enter');
  await typeInto(page, dialog(page).getByLabel('Reason'), 'Holiday');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Add a closure')).toBeFocused();
});

test('crews have no business here: they are sent to their own page', async ({ page }) => {
  await logInByToken(page, demoCrew);
  await page.goto('/admin/settings');
  await expect(page.getByText('You’re logged in as demo-crew')).toBeVisible();
  await expect(page.getByText('Late-cancellation fee')).toBeHidden();
});
