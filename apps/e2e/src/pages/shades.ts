import { expect, type Page } from '@playwright/test';

/** The shades of an order, zone by zone, on the wizard's Extras step. */
export function shadesOn(page: Page) {
  const of = (zone: string) => page.getByLabel(zone, { exact: true });
  const fold = page.getByText('Your shades and their limits');

  /** A phone has shades that can be booked in a line each, and their lists behind them. */
  async function open(zone: string): Promise<void> {
    await expect(fold.or(of(zone)).filter({ visible: true }).first()).toBeVisible();
    if (!(await of(zone).isVisible())) await fold.click();
  }

  return {
    /** The list of a zone's shades: "Front side windows". */
    of,
    /** Chooses a shade by its name: "Hybrid 35". */
    async choose(zone: string, shade: string): Promise<void> {
      await open(zone);
      const option = of(zone).locator('option', { hasText: `${shade}:` });
      await of(zone).selectOption(await option.evaluate((each: HTMLOptionElement) => each.value));
    },
    /** A legal shade that is offered in the place of another: "Hybrid 35 for Front side windows". */
    async takeInstead(shade: string, zone: string): Promise<void> {
      await page.getByRole('button', { name: `${shade} for ${zone}`, exact: true }).click();
    },
    /** Claims a medical exemption, completely. */
    async claimExemption(certificateNumber: string): Promise<void> {
      await page.getByRole('checkbox', { name: 'I have an exemption' }).check();
      await page.getByRole('radio', { name: 'Medical' }).check();
      await page.getByLabel('Certificate number').fill(certificateNumber);
      await page.getByLabel('Document', { exact: true }).fill('Photo of the certificate');
    },
    async areChosen(shades: Record<string, string>): Promise<void> {
      for (const [zone, id] of Object.entries(shades)) await expect(of(zone)).toHaveValue(id);
    },
  };
}
