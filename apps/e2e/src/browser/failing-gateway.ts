import type { Page } from '@playwright/test';

/**
 * The next call with this method and path gets the error page of a gateway: before it has reached the shop, or in place of the
 * response of a shop that has done it.
 */
export async function failAtGateway(
  page: Page,
  { method, path, when }: { method: string; path: string; when: 'before' | 'after' },
): Promise<void> {
  let hasFailed = false;
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (hasFailed || route.request().method() !== method) return route.fallback();
      hasFailed = true;
      if (when === 'after') await route.fetch();
      await route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503 Service Unavailable</h1>' });
    },
  );
}
