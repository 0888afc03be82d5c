import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** Takes pictures instead of telling stories: `SCREENSHOTS_DIR=<folder> npm run screenshots`. */
export default defineConfig({
  ...config,
  testDir: 'src',
  testMatch: 'screenshots.ts',
  timeout: 120_000,
  reporter: 'list',
});
