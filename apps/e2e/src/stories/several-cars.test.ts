import { expectUsable } from '../browser/usable';
import { accountOn } from '../pages/account';
import { cardFormOn, cards } from '../pages/card-form';
import { confirmationOn } from '../pages/confirmation';
import { managedBookingOn } from '../pages/managed-booking';
import { severalCarsOn } from '../pages/several-cars';
import { wizardOn } from '../pages/wizard';
import { openAccount } from '../shop/new-account';
import { freeZip } from '../shop/sample-order';
import { expect, test } from '../story';

test('two cars are booked with two crews, paid at once, and one of them is cancelled', { tag: '@both' }, async ({
  page,
  shop,
}) => {
  const wizard = wizardOn(page);
  const cars = severalCarsOn(page);
  const date = await shop.emptyDay();

  await wizard.reachExtras();
  await cars.add();
  await cars.isAt('Car 2 of 2');
  await expectUsable(page, 'Vehicle of a second car');
  await wizard.pickVehicle('SUV');
  await expectUsable(page, 'Package of a second car');
  await wizard.choosePackage('Premium');
  await wizard.addOn('Window Ceramic Coating').check();
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Car 2: SUV Premium');
  await expectUsable(page, 'Extras of a second car');
  await wizard.passExtras();

  await page.getByLabel('ZIP code').fill(freeZip);
  await expect(cars.way('Back to back, about 5.5 hours')).toBeChecked();
  await cars.way('At the same time, two crews, about 3.5 hours').check();
  await expectUsable(page, 'Appointment of two cars');
  await wizard.pickStart({ date, time: '9:00 AM' });
  await wizard.passAppointment();

  await cars.fillCustomer();
  await cars.describe('Car 1: Sedan Basic', 'Roadster');
  await wizard.press('Continue to Review');
  await expect(page.getByRole('region', { name: 'Car 2: SUV Premium' }).getByLabel('Year')).toBeFocused();
  await expectUsable(page, 'Contact of two cars');
  await cars.describe('Car 2: SUV Premium', 'Wagon');
  await wizard.passContact();

  await expect(page.getByRole('heading', { name: 'Car 2: SUV Premium' })).toBeVisible();
  await expect(page.getByText('2024 Sample Wagon (SUV)')).toBeVisible();
  await expect(page.getByText('At the same time, two crews, about 3.5 hours')).toBeVisible();
  await expectUsable(page, 'Review of two cars');
  await wizard.proceedToPayment();
  const card = cardFormOn(page);
  await card.isReady();
  await expect(card.payButton).toHaveText('Pay $799.97');
  await expectUsable(page, 'Payment of two cars');
  await card.pay(cards.paying);

  const confirmation = confirmationOn(page);
  await confirmation.isShown();
  await expect(confirmation.value('Vehicle Information')).toHaveText(
    '2024 Sample Roadster (Sedan) and 2024 Sample Wagon (SUV)',
  );
  await expect(confirmation.value('Total Price')).toHaveText('$799.97');
  await expectUsable(page, 'Confirmation of two cars');
  await confirmation.dialog.getByRole('button', { name: 'Done' }).click();

  const managed = managedBookingOn(page);
  const cancelFirst = page.getByRole('button', { name: 'Cancel this car: car 1, 2024 Sample Roadster (Sedan)' });
  await cancelFirst.click();
  await expect(managed.dialog).toBeVisible();
  await page.goBack();
  await expect(managed.dialog).toBeHidden();
  await expect(cancelFirst).toBeFocused();
  await page.goForward();
  await page.reload();
  await expectUsable(page, 'the question about one of two cars');
  await managed.dialog.getByRole('button', { name: 'Cancel the car and refund $249.99' }).click();
  await expect(managed.toast('Car cancelled')).toContainText('We’re refunding $249.99 to your card.');
  await expect(page.getByRole('button', { name: /^Cancel this car/ })).toHaveCount(0);
  await page.goForward();
  await expect(managed.dialog).toBeHidden();
});

