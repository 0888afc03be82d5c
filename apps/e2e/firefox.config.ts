import { defineConfig } from '@playwright/test';
import stories from './playwright.config';
import { savedFiles } from './src/browser/saved-file';

/** Stories that need what only Chromium's driver can do: a camera, or a browser without script. */
const chromiumOnly = /@chromium/;

/**
 * The stories of the desktop in Firefox, Debian's package `firefox-esr`, spoken to over WebDriver BiDi. What the protocol
 * cannot emulate is a setting of the browser here (reduced motion) or is left out (screenshots: theirs write an inline
 * style, which the content policy reports).
 */
export default defineConfig({
  ...stories,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'reports/firefox.json' }]],
  use: { ...stories.use, screenshot: 'off' },
  projects: [
    {
      name: 'firefox',
      grepInvert: chromiumOnly,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        viewport: { width: 1440, height: 900 },
        launchOptions: {
          executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
          args: [],
          downloadsPath: savedFiles,
          firefoxUserPrefs: {
            'ui.prefersReducedMotion': 1,
            // The panel of downloads takes the focus from the page.
            'browser.download.alwaysOpenPanel': false,
            // The page's process crashes when a driven Firefox 153 goes back to a cached page.
            'browser.sessionhistory.max_total_viewers': 0,
            'fission.bfcacheInParent': false,
          },
        },
      },
    },
  ],
});
