import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { probeMigration } from '../proofs/kills/prove-upgrade-kills';
import { type InstalledShop, installShop } from '../testing/installed-shop';
import { makeTestFolder } from '../testing/test-folder';
import { switchTo } from './release';

let folder: string;
let shop: InstalledShop;
beforeEach(async () => {
  folder = makeTestFolder('change-version');
  shop = await installShop(folder);
  const started = await shop.serve();
  if (!('origin' in started)) throw new Error(started.text);
  await started.stop();
});
afterEach(() => rmSync(folder, { recursive: true }));

const columns = () => {
  const sqlite = new Sqlite(join(shop.dataDir, 'tintforge.sqlite'), { readonly: true });
  const names = sqlite.prepare(`select name from pragma_table_info('bookings')`).pluck().all();
  sqlite.close();
  return names;
};

test('a shop that does not run is upgraded at once; back is another matter where the tables have changed', async () => {
  const upgraded = await shop.command(['upgrade', shop.pack({ version: '2.0.0', migration: probeMigration })]);
  expect(upgraded).toMatchObject({ code: 0, text: expect.stringContaining('Done: version 2.0.0 serves.') });
  expect(columns()).toContain('probe');
  expect((await shop.command(['version'])).text).toMatch(/^Release 2\.0\.0 /);

  const refused = await shop.command(['rollback']);
  expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('--lose-what-came-since') });
  expect(columns()).toContain('probe');

  const back = await shop.command(['rollback', '--lose-what-came-since']);
  expect(back).toMatchObject({ code: 0, text: expect.stringContaining('Done: version 1.0.0 serves.') });
  expect(columns()).not.toContain('probe');
});

test('where the tables are the same, back takes today’s data along', async () => {
  await shop.command(['upgrade', shop.pack({ version: '2.0.0' })]);
  const sqlite = new Sqlite(join(shop.dataDir, 'tintforge.sqlite'));
  sqlite.exec(`insert into settings values ('of-today', '1')`);
  sqlite.close();
  expect(await shop.command(['rollback'])).toMatchObject({ code: 0 });
  const after = new Sqlite(join(shop.dataDir, 'tintforge.sqlite'), { readonly: true });
  expect(after.prepare(`select value from settings where key = 'of-today'`).pluck().get()).toBe('1');
  after.close();
  expect(shop.journal()).toMatchObject({ from: '2.0.0', to: '1.0.0', stage: 'done' });
});

test('a version that doesn’t start on a copy changes nothing', async () => {
  const { code, text } = await shop.command([
    'upgrade',
    shop.pack({ version: '2.0.0', migration: 'DROP TABLE nothing;' }),
  ]);
  expect([code, text]).toEqual([1, expect.stringContaining('Nothing has changed: 2.0.0 doesn’t start on a copy')]);
  expect(shop.journal()).toBeUndefined();
});

test('a version that fails on the shop itself leaves it as it was', async () => {
  const next = { version: '2.0.0', migration: probeMigration, fails: true };
  const { code, text } = await shop.command(['upgrade', shop.pack(next)]);
  expect([code, text]).toEqual([1, expect.stringContaining('Version 1.0.0 serves, with everything that it had')]);
  expect(columns()).not.toContain('probe');
});

test('an archive that is none, that is of today or that is damaged is refused', async () => {
  writeFileSync(join(folder, 'none.tar'), 'nothing');
  expect(await shop.command(['upgrade', join(folder, 'none.tar')])).toMatchObject({ code: 1 });
  expect(await shop.command(['upgrade', join(folder, 'nowhere.tar')])).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^There is no file/),
  });
  const today = await shop.command(['upgrade', shop.pack({ version: '1.0.0' })]);
  expect(today).toMatchObject({ code: 0, text: expect.stringContaining('what serves already') });
  await shop.command(['upgrade', shop.pack({ version: '2.0.0' })]);
  switchTo(shop.home, '1.0.0');
  writeFileSync(join(shop.home, 'versions', '2.0.0', 'dist', 'trial.js'), '');
  const damaged = await shop.command(['upgrade', shop.pack({ version: '2.0.0' })]);
  expect(damaged).toMatchObject({ code: 1, text: expect.stringContaining('trial.js isn’t as it was released') });
});

test('alone, a backup is also brought back and tried; the status says so', async () => {
  const made = await shop.command(['backup']);
  expect(made).toMatchObject({ code: 0, text: expect.stringContaining('it can be relied on') });
  const { text } = await shop.command(['status']);
  expect(text).toMatch(/^version {3}1\.0\.0 /);
  expect(text).toMatch(/backup .*tintforge-\d{8}T\d{6}Z-schema\d+\.sqlite, tried 20/);
});
