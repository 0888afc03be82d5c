import { expect, type Locator, type Page } from '@playwright/test';
import { logInByToken } from './token-login';

/** The administrator that a demo comes with. */
export const demoAdmin = { username: 'demo-admin', password: 'demo-admin-1' };

/** Sign of the connection in the header; an announcement may follow it in the same place. */
export function liveSign(page: Page, text: 'Live' | 'Connecting...' | 'Offline'): Locator {
  return page.getByRole('banner').locator('[data-status]').filter({ hasText: text });
}

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
    /** Goes to a part of the area, logged in. */
    async open(path = '/admin') {
      await logInByToken(page, demoAdmin);
      await page.goto(path);
      await expect(tab('Schedule')).toBeVisible();
    },
  };
}
