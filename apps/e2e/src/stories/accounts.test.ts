import type { Page } from '@playwright/test';
import { failOnce } from '../browser/fail-once';
import { pressOn, typeInto } from '../browser/keyboard';
import { savedFile } from '../browser/saved-file';
import type { Silence } from '../browser/silence';
import { expectUsable } from '../browser/usable';
import { accountOn } from '../pages/account';
import { cardFormOn, cards } from '../pages/card-form';
import { confirmationOn } from '../pages/confirmation';
import { managedBookingOn } from '../pages/managed-booking';
import { shadesOn } from '../pages/shades';
import { wizardOn } from '../pages/wizard';
import { mailedLink } from '../shop/mailed-link';
import { newAccount, openAccount } from '../shop/new-account';
import { customer } from '../shop/sample-order';
import { expect, test } from '../story';

/** Lifetime of a bearer token, and a little more. Minutes. */
const tokenLife = 16;

/** The customer that a demo comes with. */
const demoCustomer = { username: 'demo-customer', password: 'demo-customer-1' };

/** A login that was ended elsewhere: the shop refuses the bearer, then the cookie. */
function expectEndedLogin(silence: Silence): void {
  silence.expectTrouble({ path: /^\/api\/(auth\/user|me\/bookings)$/, status: 401 });
  silence.expectTrouble({ path: '/api/auth/refresh', status: 401 });
}

