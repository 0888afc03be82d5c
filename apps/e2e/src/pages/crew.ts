import { expect, type Page } from '@playwright/test';

/** The member of a crew that a demo comes with. */
export const demoCrew = { username: 'demo-crew', password: 'demo-crew-1' };

/** A crew's day as its people use it. */
export function crewOn(page: Page) {
  return {
    /** Goes to the day, through its login card. */
    async open() {
      await page.goto('/crew');
      await expect(page.getByRole('heading', { level: 1, name: 'Crew Login' })).toBeVisible();
      await page.getByLabel('Username').fill(demoCrew.username);
      await page.getByLabel('Password', { exact: true }).fill(demoCrew.password);
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByRole('button', { name: 'Scan a code' })).toBeVisible();
    },
    button: (name: string | RegExp) => page.getByRole('button', { name }),
    /** The job that is shown large. */
    now: page.getByRole('article', { name: 'The job now' }),
  };
}
