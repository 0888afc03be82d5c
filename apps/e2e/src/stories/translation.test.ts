import { holdBack } from '../browser/hold-back';
import { expectTranslated, translateNow, translatePages } from '../browser/translation';
import { accountOn } from '../pages/account';
import { adminOn, demoAdmin } from '../pages/admin';
import { boardOn } from '../pages/board';
import { cardFormOn, cards } from '../pages/card-form';
import { confirmationOn } from '../pages/confirmation';
import { explorerOn } from '../pages/explorer';
import { managedBookingOn } from '../pages/managed-booking';
import { staffBookingOn } from '../pages/staff-booking';
import { wizardOn } from '../pages/wizard';
import { freeZip } from '../shop/sample-order';
import { expect, test } from '../story';

// Pages as a browser that translates them shows them. A page error in any of these steps fails its story.

test('a translated wizard shows each total and mistake of the moment, and sells; the booking is moved and cancelled', {
  tag: '@both',
}, async ({ page, shop, silence }) => {
  const wizard = wizardOn(page);
  const bar = (text: string) => expect(page.getByText(text, { exact: true }).filter({ visible: true }).first());
  const date = await shop.emptyDay();
  await wizard.open();
  await wizard.press('Continue to Package');
  await expect(wizard.toast('Required Information Missing')).toBeVisible();
  await translateNow(page);
  await expectTranslated(page);
  await wizard.pickVehicle('SUV');
  await page.goBack();
  await wizard.isOn('Vehicle');
  await wizard.pickVehicle('Sedan');
  await wizard.choosePackage('Basic');
  await bar('$249.99').toBeVisible();
  await wizard.addOn('Window Ceramic Coating').check();
  await bar('$399.98').toBeVisible();
  await wizard.addOn('Window Ceramic Coating').uncheck();
  await bar('$249.99').toBeVisible();
  await expectTranslated(page);
  await wizard.passExtras();

  await wizard.press('Continue to Contact');
  const zipMissing = page.getByText('Please enter a ZIP code with five digits');
  await expect(zipMissing).toBeVisible();
  await expectTranslated(page);
  await page.getByLabel('ZIP code').fill(freeZip);
  await expect(zipMissing).toBeHidden();
  await (await wizard.day(date)).click();
  await wizard.start('9:00 AM').check();
  await wizard.start('9:30 AM').check();
  await expectTranslated(page);
  await wizard.passAppointment();

  const mistake = page.getByText('Please enter a valid email address');
  await wizard.fillContact();
  await page.getByLabel('Email').fill('nobody');
  await wizard.press('Continue to Review');
  await expect(mistake).toBeVisible();
  await expectTranslated(page);
  await wizard.fillContact();
  await expect(mistake).toBeHidden();
  await wizard.passContact();
  await expectTranslated(page);
  await wizard.proceedToPayment();
  const card = cardFormOn(page);
  await card.isReady();
  await expect(card.payButton).toHaveText('Pay $249.99');
  silence.expectTrouble({ path: /^\/_stripe\/v1\/payment_intents\/\w+\/confirm$/, status: 402 });
  await card.pay(cards.declined);
  await expect(page.getByText('Your card was declined.').first()).toBeVisible();
  await expectTranslated(page);
  await card.pay(cards.paying);

  const confirmation = confirmationOn(page);
  await confirmation.isShown();
  await expect(confirmation.value('Total Price')).toHaveText('$249.99');
  await expectTranslated(page);
  await confirmation.dialog.getByRole('button', { name: 'Done' }).click();

  const managed = managedBookingOn(page);
  await expect(managed.heading).toContainText('9:30 AM');
  await managed.press('Reschedule');
  await (await wizard.day(date)).click();
  await wizard.start('1:30 PM').check();
  await expect(managed.dialog.getByText('Your price stays $249.99.')).toBeVisible();
  await managed.dialog.getByRole('button', { name: /^Move to/ }).click();
  await expect(managed.toast('Appointment moved')).toBeVisible();
  await expect(managed.heading).toContainText('1:30 PM');
  await expectTranslated(page);
  await managed.press('Cancel');
  await expect(managed.dialog.getByRole('row', { name: 'Your refund' })).toContainText('$249.99');
  await expectTranslated(page);
  await managed.dialog.getByRole('button', { name: 'Cancel and refund $249.99' }).click();
  await expect(managed.toast('Appointment cancelled')).toBeVisible();
  await managed.status('Cancelled');
  await expectTranslated(page);
});

const scripts = /\/assets\/(?!beforePaint)[\w-]+\.js$/;

