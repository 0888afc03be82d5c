import { arrowTo, pressOn, tabTo, typeInto } from '../browser/keyboard';
import { cards } from '../pages/card-form';
import { confirmationOn } from '../pages/confirmation';
import { wizardOn } from '../pages/wizard';
import { longDate } from '../shop/dates';
import { customer, freeZip } from '../shop/sample-order';
import { expect, test } from '../story';

test('the keyboard alone leads from the first step to the confirmation', async ({ page, shop }) => {
  test.slow();
  const wizard = wizardOn(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const date = await shop.emptyDay();
  await wizard.open();

  await tabTo(page, page.getByRole('radio', { name: 'Sedan' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'SUV' })).toBeFocused();
  await wizard.isOn('Vehicle');
  await page.keyboard.press('Enter');
  await wizard.isOn('Package');
  await pressOn(page, button('Choose Ultimate'), 'Enter');
  await wizard.isOn('Extras');
  await pressOn(page, wizard.addOn('Window Ceramic Coating'), 'Space');
  await expect(wizard.addOn('Window Ceramic Coating')).toBeChecked();
  await pressOn(page, button('Continue to Appointment'), 'Enter');

  await wizard.isOn('Appointment');
  await typeInto(page, page.getByLabel('ZIP code'), freeZip);
  const calendar = page.getByRole('grid', { name: 'Date' });
  await tabTo(page, calendar.locator('[tabindex="0"]'));
  await arrowTo(page, calendar.getByRole('button', { name: longDate(date) }));
  await page.keyboard.press('Enter');
  await pressOn(page, wizard.start('9:00 AM'), 'Space');
  await page.keyboard.press('ArrowRight');
  await expect(wizard.start('9:30 AM')).toBeChecked();
  await pressOn(page, button('Continue to Contact'), 'Enter');

  await wizard.isOn('Contact');
  await typeInto(page, page.getByLabel('Full name'), customer.name);
  await typeInto(page, page.getByLabel('Email'), customer.email);
  await typeInto(page, page.getByLabel('Phone'), customer.phone);
  await typeInto(page, page.getByLabel('Year'), customer.year);
  await typeInto(page, page.getByLabel('Make'), customer.make);
  await typeInto(page, page.getByLabel('Model'), customer.model);
  await typeInto(page, page.getByLabel('Street'), customer.street);
  await typeInto(page, page.getByLabel('City'), customer.city);
  const power = page.getByRole('radiogroup', { name: 'Power within 50 ft?' }).getByRole('radio').first();
  await pressOn(page, power, 'Space');
  await expect(power).toBeChecked();
  await pressOn(page, button('Continue to Review'), 'Enter');

  await wizard.isOn('Review');
  await pressOn(page, button('Proceed to Payment'), 'Enter');
  await wizard.isOn('Payment');
  await typeInto(page, page.getByLabel('Card number'), cards.paying);
  await typeInto(page, page.getByLabel('Expiration date'), '12 / 34');
  await typeInto(page, page.getByLabel('Security code'), '123');
  await typeInto(page, page.getByRole('group', { name: 'Card details' }).getByLabel('ZIP code'), freeZip);
  await pressOn(page, button('Pay $749.98'), 'Enter');

  const confirmation = confirmationOn(page);
  await confirmation.isShown();
  await pressOn(page, confirmation.dialog.getByRole('button', { name: 'Done' }), 'Enter');
  await expect(confirmation.dialog).toBeHidden();
  await expect(button('Reschedule')).toBeVisible();
});

test('each new step gets the focus on its heading', async ({ page }) => {
  const wizard = wizardOn(page);
  await wizard.open();
  await wizard.pickVehicle('Sedan');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await wizard.choosePackage('Basic');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await wizard.passExtras();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
