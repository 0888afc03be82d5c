import { allArrived } from '../browser/all-arrived';
import { holdBack } from '../browser/hold-back';
import { recordShifts } from '../browser/shifts';
import { cardFormOn } from '../pages/card-form';
import { wizardOn } from '../pages/wizard';
import { freeZip } from '../shop/sample-order';
import { expect, test } from '../story';

const scripts = /\/assets\/(?!beforePaint)[\w-]+\.js$/;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the four vehicles can be read, with how to book them', { tag: ['@both', '@chromium'] }, async ({
    page,
    silence,
  }) => {
    // Preloads of the page are aborted in a browser that runs no script.
    silence.allowTrouble({ path: scripts, status: 'failed' });
    await page.goto('/booking');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('What are we tinting?');
    for (const words of ['Sedan', 'SUV', 'Truck', 'Luxury', '$249.99']) await expect(main).toContainText(words);
    for (const phone of ['(813) 555-4700', '(727) 555-4700', '(941) 555-4700', '(239) 555-4700']) {
      await expect(main.getByRole('link', { name: phone })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Continue to Package' })).toBeHidden();
    await main.getByRole('link', { name: 'contact form' }).click();
    await expect(page).toHaveURL('/contact');
  });
});

test('Book on a page to read opens the served step, also once that page’s own code is there', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  await allArrived(page);
  const code = await holdBack(page, scripts);
  await page.locator('a[href="/booking"]').filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What are we tinting?');
  code.release();
  await page.getByRole('radio', { name: 'SUV' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a package for your SUV');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('a vehicle that is pressed before the code is there is chosen once it is', { tag: '@both' }, async ({ page }) => {
  const code = await holdBack(page, scripts);
  await page.goto('/booking', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'SUV' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What are we tinting?');
  code.release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a package for your SUV');
});

test('a reload in the middle never shows the first step', { tag: '@both' }, async ({ page }) => {
  const wizard = wizardOn(page);
  await wizard.reachAppointment();
  const code = await holdBack(page, scripts);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('status').filter({ visible: true }).first()).toBeAttached();
  await expect(page.getByText('What are we tinting?')).toBeHidden();
  code.release();
  await wizard.isOn('Appointment');
});

test('nothing moves by itself from the first step to the card form', { tag: '@both' }, async ({ page, shop }) => {
  const shifts = await recordShifts(page);
  const wizard = wizardOn(page);
  const moved: Record<string, number> = {};
  await wizard.open();
  await allArrived(page);
  moved.Vehicle = await shifts.take();
  await wizard.pickVehicle('Sedan');
  moved.Package = await shifts.take();
  await wizard.choosePackage('Basic');
  moved.Extras = await shifts.take();
  await wizard.passExtras();
  await page.getByLabel('ZIP code').fill(freeZip);
  await expect(page.getByRole('grid', { name: 'Date' })).toBeVisible();
  await wizard.pickStart({ date: await shop.emptyDay(), time: '9:00 AM' });
  await shifts.take();
  await wizard.passAppointment();
  moved.Contact = await shifts.take();
  await wizard.fillContact();
  await wizard.passContact();
  await allArrived(page);
  moved.Review = await shifts.take();
  await wizard.proceedToPayment();
  await cardFormOn(page).isReady();
  moved.Payment = await shifts.take();
  await page.reload();
  await cardFormOn(page).isReady();
  moved['Payment, reloaded'] = await shifts.take();
  for (const [step, sum] of Object.entries(moved)) expect(sum, step).toBeLessThan(0.01);
});
