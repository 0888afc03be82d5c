#!/usr/bin/env node
/**
 * Builds every shop and a new one, runs the tests of api, site and staff area on each of the repository's but the default one, and
 * the browser stories of shops (`apps/e2e/shops.config.ts`): nothing that one shop publishes is another's, and the others can be
 * booked and worked. Prints how long a new shop takes from `shop:new` to its paid booking. `npm run test:shops`; `-- --stories`
 * leaves the tests out, and further arguments go to Playwright.
 */
import { readFileSync } from 'node:fs';
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

/** Seconds of the story in which the new shop starts with a demo's data, is read, booked and paid; undefined when it didn’t run. */
function paidBookingSeconds() {
  const { suites } = JSON.parse(readFileSync(join(root, 'apps/e2e/reports/shops.json'), 'utf8'));
  const specs = suites.flatMap((suite) => [suite, ...(suite.suites ?? [])]).flatMap((suite) => suite.specs);
  const paid = specs.find(({ title }) => title === 'a shop that was just written is read, booked and paid');
  const milliseconds = paid?.tests[0]?.results.at(-1)?.duration;
  return milliseconds === undefined ? undefined : milliseconds / 1000;
}

withBuiltShops(
  (built, madeSeconds) => {
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
    const paidSeconds = paidBookingSeconds();
    if (paidSeconds === undefined) return;
    const [folder, story, whole] = [madeSeconds, paidSeconds, madeSeconds + paidSeconds].map(Math.round);
    process.stdout.write(
      `From shop:new to a paid booking: ${whole} seconds, ${folder} for the folder and its build, ${story} for the start, the pages and the booking.\n`,
    );
  },
  { made },
);
