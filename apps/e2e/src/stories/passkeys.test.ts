import type { Page } from '@playwright/test';
import { allArrived } from '../browser/all-arrived';
import { type Authenticator, addAuthenticator } from '../browser/authenticator';
import { expectUsable } from '../browser/usable';
import { accountOn } from '../pages/account';
import { type NewAccount, openAccount } from '../shop/new-account';
import { expect, test } from '../story';

const chromium = { tag: ['@both', '@chromium'] };

/** The section of the profile with this heading. */
function section(page: Page, name: string) {
  return page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
}

const passkeys = (page: Page) => page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');

/** The customer adds a passkey in their profile. Returns the recovery codes, if it brings some. */
async function addPasskey(page: Page, { password, name }: { password?: string; name: string }): Promise<string[]> {
  const account = accountOn(page);
  const own = section(page, 'Passkeys');
  await account.press('Add a passkey');
  if (password === undefined) {
    await own.getByRole('button', { name: 'Confirm with a passkey' }).click();
  } else {
    await own.getByLabel('Current password', { exact: true }).fill(password);
    await own.getByRole('button', { name: 'Continue' }).click();
  }
  await own.getByLabel('Name').fill(name);
  await own.getByRole('button', { name: 'Create passkey' }).click();
  await expect(passkeys(page).filter({ hasText: name })).toBeVisible();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  if (password === undefined) return [];
  await expect(codes).toHaveCount(10);
  const texts = await codes.allTextContents();
  await account.press('I’ve saved them');
  return texts;
}

interface Owner {
  customer: NewAccount;
  device: Authenticator;
  recoveryCodes: string[];
}

/** A customer with a passkey, in their profile. */
async function withPasskey(page: Page, origin: string): Promise<Owner> {
  const device = await addAuthenticator(page);
  const customer = await openAccount(origin);
  const account = accountOn(page);
  await account.logIn(customer);
  await account.tab('Profile');
  return { customer, device, recoveryCodes: await addPasskey(page, { password: customer.password, name: 'Phone' }) };
}

async function logOut(page: Page): Promise<void> {
  await accountOn(page).press('Logout');
  await expect(accountOn(page).wayIn).toBeVisible();
}

test('a customer adds a passkey, and saves the recovery codes that come with it', chromium, async ({ page, shop }) => {
  const account = accountOn(page);
  const device = await addAuthenticator(page);
  const customer = await openAccount(shop.origin);
  await account.logIn(customer);
  await account.tab('Profile');
  const own = section(page, 'Passkeys');
  await account.press('Add a passkey');
  await own.getByLabel('Current password', { exact: true }).fill(customer.password);
  await own.getByRole('button', { name: 'Continue' }).click();
  await own.getByLabel('Name').fill('Work laptop with the sticker of a heron');
  await expectUsable(page, 'the name of a passkey');
  await own.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
  await account.press('I’ve saved them');
  await expect(passkeys(page)).toHaveCount(1);
  await expect(own.getByRole('button', { name: 'Add a passkey' })).toBeFocused();
  await expectUsable(page, 'the profile with a passkey');
  expect(await device.keys()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);
});

test('a passkey logs in alone: the browser knows whose it is', chromium, async ({ page, shop }) => {
  const account = accountOn(page);
  await withPasskey(page, shop.origin);
  await logOut(page);
  await page.goto('/login');
  await expectUsable(page, 'the login with passkeys');
  await account.press('Log in with a passkey');
  await expect(page).toHaveURL('/dashboard');
  await account.tab('Profile');
  await expect(passkeys(page)).toContainText('last used');
});

