import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { baseConfig } from '../../vitest.base';
import { chromiumArgs, findChromium } from './scripts/chromium';

const { include, reporters, outputFile, restoreMocks } = baseConfig.test;

/** Two kinds of tests in one run: functions in Node, and every story in a real browser (render, axe, play). */
export default defineConfig(async () => ({
  test: {
    reporters,
    outputFile,
    projects: [
      { resolve: baseConfig.resolve, test: { name: 'unit', include, restoreMocks } },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: await findChromium(), args: chromiumArgs } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
}));
