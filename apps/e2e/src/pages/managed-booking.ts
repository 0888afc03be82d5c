import { expect, type Locator, type Page } from '@playwright/test';
import type { PaidBooking } from '../shop/paid-booking';

/** A booking as its owner sees it, with its dialogs. */
export function managedBookingOn(page: Page) {
  const dialog = page.getByRole('dialog');
  const heading = page.getByRole('heading', { level: 1 });

  async function press(name: string): Promise<void> {
    await page.getByRole('button', { name, exact: true }).click();
  }

  return {
    dialog,
    /** Link to the sheet with the bill and its payments. */
    sheetLink: (name: 'Invoice' | 'Receipt'): Locator => page.getByRole('link', { name, exact: true }),
    /** The same sheet, opened. */
    async openSheet(name: 'Invoice' | 'Receipt'): Promise<Locator> {
      await page.getByRole('link', { name, exact: true }).click();
      const sheet = page.getByRole('article', { name: new RegExp(`^${name} `) });
      await expect(sheet).toBeVisible();
      return sheet;
    },
    /** Day and time of the appointment. */
    heading,
    press,
    /** Follows the link of an email. */
    async open({ code, manageToken }: PaidBooking): Promise<void> {
      await page.goto(`/booking-verification/${code}#${manageToken}`);
      await expect(page.getByText(code)).toBeVisible();
      await expect(page.getByRole('link', { name: /^(Receipt|Invoice)$/ })).toBeVisible();
    },
    button: (name: string): Locator => page.getByRole('button', { name, exact: true }),
    async status(text: string): Promise<void> {
      await expect(page.getByRole('article').getByText(text, { exact: true })).toBeVisible();
    },
    toast: (title: string): Locator =>
      page
        .getByRole('region', { name: /^Notifications/ })
        .getByRole('listitem')
        .filter({ hasText: title }),
  };
}
