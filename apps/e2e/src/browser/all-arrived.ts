import { expect, type Page, type Request } from '@playwright/test';

/**
 * Waits until all requests of the page's current document have ended and no new ones start. Playwright's load state for an idle
 * network never comes when the browser doesn't report the end of one request, and once it has come it doesn't wait for later ones.
 */
export async function allArrived(page: Page): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const requests = await requestsOfDocument(page);
        // The browser's own record has requests whose end it didn't report.
        const recorded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
        const open = requests.filter((request) => isOpen(request) && !recorded.includes(request.url()));
        const isSame = requests.length === before;
        before = requests.length;
        return isSame ? open.map((request) => request.url()) : 'there are new ones';
      },
      { intervals: [250] },
    )
    .toEqual([]);
}

/** The request of the page's current document, and all after it. */
async function requestsOfDocument(page: Page): Promise<Request[]> {
  const requests = await page.requests();
  const start = requests.findLastIndex((each) => each.isNavigationRequest() && each.frame() === page.mainFrame());
  return requests.slice(Math.max(start, 0));
}

function isOpen(request: Request): boolean {
  return request.resourceType() !== 'eventsource' && request.timing().responseEnd === -1 && request.failure() === null;
}