test('a car is removed and put back, and Back and reload lead from car to car', { tag: '@both' }, async ({
  page,
  shop,
}) => {
  const wizard = wizardOn(page);
  const cars = severalCarsOn(page);
  const date = await shop.emptyDay();

  await wizard.reachExtras();
  // Added by mistake.
  await cars.add();
  await page.goBack();
  await wizard.isOn('Extras');
  await expect(page.getByText('Car 1 of 2')).toBeHidden();

  await cars.add();
  await wizard.pickVehicle('Truck');
  await page.reload();
  await cars.isAt('Car 2 of 2');
  await wizard.choosePackage('Basic');
  await page.reload();
  await wizard.isOn('Extras');
  await cars.isAt('Car 2 of 2');
  await page.goBack();
  await wizard.isOn('Package');
  await page.goBack();
  await wizard.isOn('Vehicle');
  await page.goBack();
  await wizard.isOn('Extras');
  await cars.isAt('Car 1 of 2');
  for (const step of ['Vehicle', 'Package', 'Extras'] as const) {
    await page.goForward();
    await wizard.isOn(step);
    await cars.isAt('Car 2 of 2');
  }

  await wizard.passExtras();
  await wizard.pickStart({ date, time: '9:00 AM' });
  await wizard.passAppointment();
  await cars.fillCustomer();
  await cars.describe('Car 1: Sedan Basic', 'Roadster');
  await cars.describe('Car 2: Truck Basic', 'Pickup');
  await wizard.passContact();

  await wizard.press('Remove car 1');
  await expect(page.getByText('Car 1 (Sedan Basic) is no longer in your order.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put it back' })).toBeFocused();
  await expect(page.getByText('2024 Sample Pickup (Truck)')).toBeVisible();
  await expectUsable(page, 'Review after a car was removed');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2024 Sample Roadster (Sedan)')).toBeVisible();

  await wizard.press('Remove car 1');
  await page.reload();
  await wizard.isOn('Review');
  await expect(page.getByText('2024 Sample Pickup (Truck)')).toBeVisible();
  await expect(page.getByText('Car 1: ')).toBeHidden();
  await wizard.proceedToPayment();
  const card = cardFormOn(page);
  await card.isReady();
  await expect(card.payButton).toHaveText('Pay $279.99');
});

test('Book Again brings all cars of a booking, each with its package and extras', async ({ page, shop }) => {
  const account = accountOn(page);
  const wizard = wizardOn(page);
  const cars = severalCarsOn(page);
  const managed = managedBookingOn(page);
  await account.logIn(await openAccount(shop.origin));
  await wizard.reachExtras();
  await cars.add();
  await wizard.pickVehicle('SUV');
  await wizard.choosePackage('Premium');
  await wizard.addOn('Window Ceramic Coating').check();
  await wizard.passExtras();
  await page.getByLabel('ZIP code').fill(freeZip);
  await cars.way('At the same time').check();
  await wizard.pickStart({ date: await shop.emptyDay(), time: '9:00 AM' });
  await wizard.passAppointment();
  await cars.fillCustomer();
  await cars.describe('Car 1: Sedan Basic', 'Roadster');
  await cars.describe('Car 2: SUV Premium', 'Wagon');
  await wizard.passContact();
  await wizard.proceedToPayment();
  await cardFormOn(page).isReady();
  await cardFormOn(page).pay(cards.paying);
  await confirmationOn(page).isShown();
  await confirmationOn(page).dialog.getByRole('button', { name: 'Done' }).click();
  await managed.press('Cancel');
  await managed.dialog.getByRole('button', { name: /^Cancel and refund/ }).click();
  await managed.status('Cancelled');

  await page.goto('/dashboard');
  await account.tab('History');
  await page.getByRole('button', { name: /^Book Again: .*Roadster.* and .*Wagon/ }).click();
  await wizard.isOn('Extras');
  await cars.isAt('Car 1 of 2');
  await expectUsable(page, 'Extras of a booking of two cars, again');
  await page.getByRole('button', { name: /Car 2/ }).click();
  await cars.isAt('Car 2 of 2');
  await expect(wizard.addOn('Window Ceramic Coating')).toBeChecked();
  await page.reload();
  await cars.isAt('Car 2 of 2');
  await wizard.passExtras();
  await expect(page.getByLabel('ZIP code')).toHaveValue(freeZip);
  await expect(cars.way('At the same time')).toBeChecked();
  await wizard.pickStart({ date: await shop.emptyDay(), time: '9:00 AM' });
  await wizard.passAppointment();
  const second = page.getByRole('region', { name: 'Car 2: SUV Premium' });
  await expect(second.getByLabel('Model')).toHaveValue('Wagon');
});
