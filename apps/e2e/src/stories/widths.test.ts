import { allArrived } from '../browser/all-arrived';
import { everyWidth, expectToFitAt } from '../browser/widths';
import { accountOn } from '../pages/account';
import { adminOn } from '../pages/admin';
import { cardFormOn, cards } from '../pages/card-form';
import { confirmationOn } from '../pages/confirmation';
import { crewOn } from '../pages/crew';
import { managedBookingOn } from '../pages/managed-booking';
import { settingsRooms } from '../pages/settings-rooms';
import { shadesOn } from '../pages/shades';
import { staffBookingOn } from '../pages/staff-booking';
import { windowsOn } from '../pages/windows';
import { wizardOn } from '../pages/wizard';
import { writeToShop } from '../shop/contact-message';
import { holdCrewJob, minutesUntil } from '../shop/job-today';
import { openAccount } from '../shop/new-account';
import { expect, test } from '../story';

test('every step, a booking and its dialogs fit every width', async ({ page, shop }) => {
  test.slow();
  const wizard = wizardOn(page);
  const card = cardFormOn(page);
  const confirmation = confirmationOn(page);
  // The longest name of a day.
  const wednesday = await shop.emptyDay({ weekday: 3 });
  await wizard.open();
  await wizard.pickVehicle('Sedan');
  await expectToFitAt(page, { widths: everyWidth, what: 'Package' });
  await wizard.choosePackage('Premium');
  await wizard.addOn('Headlight Tinting').check();
  for (const shade of ['Carbon 15', 'Carbon 5']) await shadesOn(page).choose('Rear side windows', shade);
  await shadesOn(page).choose('Front side windows', 'Carbon 30');
  await expectToFitAt(page, { widths: everyWidth, what: 'Extras' });
  for (const zone of ['Front side windows', 'Rear side windows']) await shadesOn(page).choose(zone, 'Carbon 35');
  await wizard.passExtras();
  await wizard.pickStart({ date: wednesday, time: '9:00 AM' });
  await expectToFitAt(page, { widths: everyWidth, what: 'Appointment' });
  await wizard.passAppointment();
  await wizard.press('Continue to Review');
  await expect(wizard.toast('Required Information Missing')).toBeVisible();
  await expectToFitAt(page, { widths: everyWidth, what: 'Contact with errors' });
  await wizard.fillContact();
  await wizard.passContact();
  await expectToFitAt(page, { widths: everyWidth, what: 'Review' });
  await wizard.proceedToPayment();
  await card.isReady();
  await expectToFitAt(page, { widths: everyWidth, what: 'Payment' });
  await card.pay(cards.paying);
  await confirmation.isShown();
  await expectToFitAt(page, { widths: everyWidth, what: 'confirmation' });
  await confirmation.dialog.getByRole('button', { name: 'Done' }).click();
  const managed = managedBookingOn(page);
  await expect(managed.sheetLink('Receipt')).toBeVisible();
  await expectToFitAt(page, { widths: everyWidth, what: 'booking' });
  for (const task of ['Reschedule', 'Cancel']) {
    await managed.press(task);
    await expect(managed.dialog).toBeVisible();
    await allArrived(page);
    await expectToFitAt(page, { widths: everyWidth, what: task });
    await page.keyboard.press('Escape');
  }
  await managed.openSheet('Receipt');
  await expectToFitAt(page, { widths: everyWidth, what: 'receipt' });
});

test('the dashboard and the crew’s day fit every width', async ({ page, shop }) => {
  test.slow();
  const account = accountOn(page);
  await account.logIn(await openAccount(shop.origin));
  await expectToFitAt(page, { widths: everyWidth, what: 'dashboard' });
  for (const tab of ['History', 'Profile']) {
    await account.tab(tab);
    await expectToFitAt(page, { widths: everyWidth, what: `dashboard, ${tab}` });
  }
  await crewOn(page).open();
  await expectToFitAt(page, { widths: everyWidth, what: 'crew' });
});

test('a crew’s job and its dialogs fit every width', async ({ page, shop, silence, letMinutesPass }) => {
  test.slow();
  // A login does not outlive days.
  silence.allowTrouble({ path: /^\/api\//, status: 401 });
  const held = await holdCrewJob(shop);
  await staffBookingOn(page).keep(held.code);
  await letMinutesPass(await minutesUntil(shop, held.startsAt, { before: 40 }));
  const crew = crewOn(page);
  const fitsDialog = async (what: string) => {
    await crew.button(what).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectToFitAt(page, { widths: everyWidth, what });
    await page.keyboard.press('Escape');
  };
  await crew.open();
  await crew.show(held.code);
  await expectToFitAt(page, { widths: everyWidth, what: 'the job now' });
  for (const what of ['On my way', 'Scan a code']) await fitsDialog(what);
  await crew.button('Check in').click();
  const shade = { glass: '73', lot: '2611-1' };
  await windowsOn(page).record('Front side windows', { ...shade, shade: 'Hybrid 20', filmed: '12' });
  await windowsOn(page).record('Rear side windows', { ...shade, shade: 'Hybrid 35', filmed: '16' });
  await expectToFitAt(page, { widths: everyWidth, what: 'windows with every verdict' });
  for (const what of ['Collect $249.99', 'Complete']) await fitsDialog(what);
});

test('what is asked of a booking at the desk fits every width', async ({ page, shop, silence, letMinutesPass }) => {
  test.slow();
  // A login does not outlive days.
  silence.allowTrouble({ path: /^\/api\//, status: 401 });
  const desk = staffBookingOn(page);
  const held = await holdCrewJob(shop);
  await desk.keep(held.code);
  const fits = async (task: string) => {
    await desk.press(task);
    await expectToFitAt(page, { widths: everyWidth, what: `the desk’s ${task}` });
    await page.keyboard.press('Escape');
  };
  for (const task of ['Move', 'Record payment', 'Cancel']) await fits(task);
  await letMinutesPass(await minutesUntil(shop, held.startsAt, { before: -30 }));
  await desk.open(held.code);
  for (const task of ['No-show', 'Check in']) await fits(task);
});

test('the shop’s own area fits every width', async ({ page, shop }) => {
  test.slow();
  const { code } = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  await writeToShop(shop.origin);
  await adminOn(page).open();
  for (const part of [
    '',
    '?view=week',
    `/bookings`,
    `/bookings/${code}`,
    '/new-booking',
    '/check-in',
    '/customers',
    '/messages',
    '/outbox',
    '/audit',
    '/reports',
    '/settings',
    ...settingsRooms.map((room) => `/settings/${room}`),
  ]) {
    await page.goto(`/admin${part}`);
    await expect(page.locator('#main h1')).toBeVisible();
    await expect(page.locator('#main [aria-busy=true]')).toHaveCount(0);
    await expectToFitAt(page, { widths: everyWidth, what: `admin ${part}` });
  }
});
