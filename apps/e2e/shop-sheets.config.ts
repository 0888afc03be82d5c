import { defineConfig } from '@playwright/test';
import stories, { desktop, phone } from './playwright.config';

/** Takes pictures of every page of every shop and lays those of one page next to each other; `scripts/shop-sheets.mjs` builds the shops. */
export default defineConfig({
  ...stories,
  testDir: 'src/shops',
  testMatch: 'sheets.ts',
  workers: 1,
  reporter: 'list',
  projects: [desktop, phone],
});
