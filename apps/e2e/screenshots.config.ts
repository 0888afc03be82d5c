import { defineConfig } from '@playwright/test';
import config from './playwright.config';

const tablet = { name: 'tablet', use: { viewport: { width: 768, height: 1024 } } };

/** Takes pictures at three widths instead of telling stories, and lays them out on contact sheets. */
export default defineConfig({
  ...config,
  projects: [...(config.projects ?? []), tablet],
  globalTeardown: './src/contact-sheets.ts',
  testDir: 'src',
  testMatch: 'screenshots.ts',
  reporter: 'list',
});
