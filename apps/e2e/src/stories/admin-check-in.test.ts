import type { Page } from '@playwright/test';
import { showPicture, showWall } from '../browser/fake-camera';
import { typeInto } from '../browser/keyboard';
import { expectUsable } from '../browser/usable';
import { adminOn } from '../pages/admin';
import { crewOn } from '../pages/crew';
import { codeStart } from '../shop/code-pattern';
import { bookCrewJob, minutesUntil } from '../shop/job-today';
import { mailedPass, mailedSubjects } from '../shop/mailed-pass';
import { expect, test } from '../story';

const typedCode = (page: Page) => page.getByLabel('Tracking code');
const open = (page: Page) => page.getByRole('button', { name: 'Open', exact: true });
const result = (page: Page) => page.getByRole('region', { name: new RegExp(`^${codeStart}`) });

test('a pass is held before the camera, checked in, completed, and not twice', { tag: ['@both', '@chromium'] }, async ({
  page,
  shop,
  letMinutesPass,
}) => {
  const job = await bookCrewJob(shop);
  const pass = await mailedPass(shop.origin, { to: job.email });
  await letMinutesPass(await minutesUntil(shop, job.startsAt, { before: 10 }));
  const admin = adminOn(page);

  // The way there leads over another page, whose document has no camera.
  await admin.open();
  await admin.tab('Check In').click();
  await expect(admin.heading('Check In')).toBeVisible();
  await expectUsable(page, 'check-in before anything is scanned');

  await showWall();
  await page.getByRole('button', { name: 'Start the camera' }).click();
  await expect(page.getByText('Hold the code inside the frame.')).toBeVisible();
  await expectUsable(page, 'check-in with the camera on');
  await page.getByRole('button', { name: 'Stop the camera' }).click();

  await showPicture(page, pass);
  await page.getByRole('button', { name: 'Start the camera' }).click();
  await expect(page.getByRole('heading', { name: job.code })).toBeFocused();
  await expect(page).toHaveURL(`/admin/check-in?code=${job.code}`);
  await expect(result(page).getByText('Ready to check in')).toBeVisible();
  await expect(result(page).getByText('gate 4411')).toBeVisible();
  await page.getByRole('button', { name: 'Stop the camera' }).click();
  await expectUsable(page, 'a job ready to be checked in');

  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  await expect(result(page).getByText(/^Already checked in, on /)).toBeVisible();
  await typedCode(page).fill(job.code.toLowerCase());
  await typedCode(page).press('Enter');
  await expect(result(page).getByText(/^Already checked in, on /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check in', exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Complete' }).click();
  await page.getByLabel('Note for the shop').fill('Old film was baked on');
  await expectUsable(page, 'completing a job');
  await page.getByRole('button', { name: 'Complete the job' }).click();
  await expect(result(page).getByText(/^Already completed, on /)).toBeVisible();
  await expect(result(page).getByText('Old film was baked on')).toBeVisible();
  await page.getByRole('button', { name: 'Next car' }).click();
  await expect(page.getByText('No car yet')).toBeVisible();
});

test('codes by hand: the wrong day, a cancelled one, and what is none', async ({
  page,
  shop,
  letMinutesPass,
  silence,
}) => {
  silence.expectTrouble({ path: '/api/admin/check-in/TF-0000-0000', status: 404 });
  const [today, off] = [await bookCrewJob(shop), await bookCrewJob(shop, { daysAhead: 13 })];
  const later = await bookCrewJob(shop, { daysAhead: 20 });
  const cancelled = await fetch(`${shop.origin}/api/bookings/${off.code}/cancel`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'booking-token': off.manageToken },
    body: JSON.stringify({ refund: 249.99 }),
  });
  expect(cancelled.status).toBe(200);
  await letMinutesPass(await minutesUntil(shop, today.startsAt, { before: 10 }));
  await adminOn(page).open('/admin/check-in');

  await typedCode(page).fill('TF-0000-0001');
  await typedCode(page).press('Enter');
  await expect(page.getByText('This code has a wrong or missing character.')).toBeVisible();
  await expect(typedCode(page)).toBeFocused();
  await expectUsable(page, 'a code with a wrong character');

  await typedCode(page).fill(`https://elsewhere.example/booking-verification/${today.code}`);
  await open(page).click();
  await expect(page.getByText('This pass belongs to another site (elsewhere.example).')).toBeVisible();

  await typedCode(page).fill('TF-0000-0000');
  await open(page).click();
  await expect(page.getByText('There is no booking TF-0000-0000.')).toBeVisible();

  await typedCode(page).fill(later.code);
  await open(page).click();
  await expect(page.getByText(/^Wrong day: this job is on /)).toBeVisible();

  await typedCode(page).fill(off.code);
  await open(page).click();
  await expect(page.getByText('This booking is cancelled.')).toBeVisible();
  await expectUsable(page, 'a cancelled booking at check-in');

  await typedCode(page).fill(`${shop.origin}/booking-verification/${today.code}#${today.manageToken}`);
  await open(page).click();
  await expect(result(page).getByText('Ready to check in')).toBeVisible();
});

