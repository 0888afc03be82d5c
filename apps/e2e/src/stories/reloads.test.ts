import { recordCalls, recordIntents } from '../browser/calls';
import { loseAnswer } from '../browser/lost-answers';
import { cardFormOn, cards } from '../pages/card-form';
import { confirmationOn } from '../pages/confirmation';
import { shadesOn } from '../pages/shades';
import { wizardOn } from '../pages/wizard';
import { longDate } from '../shop/dates';
import { customer, freeZip } from '../shop/sample-order';
import { expect, test } from '../story';

test('a reload at any step before paying loses nothing', async ({ page, shop }) => {
  const wizard = wizardOn(page);
  const date = await shop.emptyDay();
  await wizard.open();
  await page.reload();
  await wizard.isOn('Vehicle');

  await wizard.pickVehicle('SUV');
  await page.reload();
  await wizard.isOn('Package');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a package for your SUV');

  await wizard.choosePackage('Premium');
  await wizard.addOn('Headlight Tinting').check();
  const shades = shadesOn(page);
  await shades.choose('Front side windows', 'Carbon 50');
  await page.reload();
  await wizard.isOn('Extras');
  await expect(wizard.addOn('Headlight Tinting')).toBeChecked();
  await shades.areChosen({ 'Front side windows': 'carbon-50', 'Back glass': 'carbon-70' });

  await wizard.passExtras();
  await wizard.pickStart({ date, time: '10:00 AM' });
  await page.getByLabel('Notes').fill('Old film on the rear glass');
  await page.reload();
  await wizard.isOn('Appointment');
  await expect(page.getByLabel('ZIP code')).toHaveValue(freeZip);
  await expect(await wizard.day(date)).toHaveAttribute('aria-pressed', 'true');
  await expect(wizard.start('10:00 AM')).toBeChecked();
  await expect(page.getByLabel('Notes')).toHaveValue('Old film on the rear glass');

  await wizard.passAppointment();
  await wizard.fillContact();
  await page.getByRole('radiogroup', { name: 'Garage?' }).getByLabel('Yes').check();
  await page.reload();
  await wizard.isOn('Contact');
  await expect(page.getByLabel('Full name')).toHaveValue(customer.name);
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
  await expect(page.getByLabel('Phone')).toHaveValue(customer.phone);
  await expect(page.getByLabel('Year')).toHaveValue(customer.year);
  await expect(page.getByLabel('Make')).toHaveValue(customer.make);
  await expect(page.getByLabel('Model')).toHaveValue(customer.model);
  await expect(page.getByLabel('Street')).toHaveValue(customer.street);
  await expect(page.getByLabel('City')).toHaveValue(customer.city);
  await expect(page.getByRole('radiogroup', { name: 'Garage?' }).getByLabel('Yes')).toBeChecked();

  await wizard.passContact();
  await page.reload();
  await wizard.isOn('Review');
  for (const kept of [longDate(date), customer.email, customer.street, 'Headlight Tinting', 'Old film', '$499.98']) {
    await expect(page.getByRole('main')).toContainText(kept);
  }
  await wizard.proceedToPayment();
});

test('a reload on the card form, empty or filled, keeps the hold', async ({ page, shop }) => {
  const holds = recordCalls(page, '/api/bookings');
  const intents = recordIntents(page);
  const card = cardFormOn(page);
  await wizardOn(page).reachPayment({ date: await shop.emptyDay(), time: '9:00 AM' });
  await card.isReady();
  await page.reload();
  await card.isReady();
  await card.fill(cards.paying);
  await page.reload();
  await card.isReady();
  await expect(card.number).toHaveValue('');
  await card.pay(cards.paying);
  await confirmationOn(page).isShown();
  expect(holds).toHaveLength(1);
  expect(intents.size, 'intents').toBe(1);
});

test('a reload while the payment is processing ends with the confirmation', async ({ page, shop }) => {
  const card = cardFormOn(page);
  await wizardOn(page).reachPayment({ date: await shop.emptyDay(), time: '9:00 AM' });
  await card.isReady();
  // The bank has said yes, but the response never reaches the page.
  const { lost } = await loseAnswer(page, '/confirm', 'hangs');
  await card.pay(cards.paying);
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await lost;
  await page.reload();
  await confirmationOn(page).isShown();
});

test("a reload while the bank asks brings the bank's question back", async ({ page, shop }) => {
  const holds = recordCalls(page, '/api/bookings');
  const intents = recordIntents(page);
  const card = cardFormOn(page);
  await wizardOn(page).reachPayment({ date: await shop.emptyDay(), time: '9:00 AM' });
  await card.isReady();
  await card.pay(cards.askingTheBank);
  await expect(card.bank).toBeVisible();
  await page.reload();
  await expect(card.bank).toBeVisible();
  await card.answerBank('Complete');
  await confirmationOn(page).isShown();
  expect(holds).toHaveLength(1);
  expect(intents.size, 'intents').toBe(1);
});

test('a reload after the payment, before the shop knows of it, ends with the confirmation', async ({ page, shop }) => {
  const card = cardFormOn(page);
  await wizardOn(page).reachPayment({ date: await shop.emptyDay(), time: '9:00 AM' });
  await card.isReady();
  await shop.holdWebhooks();
  // The page that is left never gets its response; only the loaded page does.
  let isHeld = true;
  await page.route('**/api/payment/sync', async (route) => {
    if (!isHeld) await route.continue();
  });
  await card.pay(cards.paying);
  await expect(page.getByText('Your card payment is on its way. We’re confirming your appointment.')).toBeVisible();
  isHeld = false;
  await page.reload();
  await confirmationOn(page).isShown();
});

test('a reload of the confirmation shows it again', async ({ page, shop }) => {
  const confirmation = confirmationOn(page);
  await wizardOn(page).reachPayment({ date: await shop.emptyDay(), time: '9:00 AM' });
  await cardFormOn(page).pay(cards.paying);
  await confirmation.isShown();
  const code = await confirmation.trackingCode();
  await page.reload();
  await confirmation.isShown();
  expect(await confirmation.trackingCode()).toBe(code);
});
