import { defineConfig, type Project } from '@playwright/test';
import { chromiumArgs, findChromium } from './src/browser/chromium';

/** Stories that run at both widths carry this tag; the rest run once, on the desktop. */
export const bothWidths = /@both/;

export const desktop: Project = { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } };
export const phone: Project = {
  name: 'phone',
  grep: bothWidths,
  use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

export default defineConfig({
  testDir: 'src/stories',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the cores of the smallest machine: stories wait about a third of their time.
  workers: 3,
  retries: 0,
  // Limits for what hangs, not for what is slow: on a busy machine a story takes many times as long.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    // Far from the shop's zone, so that a time in the browser's own zone shows.
    timezoneId: 'Europe/Lisbon',
    reducedMotion: 'reduce',
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findChromium(), args: chromiumArgs },
  },
  projects: [desktop, phone],
});
