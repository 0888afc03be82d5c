import { expect, type Locator, type Page } from '@playwright/test';
import { expectUsable } from '../browser/usable';
import { adminOn } from './admin';

const box = (page: Page | Locator, name: string) => page.getByRole('textbox', { name, exact: true });

/** The office writes the next version of an open quote, with a price for each of its lines, and sends it. */
export async function sendVersion(
  page: Page,
  { code, prices, total }: { code: string; prices: string[]; total: string },
) {
  await adminOn(page).open(`/admin/quotes?quote=${code}`);
  await page.getByRole('link', { name: /^Write a (quote|new version)$/ }).click();
  for (const [index, price] of prices.entries()) {
    const line = page.getByRole('group', { name: 'Line 1', exact: true }).nth(index);
    await box(line, 'Line').fill('Ceramic film');
    await box(line, 'Price per unit').fill(price);
  }
  const stairs = page.getByRole('group', { name: 'Car or area 2', exact: true });
  if ((await stairs.getByRole('textbox', { name: 'Quantity' }).count()) > 0)
    await stairs.getByRole('textbox', { name: 'Quantity' }).fill('20');
  await page.getByRole('button', { name: 'Preview and send' }).click();
  const dialog = page.getByRole('dialog');
  // A preview that is longer than the screen is read from its top: the dialog itself has the focus then.
  const safe = dialog.getByRole('button', { name: 'Keep editing' }).and(page.locator(':focus'));
  await expect(safe.or(page.locator('dialog:focus'))).toBeVisible();
  await expectUsable(page, 'a version before it is sent');
  await dialog.getByRole('button', { name: new RegExp(`· ${total.replaceAll(/[$.]/g, '\\$&')}$`) }).click();
  await expect(page.getByText(`Version ${await versionOf(page)}: ${total}`)).toBeVisible();
}

/** Number of the version that the open quote shows as current. */
async function versionOf(page: Page): Promise<number> {
  const text = await page
    .getByText(/^Version \d+: \$/)
    .first()
    .textContent();
  return Number(/^Version (\d+)/.exec(text ?? '')?.[1]);
}
