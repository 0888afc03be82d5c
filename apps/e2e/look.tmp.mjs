import { chromium } from '@playwright/test';
export async function browser() { return chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] }); }
export async function login(page, name, password, origin='http://localhost:3300') {
  await page.goto(origin + (/admin/.test(name) ? '/admin' : /crew/.test(name) ? '/crew' : '/login'));
  await page.waitForLoadState('networkidle');
  await page.locator('[name=username]').first().fill(name);
  await page.locator('[name=password]').first().fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForTimeout(3000);
}
