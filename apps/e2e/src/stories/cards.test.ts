import { recordIntents } from '../browser/calls';
import { cardFormOn, cards } from '../pages/card-form';
import { confirmationOn } from '../pages/confirmation';
import { wizardOn } from '../pages/wizard';
import { expect, test } from '../story';

const confirmPath = /^\/_stripe\/v1\/payment_intents\/\w+\/confirm$/;

const refusals = [
  { card: cards.declined, message: 'Your card was declined.' },
  { card: cards.withoutFunds, message: 'Your card has insufficient funds.' },
  { card: cards.expired, message: 'Your card has expired.' },
  { card: cards.failingAtTheBank, message: 'An error occurred while processing your card. Try again in a little bit.' },
  { card: cards.withWrongCode, message: 'Your card’s security code is incorrect.' },
];

for (const { card: number, message } of refusals) {
  test(`after "${message}" another card pays on the same form`, async ({ page, shop, silence }) => {
    silence.expectTrouble({ path: confirmPath, status: 402 });
    const intents = recordIntents(page);
    const wizard = wizardOn(page);
    const card = cardFormOn(page);
    await wizard.reachPayment({ date: await shop.emptyDay(), time: '9:00 AM' });
    await card.isReady();
    await card.pay(number);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
    await expect(wizard.toast('Payment Failed')).toContainText(message);

    await card.isReady();
    await card.pay(cards.paying);
    await confirmationOn(page).isShown();
    expect(intents.size, 'intents').toBe(1);
  });
}

test('a card form that is not complete says so at its fields and sends nothing', async ({ page, shop }) => {
  const intents = recordIntents(page);
  const card = cardFormOn(page);
  await wizardOn(page).reachPayment({ date: await shop.emptyDay(), time: '9:00 AM' });
  await card.isReady();
  await card.payButton.click();
  await expect(card.number).toHaveAccessibleDescription('Your card number is incomplete.');
  await expect(card.number).toBeFocused();
  await card.isReady();
  expect(intents.size).toBe(0);
});

test('a bank that asks and is content lets the payment through', { tag: '@both' }, async ({ page, shop }) => {
  const card = cardFormOn(page);
  await wizardOn(page).reachPayment({ date: await shop.emptyDay(), time: '9:00 AM' });
  await card.isReady();
  await card.pay(cards.askingTheBank);
  await expect(card.bank).toBeVisible();
  await card.answerBank('Complete');
  await confirmationOn(page).isShown();
});

test('a bank that asks and refuses leaves the form open for another try', async ({ page, shop }) => {
  const intents = recordIntents(page);
  const wizard = wizardOn(page);
  const card = cardFormOn(page);
  await wizard.reachPayment({ date: await shop.emptyDay(), time: '9:00 AM' });
  await card.isReady();
  await card.pay(cards.askingTheBank);
  await card.answerBank('Fail');
  await expect(wizard.toast('Payment Failed')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();

  await card.isReady();
  await card.pay(cards.askingTheBank);
  await card.answerBank('Complete');
  await confirmationOn(page).isShown();
  expect(intents.size, 'intents').toBe(1);
});
