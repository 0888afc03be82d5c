import { expectUsable } from '../browser/usable';
import { cardFormOn, cards } from '../pages/card-form';
import { confirmationOn } from '../pages/confirmation';
import { crewOn } from '../pages/crew';
import { wizardOn } from '../pages/wizard';
import { expect, test } from '../story';
import { folderOf } from './built-shops';

// A Tuesday, ten in the morning in Austin.
test.use({ builtIn: folderOf('sample-glass'), opening: Date.parse('2026-12-01T10:00:00-06:00') });

test('a shop that was just written is read, booked and paid', { tag: '@both' }, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Sample Glass/);
  await expectUsable(page, 'the start page of a new shop');

  const wizard = wizardOn(page);
  await wizard.open();
  await expectUsable(page, 'the wizard of a new shop');
  await wizard.pickVehicle('Sedan');
  await wizard.choosePackage('Better');
  await wizard.passExtras();
  await page.getByLabel('ZIP code').fill('78702');
  // A demo's bookings are spread over the days of its one crew.
  await page.getByRole('grid', { name: 'Date' }).getByRole('button', { disabled: false }).first().click();
  await expect(page.getByText('Times are Central.')).toBeVisible();
  const starts = page.getByRole('radiogroup', { name: 'Start time' });
  await starts.getByRole('radio', { disabled: false }).first().check();
  await wizard.passAppointment();
  await wizard.fillContact();
  await page.getByLabel('City').fill('Austin');
  await wizard.passContact();
  await expect(page.getByText(/^\w+, December \d+, 2026, .* CST/).first()).toBeVisible();
  await expectUsable(page, 'the review of a new shop');
  await wizard.proceedToPayment();
  await expect(page.getByText('$340.00').first()).toBeVisible();
  await cardFormOn(page).pay(cards.paying);
  const confirmation = confirmationOn(page);
  await confirmation.isShown();
  await expectUsable(page, 'the confirmation of a new shop');
});

test('each page of a shop that was just written can be used', { tag: '@both' }, async ({ page, shop }) => {
  const sitemap = await (await fetch(`${shop.origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    await page.goto(path);
    await expectUsable(page, path);
  }
});

test('its crew has a day', { tag: '@both' }, async ({ page }) => {
  const crew = crewOn(page);
  await crew.open();
  await expectUsable(page, 'the crew’s day of a new shop');
});