test('by username, a browser offers the passkey of that account only', chromium, async ({ page, shop }) => {
  const account = accountOn(page);
  const { customer, device } = await withPasskey(page, shop.origin);
  await logOut(page);
  // Another account of the same household, whose passkey is the newer one.
  const other = await openAccount(shop.origin);
  await account.logIn(other);
  await account.tab('Profile');
  await addPasskey(page, { password: other.password, name: 'Phone' });
  expect(await device.keys()).toHaveLength(2);
  await logOut(page);
  await page.goto('/login');
  await account.field('Username').fill(customer.username);
  await account.press('Log in with a passkey');
  await expect(page).toHaveURL('/dashboard');
  await account.tab('Profile');
  await expect(page.getByText(customer.username, { exact: true })).toBeVisible();
});

test('after the password, the passkey is the second step', chromium, async ({ page, shop, silence }) => {
  const account = accountOn(page);
  const { customer, device } = await withPasskey(page, shop.origin);
  await logOut(page);
  silence.expectTrouble({ path: '/api/auth/login', status: 401 });
  await page.goto('/login');
  await account.typeLogin(customer);
  await account.press('Login');
  await expect(page.getByRole('heading', { name: 'Use your passkey' })).toBeVisible();
  await expectUsable(page, 'the passkey of a login');
  await device.verifies(false);
  await account.press('Use a passkey');
  await expect(page.getByText('No passkey was used. Try again, or choose another way.')).toBeVisible();
  await device.verifies(true);
  await account.press('Use a passkey');
  await expect(page).toHaveURL('/dashboard');
});

test('without the passkey a recovery code logs in, once', chromium, async ({ page, shop, silence }) => {
  const account = accountOn(page);
  const { customer, recoveryCodes } = await withPasskey(page, shop.origin);
  const [code = ''] = recoveryCodes;
  silence.expectTrouble({ path: '/api/auth/login', status: 401 });
  const withCode = async () => {
    await logOut(page);
    await page.goto('/login');
    await account.typeLogin(customer);
    await account.press('Login');
    await account.press('Use a recovery code');
    await account.field('Recovery code').fill(code);
    await account.press('Log in');
  };
  await withCode();
  await expect(page).toHaveURL('/dashboard');
  silence.expectTrouble({ path: '/api/auth/login/code', status: 401 });
  await withCode();
  await expect(account.field('Recovery code')).toHaveAttribute('aria-invalid', 'true');
});

test(
  'a copied passkey is refused, and the customer is emailed',
  chromium,
  async ({ page, shop, silence, openAnotherBrowser }) => {
    const account = accountOn(page);
    const { device, customer } = await withPasskey(page, shop.origin);
    const thief = await openAnotherBrowser();
    const copy = await addAuthenticator(thief);
    for (const key of await device.keys()) await copy.take(key);
    await logOut(page);
    await page.goto('/login');
    await account.press('Log in with a passkey');
    await expect(page).toHaveURL('/dashboard');

    silence.expectTrouble({ path: '/api/auth/login/passkey', status: 401 });
    await thief.goto('/login');
    await accountOn(thief).press('Log in with a passkey');
    await expect(accountOn(thief).toast('Login failed')).toContainText('may have been copied');
    await page.goto('/demo/mailbox');
    const letter = page.getByRole('link', { name: /Two-step login changed/ }).first();
    await expect(letter).toBeVisible();
    await expect(page.getByText(customer.email).first()).toBeVisible();
  },
);

