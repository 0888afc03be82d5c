#!/usr/bin/env node
/**
 * Builds every shop and lays the pages of each next to the same of the others, at 390 and 1440 px:
 * `SCREENSHOTS_DIR=<folder> npm run shops:sheets`.
 */
import { join } from 'node:path';
import { root, run, withBuiltShops } from './built-shops.mjs';

withBuiltShops((built) =>
  run('npx', ['playwright', 'test', '--config', 'shop-sheets.config.ts'], {
    cwd: join(root, 'apps/e2e'),
    env: { BUILT_SHOPS: JSON.stringify(built) },
  }),
);