test('a guest registers, verifies the email, and finds the booking that was made with it', { tag: '@both' }, async ({
  page,
  shop,
}) => {
  const account = accountOn(page);
  const visitor = newAccount();
  const { code } = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00', email: visitor.email });
  await account.register(visitor);
  await expect(account.toast('Registration successful')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(`Verify ${visitor.email} to see bookings made with it`)).toBeVisible();
  await expect(page.getByText('No Upcoming Appointments')).toBeVisible();
  await expectUsable(page, 'the dashboard of an account that is not verified');

  const link = await mailedLink(shop.origin, { to: visitor.email, path: '/verify-email' });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  await expect(page.getByText(`the account “${visitor.username}”`)).toBeVisible();
  await expectUsable(page, 'an email to confirm in one press');
  await account.press('Confirm Email');
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await expect(page.getByText('One booking made with it has joined your account.')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await expectUsable(page, 'a verified email');
  await page.getByRole('link', { name: 'Go to your appointments' }).click();
  await expect(page.getByText(code)).toBeVisible();
  await expect(managedBookingOn(page).button('Reschedule')).toBeVisible();
  await expect(page.getByText('to see bookings made with it')).toBeHidden();
  await expectUsable(page, 'the dashboard');
});

test('a stranger’s account gets no address because its owner follows the link', { tag: '@both' }, async ({
  page,
  shop,
  silence,
  openAnotherBrowser,
}) => {
  const stranger = newAccount();
  const { code } = await shop.customerBooked({ date: await shop.emptyDay(), time: '13:00', email: stranger.email });
  const elsewhere = await openAnotherBrowser();
  await accountOn(elsewhere).register(stranger);
  await expect(accountOn(elsewhere).greeting).toBeVisible();

  const account = accountOn(page);
  await page.goto(await mailedLink(shop.origin, { to: stranger.email, path: '/verify-email' }));
  await expect(page.getByText(`the account “${stranger.username}”`)).toBeVisible();
  await expect(page.getByText('Not your account? Close this page.')).toBeVisible();
  await expectUsable(page, 'an email to confirm with a password');
  await account.press('Confirm Email');
  await expect(page.getByText('Please enter your password')).toBeVisible();
  silence.expectTrouble({ path: '/api/auth/verify-email', status: 401 });
  await account.field('Password').fill('a guess of the owner');
  await account.press('Confirm Email');
  await expect(account.field('Password')).toHaveAccessibleDescription(/isn’t the password of this account/);
  await expectUsable(page, 'a wrong password for an email');
  await elsewhere.reload();
  await expect(elsewhere.getByText('No Upcoming Appointments')).toBeVisible();
  await expect(elsewhere.getByText(code)).toBeHidden();

  // Email link and password together prove ownership, in any browser, and after a reload too.
  await page.reload();
  await account.field('Password').fill(stranger.password);
  await account.press('Confirm Email');
  await expect(page.getByText('One booking made with it has joined your account.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your appointments' }).click();
  await expect(page.getByText(code)).toBeVisible();
});

test('who has logged in here before is not kept out by a stranger who guesses', async ({ page, shop }) => {
  const account = accountOn(page);
  const known = await openAccount(shop.origin);
  await account.logIn(known);
  await account.press('Logout');
  await expect(account.wayIn).toBeVisible();
  const statuses: number[] = [];
  for (let attempt = 0; attempt <= 10; attempt += 1) {
    const answer = await fetch(`${shop.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: known.username, password: 'a stranger’s guess' }),
    });
    statuses.push(answer.status);
  }
  expect(statuses.at(-1)).toBe(429);
  await account.typeLogin(known);
  await account.press('Login');
  await expect(account.greeting).toBeVisible();
});

test('staff who log in reach their own area', async ({ page }) => {
  const account = accountOn(page);
  await page.goto('/login');
  await account.typeLogin({ username: 'demo-crew', password: 'demo-crew-1' });
  await account.press('Login');
  await expect(page).toHaveURL('/crew');
});

test('a link that was used is good no more, and the dashboard sends another', async ({ page, shop, silence }) => {
  const account = accountOn(page);
  const visitor = newAccount();
  await account.register(visitor);
  await expect(account.greeting).toBeVisible();
  const link = await mailedLink(shop.origin, { to: visitor.email, path: '/verify-email' });
  await page.goto(link);
  await account.press('Confirm Email');
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  silence.expectTrouble({ path: '/api/auth/verification', status: 410 });
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
});

test('the link in a mail can be had again', async ({ page, shop }) => {
  const account = accountOn(page);
  const visitor = newAccount();
  await account.register(visitor);
  await account.press('Resend');
  await expect(account.toast('Link sent')).toBeVisible();
  await page.getByRole('link', { name: 'Open the demo mailbox' }).click();
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/demo\/mailbox/);
  await expect(page.getByRole('heading', { level: 1, name: 'Demo Mailbox' })).toBeVisible();
  await page.goto(await mailedLink(shop.origin, { to: visitor.email, path: '/verify-email' }));
  await account.press('Confirm Email');
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
});

test('what is typed wrong is said under its field', { tag: '@both' }, async ({ page }) => {
  const account = accountOn(page);
  await page.goto('/login');
  await expect(account.wayIn).toBeVisible();
  await expectUsable(page, 'Login');
  await account.press('Login');
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(account.field('Username')).toBeFocused();
  await expectUsable(page, 'Login with errors');
  await account.tab('Register');
  await account.press('Register');
  await expect(page.getByText('Please provide a valid email')).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await expectUsable(page, 'Register with errors');
});

test('a wrong password is refused in the shop’s words, and after ten of them so is the right one', async ({
  page,
  shop,
  silence,
  letMinutesPass,
}) => {
  const account = accountOn(page);
  const known = await openAccount(shop.origin);
  silence.expectTrouble({ path: '/api/auth/login', status: 401 });
  silence.expectTrouble({ path: '/api/auth/login', status: 429 });
  await page.goto('/login');
  await account.typeLogin({ ...known, password: 'not this one' });
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const answered = page.waitForResponse('**/api/auth/login');
    await account.press('Login');
    await answered;
  }
  await expect(account.toast('Login failed')).toBeVisible();
  await expect(page.getByText('That username or password isn’t right.').first()).toBeVisible();
  await account.typeLogin(known);
  await account.press('Login');
  await expect(page.getByText(/^Too many attempts\. Wait \d+ minutes and try again\.$/).first()).toBeVisible();
  await expect(account.field('Username')).toHaveValue(known.username);
  await letMinutesPass(16);
  await account.press('Login');
  await expect(page).toHaveURL('/dashboard');
});

test('a username that somebody has is refused at its field, and nothing is lost', async ({ page, shop, silence }) => {
  const account = accountOn(page);
  const known = await openAccount(shop.origin);
  silence.expectTrouble({ path: '/api/auth/register', status: 409 });
  await account.register({ ...newAccount(), username: known.username });
  await expect(account.toast('Registration failed')).toBeVisible();
  await expect(account.field('Username')).toBeFocused();
  await expect(account.field('Username')).toHaveAccessibleDescription(/This username is taken/);
  await expect(account.field('Password')).toHaveValue(known.password);
});

test('without a network the specified words are said, and what was typed goes out later', async ({
  page,
  shop,
  silence,
}) => {
  const account = accountOn(page);
  const known = await openAccount(shop.origin);
  await page.goto('/login');
  await account.typeLogin(known);
  silence.expectTrouble({ path: '/api/auth/login', status: 'failed' });
  await failOnce(page, '**/api/auth/login');
  await account.press('Login');
  await expect(
    page.getByText('We couldn’t reach the server. Check your connection and try again.').first(),
  ).toBeVisible();
  await account.press('Login');
  await expect(account.greeting).toBeVisible();
});

test('the demo’s customer is offered, and has appointments, a history and a profile', { tag: '@both' }, async ({
  page,
}) => {
  const account = accountOn(page);
  await page.goto('/dashboard');
  await expect(account.wayIn).toBeVisible();
  await expectUsable(page, 'the dashboard of nobody');
  await account.press('Try it with the demo customer');
  await expect(account.field('Username')).toHaveValue(demoCustomer.username);
  await account.press('Login');
  await expect(account.greeting).toBeFocused();
  await expect(account.toast('Login successful')).toBeVisible();

  await account.tab('History');
  await expect(page.getByText('Completed').first()).toBeVisible();
  await expectUsable(page, 'History');
  await account.tab('Profile');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expectUsable(page, 'Profile');
  await account.press('Edit Profile');
  await expectUsable(page, 'Profile, to be edited');
  await account.press('Delete my account');
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  await expectUsable(page, 'the question before an account is deleted');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
});

test('the demo’s admin is filled in where the address is about the admin', async ({ page }) => {
  const account = accountOn(page);
  await page.goto('/login?to=/admin');
  await expect(account.field('Username')).toHaveValue('demo-admin');
  await expect(account.field('Password')).not.toHaveValue('');
});

test('Book Again begins the wizard with the same package and the account’s name', async ({ page }) => {
  const account = accountOn(page);
  const wizard = wizardOn(page);
  await account.logIn(demoCustomer);
  await account.tab('History');
  await page
    .getByRole('button', { name: /^Book Again: / })
    .first()
    .click();
  await expect(page).toHaveURL('/booking');
  await wizard.isOn('Extras');
  await expect(wizard.toast('Package Selected')).toBeVisible();
});

test('Book Again brings the extras and the shades', async ({ page, shop }) => {
  const account = accountOn(page);
  const wizard = wizardOn(page);
  const managed = managedBookingOn(page);
  await account.logIn(await openAccount(shop.origin));
  await wizard.open();
  await wizard.pickVehicle('Sedan');
  await wizard.choosePackage('Premium');
  await wizard.addOn('Headlight Tinting').check();
  await shadesOn(page).choose('Front side windows', 'Carbon 50');
  await shadesOn(page).choose('Back glass', 'Carbon 30');
  await wizard.passExtras();
  await wizard.pickStart({ date: await shop.emptyDay(), time: '9:00 AM' });
  await wizard.passAppointment();
  await wizard.fillContact();
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
  await page.getByRole('button', { name: /^Book Again: / }).click();
  await wizard.isOn('Extras');
  await expect(wizard.addOn('Headlight Tinting')).toBeChecked();
  await shadesOn(page).areChosen({ 'Front side windows': 'carbon-50', 'Back glass': 'carbon-30' });
});

test('a booking made by somebody who is logged in is among their appointments at once', async ({ page, shop }) => {
  const account = accountOn(page);
  const wizard = wizardOn(page);
  const known = await openAccount(shop.origin);
  await account.logIn(known);
  await page.getByRole('link', { name: 'New Booking' }).first().click();
  await wizard.pickVehicle('Sedan');
  await wizard.choosePackage('Basic');
  await wizard.passExtras();
  await wizard.pickStart({ date: await shop.emptyDay(), time: '9:00 AM' });
  await wizard.passAppointment();
  await expect(page.getByLabel('Full name')).toHaveValue(customer.name);
  await expect(page.getByLabel('Email')).toHaveValue(known.email);
  await expect(page.getByLabel('Phone')).toHaveValue(customer.phone);
  await wizard.fillContact();
  await wizard.passContact();
  await wizard.proceedToPayment();
  await cardFormOn(page).isReady();
  await cardFormOn(page).pay(cards.paying);
  const confirmation = confirmationOn(page);
  await confirmation.isShown();
  const code = await confirmation.trackingCode();
  await page.goto('/dashboard');
  await expect(page.getByText(code)).toBeVisible();
  await expect(managedBookingOn(page).button('Reschedule')).toBeVisible();
});

test('a page that was left open goes on after the token has run out', async ({
  page,
  shop,
  silence,
  context,
  letMinutesPass,
}) => {
  const account = accountOn(page);
  await account.logIn(await openAccount(shop.origin));
  const second = await context.newPage();
  await second.goto('/dashboard');
  await expect(accountOn(second).greeting).toBeVisible();
  const before = await tokenOf(page);
  await letMinutesPass(tokenLife);
  silence.expectTrouble({ path: /^\/api\/(auth\/user|me\/bookings)$/, status: 401 });
  await Promise.all([page.reload(), second.reload()]);
  await expect(account.greeting).toBeVisible();
  await expect(accountOn(second).greeting).toBeVisible();
  expect(await tokenOf(page)).not.toBe(before);
  expect(await tokenOf(second)).toBe(await tokenOf(page));
});

test('tabs of one browser follow each other in and out', async ({ page, shop, context }) => {
  const known = await openAccount(shop.origin);
  const second = await context.newPage();
  await second.goto('/dashboard');
  await expect(accountOn(second).wayIn).toBeVisible();
  await accountOn(page).logIn(known);
  await expect(accountOn(second).greeting).toBeVisible();
  await accountOn(second).press('Logout');
  await expect(accountOn(second).wayIn).toBeVisible();
  await expect(accountOn(page).wayIn).toBeVisible();
  expect(await tokenOf(page)).toBeNull();
});

test('logging out everywhere ends the login of another browser', async ({
  page,
  shop,
  silence,
  openAnotherBrowser,
}) => {
  const known = await openAccount(shop.origin);
  const elsewhere = await openAnotherBrowser();
  await accountOn(elsewhere).logIn(known);
  const account = accountOn(page);
  await account.logIn(known);
  await account.tab('Profile');
  await account.press('Log out everywhere');
  await expect(account.toast('Logged out everywhere')).toBeVisible();
  await expect(account.wayIn).toBeVisible();

  expectEndedLogin(silence);
  await elsewhere.reload();
  await expect(elsewhere.getByText('Failed to fetch user.')).toBeVisible();
  await expect(accountOn(elsewhere).wayIn).toBeVisible();
  await expectUsable(elsewhere, 'a login that has ended');
  expect(await tokenOf(elsewhere)).toBeNull();
});

test('a changed password ends every other login, and this one goes on', async ({
  page,
  shop,
  silence,
  openAnotherBrowser,
}) => {
  const known = await openAccount(shop.origin);
  const elsewhere = await openAnotherBrowser();
  await accountOn(elsewhere).logIn(known);
  const account = accountOn(page);
  await account.logIn(known);
  await account.tab('Profile');
  silence.expectTrouble({ path: '/api/auth/password', status: 401 });
  await account.field('Current password').fill('not this one');
  await account.field('New password').fill('another seven panes');
  await account.press('Update Password');
  await expect(account.field('Current password')).toHaveAccessibleDescription(/isn’t your current password/);
  await account.field('Current password').fill(known.password);
  await account.press('Update Password');
  await expect(account.toast('Password updated')).toBeVisible();
  await page.reload();
  await expect(account.greeting).toBeVisible();

  expectEndedLogin(silence);
  await elsewhere.reload();
  await expect(accountOn(elsewhere).wayIn).toBeVisible();
});

test('a forgotten password is set anew with the link from the mail', async ({ page, shop }) => {
  const account = accountOn(page);
  const visitor = newAccount();
  await account.register(visitor);
  await expect(account.greeting).toBeVisible();
  await page.goto(await mailedLink(shop.origin, { to: visitor.email, path: '/verify-email' }));
  await account.press('Confirm Email');
  await page.getByRole('link', { name: 'Go to your appointments' }).click();
  await account.press('Logout');

  await page.getByRole('link', { name: 'Forgot it? Get a link by email' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
  await expectUsable(page, 'a forgotten password');
  await account.field('Email').fill(visitor.email);
  await account.press('Send the link');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expectUsable(page, 'a link that was sent');

  await page.goto(await mailedLink(shop.origin, { to: visitor.email, path: '/reset-password' }));
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await expectUsable(page, 'a new password');
  await account.field('New password').fill('another seven panes');
  await account.press('Update Password');
  await expect(page).toHaveURL('/login');
  await expect(account.toast('Password updated')).toBeVisible();
  await account.typeLogin({ ...visitor, password: 'another seven panes' });
  await account.press('Login');
  await expect(account.greeting).toBeVisible();
});

test('a profile is edited, and a new email has to be verified', async ({ page, shop }) => {
  const account = accountOn(page);
  const known = await openAccount(shop.origin);
  await account.logIn(known);
  await account.tab('Profile');
  await account.press('Edit Profile');
  await expect(account.field('First name (optional)')).toBeFocused();
  await account.field('First name (optional)').fill('Another');
  const { email } = newAccount();
  // The form for a new password, below, always requires it.
  const passwords = account.field('Current password');
  await expect(passwords).toHaveCount(1);
  await account.field('Email').fill(email);
  await expect(passwords).toHaveCount(2);
  await passwords.first().fill(known.password);
  await account.press('Save');
  await expect(account.toast('Profile updated')).toBeVisible();
  await expect(account.greeting).toContainText('Another');
  await expect(page.getByText(`Verify ${email} to see bookings made with it`)).toBeVisible();
  await page.goto(await mailedLink(shop.origin, { to: email, path: '/verify-email' }));
  await account.press('Confirm Email');
  await expect(page.getByText(`${email} is yours.`)).toBeVisible();
});

test('a profile that was changed in another tab shows the newer value, and is saved over it', async ({
  page,
  shop,
  silence,
  context,
}) => {
  silence.expectTrouble({ path: '/api/me/profile', status: 409 });
  const known = await openAccount(shop.origin);
  await accountOn(page).logIn(known);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/dashboard?tab=profile');
    await accountOn(tab).press('Edit Profile');
  }
  await accountOn(other).field('First name (optional)').fill('Egret');
  await accountOn(other).field('Phone (optional)').fill('8135550177');
  await accountOn(other).press('Save');
  await expect(accountOn(other).toast('Profile updated')).toBeVisible();

  const account = accountOn(page);
  const firstName = account.field('First name (optional)');
  await firstName.fill('Heron');
  await account.press('Save');
  await expect(account.toast('Profile not updated')).toBeVisible();
  await expect(firstName).toHaveAccessibleDescription('It’s now “Egret”. Save to use yours instead.');
  await expect(firstName).toHaveValue('Heron');
  // Nothing was typed over it here.
  await expect(account.field('Phone (optional)')).toHaveValue('(813) 555-0177');
  await expectUsable(page, 'a profile that was changed in another tab');

  await page.reload();
  await expect(firstName).toHaveValue('Heron');
  await expect(firstName).toHaveAccessibleDescription('It’s now “Egret”. Save to use yours instead.');
  await account.press('Save');
  await expect(account.toast('Profile updated')).toBeVisible();
  await expect(account.greeting).toContainText('Heron');
  await other.reload();
  await expect(accountOn(other).greeting).toContainText('Heron');
  await expect(other.getByText('(813) 555-0177')).toBeVisible();
});

test('the question before an account is deleted is left by Back, and forgets the password', async ({ page, shop }) => {
  const account = accountOn(page);
  await account.logIn(await openAccount(shop.origin));
  await account.tab('Profile');
  await account.press('Delete my account');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const password = dialog.getByRole('textbox', { name: 'Password' });
  await password.fill('seven panes of glass');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused();
  await page.goForward();
  await expect(password).toHaveValue('');
  await page.reload();
  await expect(password).toHaveValue('');
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/dashboard?tab=profile');
});

test('one’s data comes as a file that holds no secret', async ({ page, shop }) => {
  const account = accountOn(page);
  const known = await openAccount(shop.origin);
  await account.logIn(known);
  await account.tab('Profile');
  const { name, text } = await savedFile(page, () => account.press('Download my data'));
  expect(name).toBe('my-data.json');
  expect(text).toContain(known.email);
  expect(text).not.toContain('argon2');
});

test('an account is deleted once no booking is to come any more', async ({ page, shop, silence }) => {
  const account = accountOn(page);
  const visitor = newAccount();
  const { code } = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00', email: visitor.email });
  await account.register(visitor);
  await expect(account.greeting).toBeVisible();
  await page.goto(await mailedLink(shop.origin, { to: visitor.email, path: '/verify-email' }));
  await account.press('Confirm Email');
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await page.goto('/dashboard?tab=profile');
  silence.expectTrouble({ path: '/api/me/delete', status: 409 });
  await deleteAccount(page, visitor.password);
  await expect(page.getByText(`You still have booking ${code} coming up.`)).toBeVisible();
  await expectUsable(page, 'an account that cannot be deleted yet');
  await account.press('Cancel this appointment');
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel this appointment' })).toBeFocused();
  await page.goForward();
  await expect(question).toBeVisible();
  await page.reload();
  await question.getByRole('button', { name: /^Cancel and refund/ }).click();
  await expect(account.toast('Appointment cancelled')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused();
  await page.goForward();
  await expect(question).toBeHidden();
  await deleteAccount(page, visitor.password);
  await expect(account.toast('Account deleted')).toBeVisible();
  await expect(account.wayIn).toBeVisible();

  silence.expectTrouble({ path: '/api/auth/login', status: 401 });
  await account.typeLogin(visitor);
  await account.press('Login');
  await expect(account.toast('Login failed')).toBeVisible();
});

test('a cancelled appointment leaves the list and stands in the history', async ({ page, shop }) => {
  const account = accountOn(page);
  const visitor = newAccount();
  const { code } = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00', email: visitor.email });
  await account.register(visitor);
  await expect(account.greeting).toBeVisible();
  await page.goto(await mailedLink(shop.origin, { to: visitor.email, path: '/verify-email' }));
  await account.press('Confirm Email');
  await page.getByRole('link', { name: 'Go to your appointments' }).click();
  await account.press('Cancel');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel and refund/ })
    .click();
  await expect(account.toast('Appointment cancelled')).toBeVisible();
  await expect(page.getByText('No Upcoming Appointments')).toBeVisible();
  await account.tab('History');
  const row = page.getByRole('list', { name: 'Service history' }).getByRole('listitem');
  await expect(row).toContainText(code);
  await expect(row).toContainText('Cancelled');
});

test('the keyboard alone logs in, finds its way through the tabs, and logs out', async ({ page }) => {
  const account = accountOn(page);
  await page.goto('/login');
  await typeInto(page, account.field('Username'), demoCustomer.username);
  await typeInto(page, account.field('Password'), demoCustomer.password);
  await page.keyboard.press('Enter');
  await expect(account.greeting).toBeFocused();
  await pressOn(page, page.getByRole('tab', { name: 'Appointments' }), 'ArrowRight');
  await expect(page.getByRole('list', { name: 'Service history' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(account.wayIn).toBeVisible();
});

/** The bearer token that a browser keeps. */
function tokenOf(page: Page): Promise<string | null> {
  return page.evaluate(() => window.localStorage.getItem('auth_token'));
}

async function deleteAccount(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Delete for good' }).click();
}
