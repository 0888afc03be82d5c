import { expect, type Page } from '@playwright/test';

/** Storage key of the logged-in user's bearer token. */
const tokenName = 'auth_token';

/** Logs in as the site would, without its form, which has its own stories. */
export async function logInByToken(page: Page, account: { username: string; password: string }): Promise<void> {
  const response = await page.request.post('/api/auth/login', { data: account });
  expect(response.status(), `${account.username} logs in`).toBe(200);
  const { token } = (await response.json()) as { token: string };
  // Any address of the site, where none of its scripts run.
  await page.goto('/robots.txt');
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [tokenName, token] as const);
}
