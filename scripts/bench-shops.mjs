#!/usr/bin/env node
/** Builds every shop and prints Lighthouse's scores of the pages of all but the default one: `npm run bench:shops`. */
import { join } from 'node:path';
import { root, run, withBuiltShops } from './built-shops.mjs';

withBuiltShops((built) => {
  for (const [shop, folder] of Object.entries(built).filter(([name]) => name !== 'tintforge')) {
    run('npx', ['tsx', 'bench/lighthouse.ts', `--shop=${shop}`, `--built-in=${folder}`, ...process.argv.slice(2)], {
      cwd: join(root, 'apps/e2e'),
    });
  }
});
