import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { runnerImport } from 'vite';
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';
import { shopFolder } from '../../shop.base';
import { shopTokens } from '../../vite.base';
import { baseConfig } from '../../vitest.base';
import { chromiumArgs, findChromium } from './scripts/chromium';

const { reporters, outputFile, ...unit } = baseConfig.test;

// Resolved here, once, before any worker starts.
const executablePath = await findChromium();

/**
 * Two kinds of tests in one run: functions in Node, and stories in a real browser (render, axe, play), all but those of
 * the files that are left out.
 */
export const testsWithout = (stories: readonly string[]): ViteUserConfig => ({
  test: {
    reporters,
    outputFile,
    projects: [
      { resolve: baseConfig.resolve, test: { ...unit, name: 'unit' } },
      {
        plugins: [storybookTest({ configDir: '.storybook' }), shopTokens(shopFolder, runnerImport)],
        // Listed here, or the first run would discover them one by one and reload the page in the middle of a test.
        optimizeDeps: { include: ['clsx', 'qrcode.react', 'radix-ui/toast', 'react-dom/client'] },
        test: {
          name: 'stories',
          exclude: [...configDefaults.exclude, ...stories],
          maxWorkers: unit.maxWorkers,
          browser: {
            enabled: true,
            isolate: false,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath, args: chromiumArgs },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

export default defineConfig(testsWithout([]));
