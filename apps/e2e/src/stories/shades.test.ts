import { randomUUID } from 'node:crypto';
import { expectUsable } from '../browser/usable';
import { cardFormOn, cards } from '../pages/card-form';
import { confirmationOn } from '../pages/confirmation';
import { shadesOn } from '../pages/shades';
import { staffBookingOn } from '../pages/staff-booking';
import { wizardOn } from '../pages/wizard';
import { mailedSubjects } from '../shop/mailed-pass';
import { customer, neighborOrder } from '../shop/sample-order';
import { expect, test } from '../story';

test('the recommended shades are legal, and one that is not cannot be booked', { tag: '@both' }, async ({
  page,
  shop,
}) => {
  const wizard = wizardOn(page);
  const shades = shadesOn(page);
  await wizard.reachExtras();
  await shades.areChosen({
    'Front side windows': 'hybrid-35',
    'Rear side windows': 'hybrid-20',
    'Back glass': 'hybrid-20',
  });
  await expectUsable(page, 'recommended shades');

  await shades.choose('Front side windows', 'Hybrid 30');
  await expect(page.getByText('2 points below Florida’s 28% minimum here')).toBeVisible();
  await wizard.press('Continue to Appointment');
  await wizard.isOn('Extras');
  await expect(shades.of('Front side windows')).toBeFocused();
  await expect(page.getByText('We can’t book this shade.')).toBeVisible();
  await expectUsable(page, 'a shade that is not legal');

  await shades.takeInstead('Hybrid 35', 'Front side windows');
  await expect(shades.of('Front side windows')).toBeFocused();
  await wizard.passExtras();
  await wizard.pickStart({ date: await shop.emptyDay(), time: '9:00 AM' });
  await wizard.passAppointment();
  await wizard.fillContact();
  await wizard.passContact();
  await expect(page.getByText('Hybrid 35').filter({ visible: true }).first()).toBeVisible();
  await expectUsable(page, 'the shades on Review');
});

test('what an answer about the car makes legal is said at once', async ({ page }) => {
  const wizard = wizardOn(page);
  const shades = shadesOn(page);
  await wizard.open();
  await wizard.pickVehicle('Truck');
  await wizard.choosePackage('Premium');
  await shades.choose('Back glass', 'Carbon 5');
  await expect(page.getByText('13.7 points below Florida’s 15% minimum here')).toBeVisible();

  await page.getByText('Your car and its glass').click();
  await page
    .getByRole('radiogroup', { name: /^Is it built on a truck chassis/ })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await page
    .getByRole('radiogroup', { name: /^Is it designed to carry ten people/ })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await expect(page.getByText('4.7 points below Florida’s 6% minimum here')).toBeVisible();
  await page.getByRole('radio', { name: 'In another state' }).check();
  await expect(page.getByText('We haven’t verified the law of the state').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Ask the shop about the shades that aren’t verified' }).check();
  await expect(page.getByText('Waiting for our decision').first()).toBeVisible();
  await wizard.passExtras();
});

test('with an exemption a darker shade is booked, and the shop reads the document first', async ({
  page,
  shop,
  openAnotherBrowser,
}) => {
  const wizard = wizardOn(page);
  const shades = shadesOn(page);
  const confirmation = confirmationOn(page);
  await wizard.reachExtras();
  await shades.choose('Front side windows', 'Hybrid 15');
  await shades.claimExemption('M-1204');
  await expect(page.getByText('Waiting for our decision').first()).toBeVisible();
  await expectUsable(page, 'an exemption');
  await wizard.passExtras();
  await wizard.pickStart({ date: await shop.emptyDay(), time: '9:00 AM' });
  await wizard.passAppointment();
  await wizard.fillContact();
  await wizard.passContact();
  await wizard.proceedToPayment();
  await cardFormOn(page).pay(cards.paying);
  await confirmation.isShown();
  const code = await confirmation.trackingCode();

  const desk = staffBookingOn(await openAnotherBrowser());
  await desk.open(code);
  await expect(desk.job).toContainText('Front side windows: Hybrid 15');
  await desk.press('Review shades');
  await desk.dialog.getByRole('radio', { name: /^It’s valid/ }).check();
  await expect(desk.dialog).toContainText('M-1204');
  await desk.confirm('Approve the exemption');
  await expect
    .poll(() => mailedSubjects(shop.origin, { to: customer.email }))
    .toContainEqual(expect.stringContaining('Exemption approved'));
});

test('an order that is not legal is refused over HTTP, with the nearest legal shades', async ({ shop }) => {
  const order = neighborOrder({ date: await shop.emptyDay(), time: '09:00', number: 901 });
  const glass = { kind: 'preset', presetId: 'glass-73' };
  const tint = {
    answers: { truckChassisOrOffRoad: 'not-sure', tenPersonsOrFewer: 'not-sure' },
    registeredIn: 'US-FL',
    shades: [{ zone: 'front-sides', shadeId: 'hybrid-30', glass }],
    disclosureVersion: '2026-11-22',
  };
  const response = await fetch(`${shop.origin}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...order, tint }),
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    code: 'shade_not_legal',
    details: { zones: [{ zone: 'front-sides', margin: -2, nearest: [{ id: 'hybrid-35' }, { id: 'hybrid-50' }] }] },
  });
});

test('what the shop refuses after all is shown at its window, and nothing else is lost', async ({
  page,
  shop,
  silence,
}) => {
  silence.expectTrouble({ path: '/api/bookings', status: 422 });
  const wizard = wizardOn(page);
  await wizard.reachReview({ date: await shop.emptyDay(), time: '9:00 AM' });
  // As if our tables had changed since the page was loaded: what was legal then is not now.
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('booking_wizard') ?? '{}');
    kept.draft.tint.shades['front-sides'] = 'hybrid-15';
    sessionStorage.setItem('booking_wizard', JSON.stringify(kept));
  });
  await page.reload();
  await wizard.isOn('Review');
  await wizard.press('Proceed to Payment');
  await wizard.isOn('Extras');
  await expect(page.getByText('16 points below Florida’s 28% minimum').first()).toBeVisible();
  await shadesOn(page).takeInstead('Hybrid 35', 'Front side windows');
  await wizard.passExtras();
  await wizard.passAppointment();
  await wizard.passContact();
  await wizard.proceedToPayment();
});
