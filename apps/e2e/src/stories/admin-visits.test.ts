import type { Page } from '@playwright/test';
import { expectUsable } from '../browser/usable';
import { staffBookingOn } from '../pages/staff-booking';
import { holdStart } from '../shop/hold-start';
import type { Shop } from '../shop/shop';
import { expect, test } from '../story';

/** Minutes from now until a moment in epoch milliseconds. */
async function minutesUntil(shop: Shop, moment: number): Promise<number> {
  return (moment - (await shop.now())) / 60_000;
}

/** A session does not outlive days: the owner logs in again and opens the booking. */
async function comeBack(page: Page, code: string): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => window.localStorage.clear());
  await staffBookingOn(page).open(code);
}

test('film for the whole car takes three days: planned at once, worked day by day, completed', {
  tag: '@both',
}, async ({ page, shop, letMinutesPass, silence }) => {
  silence.allowTrouble({ path: /^\/api\//, status: 401 });
  const desk = staffBookingOn(page);
  const { code, startsAt } = await holdStart(shop, { date: await shop.emptyDay(), time: '09:00' });
  await desk.open(code);
  await desk.press('Confirm without payment');
  await desk.confirm(/^Confirm /);
  await desk.status('Scheduled');

  await desk.press('Schedule visits');
  await desk.dialog.getByRole('button', { name: 'Add a visit' }).click();
  await expect(desk.dialog.getByRole('group', { name: 'Visit 2' }).getByLabel('Date')).toBeFocused();
  await desk.dialog.getByRole('button', { name: 'Add a visit' }).click();
  await desk.dialog.getByRole('button', { name: 'Find dates' }).click();
  const dates = desk.dialog.getByLabel('Date');
  await expect(dates.nth(2)).not.toHaveValue('');
  await expectUsable(page, 'the visits of a job about to be saved');
  const days = await Promise.all([0, 1, 2].map((index) => dates.nth(index).inputValue()));
  const times = await Promise.all(
    [0, 1, 2].map((index) => desk.dialog.getByLabel('Start time').nth(index).inputValue()),
  );
  expect(new Set(days).size).toBe(3);
  await desk.confirm('Save visits');
  await expect(desk.history).toContainText('Visits scheduled');
  await expectUsable(page, 'a job of three visits at the desk');

  const offset = startsAt.slice(11, 13) === '13' ? '-04:00' : '-05:00';
  for (const [index, day] of days.entries()) {
    const begin = Date.parse(`${day}T${times[index]}:00${offset}`);
    await letMinutesPass(Math.max(0, await minutesUntil(shop, begin)));
    await comeBack(page, code);
    await desk.press('Check in');
    await desk.confirm('Check in');
    await desk.status('In progress');
    await desk.press('Complete');
    await expect(desk.dialog.getByRole('checkbox', { name: 'The whole job is done' })).toHaveCount(index === 2 ? 0 : 1);
    await desk.confirm(index === 2 ? 'Complete the job' : 'Done for today');
    await desk.status(index === 2 ? 'Completed' : 'In progress');
  }
  await expect(desk.history).toContainText('Visit completed');
});
