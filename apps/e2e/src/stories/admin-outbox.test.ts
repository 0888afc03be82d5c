import { expectUsable } from '../browser/usable';
import { adminOn } from '../pages/admin';
import { expect, test } from '../story';

test('the owner finds the mails of a booking by its code and reads what they say', { tag: '@both' }, async ({
  page,
  shop,
}) => {
  const { code, manageToken } = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  const admin = adminOn(page);
  await admin.open('/admin/outbox');
  await page.getByLabel('Tracking code or email address').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/search=tf-/);
  const mails = page.getByRole('list', { name: 'Emails' });
  await expect(mails.getByRole('link')).toHaveCount(3);
  await expectUsable(page, 'the outbox');

  const confirmation = mails.getByRole('link', { name: 'Confirmation' });
  // Emails that an earlier story made due by setting the clock go first.
  await expect(confirmation).toContainText('Sent');
  await confirmation.click();
  const mail = page.getByRole('article');
  await expect(mail.getByRole('heading', { level: 2 })).toBeFocused();
  // This is a demo on this computer, so its link may be shown.
  await expect(mail.getByText(`/booking-verification/${code}#${manageToken}`)).toBeVisible();
  await expectUsable(page, 'a mail of the outbox');
  await mail.getByRole('link', { name: code }).click();
  await expect(page).toHaveURL(`/admin/bookings/${code}`);
});

test('a mail that is still to go says when, and what it would say', async ({ page, shop }) => {
  const { code } = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  await adminOn(page).open(`/admin/outbox?search=${code}`);
  await page.getByRole('navigation', { name: 'Emails by status' }).getByRole('link', { name: 'Waiting' }).click();
  await expect(page).toHaveURL(/state=waiting/);
  const mails = page.getByRole('list', { name: 'Emails' }).getByRole('link');
  await expect(mails).toHaveCount(2);
  await mails.filter({ hasText: 'Reminder' }).click();
  const mail = page.getByRole('article');
  await expect(mail.getByText('As it would be written now.')).toBeVisible();
  await expect(mail.getByText(/verification\/.*#…/)).toBeVisible();
});

test('what cannot be searched for is said at the field, and what finds nothing leads back', async ({
  page,
  silence,
}) => {
  silence.expectTrouble({ path: '/api/admin/outbox', status: 400 });
  await adminOn(page).open('/admin/outbox');
  const field = page.getByLabel('Tracking code or email address');
  await field.fill('somebody');
  await field.press('Enter');
  await expect(page.getByText('Search for a whole tracking code or a whole email address.')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('nobody@tintforge.example');
  await field.press('Enter');
  await expect(page.getByText('No matching emails')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(field).toHaveValue('');
});
