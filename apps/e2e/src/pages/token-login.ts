import { expect, type Page } from '@playwright/test';

/** Under which name the site keeps the bearer token of whoever is logged in. */
const tokenName = 'auth_token';

/** Logs somebody in as the site would, without its form: that has stories of its own. */
export async function logInByToken(page: Page, account: { username: string; password: string }): Promise<void> {
  const response = await page.request.post('/api/auth/login', { data: account });
  expect(response.status(), `${account.username} logs in`).toBe(200);
  const { token } = (await response.json()) as { token: string };
  // Any address of the site, where none of its scripts run.
  await page.goto('/robots.txt');
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [tokenName, token] as const);
}
