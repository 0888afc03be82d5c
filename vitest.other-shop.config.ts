import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import api from './apps/api/vitest.config';
import office from './apps/office/vitest.config';
import web from './apps/web/vitest.config';
import { aliasesOf, shopName, shopNames } from './shop.base';
import { chooseSlice } from './test-slice';
import { aboutOtherShops } from './vitest.base';

/** The parts of each app's tests, ten to twenty seconds of processor time each: a turn for every commit. */
const parts = { api: 24, office: 4, web: 8 };

/** Where prices, start times, zones, law and words of a shop's folder are read. */
const folders = { api: 'src/features', office: 'src', web: 'src' };

/** From ten seconds to a minute each, or the same in every shop. */
const leftOut = [
  'deliver-mails',
  'every-mail',
  'new-shop',
  'photo-stores',
  'photos',
  'possible-actions',
  'staff-rights',
  'versions',
];

const apps = { api, office, web };
const turns = (Object.keys(apps) as (keyof typeof apps)[]).flatMap((app) =>
  Array.from({ length: parts[app] }, (_, part) => ({ app, part })),
);
const slice = chooseSlice();
const others = shopNames.filter((name) => name !== shopName);
const shop = others[Math.floor(slice / turns.length) % others.length] ?? shopName;
const { app, part } = turns[slice % turns.length] ?? { app: 'api', part: 0 };
const root = join(import.meta.dirname, 'apps', app);
const config = apps[app];

const include = readdirSync(join(root, folders[app]), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .sort()
  .filter((_, index) => index % parts[app] === part)
  .map((file) => `${folders[app]}/${file}`);

process.stdout.write(
  `Part ${part + 1} of ${parts[app]} of apps/${app} on ${shop}; TEST_SLICE=${slice} takes it again.\n`,
);

/**
 * A part of the tests of api, site and staff area on another shop than the default one, as `npm test` runs it; all of them run in
 * `npm run test:shops`.
 */
export default defineConfig({
  ...config,
  root,
  resolve: { ...config.resolve, alias: aliasesOf(shop) },
  test: {
    ...config.test,
    env: { SHOP: shop },
    include,
    exclude: [
      ...(config.test?.exclude ?? []).filter((pattern) => !pattern.includes(`.${shop}.test.`)),
      ...aboutOtherShops(root, shop),
      ...leftOut.map((name) => `**/${name}.test.ts`),
    ],
    outputFile: { json: 'reports/vitest-other-shop.json' },
  },
});
