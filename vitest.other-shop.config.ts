import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import api from './apps/api/vitest.config';
import office from './apps/office/vitest.config';
import web from './apps/web/vitest.config';
import { aliasesOf, shopName, shopNames } from './shop.base';
import { chooseSlice } from './test-slice';
import { aboutOtherShops } from './vitest.base';

const apps = { api, office, web };

/** Where prices, start times, zones, law and words of a shop's folder are read: a turn for each commit. */
const turns: readonly { app: keyof typeof apps; folders: string }[] = [
  { app: 'api', folders: 'features/admin/{actions,bookings,calendars,catalogue,changes,check-in}' },
  { app: 'api', folders: 'features/admin/{crew-calendars,customers,notices,quotes,records,reports,schedule,settings}' },
  { app: 'api', folders: 'features/{availability,bookings/{customer,hold,mails,quoted,rights}}' },
  { app: 'api', folders: 'features/bookings/{staff,store,view,visits,windows}' },
  { app: 'api', folders: 'features/mail' },
  { app: 'api', folders: 'features/{accounts,orders,retention,settings}' },
  { app: 'api', folders: 'features/{payments,quotes}' },
  { app: 'office', folders: '{booking,bookings,check-in,crew}' },
  { app: 'office', folders: '{audit,deeds,messages,new-booking,quotes}' },
  { app: 'office', folders: '{at-the-car,reports,schedule,settings}' },
  { app: 'web', folders: 'features/{account,booking}' },
  { app: 'web', folders: 'features/{find-booking,manage-booking,quote}' },
  { app: 'web', folders: '{lib,marketing,pages,prerender}' },
];

/** From ten seconds to a minute each, or the same in every shop. */
const leftOut = ['every-mail', 'new-shop', 'photo-stores', 'photos', 'possible-actions', 'staff-rights', 'versions'];

const slice = chooseSlice();
const others = shopNames.filter((name) => name !== shopName);
const shop = others[Math.floor(slice / turns.length) % others.length] ?? shopName;
const { app, folders } = turns[slice % turns.length] ?? { app: 'api', folders: '' };
const root = join(import.meta.dirname, 'apps', app);
const config = apps[app];

process.stdout.write(`${folders} of apps/${app} on ${shop}; TEST_SLICE=${slice} takes it again.\n`);

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
    include: [`src/${folders}/**/*.test.{ts,tsx}`],
    exclude: [
      ...(config.test?.exclude ?? []).filter((pattern) => !pattern.includes(`.${shop}.test.`)),
      ...aboutOtherShops(root, shop),
      ...leftOut.map((name) => `**/${name}.test.ts`),
    ],
    outputFile: { json: 'reports/vitest-other-shop.json' },
  },
});
