import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Pages that were found to be there, for all stories of one worker. */
const found = new Set<string>();

/** Fails by every link of the page that leads nowhere: to no page, to no place on this one, to no phone number and to no email address. */
export async function expectLinksToLead(page: Page, request: APIRequestContext): Promise<void> {
  const here = new URL(page.url());
  // Links in drawings have no address as a text.
  const links = await page
    .locator('a[href]')
    .evaluateAll((anchors) => anchors.map((anchor) => new URL(anchor.getAttribute('href') ?? '', anchor.baseURI).href));
  expect(links.length, `links of ${here.pathname}`).toBeGreaterThan(0);
  for (const link of new Set(links)) {
    const url = new URL(link);
    if (url.protocol === 'tel:') {
      expect(url.pathname).toMatch(/^\+1\d{10}$/);
      continue;
    }
    if (url.protocol === 'mailto:') {
      expect(url.pathname).toMatch(/^[\w.-]+@[\w-]+(?:\.[\w-]+)+$/);
      continue;
    }
    expect(url.origin, `${link} on ${here.pathname}`).toBe(here.origin);
    if (url.hash !== '' && url.pathname === here.pathname) {
      await expect(page.locator(`[id="${url.hash.slice(1)}"]`)).toHaveCount(1);
    } else if (!found.has(url.pathname)) {
      expect((await request.get(url.pathname)).status(), `${link} on ${here.pathname}`).toBe(200);
      found.add(url.pathname);
    }
  }
}
