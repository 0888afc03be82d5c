import type { Page } from '@playwright/test';
import { expectUsable } from '../browser/usable';
import { cardFormOn, cards } from '../pages/card-form';
import { confirmationOn } from '../pages/confirmation';
import { crewOn } from '../pages/crew';
import { managedBookingOn } from '../pages/managed-booking';
import { windowsOn } from '../pages/windows';
import { wizardOn } from '../pages/wizard';
import { minutesUntil } from '../shop/job-today';
import { placeAndPay, testMethods } from '../shop/paid-booking';
import { neighborOrder } from '../shop/sample-order';
import { expect, test } from '../story';
import { folderOf, sourcesOf } from './built-shops';
import { finderOf, wordsOnlyOf } from './own-words';

// A Tuesday, ten in the morning in Denver, five days before the clocks go back.
test.use({ builtIn: folderOf('umberline'), opening: Date.parse('2026-10-27T10:00:00-06:00') });

/** The first free start of the day. */
function freeStart(page: Page) {
  return page.getByRole('radiogroup', { name: 'Start time' }).getByRole('radio', { disabled: false }).first();
}

/** A demo leaves Boulder, its second region, free of bookings. */
const place = { boulder: { zip: '80302', city: 'Boulder' }, denver: { zip: '80205', city: 'Denver' } } as const;

test('a visitor books in another zone across the change of clocks, pays, and moves the job', {
  tag: '@both',
}, async ({ page }) => {
  const wizard = wizardOn(page);
  await wizard.open();
  await wizard.pickVehicle('Sedan');
  await wizard.choosePackage('Treeline');
  await wizard.passExtras();
  await page.getByLabel('ZIP code').fill(place.boulder.zip);
  await (await wizard.day('2026-11-17')).click();
  await expect(page.getByText('Times are Mountain.')).toBeVisible();
  await freeStart(page).check();
  await wizard.passAppointment();
  await wizard.fillContact();
  await page.getByLabel('City').fill(place.boulder.city);
  await wizard.passContact();
  await expect(page.getByText(/^Tuesday, November 17, 2026, .* MST/).first()).toBeVisible();
  await expectUsable(page, 'the review of another shop');
  await wizard.proceedToPayment();
  await expect(page.getByText('$395.00').first()).toBeVisible();
  await cardFormOn(page).pay(cards.paying);
  const confirmation = confirmationOn(page);
  await confirmation.isShown();
  const code = await confirmation.trackingCode();
  await confirmation.dialog.getByRole('link', { name: 'Saved to the demo mailbox' }).click();

  await page.getByRole('navigation', { name: 'Emails' }).getByRole('link', { name: code }).click();
  const find = finderOf(await wordsOnlyOf(sourcesOf('tintforge'), sourcesOf('umberline')));
  const mail = page.getByRole('article').frameLocator('iframe').locator('body');
  await expect(mail).toContainText('Umberline');
  expect(find(await mail.innerHTML())).toEqual([]);
  await page.getByRole('tab', { name: 'Plain text' }).click();
  expect(find((await page.getByRole('article').textContent()) ?? '')).toEqual([]);

  await page.goBack();
  await page.goto(`/booking-verification/${code}`);
  const managed = managedBookingOn(page);
  await managed.press('Reschedule');
  await (await wizard.day('2026-10-30')).click();
  await freeStart(page).check();
  await managed.dialog.getByRole('button', { name: /^Move to .* MDT$/ }).click();
  await expect(managed.toast('Appointment moved')).toBeVisible();
  await expect(managed.heading).toContainText(/Oct(?:ober)? 30/);
  const receipt = await managed.openSheet('Receipt');
  expect(find((await receipt.textContent()) ?? '')).toEqual([]);
});

test('a crew’s readings are held to the law of this shop’s state', async ({
  page,
  shop,
  letMinutesPass,
  openAnotherBrowser,
}) => {
  const order = {
    ...neighborOrder({ date: '2026-11-12', time: '13:00', number: 700 }),
    packageId: 'sedan-treeline',
    totalPrice: 395,
    zip: place.denver.zip,
    address: { street: '1 Sample Street', city: place.denver.city },
  };
  const job = await placeAndPay(shop.origin, {
    order,
    method: testMethods.refundable,
    email: `passenger@umberline.example`,
  });
  await letMinutesPass(await minutesUntil(shop, job.startsAt, { before: 5 }));
  const crew = crewOn(page);
  const windows = windowsOn(page);
  await crew.open();
  await crew.show(job.code);
  await crew.button('Check in').click();
  const film = { glass: '73', shade: 'Shale 30', lot: '2611-1' };
  await windows.record('Front side windows', { ...film, filmed: '26.4' });
  await expect(windows.card('Front side windows')).toContainText('Not allowed in Colorado');
  for (const zone of ['Front side windows', 'Rear side windows', 'Rear quarter glass', 'Back glass']) {
    await windows.record(zone, { ...film, shade: 'Shale 35', filmed: '34' });
  }
  await expect(windows.card('Front side windows')).toContainText('Colorado');
  await windows.save();
  await crew.button('Complete').click();
  await crew.button('Complete the job').click();
  await expect(page.getByRole('heading', { name: 'Done today' })).toBeVisible();

  const customersPage = await openAnotherBrowser();
  const booking = managedBookingOn(customersPage);
  await booking.open(job);
  await booking.press('Compliance sheet');
  await expect(booking.dialog).toContainText('Colorado');
  const find = finderOf(await wordsOnlyOf(sourcesOf('tintforge'), sourcesOf('umberline')));
  expect(find((await booking.dialog.textContent()) ?? '')).toEqual([]);
  await expectUsable(customersPage, 'a compliance sheet of another shop');
});
