import type { Page } from '@playwright/test';
import { expectUsable } from '../browser/usable';
import { managedBookingOn } from '../pages/managed-booking';
import { staffBookingOn } from '../pages/staff-booking';
import { expect, test } from '../story';

/** The office changes one line of the address. */
async function changeAddress(office: Page, { label, text }: { label: string; text: string }): Promise<void> {
  const staff = staffBookingOn(office);
  await staff.press('Change booking');
  await staff.dialog.getByRole('tab', { name: 'Address' }).click();
  await staff.dialog.getByLabel(label).fill(text);
  // The preview has come, and moves nothing any more.
  await expect(staff.dialog.getByText('Read the email')).toBeVisible();
  await staff.confirm('Save the change');
}

test('shop and customer correct one booking: both changes of an address stay, and two of one detail are shown', {
  tag: '@both',
}, async ({ page, shop, silence, openAnotherBrowser }) => {
  const managed = managedBookingOn(page);
  const { dialog } = managed;
  const booking = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  silence.expectTrouble({ path: `/api/bookings/${booking.code}/correct`, status: 409 });
  await managed.open(booking);
  await managed.press('Correct details');
  await dialog.getByLabel('Street').fill('2 Other Street');

  const office = await openAnotherBrowser();
  await staffBookingOn(office).open(booking.code);
  await changeAddress(office, { label: 'City', text: 'Elsewhere' });

  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(managed.toast('Details saved')).toBeVisible();
  await expect(page.getByText('2 Other Street, Elsewhere')).toBeVisible();

  await managed.press('Correct details');
  await dialog.getByLabel('Street').fill('3 Third Street');
  await dialog.getByLabel('Notes').fill('Gate code 4411');
  await expect(office.getByText('2 Other Street', { exact: false }).first()).toBeVisible();
  await changeAddress(office, { label: 'Street', text: '4 Shop Street' });

  // Of two windows, Firefox gives the focus to the one in front alone.
  await page.bringToFront();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Street')).toHaveAccessibleDescription(
    'It’s now “4 Shop Street”. Save to use yours instead.',
  );
  await expect(dialog.getByLabel('Street')).toBeFocused();
  await expect(dialog.getByLabel('Street')).toHaveValue('3 Third Street');
  await expectUsable(page, 'a correction that the shop has overtaken');
  await page.reload();
  await expect(dialog.getByLabel('Street')).toHaveAccessibleDescription(/^It’s now “4 Shop Street”/);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(managed.toast('Details saved')).toBeVisible();
  await expect(page.getByText('3 Third Street, Elsewhere')).toBeVisible();
  await expect(page.getByText('Gate code 4411')).toBeVisible();
});
