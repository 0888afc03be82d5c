import { expect, type Page } from '@playwright/test';

/** The film explorer: its picture, and its results for each window. */
export function explorerOn(page: Page) {
  const picture = page.getByRole('figure').getByRole('img').first();

  return {
    async open(): Promise<void> {
      await page.goto('/film-explorer');
      await expect(page.getByRole('heading', { level: 1, name: 'See it before we cut it' })).toBeVisible();
    },
    /** Chooses by name. While the page's code loads, a choice may take a moment to apply. */
    async choose(name: string): Promise<void> {
      const radio = page.getByRole('radio', { name, exact: true });
      await radio.click();
      await expect(radio).toBeChecked();
    },
    /** The address of the code that judges looks, which follows the first response to a touch. */
    async lawFile(): Promise<string> {
      const [first = ''] = ((await page.locator('script[data-next]').getAttribute('data-next')) ?? '').split(' ');
      return first;
    },
    /** The picture in words. */
    picture: async (): Promise<string> =>
      (await picture.getAttribute('aria-label')) ?? (await picture.textContent()) ?? '',
    /** Announced to screen readers after a change. */
    news: page.getByRole('status').filter({ hasText: 'through' }),
    /** A window among the results: "Front side windows". */
    window: (zone: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: zone, exact: true }) }),
    /** Every line about the looks, in order. */
    results: (): Promise<string[]> =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') })
        .allInnerTexts(),
  };
}
