import { expect, type Page } from '@playwright/test';
import { logInByToken } from './token-login';

/** The member of a crew that a demo comes with. */
export const demoCrew = { username: 'demo-crew', password: 'demo-crew-1' };

/** A crew's day as its people use it. */
export function crewOn(page: Page) {
  return {
    /** Opens the day, logged in. */
    async open() {
      await logInByToken(page, demoCrew);
      await page.goto('/crew');
      await expect(page.getByRole('button', { name: 'Scan a code' })).toBeVisible();
    },
    /** Has a job in large type: another story may have one at the same hour. */
    async show(code: string) {
      await page.getByRole('button', { name: 'Scan a code' }).click();
      await page.getByLabel('Tracking code').fill(code);
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    },
    button: (name: string | RegExp) => page.getByRole('button', { name }),
    /** The job that is shown large. */
    now: page.getByRole('article', { name: 'The job now' }),
  };
}
