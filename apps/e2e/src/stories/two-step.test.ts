import { Secret, TOTP } from 'otpauth';
import { expectUsable } from '../browser/usable';
import { accountOn } from '../pages/account';
import { openAccount } from '../shop/new-account';
import { expect, test } from '../story';

/** The code that an authenticator app with this key shows at a moment, epoch milliseconds. */
function codeOf(key: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp });
}

test('a customer turns two-step login on, logs in by code and by recovery code, and logs out elsewhere', {
  tag: '@both',
}, async ({ page, shop, silence, letMinutesPass, openAnotherBrowser }) => {
  const account = accountOn(page);
  const customer = await openAccount(shop.origin);
  await account.logIn(customer);
  await account.tab('Profile');
  await account.press('Set up an authenticator app');
  // The form for a new password has the same field.
  const setUp = page.locator('form').filter({ hasText: 'First, enter your password.' });
  await setUp.getByLabel('Current password', { exact: true }).fill(customer.password);
  await account.press('Continue');
  const key = (
    (await page
      .getByText(/^Key: /)
      .first()
      .textContent()) ?? ''
  ).slice('Key: '.length);
  await expectUsable(page, 'the setup of an authenticator app');

  silence.expectTrouble({ path: '/api/me/factors/totp', status: 401 });
  await account.field('Code from the app').fill('000000');
  await account.press('Turn on');
  await expect(account.field('Code from the app')).toHaveAttribute('aria-invalid', 'true');
  await account.field('Code from the app').fill(codeOf(key, await shop.now()));
  await account.press('Turn on');
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  const recoveryCodes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents();
  expect(recoveryCodes).toHaveLength(10);
  await expectUsable(page, 'the recovery codes');
  await account.press('I’ve saved them');
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await expectUsable(page, 'the profile with two-step login');
  await account.press('Logout');

  // The next code.
  await letMinutesPass(1);
  silence.expectTrouble({ path: '/api/auth/login', status: 401 });
  await page.goto('/login');
  await account.typeLogin(customer);
  await account.press('Login');
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expectUsable(page, 'the code of a login');
  await account.field('Code').fill(codeOf(key, await shop.now()));
  await account.press('Log in');
  await expect(page).toHaveURL('/dashboard');

  const other = await openAnotherBrowser();
  const there = accountOn(other);
  silence.expectTrouble({ path: '/api/auth/login', status: 401 });
  await other.goto('/login');
  await there.typeLogin(customer);
  await there.press('Login');
  await there.press('Use a recovery code');
  await there.field('Recovery code').fill(recoveryCodes[0] ?? '');
  await there.press('Log in');
  await expect(other).toHaveURL('/dashboard');
  await there.tab('Profile');
  await expect(other.getByText('9 recovery codes are left.')).toBeVisible();
  const sessions = other.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expectUsable(other, 'the sessions of an account');
  await there.press('Log out everywhere else');
  await expect(sessions).toHaveCount(1);
});
