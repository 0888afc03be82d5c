import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { recordCalls } from '../browser/calls';
import { failOnce } from '../browser/fail-once';
import { loseAnswer } from '../browser/lost-answers';
import { cardFormOn, cards } from '../pages/card-form';
import { confirmationOn } from '../pages/confirmation';
import { wizardOn } from '../pages/wizard';
import { freeZip } from '../shop/sample-order';
import { siteFolder } from '../shop/shop-process';
import { expect, test } from '../story';

/** The price of Sedan Basic in the site's code. */
const price = /(sedan-basic[^}]*?priceCents:)24999/;

/** The visitor's page is older than the shop's prices: Sedan Basic was ten dollars cheaper then. */
async function serveOldPrice(page: Page): Promise<void> {
  await page.route('**/booking', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('$249.99', '$239.99') });
  });
  const folder = path.join(siteFolder, 'assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  // Scripts without the price aren't held up: on a busy machine each that passes through the story takes seconds.
  const priced = scripts.filter((name) => price.test(readFileSync(path.join(folder, name), 'utf8')));
  expect(priced).not.toEqual([]);
  for (const name of priced) {
    await page.route(`**/assets/${name}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(price, '$123999') });
    });
  }
}

test('a price that changed since the page was loaded is shown beside the old one, and asked about', async ({
  page,
  shop,
  silence,
  browserName,
}) => {
  const wizard = wizardOn(page);
  const holds = recordCalls(page, '/api/bookings');
  await serveOldPrice(page);
  await wizard.reachReview({ date: await shop.emptyDay(), time: '9:00 AM' });
  await page.unrouteAll({ behavior: 'wait' });
  silence.expectTrouble({ path: '/api/bookings', status: 409 });
  await wizard.press('Proceed to Payment');
  const question = page.getByText('It was $239.99 and is now $249.99. Nothing has been charged.');
  await expect(question).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Go back' }).click();
  await expect(question).toBeHidden();

  await wizard.press('Proceed to Payment');
  await wizard.press('Accept $249.99');
  const card = cardFormOn(page);
  await card.isReady();
  if (browserName === 'chromium') {
    expect(holds).toMatchObject([{ totalPrice: 239.99 }, { totalPrice: 239.99 }, { totalPrice: 249.99 }]);
  }
  expect(holds).toHaveLength(3);
  await expect(card.payButton).toHaveText('Pay $249.99');
  await card.pay(cards.paying);
  await confirmationOn(page).isShown();
  await expect(confirmationOn(page).value('Total Price')).toHaveText('$249.99');
});

test("a provider's script that does not load can be asked for again", async ({ page, shop, silence }) => {
  silence.expectTrouble({ path: '/_stripe/stripe.js', status: 'failed' });
  await page.route('**/_stripe/stripe.js', (route) => route.abort('failed'));
  const wizard = wizardOn(page);
  await wizard.reachPayment({ date: await shop.emptyDay(), time: '9:00 AM' });
  await expect(page.getByText('We couldn’t load the payment form.').first()).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await wizard.press('Retry');
  const card = cardFormOn(page);
  await card.isReady();
  await card.pay(cards.paying);
  await confirmationOn(page).isShown();
});

test('a payment that cannot be set up says so and leads back to Review', { tag: '@both' }, async ({
  page,
  shop,
  silence,
}) => {
  silence.expectTrouble({ path: '/api/payment/create-intent', status: 503 });
  silence.allowTrouble({ path: '/api/payment/sync', status: 503 });
  await shop.failProvider({ kind: 'server-error', method: 'POST', path: '/v1/payment_intents', times: 20 });
  const wizard = wizardOn(page);
  await wizard.reachReview({ date: await shop.emptyDay(), time: '9:00 AM' });
  await wizard.press('Proceed to Payment');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Payment Setup Failed');
  await expect(wizard.toast('Payment Setup Failed')).toBeVisible();
  await wizard.press('Go Back');
  await wizard.isOn('Review');

  await shop.clearFaults();
  await wizard.proceedToPayment();
  await cardFormOn(page).isReady();
  await cardFormOn(page).pay(cards.paying);
  await confirmationOn(page).isShown();
});

test('a booking that cannot be sent says so and loses nothing', async ({ page, shop, silence }) => {
  silence.expectTrouble({ path: '/api/bookings', status: 'failed' });
  const holds = recordCalls(page, '/api/bookings');
  const wizard = wizardOn(page);
  await wizard.reachReview({ date: await shop.emptyDay(), time: '9:00 AM' });
  await failOnce(page, '**/api/bookings');
  await wizard.press('Proceed to Payment');
  await expect(wizard.toast('Submission Error')).toContainText(
    'There was a problem submitting your booking. Please try again.',
  );
  await wizard.isOn('Review');
  await wizard.proceedToPayment();
  await cardFormOn(page).isReady();
  expect(holds).toHaveLength(2);
});

test('an answer that got lost on the way does not hold a second start', async ({ page, shop }) => {
  const date = await shop.emptyDay();
  const wizard = wizardOn(page);
  await wizard.reachReview({ date, time: '9:00 AM' });
  await loseAnswer(page, '/api/bookings', 'fails');
  await wizard.press('Proceed to Payment');
  await expect(wizard.toast('Submission Error')).toBeVisible();
  await wizard.proceedToPayment();
  await cardFormOn(page).isReady();
  // One crew is still free: a second hold would have taken it.
  await shop.neighborTakes({ date, time: '09:00' });
});

test('a calendar that cannot be loaded can be asked for again', async ({ page, silence }) => {
  silence.expectTrouble({ path: '/api/availability', status: 'failed' });
  await page.route('**/api/availability?*', (route) => route.abort('failed'));
  const wizard = wizardOn(page);
  await wizard.reachAppointment();
  await page.getByLabel('ZIP code').fill('33755');
  await expect(page.getByText('We couldn’t load the calendar.')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await wizard.press('Try again');
  await expect(page.getByRole('grid', { name: 'Date' })).toBeVisible();
});

test('a calendar that could not be loaded comes by itself', async ({ page, silence }) => {
  silence.expectTrouble({ path: '/api/availability', status: 'failed' });
  await failOnce(page, '**/api/availability?*');
  const wizard = wizardOn(page);
  await wizard.reachAppointment();
  await page.getByLabel('ZIP code').fill(freeZip);
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t load the calendar.' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Next open time:/ })).toBeVisible();
  await expect(page.getByText('We couldn’t load the calendar.')).toBeHidden();
});
