import { afterEach, beforeEach, expect, test } from 'vitest';
import { execute, rowsOf } from '../testing/raw-sql';
import { openUpgradableShop, type UpgradableShop } from '../testing/upgradable-shop';

let shop: UpgradableShop;
let before: Record<string, unknown[]>;
beforeEach(async () => {
  shop = await openUpgradableShop();
  before = await shop.contents();
});
afterEach(() => shop.close());

const addColumn = 'ALTER TABLE bookings ADD probe integer;';

test('an upgrade keeps every row, and the version before refuses its tables', async () => {
  expect(before.bookings).toHaveLength(3);
  await shop.migrate(shop.later(addColumn));
  expect(await shop.contents()).toEqual(before);
  expect(await rowsOf(shop, 'select distinct probe from bookings')).toEqual([{ probe: null }]);
  expect(await shop.wrongSums()).toEqual([]);
  await expect(shop.database.migrate()).rejects.toThrow('made by a newer version');
});

test('an upgrade that fails leaves the tables and rows that were there', async () => {
  const statements = [addColumn, 'DELETE FROM refunds;', 'DROP TABLE nothing;'].join('--> statement-breakpoint\n');
  await expect(shop.migrate(shop.later(statements))).rejects.toThrow();
  const read = async () => rowsOf(shop, 'select probe from bookings');
  await expect(read()).rejects.toThrow();
  await shop.database.migrate();
  expect(await shop.contents()).toEqual(before);
  expect(await shop.wrongSums()).toEqual([]);
});

test('tables that were never released are refused', async () => {
  const list = process.env.TEST_ENGINE === 'postgres' ? 'migrations' : '__drizzle_migrations';
  await execute(shop, `update ${list} set hash = 'another'`);
  await expect(shop.database.migrate()).rejects.toThrow('never released');
  expect(await shop.contents()).toEqual(before);
});
