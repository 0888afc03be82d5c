import { expect, type Locator, type Page } from '@playwright/test';
import type { NewAccount } from '../shop/new-account';

/** The pages of an account in the words of their labels. */
export function accountOn(page: Page) {
  const wayIn = page.getByRole('heading', { level: 1, name: 'Your cars, dates and receipts' });
  const greeting = page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / });

  async function press(name: string): Promise<void> {
    await page.getByRole('button', { name, exact: true }).click();
  }

  async function tab(name: string): Promise<void> {
    await page.getByRole('tab', { name }).click();
  }

  /** A field of the panel or dialog that is in sight. */
  function field(label: string): Locator {
    return page.getByLabel(label, { exact: true }).filter({ visible: true });
  }

  async function typeLogin({ username, password }: Pick<NewAccount, 'username' | 'password'>): Promise<void> {
    await field('Username').fill(username);
    await field('Password').fill(password);
  }

  return {
    wayIn,
    greeting,
    press,
    tab,
    field,
    typeLogin,
    async logIn(login: Pick<NewAccount, 'username' | 'password'>): Promise<void> {
      await page.goto('/login');
      await typeLogin(login);
      await press('Login');
      await expect(page).toHaveURL('/dashboard');
      await expect(greeting).toBeVisible();
    },
    async register({ username, email, password }: NewAccount): Promise<void> {
      await page.goto('/login');
      await tab('Register');
      await field('Username').fill(username);
      await field('Email').fill(email);
      await field('Password').fill(password);
      await press('Register');
    },
    toast: (title: string): Locator =>
      page
        .getByRole('region', { name: /^Notifications/ })
        .getByRole('listitem')
        .filter({ hasText: title }),
  };
}
