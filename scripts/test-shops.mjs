#!/usr/bin/env node
/**
 * Builds every shop, runs the tests of api, site and staff area on each but the default one, and the browser stories of shops
 * (`apps/e2e/shops.config.ts`): nothing that one shop publishes is another's, and the other can be booked and worked.
 * `npm run test:shops`; `-- --stories` leaves the tests out, and further arguments go to Playwright.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run, withBuiltShops } from './built-shops.mjs';

const { values, positionals } = parseArgs({
  options: { stories: { type: 'boolean', default: false } },
  allowPositionals: true,
});

withBuiltShops((built) => {
  const others = Object.entries(built).filter(([shop]) => shop !== 'tintforge');
  for (const [SHOP, folder] of values.stories ? [] : others) {
    for (const app of ['apps/web', 'apps/office', 'apps/api']) {
      run('npx', ['vitest', 'run'], { cwd: join(folder, app), env: { SHOP } });
    }
  }
  run('npx', ['playwright', 'test', '--config', 'shops.config.ts', ...positionals], {
    cwd: join(root, 'apps/e2e'),
    env: { BUILT_SHOPS: JSON.stringify(built) },
  });
});
