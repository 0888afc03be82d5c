import { recordCalls } from '../browser/calls';
import { holdBack } from '../browser/hold-back';
import { cardFormOn, cards } from '../pages/card-form';
import { confirmationOn } from '../pages/confirmation';
import { wizardOn } from '../pages/wizard';
import { expect, test } from '../story';

test('while the start is being held the button says so, and pressing again does nothing', async ({ page, shop }) => {
  const holds = recordCalls(page, '/api/bookings');
  const wizard = wizardOn(page);
  await wizard.reachReview({ date: await shop.emptyDay(), time: '9:00 AM' });
  const request = await holdBack(page, '**/api/bookings');
  await page.getByRole('button', { name: 'Proceed to Payment' }).dblclick();
  await request.arrived;
  await page.getByRole('button', { name: 'Processing...' }).click({ force: true });
  request.release();
  await wizard.isOn('Payment');
  await cardFormOn(page).isReady();
  expect(holds).toHaveLength(1);
});

test('while the payment is being set up the step says so', async ({ page, shop }) => {
  const wizard = wizardOn(page);
  await wizard.reachReview({ date: await shop.emptyDay(), time: '9:00 AM' });
  const request = await holdBack(page, '**/api/payment/create-intent');
  await wizard.proceedToPayment();
  await request.arrived;
  await expect(page.getByText('Setting up payment...')).toBeVisible();
  request.release();
  await cardFormOn(page).isReady();
});

test('while the payment is processing nothing can be pressed, and it is made once', async ({ page, shop }) => {
  const wizard = wizardOn(page);
  const card = cardFormOn(page);
  await wizard.reachPayment({ date: await shop.emptyDay(), time: '9:00 AM' });
  await card.isReady();
  const request = await holdBack(page, /\/confirm$/);
  await card.fill(cards.paying);
  await card.payButton.dblclick();
  await request.arrived;
  const processing = page.getByRole('button', { name: 'Processing...' });
  await expect(processing).toBeVisible();
  await processing.click({ force: true });
  await expect(page.getByRole('button', { name: /^Cancel/ })).toBeDisabled();
  request.release();
  await confirmationOn(page).isShown();
  expect(request.count()).toBe(1);
});

test('without a network the wizard says so and keeps what was typed', async ({ page, context, shop, silence }) => {
  const wizard = wizardOn(page);
  await wizard.reachReview({ date: await shop.emptyDay(), time: '9:00 AM' });
  await context.setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  silence.expectTrouble({ path: '/api/bookings', status: 'failed' });
  silence.allowTrouble({ path: /^\/(api|assets|_stripe)\//, status: 'failed' });
  await wizard.press('Proceed to Payment');
  await expect(page.getByRole('alert').filter({ hasText: 'Submission Error' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toBeHidden();
  await wizard.proceedToPayment();
  await cardFormOn(page).isReady();
});

test('code of the payment step that was lost with the network comes back with it', async ({
  page,
  context,
  shop,
  silence,
}) => {
  // The step's code is preloaded in an idle moment: here only once the network is gone.
  await page.addInitScript(() => {
    window.requestIdleCallback = (run) => {
      window.addEventListener('offline', () => run({ didTimeout: true, timeRemaining: () => 0 }));
      return 1;
    };
  });
  const wizard = wizardOn(page);
  await wizard.reachReview({ date: await shop.emptyDay(), time: '9:00 AM' });
  silence.allowTrouble({ path: /^\/(api|assets|_stripe)\//, status: 'failed' });
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  await context.setOffline(true);
  await lost;
  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toBeHidden();
  await wizard.proceedToPayment();
  await cardFormOn(page).isReady();
});
