import { expect, type Locator, type Page } from '@playwright/test';
import { adminOn } from './admin';

/** One booking as the shop sees it, with its dialogs. */
export function staffBookingOn(page: Page) {
  const dialog = page.getByRole('dialog');
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const column = (name: string): Locator => page.getByRole('region', { name, exact: true });

  return {
    dialog,
    button,
    history: column('History'),
    money: column('Payment'),
    job: column('Job'),
    async open(code: string): Promise<void> {
      await adminOn(page).open(`/admin/bookings/${code}`);
      await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
    },
    async press(name: string): Promise<void> {
      await button(name).click();
      await expect(dialog).toBeVisible();
    },
    /** Clicks the button that ends the dialog, and waits until it is done. */
    async confirm(name: string | RegExp): Promise<void> {
      await dialog.getByRole('button', { name }).click();
      await expect(dialog).toBeHidden();
    },
    /** Keeps a held start without a card: it is paid on the day. */
    async keep(code: string): Promise<void> {
      await this.open(code);
      await this.press('Confirm without payment');
      await dialog.getByLabel(/^Reason/).fill('Pays at the car');
      await this.confirm(/^Confirm /);
    },
    async status(text: string): Promise<void> {
      await expect(page.getByRole('article').getByText(text, { exact: true }).first()).toBeVisible();
    },
  };
}
