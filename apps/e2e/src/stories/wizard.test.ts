import { wizardOn } from '../pages/wizard';
import { addDays, longDate, shopDate, weekdayOf } from '../shop/dates';
import { freeZip } from '../shop/sample-order';
import { expect, test } from '../story';

const missing = {
  title: 'Required Information Missing',
  text: 'Please complete all required fields before proceeding.',
};

test('each vehicle has its three packages, one of them recommended', async ({ page }) => {
  const wizard = wizardOn(page);
  const offers = {
    Sedan: ['Basic', '$249.99', 'Premium', '$349.99', 'Ultimate', '$499.99'],
    SUV: ['Basic', '$299.99', 'Premium', '$399.99', 'Ultimate', '$599.99'],
    Truck: ['Basic', '$279.99', 'Premium', '$379.99', 'Ultimate', '$499.99'],
    Luxury: ['Premium', '$499.99', 'Elite', '$699.99', 'Complete', '$1,299.99'],
  };
  await wizard.open();
  for (const [vehicle, texts] of Object.entries(offers)) {
    await wizard.pickVehicle(vehicle);
    await expect(page.getByRole('article')).toHaveCount(3);
    for (const text of texts) await expect(page.getByRole('main')).toContainText(text);
    await expect(page.getByRole('article').filter({ hasText: 'Recommended' })).toHaveCount(1);
    await wizard.press('Back');
    await wizard.isOn('Vehicle');
  }
});

test('add-ons change the running total', { tag: '@both' }, async ({ page }) => {
  const wizard = wizardOn(page);
  await wizard.open();
  await wizard.pickVehicle('Sedan');
  await wizard.choosePackage('Premium');
  const total = page.getByText('$349.99').filter({ visible: true }).first();
  await expect(total).toBeVisible();
  for (const [addOn, sum] of [
    ['Existing Tint Removal', '$499.98'],
    ['Paint Protection Film (Hood)', '$999.97'],
    ['Paint Protection Film (Bumper)', '$1,349.96'],
    ['Headlight Tinting', '$1,449.95'],
    ['Window Ceramic Coating', '$1,599.94'],
  ] as const) {
    await wizard.addOn(addOn).check();
    await expect(page.getByText(sum).filter({ visible: true }).first()).toBeVisible();
  }
  await wizard.addOn('Paint Protection Film (Hood)').uncheck();
  await expect(page.getByText('$1,099.95').filter({ visible: true }).first()).toBeVisible();
});

test('going on without a choice says that something is missing, at every step that asks', async ({ page, shop }) => {
  const wizard = wizardOn(page);
  const toast = wizard.toast(missing.title);
  await wizard.open();
  await wizard.press('Continue to Package');
  await expect(toast).toContainText(missing.text);
  await expect(page.getByText('Please select a vehicle type')).toBeVisible();
  await toast.getByRole('button', { name: 'Close' }).click();
  await wizard.pickVehicle('Truck');
  await wizard.choosePackage('Basic');
  await wizard.passExtras();

  await wizard.press('Continue to Contact');
  await expect(toast).toContainText(missing.text);
  await expect(page.getByText('Please enter a ZIP code with five digits')).toBeVisible();
  await page.getByLabel('ZIP code').fill(freeZip);
  await wizard.press('Continue to Contact');
  await expect(page.getByText('Please select a date')).toBeVisible();
  await (await wizard.day(await shop.emptyDay())).click();
  await wizard.press('Continue to Contact');
  await expect(page.getByText('Please select a time')).toBeVisible();
  await toast.getByRole('button', { name: 'Close' }).click();
  await wizard.start('11:30 AM').check();
  await wizard.passAppointment();

  await wizard.press('Continue to Review');
  await expect(toast).toContainText(missing.text);
  await wizard.isOn('Contact');
});

test('what is wrong with the contact stands under its field', { tag: '@both' }, async ({ page, shop }) => {
  const wizard = wizardOn(page);
  await wizard.reachContact({ date: await shop.emptyDay(), time: '9:00 AM' });
  await expect(page.getByText('receives confirmations and reminders')).toBeVisible();

  await page.getByLabel('Full name').fill('A');
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Phone').fill('555-01');
  // The ZIP code has filled it in.
  await page.getByLabel('City').fill('');
  await wizard.press('Continue to Review');
  for (const [label, message] of [
    ['Full name', 'Name must be at least 2 characters'],
    ['Email', 'Please enter a valid email address'],
    ['Phone', 'Please enter a valid phone number'],
    ['Year', 'Please select a vehicle year'],
    ['Make', 'Please select a vehicle make'],
    ['Model', 'Please select a vehicle model'],
    ['Street', 'Please enter the street and number'],
    ['City', 'Please enter the city'],
  ] as const) {
    const field = page.getByLabel(label);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
  }
  await expect(page.getByLabel('Full name')).toBeFocused();

  await wizard.fillContact();
  await wizard.passContact();
});