test('a page of another origin gets a signature that the shop refuses', chromium, async ({ page, shop, silence }) => {
  await withPasskey(page, shop.origin);
  const begun = await fetch(`${shop.origin}/api/auth/login/passkey/begin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { ticket, options } = (await begun.json()) as { ticket: string; options: { challenge: string; rpId: string } };
  // Of the same domain, so that the browser lets it ask; a page anywhere else doesn't even get a signature.
  const elsewhere = 'http://localhost:9/fake-shop';
  await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Shop</title>' }));
  await page.goto(elsewhere);
  const credential = await page.evaluate(signHere, options);
  const attempt = (body: object) =>
    fetch(`${shop.origin}/api/auth/login/passkey`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:9' },
      body: JSON.stringify(body),
    });
  const refused = await attempt({ ticket, credential });
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([401, 'invalid_credentials']);
  silence.allowTrouble({ path: '/favicon.ico', status: 'failed' });
  await page.route('https://fake-shop.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Shop</title>' }),
  );
  await page.goto('https://fake-shop.example/');
  await expect(page.evaluate(signHere, options)).rejects.toThrow(/SecurityError|relying party/i);
});

/** Runs in the page: a signature as any of its scripts could request it. */
async function signHere({ challenge, rpId }: { challenge: string; rpId: string }) {
  const bytes = Uint8Array.from(atob(challenge.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
  const text = (buffer: ArrayBuffer) =>
    btoa(String.fromCharCode(...new Uint8Array(buffer)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  const publicKey = { challenge: bytes, rpId, userVerification: 'required' as const };
  const { id, response } = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential & {
    response: AuthenticatorAssertionResponse;
  };
  return {
    id,
    clientDataJSON: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
  };
}

test(
  'a removed passkey opens nothing, and without the last one the password does',
  chromium,
  async ({ page, shop, silence }) => {
    const account = accountOn(page);
    const { customer, device } = await withPasskey(page, shop.origin);
    await account.press('Rename Phone');
    await account.field('Name').fill('Old phone');
    await account.press('Save');
    await expect(passkeys(page)).toContainText('Old phone');
    await account.press('Remove Old phone');
    await expectUsable(page, 'the removal of a passkey');
    await section(page, 'Passkeys').getByRole('button', { name: 'Confirm with a passkey' }).click();
    await expect(account.toast('Old phone is removed')).toBeVisible();
    await expect(passkeys(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeFocused();
    expect(await device.keys()).toHaveLength(1);
    await logOut(page);
    silence.expectTrouble({ path: '/api/auth/login/passkey', status: 401 });
    await page.goto('/login');
    await account.press('Log in with a passkey');
    await expect(account.toast('Login failed')).toContainText('It may have been removed.');
    await account.typeLogin(customer);
    await account.press('Login');
    await expect(page).toHaveURL('/dashboard');
  },
);

test('staff log in with a passkey', chromium, async ({ page, shop }) => {
  const account = accountOn(page);
  await addAuthenticator(page);
  const demo = (await (await fetch(`${shop.origin}/api/demo`)).json()) as {
    crew: { username: string; password: string };
  };
  await page.goto('/login');
  await account.typeLogin(demo.crew);
  await account.press('Login');
  await page.waitForURL('/crew');
  await page.goto('/dashboard?tab=profile');
  await addPasskey(page, { password: demo.crew.password, name: 'Phone' });
  await logOut(page);
  await page.goto('/crew');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Crew Login' })).toBeHidden();
  // The shop's one crew account is every story's.
  await page.goto('/dashboard?tab=profile');
  await account.press('Remove Phone');
  await section(page, 'Passkeys').getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(passkeys(page)).toHaveCount(0);
});

test('a browser without passkeys offers none, and says so in the profile', { tag: '@both' }, async ({ page, shop }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
  const account = accountOn(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toHaveCount(0);
  await account.logIn(await openAccount(shop.origin));
  await account.tab('Profile');
  await expect(page.getByText('This browser can’t make a passkey here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
});

test('the login page brings no code for passkeys before it is asked to', chromium, async ({ page, shop }) => {
  await addAuthenticator(page);
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  await page.goto('/login');
  await accountOn(page)
    .field('Username')
    .fill((await openAccount(shop.origin)).username);
  await allArrived(page);
  const library = /ERROR_AUTHENTICATOR_GENERAL_ERROR/;
  expect(scripts.filter((text) => library.test(text))).toEqual([]);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect.poll(() => scripts.some((text) => library.test(text))).toBe(true);
  await expect(accountOn(page).toast('Login failed')).toBeVisible();
});
