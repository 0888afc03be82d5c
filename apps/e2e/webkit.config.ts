import { defineConfig } from '@playwright/test';
import stories from './playwright.config';

/** The short set of stories in WebKitGTK at both widths; README.md says what it needs and what it can't see. */
export default defineConfig({
  ...stories,
  testDir: 'src/webkit',
  // Each story starts a browser of several processes.
  workers: 2,
  expect: { timeout: 60_000, toPass: { intervals: [100, 250, 500] } },
  reporter: [['list'], ['json', { outputFile: 'reports/webkit.json' }]],
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 } } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
