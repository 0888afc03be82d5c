import type { Page } from '@playwright/test';
import { expectUsable } from '../browser/usable';
import { accountOn } from '../pages/account';
import { fillCall } from '../pages/call-form';
import { crewOn } from '../pages/crew';
import { staffBookingOn } from '../pages/staff-booking';
import { codeStart } from '../shop/code-pattern';
import { crewPlace, freeCrewDay } from '../shop/job-today';
import { mailedSubjects } from '../shop/mailed-pass';
import { addOfficeMember, endSessions } from '../shop/new-staff';
import { expect, test } from '../story';

const minute = 60_000;

/** Logs in where customers do, too. */
async function logIn(page: Page, account: { username: string; password: string }): Promise<void> {
  await page.goto('/login');
  await accountOn(page).typeLogin(account);
  await accountOn(page).press('Login');
}

test('a day in the office, from the first phone call to the evening’s report', { tag: '@both' }, async ({
  page,
  shop,
  letMinutesPass,
  openAnotherBrowser,
  silence,
}) => {
  test.slow();
  // One session is ended on purpose, and others are renewed after hours.
  silence.allowTrouble({ path: /^\/api\//, status: 401 });
  const date = await freeCrewDay(shop);
  const itIs = async (time: string) =>
    letMinutesPass((Date.parse(`${date}T${time}:00-05:00`) - (await shop.now())) / minute);
  const office = await addOfficeMember(shop.origin);
  const desk = staffBookingOn(page);
  const email = `caller-${date}@tintforge.example`;

  /** The server ends the session, and the office logs in again on the card. */
  async function loseSession() {
    await endSessions(shop.origin, office);
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
    await page.getByLabel('Username').fill(office.username);
    await page.getByLabel('Password', { exact: true }).fill(office.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
  }

  await test.step('8:30: the office logs in and lands on the board', async () => {
    await itIs('08:30');
    await logIn(page, office);
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('region', { name: 'Board' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  });

  await test.step('8:35: a call; the session ends in the middle of it, and nothing typed is lost', async () => {
    await page.getByRole('link', { name: 'New booking', exact: true }).click();
    await fillCall(page, { date, time: '1:00 PM', place: crewPlace });
    await page.getByLabel(/^Email/).fill(email);
    await loseSession();
    await expect(page.getByLabel(/^Email/)).toHaveValue(email);
    await page.getByRole('button', { name: 'Book, $249.99 due on site' }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/bookings/${codeStart}`));
    await desk.status('Scheduled');
    await expect.poll(() => mailedSubjects(shop.origin, { to: email })).not.toEqual([]);
  });
  const code = page.url().split('/').at(-1) ?? '';

  await test.step('9:10: they call again and want an extra; a session that ends leaves the dialog as it is', async () => {
    await itIs('09:10');
    await desk.press('Change booking');
    await desk.dialog.getByRole('tab', { name: 'Order' }).click();
    await desk.dialog.getByRole('checkbox', { name: /^Headlight Tinting/ }).check();
    await loseSession();
    await expect(desk.dialog.getByRole('checkbox', { name: /^Headlight Tinting/ })).toBeChecked();
    await expect(desk.dialog.getByText('$349.98 is due on site.')).toBeVisible();
    await expectUsable(page, 'a booking that is changed');
    await desk.confirm('Save the change');
    await expect(desk.money).toContainText('$349.98');
  });

  const other = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  await test.step('9:30: another customer cancels by phone; the news of the booking is there', async () => {
    await page.getByRole('button', { name: /^News, \d+ new$/ }).click();
    const news = page.getByRole('dialog', { name: 'News' });
    await expect(news.getByText(other.code)).toBeVisible();
    await news.getByText(other.code).click();
    await expect(page.getByRole('heading', { level: 1, name: other.code })).toBeVisible();
    await desk.press('Cancel');
    await desk.dialog.getByRole('radio', { name: 'The customer asked' }).check();
    await desk.confirm('Cancel and refund $249.99');
    await expect(desk.history).toContainText('Cancelled at the customer’s request');
    await shop.returnMoney();
  });

  /** A figure of the day's report, in which customers of other stories may have been. */
  const reported = async (name: string) => {
    await page.goto(`/admin/reports?period=custom&from=${date}&to=${date}`);
    const figures = page.getByRole('region', { name: 'All metrics vs. previous period' });
    const text = await figures.getByRole('row', { name }).getByRole('cell').first().textContent();
    return Number((text ?? '').replace(/[$,]/g, ''));
  };
  const [receivedBefore, doneBefore] = [await reported('Received on site'), await reported('Jobs done')];

  const phone = await openAnotherBrowser();
  await phone.setViewportSize({ width: 390, height: 844 });
  const crew = crewOn(phone);
  await test.step('12:20: the crew is on its way', async () => {
    await itIs('12:20');
    await crew.open();
    await crew.show(code);
    await crew.button('On my way').click();
    await crew.button('In 45 minutes').click();
    await expect(crew.now).toContainText('that you’re on your way');
  });

  await test.step('13:00: a check-in too many is undone, then the job begins and ends with its money', async () => {
    await itIs('13:00');
    await crew.button('Check in').click();
    await expect(crew.button('Complete')).toBeVisible();
    await crew.button('Undo check-in').click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click();
    await crew.button('Check in').click();
    await crew.button('Collect $349.98').click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Record $349.98 received' }).click();
    await expect(crew.button('Collect $349.98')).toHaveCount(0);
    await itIs('15:30');
    await crew.button('Complete').click();
    await crew.button('Complete the job').click();
    await expect(phone.getByRole('heading', { name: 'Done today' })).toBeVisible();
  });

  await test.step('18:00: the booking tells the day, and the report has its money', async () => {
    await itIs('18:00');
    await page.goto(`/admin/bookings/${code}`);
    await desk.status('Completed');
    for (const line of [
      'Booked by phone',
      'Changed by the shop',
      'Crew on its way',
      'Check-in undone',
      'On-site payment',
    ])
      await expect(desk.history).toContainText(line);

    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(`/admin/bookings?search=${code}`);
    const row = page.getByRole('row', { name: new RegExp(code) });
    await expect(row.getByText('paid on site').filter({ visible: true })).toBeInViewport();
    await expect(row.getByText('$349.98').filter({ visible: true })).toBeInViewport({ ratio: 1 });
    await expectUsable(page, 'the bookings on a tablet');
    expect(await reported('Received on site')).toBeCloseTo(receivedBefore + 349.98, 2);
    expect(await reported('Jobs done')).toBe(doneBefore + 1);
    await expectUsable(page, 'the report of a day on a tablet');
  });
});
