import { demoAdmin } from '../pages/admin';
import { demoCrew } from '../pages/crew';
import { bookCrewJob, minutesUntil } from '../shop/job-today';
import { freeZip } from '../shop/sample-order';
import { siteAddresses } from '../shop/site-routes';
import type { WebKitPage } from './page';
import { expect, test } from './story';

async function logIn(page: WebKitPage, { address, username, password }: typeof demoAdmin & { address: string }) {
  await page.open(address);
  await page.fill('Username', username);
  await page.fill('Password', password);
  await page.press('Login');
}

test('every page opens, has its heading and fits', async ({ webkit }) => {
  for (const address of await siteAddresses()) {
    await webkit.open(address);
    // Its script comes with the first touch.
    await webkit.tab();
    await webkit.hasHeading();
    await webkit.fits(address);
  }
});

test('the menu opens, shuts and leads on, and Back leads back', async ({ webkit, viewport }) => {
  await webkit.open('/');
  if (viewport?.width === 390) {
    await webkit.press('Open menu');
    await webkit.press('Close menu');
    await webkit.press('Open menu');
  } else {
    await webkit.press('Resources');
  }
  await webkit.follow('Privacy Policy');
  await webkit.isAt('/privacy-policy');
  await webkit.back();
  await webkit.isAt('/');
});

test('the film explorer judges a shade, and takes the look into the booking', async ({ webkit }) => {
  await webkit.open('/film-explorer?car=sedan&front=carbon-35&rear=carbon-25&quarter=carbon-25&back=carbon-50');
  await webkit.choose('Front side windows');
  await webkit.choose('Carbon 25');
  await webkit.sees('6 points below Florida’s 28% minimum');
  await webkit.choose('Carbon 35');
  await webkit.follow('Book this look');
  await webkit.isAt('/booking');
  await webkit.press('Continue to Appointment');
});

test('what was typed is replaced by what is typed next, and nothing of it comes back', async ({ webkit }) => {
  await webkit.open('/booking');
  await webkit.choose('Sedan');
  await webkit.press('Choose Basic');
  await webkit.press('Continue to Appointment');
  await webkit.fill('ZIP code', '10001');
  await webkit.sees('We don’t serve that ZIP code yet.');
  await webkit.fill('ZIP code', freeZip);
  const typed = () => document.querySelector<HTMLInputElement>('[name=zip]')?.value;
  expect(await webkit.evaluate(typed)).toBe(freeZip);
  await webkit.seesNot('We don’t serve that ZIP code yet.');
  await expect.poll(() => webkit.has('button', 'Later dates,')).toBe(true);
  await webkit.fill('ZIP code', '');
  expect(await webkit.evaluate(typed)).toBe('');
  await expect.poll(() => webkit.has('button', 'Later dates,')).toBe(false);
});

test('the gallery shows one kind of work', async ({ webkit }) => {
  await webkit.open('/gallery');
  await webkit.follow('Homes');
  await expect.poll(() => webkit.evaluate(() => document.querySelectorAll('figure:not([hidden])').length)).toBe(3);
});

test('the owner opens a job on the board', async ({ webkit, shop, letMinutesPass }) => {
  const job = await bookCrewJob(shop);
  await letMinutesPass(await minutesUntil(shop, job.startsAt, { before: 60 }));
  await logIn(webkit, { ...demoAdmin, address: '/admin' });
  await webkit.sees('Schedule');
  await webkit.open(`/admin?day=${job.date}`);
  await webkit.fits('the board');
  await webkit.press('1:00 PM');
  await webkit.sees(job.code);
  await webkit.fits('a job on the board');
});

test('a crew checks a car in on its phone', async ({ webkit, shop, letMinutesPass }) => {
  const job = await bookCrewJob(shop);
  await letMinutesPass(await minutesUntil(shop, job.startsAt, { before: 5 }));
  await logIn(webkit, { ...demoCrew, address: '/crew' });
  await webkit.press('Scan a code');
  await webkit.fill('Tracking code', job.code);
  await webkit.press('Open');
  await webkit.press('Check in');
  await webkit.sees('Complete');
  await webkit.fits('a job');
});
