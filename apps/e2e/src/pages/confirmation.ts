import { expect, type Page } from '@playwright/test';

/** A tracking code: no letters that can be mistaken for digits. */
export const codePattern = /[A-Z]{2}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}/;

/** The dialog over the page after paying. */
export function confirmationOn(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Booking Confirmation' });

  return {
    dialog,
    async isShown(): Promise<void> {
      await expect(dialog).toBeVisible();
      await expect(dialog.getByText('Confirmed', { exact: true })).toBeVisible();
    },
    /** The value next to a term. */
    value: (term: string) =>
      dialog
        .locator('dl > div')
        .filter({ has: page.getByText(term, { exact: true }) })
        .locator('dd'),
    async trackingCode(): Promise<string> {
      const [code] = codePattern.exec((await dialog.textContent()) ?? '') ?? [];
      if (code === undefined) throw new Error('The confirmation shows no tracking code');
      return code;
    },
  };
}