test('phone numbers are taken as people type them', async ({ page, shop }) => {
  const wizard = wizardOn(page);
  await wizard.reachContact({ date: await shop.emptyDay(), time: '9:00 AM' });
  await wizard.fillContact();
  for (const [typed, shown] of [
    ['+44 (0)20 7946 0018', '+44 2079460018'],
    ['727-555-0142 ext. 12', '(727) 555-0142 x12'],
  ] as const) {
    await page.getByLabel('Phone').fill(typed);
    await page.getByLabel('Model').focus();
    await expect(page.getByLabel('Phone')).toHaveValue(shown);
  }
  await wizard.passContact();
  await expect(page.getByRole('main')).toContainText('(727) 555-0142 x12');
});

test('a ZIP code outside the four regions gets a clear message and a number to call', async ({ page }) => {
  const wizard = wizardOn(page);
  await wizard.reachAppointment();
  await page.getByLabel('ZIP code').fill('90210');
  await expect(page.getByText('We don’t serve that ZIP code yet.')).toContainText('(813) 555-4700');
  await expect(page.getByRole('grid', { name: 'Date' })).toBeHidden();
  await wizard.press('Continue to Contact');
  await expect(wizard.toast(missing.title)).toBeVisible();
  await wizard.isOn('Appointment');

  await page.getByLabel('ZIP code').fill(freeZip);
  await expect(page.getByText('Clearwater and St. Petersburg serves this ZIP code.')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Date' })).toBeVisible();
});

test('Sundays, today and full days cannot be chosen', async ({ page, shop }) => {
  const today = shopDate(await shop.now());
  // The days after it are open: a week without any is left out of the calendar.
  const full = await shop.emptyDay({ weekday: 1 });
  await shop.neighborTakesDay(full);
  await shop.neighborTakesDay(full);
  const sunday = addDays(today, 7 - weekdayOf(today));
  const wizard = wizardOn(page);
  await wizard.reachAppointment();
  await page.getByLabel('ZIP code').fill(freeZip);
  await expect(await wizard.day(sunday)).toHaveAccessibleName(`${longDate(sunday)}, Closed on Sundays`);
  await expect(await wizard.day(full)).toHaveAccessibleName(`${longDate(full)}, Fully booked`);
  for (const date of [today, sunday, full]) {
    const day = await wizard.day(date);
    await expect(day).toHaveAttribute('aria-disabled', 'true');
    await day.click({ force: true });
    await expect(day).toHaveAttribute('aria-pressed', 'false');
  }
});

test('taken starts keep their place and say so', async ({ page, shop }) => {
  const date = await shop.emptyDay();
  await shop.neighborTakes({ date, time: '09:00' });
  await shop.neighborTakes({ date, time: '09:00' });
  const wizard = wizardOn(page);
  await wizard.reachAppointment();
  await page.getByLabel('ZIP code').fill(freeZip);
  await (await wizard.day(date)).click();
  await expect(page.getByRole('radiogroup', { name: 'Start time' }).getByRole('radio')).toHaveCount(14);
  await expect(wizard.start('9:00 AM')).toBeDisabled();
  await expect(wizard.start('9:00 AM')).toHaveAccessibleName('9:00 AM, taken');
  await expect(wizard.start('4:30 PM')).toBeEnabled();
});

test('a long job finds no start that is taken on an empty day, and no day with few left', async ({ page, shop }) => {
  const date = await shop.emptyDay();
  const wizard = wizardOn(page);
  await wizard.open();
  await wizard.pickVehicle('Luxury');
  await wizard.choosePackage('Complete');
  for (const addOn of [
    'Existing Tint Removal',
    'Paint Protection Film (Hood)',
    'Paint Protection Film (Bumper)',
    'Headlight Tinting',
    'Window Ceramic Coating',
  ]) {
    await wizard.addOn(addOn).check();
  }
  await wizard.passExtras();
  await page.getByLabel('ZIP code').fill(freeZip);
  const day = await wizard.day(date);
  await expect(day).toHaveAccessibleName(longDate(date));
  await day.click();
  await expect(page.getByText('One start time fits this job, and it’s available.')).toBeVisible();
  await expect(wizard.start('9:00 AM')).toBeEnabled();
  await expect(wizard.start('9:30 AM')).toHaveAccessibleName('9:30 AM, too late for this job');
  await expect(page.getByRole('radio', { name: /taken/ })).toHaveCount(0);
});

test('the next open time is one tap, and nothing moves when the calendar arrives', { tag: '@both' }, async ({
  page,
}) => {
  const wizard = wizardOn(page);
  await wizard.reachAppointment();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/availability?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('ZIP code').fill(freeZip);
  await expect(page.getByText('Looking for the next open time...')).toBeVisible();
  const notes = page.getByLabel('Notes');
  const before = await notes.boundingBox();
  answer();
  const next = page.getByRole('button', { name: /^Next open time: / });
  await expect(next).toBeVisible();
  expect(await notes.boundingBox()).toEqual(before);

  await next.click();
  await expect(next).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('grid', { name: 'Date' }).getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(wizard.start('9:00 AM')).toBeChecked();
  await wizard.passAppointment();
});

test('what is not answered about the place is stated nowhere, and what follows from a no is said twice', async ({
  page,
  shop,
}) => {
  const wizard = wizardOn(page);
  await wizard.reachContact({ date: await shop.emptyDay(), time: '9:00 AM' });
  await wizard.fillContact();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  const follows = page.getByText('Your crew needs power within 50 ft. If you can’t arrange it, call');
  await expect(follows).toBeHidden();
  await page
    .getByRole('radiogroup', { name: 'Power within 50 ft?' })
    .getByRole('radio', { name: 'No', exact: true })
    .check();
  await expect(follows).toBeVisible();
  await wizard.passContact();
  await expect(page.getByText('No power within 50 ft.')).toBeVisible();
  await expect(follows).toBeVisible();
  await expect(page.getByText('Your crew needs a garage or shade to work in.')).toBeVisible();
  await expect(page.getByText(/no garage|no shade/i)).toHaveCount(0);
});

test('the buttons of the browser move between the steps', async ({ page, shop }) => {
  const wizard = wizardOn(page);
  await page.goto('/');
  await wizard.reachContact({ date: await shop.emptyDay(), time: '9:00 AM' });

  await page.goBack();
  await wizard.isOn('Appointment');
  await expect(wizard.start('9:00 AM')).toBeChecked();
  await page.goBack();
  await wizard.isOn('Extras');
  await page.goForward();
  await wizard.isOn('Appointment');
  await page.goForward();
  await wizard.isOn('Contact');
  await wizard.press('Back');
  await wizard.isOn('Appointment');
  for (const step of ['Extras', 'Package', 'Vehicle'] as const) {
    await page.goBack();
    await wizard.isOn(step);
  }
  await page.goBack();
  await expect(page).toHaveURL('/');
  // Not through the driver, which waits for a load: some browsers restore the page as it was left.
  await page.evaluate(() => void setTimeout(() => window.history.forward()));
  await wizard.isOn('Vehicle');
});

test('changing the vehicle clears the package', async ({ page }) => {
  const wizard = wizardOn(page);
  await wizard.reachExtras();
  await page.goBack();
  await wizard.isOn('Package');
  await page.goBack();
  await wizard.pickVehicle('Truck');
  await expect(page.getByRole('button', { name: /^Choose / })).toHaveCount(3);
  await page.goForward();
  await wizard.isOn('Package');
});

test('a package chosen elsewhere is preselected once', async ({ page }) => {
  const wizard = wizardOn(page);
  await page.goto('/');
  await page.evaluate(() => {
    sessionStorage.setItem('selectedPackage', JSON.stringify({ vehicleType: 'suv', packageId: 'suv-ultimate' }));
  });
  await page.goto('/booking');
  await wizard.isOn('Extras');
  await expect(wizard.toast('Package Selected')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('SUV Ultimate');
  expect(await page.evaluate(() => sessionStorage.getItem('selectedPackage'))).toBeNull();
});

test('a package that does not exist is not preselected', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    sessionStorage.setItem('selectedPackage', JSON.stringify({ vehicleType: 'suv', packageId: 'sedan-basic' }));
  });
  await wizardOn(page).open();
  expect(await page.evaluate(() => sessionStorage.getItem('selectedPackage'))).toBeNull();
});

