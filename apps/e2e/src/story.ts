import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { cameraArgs } from './browser/fake-camera';
import { createSilence, type Silence } from './browser/silence';
import { createShop, type Shop } from './shop/shop';
import { type Beginning, startShop } from './shop/shop-process';

export { expect };

interface StoryParts {
  /** Listens to pages and server; a story fails with anything they report unannounced. */
  silence: Silence;
  /** All browsers of the story, their clocks at the shop's time. */
  browsers: { open(context: BrowserContext): Promise<void>; setClocks(instant: number): Promise<void> };
  /** A page in another person's browser. */
  openAnotherBrowser: () => Promise<Page>;
  /** Minutes pass in the shop and in all browsers, and the shop ends expired holds. */
  letMinutesPass: (minutes: number) => Promise<void>;
}

interface WorkerParts {
  /** The shop's first opening, epoch milliseconds. */
  opening: number;
  beginning: Beginning;
  /** The tree in which the shop is built; the work tree unless it is named. */
  builtIn: string | undefined;
  shop: Shop;
}

/** A Tuesday, ten in the morning in New York. */
const firstMorning = Date.parse('2026-12-01T10:00:00-05:00');

/** A test on the running product: its own morning in the shop, silent pages and a silent server. */
export const test = base.extend<StoryParts, WorkerParts>({
  // In every browser, because those with other switches would need separate workers and shops.
  launchOptions: [
    async ({ launchOptions, browserName }, use) => {
      const switches = browserName === 'chromium' ? cameraArgs : [];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...switches] });
    },
    { scope: 'worker' },
  ],

  opening: [firstMorning, { option: true, scope: 'worker' }],
  beginning: ['demo', { option: true, scope: 'worker' }],
  builtIn: [undefined, { option: true, scope: 'worker' }],

  shop: [
    async ({ opening, beginning, builtIn }, use) => {
      const running = await startShop({ instant: opening, beginning, ...(builtIn === undefined ? {} : { builtIn }) });
      await use(createShop(running, { opening }));
      await running.stop();
    },
    // A demo is filled with a year of bookings first, while the gate runs everything else.
    { scope: 'worker', timeout: 300_000 },
  ],

  baseURL: async ({ shop }, use) => use(shop.origin),

  silence: [
    async ({ shop }, use) => {
      await shop.nextMorning();
      const silence = createSilence();
      await use(silence);
      expect(silence.complaints(shop.takeLog()), 'pages and server were silent').toEqual([]);
    },
    { auto: true },
  ],

  browsers: async ({ shop, silence }, use) => {
    const contexts: BrowserContext[] = [];
    await use({
      async open(context) {
        contexts.push(context);
        await silence.listenTo(context);
        await context.clock.setSystemTime(await shop.now());
      },
      async setClocks(instant) {
        for (const context of contexts) await context.clock.setSystemTime(instant);
      },
    });
  },

  context: async ({ context, browsers, browserName, javaScriptEnabled }, use) => {
    await browsers.open(context);
    // WebDriver BiDi cannot switch script off: pages get empty files instead.
    if (browserName === 'firefox' && javaScriptEnabled === false) {
      await context.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    }
    await use(context);
  },

  openAnotherBrowser: async ({ browser, browsers }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      await browsers.open(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },

  letMinutesPass: async ({ shop, browsers }, use) => {
    await use(async (minutes) => {
      await browsers.setClocks(await shop.passMinutes(minutes));
      await shop.expireHolds();
    });
  },
});
