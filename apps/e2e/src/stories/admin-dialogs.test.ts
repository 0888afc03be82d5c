import { adminOn } from '../pages/admin';
import { boardOn } from '../pages/board';
import { crewOn } from '../pages/crew';
import { staffBookingOn } from '../pages/staff-booking';
import { bookCrewJob, minutesUntil } from '../shop/job-today';
import { expect, test } from '../story';

test('Back closes a dialog of a booking, and neither it nor a reload loses what was typed', { tag: '@both' }, async ({
  page,
  shop,
}) => {
  const { code } = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  const desk = staffBookingOn(page);
  await desk.open(code);
  await desk.press('Refund');
  const amount = desk.dialog.getByLabel('Amount');
  await amount.fill('20');
  await desk.dialog.getByLabel(/^Reason/).fill('A scratched door');
  await page.goBack();
  await expect(desk.dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await expect(desk.button('Refund')).toBeFocused();
  await page.goForward();
  await expect(amount).toHaveValue('20');
  await page.reload();
  await expect(amount).toHaveValue('20');
  await expect(desk.dialog.getByLabel(/^Reason/)).toHaveValue('A scratched door');
  await page.keyboard.press('Escape');
  await expect(desk.dialog).toBeHidden();
  await expect(desk.button('Refund')).toBeFocused();
  await page.goForward();

  await desk.confirm('Refund $20.00');
  await page.goForward().catch(() => undefined);
  await expect(desk.dialog).toBeHidden();
  await page.reload();
  await expect(desk.dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
});

test('Back leads from a job on the board to the board, and from there to the page before', async ({ page, shop }) => {
  const day = await shop.emptyDay();
  const { code } = await shop.customerBooked({ date: day, time: '09:00' });
  const admin = adminOn(page);
  await admin.open('/admin/customers');
  await page.goto(`/admin?region=clearwater&day=${day}`);
  const board = boardOn(page);
  await board.job(code).click();
  await board.press('Move');
  await board.dialog.getByLabel(/^Reason/).fill('A crew is out');
  await page.reload();
  await expect(board.dialog.getByLabel(/^Reason/)).toHaveValue('A crew is out');
  await page.goBack();
  await expect(board.dialog).toBeHidden();
  await expect(board.job(code)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/customers$/);
});

test('what is decided for a crew’s day survives a reload until it is done, and not longer', async ({ page, shop }) => {
  const day = await shop.emptyDay();
  const { code } = await shop.customerBooked({ date: day, time: '09:00' });
  await adminOn(page).open(`/admin?region=clearwater&day=${day}`);
  const board = boardOn(page);
  await board.chooseFor('Clearwater and St. Petersburg crew 1', /^(Cancel|Change) /);
  await board.press('Cancel all');
  await board.dialog.getByLabel(/^Reason/).fill('A storm');
  await page.reload();
  await expect(board.dialog.getByLabel(/^Reason/)).toHaveValue('A storm');
  await expect(board.dialog.getByLabel(`What to do with ${code}`)).toHaveValue('cancel');
  await board.press('Confirm');
  await expect(board.dialog.getByText(`${code} is cancelled`)).toBeVisible();
  await page.reload();
  await expect(board.board).toBeVisible();
  await expect(board.dialog).toBeHidden();
});

test('an absence and a price that are being typed survive a reload', async ({ page }) => {
  await adminOn(page).open('/admin/settings/crews');
  const dialog = page.getByRole('dialog');
  await page
    .getByRole('button', { name: /^Edit .* crew 1$/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Add an absence' }).click();
  await dialog.getByLabel('Reason').fill('A course');
  await page.reload();
  await expect(dialog.getByLabel('Reason')).toHaveValue('A course');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Catalog' }).click();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await dialog.getByLabel(/^Price/).fill('199');
  await page.reload();
  await expect(dialog.getByLabel(/^Price/)).toHaveValue('199');
});

test('Back and Escape close a question within a dialog, and leave the dialog', { tag: '@both' }, async ({ page }) => {
  await adminOn(page).open('/admin/settings/calendars');
  const opener = page.getByRole('button', { name: 'Calendar of the whole shop' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Calendar of the whole shop' });
  const question = page.getByRole('dialog', { name: 'Turn off the calendar of the whole shop?' });
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeVisible();
  await page.goForward();
  await expect(question).toBeVisible();
  await page.reload();
  await expect(question.getByRole('button', { name: 'Back' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: 'Turn it off' }).click();
  await expect(dialog.getByRole('button', { name: 'Turn on' })).toBeVisible();
  await page.goForward().catch(() => undefined);
  await expect(question).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Back closes what a crew has opened at the car, and leaves the day where it was', { tag: '@both' }, async ({
  page,
  shop,
  letMinutesPass,
}) => {
  const job = await bookCrewJob(shop);
  await letMinutesPass(await minutesUntil(shop, job.startsAt, { before: 5 }));
  const crew = crewOn(page);
  await crew.open();
  await crew.show(job.code);
  await crew.button('Check in').click();
  await crew.button('Complete').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Note for the shop/).fill('Parked behind the house');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(crew.now).toContainText('in progress');
  await crew.button('Scan a code').click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/crew/);
});