test('who comes without a car is shown another way', async ({ page }) => {
  await wizardOn(page).open();
  await expect(page.getByText('Home, office or full PPF?')).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a quote' }).click();
  await expect(page).toHaveURL('/quote');
  await expect(page.getByRole('heading', { name: 'What should we look at?' })).toBeVisible();
});

test('what the tab remembers may be nonsense; the wizard begins anew', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    for (const key of ['booking_wizard', 'booking_hold', 'booking_hold_attempt', 'selectedPackage']) {
      sessionStorage.setItem(key, '{"step":6,"draft":{');
    }
  });
  const wizard = wizardOn(page);
  await wizard.open();
  await wizard.pickVehicle('Sedan');
});

test('a finished step can be reached through the progress bar, and the terms from Review', async ({ page, shop }) => {
  const wizard = wizardOn(page);
  await wizard.reachReview({ date: await shop.emptyDay(), time: '9:00 AM' });
  const terms = page.waitForEvent('popup');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Terms/ })
    .click();
  await expect((await terms).getByRole('heading', { level: 1 })).toHaveText('Terms of Service');

  await page.getByRole('navigation', { name: 'Booking progress' }).getByRole('button', { name: 'Extras' }).click();
  await wizard.isOn('Extras');
  for (const step of ['Appointment', 'Contact', 'Review'] as const) {
    await wizard.press(`Continue to ${step}`);
    await wizard.isOn(step);
  }
});
