import type { Page } from '@playwright/test';

/** The next call with this method and path gets the error page of a gateway, before it has reached the shop. */
export async function failAtGateway(page: Page, { method, path }: { method: string; path: string }): Promise<void> {
  let hasFailed = false;
  await page.route(
    (url) => url.pathname === path,
    (route) => {
      if (hasFailed || route.request().method() !== method) return route.fallback();
      hasFailed = true;
      return route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503 Service Unavailable</h1>' });
    },
  );
}
