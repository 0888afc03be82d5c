import { recordCalls } from '../browser/calls';
import { cardFormOn, cards } from '../pages/card-form';
import { confirmationOn } from '../pages/confirmation';
import { wizardOn } from '../pages/wizard';
import { customer } from '../shop/sample-order';
import { expect, test } from '../story';

test('a hold that runs out on the form charges nothing and can be held again', { tag: '@both' }, async ({
  page,
  shop,
  letMinutesPass,
}) => {
  const holds = recordCalls(page, '/api/bookings');
  const card = cardFormOn(page);
  await wizardOn(page).reachPayment({ date: await shop.emptyDay(), time: '9:00 AM' });
  await card.isReady();
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await letMinutesPass(16);
  await expect(page.getByText('Your time ran out and nothing was charged')).toBeVisible();
  await expect(card.payButton).toBeHidden();

  await page.getByRole('button', { name: 'Hold it again' }).click();
  await card.isReady();
  expect(holds).toHaveLength(2);
  await card.pay(cards.paying);
  await confirmationOn(page).isShown();
});

test('a page that was asleep while its hold ran out says so when it is loaded again', async ({
  page,
  shop,
  letMinutesPass,
}) => {
  await wizardOn(page).reachPayment({ date: await shop.emptyDay(), time: '9:00 AM' });
  await page.goto('about:blank');
  await letMinutesPass(16);
  await page.goto('/booking');
  await expect(page.getByText('Your time ran out and nothing was charged')).toBeVisible();
});

test('who holds five starts already is told so, and can go on once they have run out', async ({
  page,
  shop,
  silence,
  letMinutesPass,
}) => {
  const days: string[] = [];
  while (days.length < 5) days.push(await shop.emptyDay());
  const wizard = wizardOn(page);
  await wizard.reachReview({ date: await shop.emptyDay(), time: '9:00 AM' });
  await shop.customerHolds(days);
  silence.expectTrouble({ path: '/api/bookings', status: 429 });
  await wizard.press('Proceed to Payment');
  await expect(page.getByText('You’re already holding several start times.')).toBeVisible();

  await letMinutesPass(16);
  await wizard.proceedToPayment();
  await cardFormOn(page).isReady();
});

test('a start that ran out and was taken leads back to Appointment', async ({
  page,
  shop,
  silence,
  letMinutesPass,
}) => {
  const start = { date: await shop.emptyDay(), time: '9:00 AM' };
  const wizard = wizardOn(page);
  await wizard.reachPayment(start);
  await cardFormOn(page).isReady();
  await letMinutesPass(16);
  await expect(page.getByText('Your time ran out and nothing was charged')).toBeVisible();
  await shop.neighborTakesDay(start.date);
  await shop.neighborTakesDay(start.date);

  silence.expectTrouble({ path: '/api/bookings', status: 409 });
  await page.getByRole('button', { name: 'Hold it again' }).click();
  await wizard.isOn('Appointment');
  await expect(page.getByText('That time was just taken')).toBeVisible();
});

test('a hold that runs out while the bank asks stays a little longer, and the payment counts', async ({
  page,
  shop,
  letMinutesPass,
}) => {
  const card = cardFormOn(page);
  await wizardOn(page).reachPayment({ date: await shop.emptyDay(), time: '9:00 AM' });
  await card.isReady();
  await card.pay(cards.askingTheBank);
  await expect(card.bank).toBeVisible();
  await letMinutesPass(16);
  await expect(
    page.getByText('Your bank is still checking, so we’re holding your time a little longer.'),
  ).toBeVisible();
  await card.answerBank('Complete');
  await confirmationOn(page).isShown();
});

test('a bank that is asked for too long ends the hold, and nothing is charged', async ({
  page,
  shop,
  silence,
  letMinutesPass,
}) => {
  const card = cardFormOn(page);
  await wizardOn(page).reachPayment({ date: await shop.emptyDay(), time: '9:00 AM' });
  await card.isReady();
  await card.pay(cards.askingTheBank);
  await expect(card.bank).toBeVisible();
  await letMinutesPass(16);
  await letMinutesPass(11);
  silence.expectTrouble({ path: /^\/_stripe\/3ds\/\w+\/complete$/, status: 400 });
  await card.answerBank('Complete');
  await expect(page.getByText('Your time ran out and nothing was charged')).toBeVisible();
});

test('a start that another visitor takes leads back to Appointment with everything kept', async ({
  page,
  shop,
  silence,
}) => {
  const date = await shop.emptyDay();
  const wizard = wizardOn(page);
  await wizard.reachReview({ date, time: '9:00 AM' });
  await shop.neighborTakes({ date, time: '09:00' });
  await shop.neighborTakes({ date, time: '09:00' });

  silence.expectTrouble({ path: '/api/bookings', status: 409 });
  await wizard.press('Proceed to Payment');
  await wizard.isOn('Appointment');
  await expect(page.getByText('That time was just taken')).toBeVisible();
  await expect(await wizard.day(date)).toHaveAttribute('aria-pressed', 'true');
  await expect(wizard.start('9:00 AM')).toBeDisabled();
  await expect(wizard.start('1:00 PM')).toBeEnabled();

  await wizard.start('1:00 PM').check();
  await wizard.passAppointment();
  await expect(page.getByLabel('Full name')).toHaveValue(customer.name);
  await expect(page.getByLabel('Street')).toHaveValue(customer.street);
  await wizard.passContact();
  await wizard.proceedToPayment();
  await cardFormOn(page).isReady();
  await cardFormOn(page).pay(cards.paying);
  await confirmationOn(page).isShown();
  await expect(confirmationOn(page).value('Appointment Time')).toHaveText(/^1:00 PM/);
});

test('the own hold stays selectable after going back', async ({ page, shop }) => {
  const date = await shop.emptyDay();
  const wizard = wizardOn(page);
  await wizard.reachPayment({ date, time: '9:00 AM' });
  await cardFormOn(page).isReady();
  await shop.neighborTakes({ date, time: '09:00' });

  await page.getByRole('button', { name: /^Cancel/ }).click();
  await wizard.isOn('Review');
  await page.getByRole('button', { name: 'Change appointment' }).click();
  await wizard.isOn('Appointment');
  await expect(wizard.start('9:00 AM')).toBeChecked();
  await wizard.start('9:30 AM').check();
  await wizard.start('9:00 AM').check();
  await wizard.passAppointment();
  await wizard.passContact();
  await wizard.proceedToPayment();
  await cardFormOn(page).isReady();
  await cardFormOn(page).pay(cards.paying);
  await confirmationOn(page).isShown();
});

test('another start replaces the hold and frees the first', async ({ page, shop }) => {
  const date = await shop.emptyDay();
  const wizard = wizardOn(page);
  await wizard.reachPayment({ date, time: '9:00 AM' });
  await cardFormOn(page).isReady();
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await page.getByRole('button', { name: 'Change appointment' }).click();
  await wizard.start('2:00 PM').check();
  await wizard.passAppointment();
  await wizard.passContact();
  await wizard.proceedToPayment();
  await cardFormOn(page).isReady();
  await shop.neighborTakes({ date, time: '09:00' });
  await shop.neighborTakes({ date, time: '09:00' });
  await cardFormOn(page).pay(cards.paying);
  await confirmationOn(page).isShown();
  await expect(confirmationOn(page).value('Appointment Time')).toHaveText(/^2:00 PM/);
});