test('a crew’s day on a phone: on the way, at the car, done', { tag: '@both' }, async ({
  page,
  shop,
  letMinutesPass,
}) => {
  const job = await bookCrewJob(shop);
  await mailedPass(shop.origin, { to: job.email });
  await letMinutesPass(await minutesUntil(shop, job.startsAt, { before: 40 }));
  const crew = crewOn(page);
  await crew.open();
  await crew.show(job.code);
  await expect(crew.now).toContainText('in 40 min');
  await expect(crew.now).toContainText('gate 4411');
  await expect(crew.now.getByRole('link', { name: 'Call Sample' })).toHaveAttribute('href', 'tel:+17275550142');
  await expectUsable(page, 'a crew’s day');

  await crew.button('On my way').press('Enter');
  await expectUsable(page, 'saying when one will be there');
  await crew.button('In 45 minutes').press('Enter');
  await expect(crew.now).toContainText('that you’re on your way');
  await expect
    .poll(() => mailedSubjects(shop.origin, { to: job.email }))
    .toContainEqual(expect.stringContaining('Your crew is on its way'));

  await crew.button('Check in').press('Enter');
  await expect(crew.button('Complete')).toBeFocused();
  await crew.button('Complete').press('Enter');
  await typeInto(page, page.getByRole('textbox', { name: 'Note for the shop' }), 'All windows');
  await crew.button('Complete the job').press('Enter');
  await expect(page.getByRole('heading', { name: 'Done today' })).toBeVisible();
  await expect(page.getByText(job.code)).toBeVisible();
  await expectUsable(page, 'a crew’s day that is done');
});

test('a crew that scans with the phone’s own camera checks in on the booking’s page', { tag: '@both' }, async ({
  page,
  shop,
  letMinutesPass,
}) => {
  const job = await bookCrewJob(shop);
  const later = await bookCrewJob(shop, { daysAhead: 20 });
  await letMinutesPass(await minutesUntil(shop, job.startsAt, { before: 0 }));
  await crewOn(page).open();
  await page.goto(`/booking-verification/${later.code}`);
  await expect(page.getByText(/^Wrong day: this job is on /)).toBeVisible();
  await expect(page.getByText('Sample Customer')).toHaveCount(0);
  await expectUsable(page, 'a pass of another day for a crew');

  await page.goto(`/booking-verification/${job.code}`);
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  await expect(page.getByText(/^Already checked in, on /)).toBeVisible();
  await expectUsable(page, 'a car that is checked in');
  await page.getByRole('link', { name: 'Back to today’s jobs' }).click();
  await expect(crewOn(page).button('Complete')).toBeVisible();
});

test('without a network the day stays, and what was pressed can be repeated', async ({
  page,
  shop,
  letMinutesPass,
  silence,
}) => {
  silence.allowTrouble({ path: /./, status: 'failed' });
  const job = await bookCrewJob(shop);
  await letMinutesPass(await minutesUntil(shop, job.startsAt, { before: 0 }));
  const crew = crewOn(page);
  await crew.open();
  await crew.show(job.code);
  await expect(crew.now).toContainText('gate 4411');
  await page.context().setOffline(true);
  await crew.button('Check in').click();
  await expect(page.getByText('You’re offline, so nothing was changed.')).toBeVisible();
  await expect(page.getByText(/Showing data from/)).toBeVisible();
  await expect(crew.now).toContainText('gate 4411');
  await expectUsable(page, 'a crew’s day without a network');
  await page.context().setOffline(false);
  await crew.button('Check in').click();
  await expect(crew.button('Complete')).toBeVisible();
});
