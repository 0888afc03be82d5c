import type { Locator, Page } from '@playwright/test';
import { cardFormOn, cards } from '../pages/card-form';
import { confirmationOn } from '../pages/confirmation';
import { wizardOn } from '../pages/wizard';
import { customer, freeZip } from '../shop/sample-order';
import { expect, test } from '../story';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/**
 * Counts a booking's taps and typed fields. A tap is a touch of the page: a link, a button, a day, a field that brings
 * the keyboard up; a menu takes two, one to open it and one to choose. The keyboard's own keys, Next included, are
 * typing. A typed field is one that a person has to type into, including those of the provider's card form. Counted
 * like this, a booking took 22 taps and 12 typed fields while Enter submitted the form (so each field took a tap) and
 * the city and the card's ZIP code were typed too.
 */
function countingOn(page: Page) {
  const count = { taps: 0, typedFields: 0 };

  async function tap(target: Locator): Promise<void> {
    count.taps += 1;
    await target.tap();
  }

  return {
    count,
    tap,
    /** The way on is where the thumb is: nothing has to be scrolled for it. */
    async goOn(name: string): Promise<void> {
      const button = page.getByRole('button', { name, exact: true });
      await expect(button).toBeInViewport({ ratio: 1 });
      await tap(button);
    },
    /** Types into the field that has the focus. */
    async type(field: Locator, text: string): Promise<void> {
      await expect(field).toBeFocused();
      count.typedFields += 1;
      await page.keyboard.type(text);
    },
    async choose(field: Locator, value: string): Promise<void> {
      count.taps += 2;
      await field.selectOption(value);
    },
  };
}

// Firefox's driver makes no click of a tap.
test('from the home page to the confirmation in 15 taps and 10 typed fields at most', {
  tag: '@chromium',
}, async ({ page }) => {
  const wizard = wizardOn(page);
  const card = cardFormOn(page);
  const { count, tap, goOn, type, choose } = countingOn(page);
  const field = (label: string) => page.getByLabel(label);

  await page.goto('/');
  await tap(page.locator('main a[href="/booking"]').filter({ visible: true }).first());
  await wizard.isOn('Vehicle');
  await tap(page.getByRole('radio', { name: 'Sedan' }));
  await wizard.isOn('Package');
  await tap(page.getByRole('button', { name: 'Choose Premium' }));
  await wizard.isOn('Extras');
  await goOn('Continue to Appointment');

  await wizard.isOn('Appointment');
  await tap(field('ZIP code'));
  await type(field('ZIP code'), freeZip);
  await tap(page.getByRole('button', { name: /^Next open time/ }));
  await goOn('Continue to Contact');

  await wizard.isOn('Contact');
  await expect(field('City')).toHaveValue(customer.city);
  await choose(field('Year'), customer.year);
  await tap(field('Full name'));
  await type(field('Full name'), customer.name);
  for (const [label, text] of [
    ['Email', customer.email],
    ['Phone', customer.phone],
    ['Make', customer.make],
    ['Model', customer.model],
    ['Street', customer.street],
  ] as const) {
    await page.keyboard.press('Enter');
    await type(field(label), text);
  }
  await goOn('Continue to Review');

  await wizard.isOn('Review');
  await goOn('Proceed to Payment');
  await wizard.isOn('Payment');
  await card.isReady();
  await tap(card.number);
  await type(card.number, cards.paying);
  await type(field('Expiration date'), '12 / 34');
  await type(field('Security code'), '123');
  await tap(card.payButton);
  await confirmationOn(page).isShown();

  expect(count.taps).toBeLessThanOrEqual(15);
  expect(count.typedFields).toBeLessThanOrEqual(10);
});

test('a city other than the usual one of the ZIP code is asked about and taken', async ({ page, shop }) => {
  const wizard = wizardOn(page);
  await wizard.reachContact({ date: await shop.emptyDay(), time: '9:00 AM' });
  await wizard.fillContact();
  await page.getByLabel('City').fill('Belleair');
  await page.getByLabel('Street').focus();
  await expect(page.getByText('33755 is usually Clearwater. Is the ZIP right?')).toBeVisible();
  await wizard.passContact();
  await expect(page.getByRole('main')).toContainText('Belleair 33755');
});

test('a press that leaves the city is not lost to the question that it brings', async ({ page, shop }) => {
  const wizard = wizardOn(page);
  await wizard.reachContact({ date: await shop.emptyDay(), time: '9:00 AM' });
  await wizard.fillContact();
  await page.getByLabel('City').fill('Belleair');
  // So tall that nothing scrolls, and no browser can scroll back what is drawn above.
  await page.setViewportSize({ width: 1440, height: 2400 });
  const wayOn = page.getByRole('button', { name: 'Continue to Review' });
  // Near its upper edge, where a person's finger stays while the page is drawn again.
  const { x = 0, y = 0, width = 0 } = (await wayOn.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + 6);
  await page.mouse.down();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.mouse.up();
  await wizard.isOn('Review');
});

for (const { width, text } of [
  { width: 320, text: '100%' },
  { width: 320, text: '200%' },
  { width: 390, text: '200%' },
]) {
  test(`the bar covers no focused field at ${width} px and ${text} text`, async ({ page, shop }) => {
    const wizard = wizardOn(page);
    await wizard.reachContact({ date: await shop.emptyDay(), time: '9:00 AM' });
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
    const wayOn = page.getByRole('button', { name: 'Continue to Review' });
    await expect(wayOn).toBeInViewport({ ratio: 1 });
    for (const field of await page.locator('form input, form select').all()) {
      await field.focus();
      const box = await field.boundingBox();
      const bar = await page.locator('form > div:last-child > [data-theme="ink"]').boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    }
    const action = await wayOn.boundingBox();
    expect((action?.x ?? 0) + (action?.width ?? 0)).toBeLessThanOrEqual(width);
  });
}
