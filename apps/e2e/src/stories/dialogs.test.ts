import type { Locator, Page } from '@playwright/test';
import { allArrived } from '../browser/all-arrived';
import { accountOn } from '../pages/account';
import { adminOn } from '../pages/admin';
import { crewOn } from '../pages/crew';
import { managedBookingOn } from '../pages/managed-booking';
import { staffBookingOn } from '../pages/staff-booking';
import { windowsOn } from '../pages/windows';
import { holdStart } from '../shop/hold-start';
import { holdCrewJob, minutesUntil } from '../shop/job-today';
import { openAccount } from '../shop/new-account';
import { expect, test } from '../story';

/** Enter on the button opens a question whose safe choice has the focus; Enter held changes nothing, and again closes it. */
async function expectNothingByEnter(page: Page, { opener, safe }: { opener: Locator; safe: string }): Promise<void> {
  const dialog = page.getByRole('dialog');
  await opener.focus();
  await page.keyboard.down('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: safe, exact: true })).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

test('a customer who presses Enter twice cancels, moves and deletes nothing', async ({ page, shop }) => {
  const managed = managedBookingOn(page);
  const booking = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  await managed.open(booking);
  await allArrived(page);
  await expectNothingByEnter(page, { opener: managed.button('Cancel'), safe: 'Keep my booking' });
  await expectNothingByEnter(page, { opener: managed.button('Reschedule'), safe: 'Keep the time I have' });
  await managed.status('Confirmed');

  const account = accountOn(page);
  await account.logIn(await openAccount(shop.origin));
  await account.tab('Profile');
  const remove = page.getByRole('button', { name: 'Delete my account' });
  await expectNothingByEnter(page, { opener: remove, safe: 'Keep my account' });
});

test('a dialog that is higher than the screen opens at its top, with the focus in sight', async ({ page, shop }) => {
  const managed = managedBookingOn(page);
  await managed.open(await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' }));
  await page.setViewportSize({ width: 390, height: 500 });
  for (const task of ['Reschedule', 'Cancel']) {
    await managed.button(task).press('Enter');
    await expect(managed.dialog).toBeVisible();
    expect(await managed.dialog.evaluate((dialog) => dialog.scrollTop), task).toBe(0);
    await expect(managed.dialog.locator(':focus').or(page.locator('dialog:focus'))).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(managed.dialog).toBeHidden();
  }
});

test('a crew that presses Enter twice tells nobody, takes no money and completes nothing', async ({
  page,
  shop,
  silence,
  letMinutesPass,
}) => {
  // A login does not outlive days.
  silence.allowTrouble({ path: /^\/api\//, status: 401 });
  const held = await holdCrewJob(shop);
  await staffBookingOn(page).keep(held.code);
  await letMinutesPass(await minutesUntil(shop, held.startsAt, { before: 40 }));
  const crew = crewOn(page);
  await crew.open();
  await crew.show(held.code);
  await expectNothingByEnter(page, { opener: crew.button('On my way'), safe: 'Cancel' });
  await crew.button('Check in').click();
  await expectNothingByEnter(page, { opener: crew.button('Collect $249.99'), safe: 'Go back' });
  await expectNothingByEnter(page, { opener: crew.button('Complete'), safe: 'Not yet' });

  // With film that is not legal the question is longer than a phone.
  await windowsOn(page).record('Front side windows', { glass: '73', shade: 'Hybrid 20', lot: '2611-1', filmed: '12' });
  await page.setViewportSize({ width: 320, height: 568 });
  await crew.button('Complete').press('Enter');
  await expect(page.getByText('One window isn’t allowed')).toBeVisible();
  await expect(page.locator('dialog:focus-within, dialog:focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose which applies to this car')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Done today' })).toBeHidden();
});

test('staff who press Enter twice move no money and end nothing', async ({ page, shop }) => {
  const desk = staffBookingOn(page);
  const { code } = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  await desk.open(code);
  for (const task of ['Refund', 'Cancel']) {
    await expectNothingByEnter(page, { opener: desk.button(task), safe: 'Go back' });
  }
  // The safe choice of a dialog that is higher than the screen is below the fold: the dialog itself has the focus.
  await desk.button('Move').press('Enter');
  await expect(page.locator('dialog:focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog:focus')).toBeVisible();
  await page.keyboard.press('Escape');
  const held = await holdStart(shop, { date: await shop.emptyDay(), time: '09:00' });
  await page.goto(`/admin/bookings/${held.code}`);
  for (const task of ['Confirm without payment', 'Cancel']) {
    await expectNothingByEnter(page, { opener: desk.button(task), safe: 'Go back' });
  }
});

test('days are not closed by the press that asked what closing them does', async ({ page, shop }) => {
  const date = await shop.emptyDay();
  await shop.customerBooked({ date, time: '09:00' });
  await adminOn(page).open('/admin/settings/closures');
  await page.getByRole('button', { name: 'Add a closure' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First day').fill(date);
  await dialog.getByLabel('Reason').fill('Inventory');
  await dialog.getByRole('button', { name: 'Close these days' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Back' })).toBeVisible();
  // When Back is below the fold, the dialog itself has the focus.
  await expect(page.locator('button[type=submit]:focus')).toHaveCount(0);
  await expect(page.locator('dialog:focus-within')).toBeVisible();
});
