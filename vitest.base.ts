import type { ViteUserConfig } from 'vitest/config';

/**
 * What every package's tests share: workspace packages are read from source, console output is a failure's companion
 * and not noise, and a JSON report lies where the summing script finds it.
 */
export const baseConfig = {
  resolve: { conditions: ['tintforge-source', 'import', 'module', 'default'] },
  ssr: { resolve: { conditions: ['tintforge-source', 'import', 'module', 'node', 'default'] } },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
    restoreMocks: true,
    unstubGlobals: true,
    // Files of one worker share their modules, which then are read once: no module may keep anything between tests.
    isolate: false,
    // Both cores of the smallest machine; by itself the runner would leave one to the watcher it does not run.
    maxWorkers: 2,
    // A limit for what hangs, not for what is slow: on a busy machine a property with a thousand runs takes its time.
    testTimeout: 60_000,
  },
} satisfies ViteUserConfig;
