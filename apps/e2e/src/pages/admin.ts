import { expect, type Page } from '@playwright/test';

/** The administrator that a demo comes with. */
export const demoAdmin = { username: 'demo-admin', password: 'demo-admin-1' };

/** The shop's own area as an owner finds their way in it. */
export function adminOn(page: Page) {
  const tab = (name: string | RegExp) => page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name });
  return {
    tab,
    heading: (name: string | RegExp) => page.getByRole('heading', { level: 1, name }),
    toast: (text: string) =>
      page
        .getByRole('region', { name: /^Notifications/ })
        .getByRole('listitem')
        .filter({ hasText: text }),
    /** Goes to a part of the area, through the login card where nobody is logged in. */
    async open(path = '/admin') {
      await page.goto(path);
      const card = page.getByRole('heading', { level: 1, name: 'Admin Login' });
      await expect(card.or(tab('Schedule'))).toBeVisible();
      if (!(await card.isVisible())) return;
      // A demo fills the form in a moment after the page.
      await page.getByLabel('Username').fill(demoAdmin.username);
      await page.getByLabel('Password', { exact: true }).fill(demoAdmin.password);
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(tab('Schedule')).toBeVisible();
    },
  };
}
