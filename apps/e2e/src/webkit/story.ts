import { test as base, expect } from '../story';
import { openWebKit, type Screen, startScreen, type WebKitBrowser } from './browser';
import { type WebKitPage, webKitPage } from './page';

export { expect };

/** A story in WebKit, with its own morning in the shop and a silent server. */
export const test = base.extend<
  { webkit: WebKitPage; openAnotherWebKit: () => Promise<WebKitPage> },
  { xServer: Screen }
>({
  xServer: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what a fixture uses.
    async ({}, use) => {
      const screen = await startScreen();
      await use(screen);
      await screen.stop();
    },
    { scope: 'worker' },
  ],

  openAnotherWebKit: async ({ xServer: screen, shop, viewport }, use, info) => {
    const opened: WebKitBrowser[] = [];
    const { width, height } = viewport ?? { width: 1440, height: 900 };
    await use(async () => {
      const browser = await openWebKit({ screen, width, height, instant: await shop.now() });
      opened.push(browser);
      return webKitPage(browser.driver, shop.origin);
    });
    for (const { driver, close } of opened) {
      if (info.status !== info.expectedStatus) {
        const body = Buffer.from(await driver.takeScreenshot(), 'base64');
        await info.attach('screenshot', { body, contentType: 'image/png' });
      }
      await close();
    }
  },

  webkit: async ({ openAnotherWebKit }, use) => use(await openAnotherWebKit()),
});
