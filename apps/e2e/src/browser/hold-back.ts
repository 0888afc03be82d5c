import type { Page } from '@playwright/test';

/** Requests of a page that wait until they are released. */
export interface HeldBack {
  /** Resolves when the first is there. */
  arrived: Promise<void>;
  /** Lets all go that wait, and all that come. */
  release(): void;
  /** Requests held back so far. */
  count(): number;
}

/** From now on the page's requests to an address wait. */
export async function holdBack(page: Page, address: string | RegExp): Promise<HeldBack> {
  let count = 0;
  let arrive = (): void => {};
  let release = (): void => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    count += 1;
    arrive();
    await released;
    await route.continue();
  });
  return { arrived, release, count: () => count };
}
