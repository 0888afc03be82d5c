import { expect, type Page } from '@playwright/test';

/** A crew's record of a window: readings in percent, the film by its name. */
export interface WindowRecord {
  glass: string;
  shade: string;
  lot: string;
  filmed: string;
}

/** The windows of a job whose car is checked in, as the crew records them. */
export function windowsOn(page: Page) {
  const card = (zone: string) => page.getByRole('group', { name: zone, exact: true });

  return {
    card,
    async record(zone: string, { glass, shade, lot, filmed }: WindowRecord): Promise<void> {
      const window = card(zone);
      await window.getByLabel('Glass before film').fill(glass);
      await window.getByLabel('Film and shade').selectOption(shade);
      await window.getByLabel('Lot or roll number').fill(lot);
      await window.getByLabel('Film and glass').fill(filmed);
    },
    async save(): Promise<void> {
      await page.getByRole('button', { name: 'Save readings' }).click();
      await expect(page.getByText(/^Saved by/)).toBeVisible();
    },
  };
}