/** The wizard's files that React itself doesn't need: while they are on their way, it waits inside the page. */
async function filesOfWizard(origin: string): Promise<RegExp> {
  const html = await (await fetch(`${origin}/booking`)).text();
  const [, start = '', files = ''] = html.match(/data-start="([^"]+)" data-scripts="([^"]+)"/) ?? [];
  const started = await (await fetch(`${origin}${start}`)).text();
  const names = files.split(' ').map((file) => file.split('/').at(-1) ?? '');
  const ofWizard = names.filter((name) => !start.endsWith(name) && !started.includes(`from"./${name}"`));
  expect(ofWizard.length).toBeGreaterThan(0);
  return new RegExp(ofWizard.join('|'));
}

for (const moment of ['before React is here', 'while React waits for its code'] as const) {
  test(`a wizard that is translated ${moment} keeps the vehicle chosen, and goes on`, { tag: '@both' }, async ({
    page,
    shop,
  }) => {
    const isFirst = moment === 'before React is here';
    const code = await holdBack(page, isFirst ? scripts : await filesOfWizard(shop.origin));
    await page.goto('/booking', { waitUntil: 'commit' });
    const isTakenOver = () =>
      page.locator('#root').evaluate((root) => Object.keys(root).some((key) => key.startsWith('__reactContainer')));
    await expect.poll(isTakenOver).toBe(!isFirst);
    const suv = page.getByRole('radio', { name: 'SUV' });
    await page.getByRole('radio', { name: 'Sedan' }).press('ArrowDown');
    await expect(suv).toBeChecked();
    await translateNow(page);
    await expectTranslated(page);
    code.release();
    await expect(page.getByRole('button', { name: 'Continue with SUV' }).filter({ visible: true })).toBeVisible();
    await expect(suv).toBeChecked();
    await expect(suv).toBeFocused();
    await expectTranslated(page);
    await wizardOn(page).pickVehicle('Truck');
    await expectTranslated(page);
  });
}

test('a vehicle that is pressed in a translated page before its code is there is chosen once it is', {
  tag: '@both',
}, async ({ page }) => {
  const code = await holdBack(page, scripts);
  await page.goto('/booking', { waitUntil: 'commit' });
  await expect(page.getByRole('radio', { name: 'SUV' })).toBeVisible();
  await translateNow(page);
  await page.getByRole('radio', { name: 'SUV' }).click();
  code.release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a package for your SUV');
  await expectTranslated(page);
});

test('a login that is translated before its code is there goes on', { tag: '@both' }, async ({ page }) => {
  const account = accountOn(page);
  const code = await holdBack(page, scripts);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await translateNow(page);
  code.release();
  await account.press('Login');
  await expect(account.field('Username')).toHaveAttribute('aria-invalid', 'true');
  await expectTranslated(page);
});

