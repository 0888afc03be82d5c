import { allArrived } from '../browser/all-arrived';
import { expectUsable } from '../browser/usable';
import { cardFormOn, cards } from '../pages/card-form';
import { confirmationOn } from '../pages/confirmation';
import { crewOn } from '../pages/crew';
import { managedBookingOn } from '../pages/managed-booking';
import { shadesOn } from '../pages/shades';
import { windowsOn } from '../pages/windows';
import { wizardOn } from '../pages/wizard';
import { bookCrewJob, minutesUntil } from '../shop/job-today';
import { expect, test } from '../story';

/** The code of laws, and everything else that comes later. */
const code = /\/assets\/[\w-]+\.js$/;

test('a car of another state is booked by that state’s law', { tag: '@both' }, async ({ page, shop }) => {
  const wizard = wizardOn(page);
  const shades = shadesOn(page);
  await wizard.reachExtras();
  await page.getByText('Your car and its glass').click();
  await page.getByRole('radio', { name: 'In another state' }).check();
  await page.getByLabel('State or province').selectOption('Georgia');
  await expect(page.getByText('registered in Georgia')).toBeVisible();
  // Behind the driver Georgia requires twice the light that Florida does.
  await expect(page.getByText('13 points below Georgia’s 32% minimum here').first()).toBeVisible();
  await expectUsable(page, 'shades of a car of another state');
  await wizard.press('Continue to Appointment');
  await wizard.isOn('Extras');
  await page.getByRole('button', { name: 'Use the recommendation' }).click();
  await shades.areChosen({ 'Front side windows': 'hybrid-35', 'Back glass': 'hybrid-35' });
  await wizard.passExtras();
  await wizard.pickStart({ date: await shop.emptyDay(), time: '9:00 AM' });
  await wizard.passAppointment();
  await wizard.fillContact();
  await wizard.passContact();
  await expect(page.getByText('Meets Georgia’s limit').filter({ visible: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Meets Georgia’s limit').filter({ visible: true }).first()).toBeVisible();
  await wizard.proceedToPayment();
  await cardFormOn(page).pay(cards.paying);
  await confirmationOn(page).isShown();
});

test('its readings and its sheet go by the law of its state', { tag: '@both' }, async ({
  page,
  shop,
  letMinutesPass,
  openAnotherBrowser,
}) => {
  const job = await bookCrewJob(shop);
  await letMinutesPass(await minutesUntil(shop, job.startsAt, { before: 5 }));
  const crew = crewOn(page);
  const windows = windowsOn(page);
  await crew.open();
  await crew.show(job.code);
  await crew.button('Check in').click();
  await page.getByText(/, registered in Florida$/).click();
  await page.getByRole('radio', { name: 'In another state' }).check();
  await page.getByLabel('State or province').selectOption('Georgia');
  const front = windows.card('Front side windows');
  const film = { glass: '73', shade: 'Hybrid 35', lot: '2611-1' };
  await windows.record('Front side windows', { ...film, filmed: '31' });
  await expect(front).toContainText('Not allowed in Georgia');
  await expect(front).toContainText('1 point below Georgia’s 32% minimum here');
  await windows.record('Front side windows', { ...film, filmed: '34' });
  await expect(front).toContainText('Meets Georgia’s limit, close');
  await expectUsable(page, 'readings of a car of another state');
  await windows.save();
  await crew.button('Complete').click();
  await crew.button('Complete the job').click();
  await expect(page.getByRole('heading', { name: 'Done today' })).toBeVisible();

  const customersPage = await openAnotherBrowser();
  const booking = managedBookingOn(customersPage);
  await booking.open(job);
  await booking.press('Compliance sheet');
  await expect(booking.dialog.getByRole('columnheader', { name: 'Georgia' })).toBeVisible();
  await expect(booking.dialog).toContainText('Georgia’s law (40-8-73.1(b)(2))');
  await expect(booking.dialog).toContainText('a certificate to the owner (570-22-.05(3))');
  await expect(booking.dialog).not.toContainText('Florida Statutes');
  await expectUsable(customersPage, 'a sheet by the law of another state');
});

test('laws that can’t be fetched are said to be missing, and come once the network lets them', {
  tag: '@both',
}, async ({ page, silence }) => {
  silence.expectTrouble({ path: code, status: 'failed' });
  const wizard = wizardOn(page);
  await wizard.reachExtras('Truck');
  await page.getByText('Your car and its glass').click();
  await allArrived(page);

  await page.route(code, (route) => route.abort('internetdisconnected'));
  await page.getByRole('radio', { name: 'In another state' }).check();
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  await expect(page.getByLabel('State or province')).toBeHidden();
  await expect(page.getByText('Shades that meet the rule of every U.S. state')).toBeHidden();
  await expectUsable(page, 'laws that couldn’t be fetched');
  await again.click();
  await expect(again).toBeHidden();
  const reloaded = page.waitForEvent('load');
  await page.unrouteAll({ behavior: 'wait' });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  // Chromium remembers code that it couldn't fetch, so the page is loaded again, with all that was chosen.
  await reloaded;
  await wizard.isOn('Extras');
  await page.getByText('Your car and its glass').click();
  await expect(page.getByRole('radio', { name: 'In another state' })).toBeChecked();
  await page.getByLabel('State or province').selectOption('Arizona');
  await expect(page.getByRole('radiogroup', { name: /truck chassis/ })).toBeVisible();
});

test('of a state whose law we haven’t read, film that meets every state’s rule can be booked', {
  tag: '@both',
}, async ({ page }) => {
  const wizard = wizardOn(page);
  await wizard.open();
  await wizard.pickVehicle('Truck');
  await wizard.choosePackage('Premium');
  await page.getByText('Your car and its glass').click();
  for (const glass of ['Glass, Rear side windows', 'Glass, Back glass'])
    await page.getByLabel(glass).selectOption('Clear, 80%');
  await page.getByRole('radio', { name: 'In another state' }).check();
  await expect(page.getByText('A car that has to be registered in Florida counts as Florida’s')).toBeVisible();
  await page.getByLabel('State or province').selectOption('Arizona');
  await page
    .getByRole('radiogroup', { name: /outside mirror/ })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await page
    .getByRole('radiogroup', { name: /truck chassis/ })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await page
    .getByRole('radiogroup', { name: /ten people/ })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await shadesOn(page).choose('Rear side windows', 'Carbon 15');
  await expect(page.getByText('Shades that meet the rule of every U.S. state').first()).toBeVisible();
  await expect(page.getByText('Leave this window without film, or ask us.').first()).toBeVisible();
  await expectUsable(page, 'shades of a car whose state’s law wasn’t read');
  await page.getByRole('button', { name: 'Use the recommendation' }).click();
  await expect(page.getByText('It meets the rule of every U.S. state').first()).toBeVisible();
  await wizard.press('Continue to Appointment');
  await wizard.isOn('Appointment');
});
