import type { Page } from '@playwright/test';

/**
 * Fails the next request to an address as a lost network would. Later ones go through, and the address stays watched: when
 * watching ends, code that the page fetches in that moment may be held back.
 */
export async function failOnce(page: Page, address: string): Promise<void> {
  let hasFailed = false;
  await page.route(address, (route) => {
    if (hasFailed) return route.fallback();
    hasFailed = true;
    return route.abort('failed');
  });
}
