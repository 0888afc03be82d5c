#!/usr/bin/env node
/**
 * Builds every shop and a new one, runs the tests of api, site and staff area on each of the repository's but the default one, and
 * the browser stories of shops (`apps/e2e/shops.config.ts`): nothing that one shop publishes is another's, and the others can be
 * booked and worked. `npm run test:shops`; `-- --stories` leaves the tests out, and further arguments go to Playwright.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run, withBuiltShops } from './built-shops.mjs';

const { values, positionals } = parseArgs({
  options: { stories: { type: 'boolean', default: false } },
  allowPositionals: true,
});

/** A shop in a third state and zone, as `shop:new` writes it. */
const made = {
  name: 'Sample Glass',
  folder: 'sample-glass',
  city: 'Austin',
  state: 'TX',
  zone: 'America/Chicago',
  zips: '787,786',
  phone: '(512) 555-0123',
  color: '#7a4b1f',
};

withBuiltShops(
  (built) => {
    const others = Object.entries(built).filter(([shop]) => shop !== 'tintforge' && shop !== made.folder);
    for (const [SHOP, folder] of values.stories ? [] : others) {
      for (const app of ['apps/web', 'apps/office', 'apps/api']) {
        run('npx', ['vitest', 'run'], { cwd: join(folder, app), env: { SHOP } });
      }
    }
    run('npx', ['playwright', 'test', '--config', 'shops.config.ts', ...positionals], {
      cwd: join(root, 'apps/e2e'),
      env: { BUILT_SHOPS: JSON.stringify(built) },
    });
  },
  { made },
);