test('forms that are translated before their code is there have what was typed and pressed', { tag: '@both' }, async ({
  page,
}) => {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.goto('/contact');
  const ofContact = await holdBack(page, scripts);
  await translateNow(page);
  await field('Name').fill('Sample Customer');
  await ofContact.arrived;
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expectTranslated(page);
  ofContact.release();
  await expect(field('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('Name')).toHaveValue('Sample Customer');
  await expectTranslated(page);

  const ofQuote = await holdBack(page, /\/assets\/(?!reading)[\w-]+\.js$/);
  await page.goto('/quote?kind=residential');
  await translateNow(page);
  await ofQuote.arrived;
  await expectTranslated(page);
  ofQuote.release();
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(field('Room')).toBeFocused();
  await expectTranslated(page);
});

test('a film explorer that is translated before its law is there shows each choice', { tag: '@both' }, async ({
  page,
}) => {
  const explorer = explorerOn(page);
  const shade = (name: string) => page.locator('label').filter({ hasText: `${name}, ` });
  await explorer.open();
  const law = await holdBack(page, `**${await explorer.lawFile()}`);
  await translateNow(page);
  await expectTranslated(page);
  await shade('Carbon 15').click();
  await law.arrived;
  await expect(page.getByRole('radio', { name: /^Carbon 15/ })).toBeChecked();
  law.release();
  await expect(explorer.window('Front side windows')).toContainText('Not allowed in Florida');
  await expectTranslated(page);
  await shade('Carbon 30').click();
  await expect(explorer.window('Front side windows')).toContainText('Carbon 30');
  await expectTranslated(page);
});

test('translated pages take over what was typed before their code came: login and forms', {
  tag: '@both',
}, async ({ page, context, silence }) => {
  await translatePages(context);
  const account = accountOn(page);
  await page.goto('/login');
  await account.press('Login');
  await expectTranslated(page);
  await account.tab('Register');
  await account.press('Register');
  await expectTranslated(page);
  await account.tab('Login');
  silence.expectTrouble({ path: '/api/auth/login', status: 401 });
  await account.typeLogin({ username: 'demo-customer', password: 'not-the-password' });
  await account.press('Login');
  await expect(account.field('Password')).toHaveAttribute('aria-invalid', 'true');
  await expectTranslated(page);
  await account.typeLogin({ username: 'demo-customer', password: 'demo-customer-1' });
  await account.press('Login');
  await expect(account.greeting).toBeVisible();
  await expectTranslated(page);

  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Sample Customer');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Sample Customer');
  await expectTranslated(page);
  await page.goto('/quote?kind=residential');
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(page.getByRole('textbox', { name: 'Room', exact: true })).toBeFocused();
  await expectTranslated(page);
});

test('the film explorer of a translated page shows each choice', { tag: '@both' }, async ({ page }) => {
  const explorer = explorerOn(page);
  await explorer.open();
  await explorer.choose('Front side windows');
  const shade = (name: string) =>
    page
      .locator('label')
      .filter({ hasText: `${name}, ` })
      .click();
  await shade('Carbon 25');
  await expect(explorer.window('Front side windows')).toContainText('22%');
  await translateNow(page);
  await shade('Carbon 30');
  await expect(explorer.window('Front side windows')).toContainText('Carbon 30');
  await expectTranslated(page);
});

test('translated lists of the staff area count what they show, and a booking is worked on', { tag: '@both' }, async ({
  page,
  context,
  shop,
}) => {
  await translatePages(context);
  const { code } = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  const account = accountOn(page);
  await page.goto('/admin');
  await account.typeLogin(demoAdmin);
  await account.press('Login');
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  await expectTranslated(page);
  await page.goto('/admin/bookings');
  await expect(page.getByRole('rowheader')).toHaveCount(50);
  const search = page.getByLabel('Search', { exact: true });
  const count = (text: string) => page.getByRole('status').filter({ hasText: text });
  await search.fill(code);
  await expect(count('1 booking')).toBeVisible();
  await expectTranslated(page);
  await search.fill('nobody has this name');
  await expect(count('0 bookings')).toBeVisible();
  await expectTranslated(page);
  await search.fill(code);
  await page.getByRole('row', { name: code }).getByRole('link', { name: code }).click();

  const desk = staffBookingOn(page);
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await desk.press('Refund');
  await expectTranslated(page);
  await page.keyboard.press('Escape');
  await desk.history.getByLabel('Add a note for the shop').fill('Dog in the yard');
  await desk.history.getByRole('button', { name: 'Add' }).click();
  await expect(desk.history).toContainText('Dog in the yard');
  await desk.press('Cancel');
  await expectTranslated(page);
  await page.keyboard.press('Escape');
  await page.goto('/admin/settings/rules');
  const fee = page.getByLabel('Late-cancellation fee, percent of the total');
  await fee.fill('101');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByText('Late-cancellation fee must be at most 100 percent')).toBeVisible();
  await fee.fill('30');
  await expectTranslated(page);
});

test('a translated board moves a job and takes a break, and a lost booking is asked for', { tag: '@both' }, async ({
  page,
  context,
  shop,
}) => {
  await translatePages(context);
  const day = await shop.emptyDay();
  const { code } = await shop.customerBooked({ date: day, time: '09:00' });
  await page.goto('/booking-verification');
  await page.getByLabel('Tracking code or email').fill('nobody@tintforge.example');
  await page.getByRole('button', { name: 'Email me my link' }).click();
  await expect(page.getByText('If we have a booking for nobody@tintforge.example')).toBeVisible();
  await expectTranslated(page);

  const board = boardOn(page);
  await adminOn(page).open(`/admin?region=clearwater&day=${day}`);
  await expect(board.figures).toContainText('1 job');
  await expectTranslated(page);
  await board.job(code, '9:00 AM').click();
  await expectTranslated(page);
  await board.press('Move');
  await wizardOn(page).start('1:00 PM').check();
  await expectTranslated(page);
  await board.press(/^Move to /);
  await expect(board.job(code, '1:00 PM')).toBeVisible();
  await expectTranslated(page);
  await board.chooseFor('Clearwater and St. Petersburg crew 1', 'Add a break');
  await board.press('Add the break');
  await expect(board.dialog.getByText('Please enter a reason.')).toBeVisible();
  await expectTranslated(page);
});
