import { defineConfig } from '@playwright/test';
import stories, { desktop, phone } from './playwright.config';

/** Stories on shops other than the default one, and of all shops next to each other; `scripts/test-shops.mjs` builds them. */
export default defineConfig({
  ...stories,
  testDir: 'src/shops',
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'reports/shops.json' }]],
  projects: [desktop, { ...phone, grep: /@both/ }],
});
