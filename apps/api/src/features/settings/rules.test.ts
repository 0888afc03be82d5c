import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@tintforge/content';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../db/client';
import { migrate } from '../../db/migrate';
import { commit } from '../../db/unit-of-work';
import { makeTestFolder } from '../../testing/test-folder';
import { rulesInForce, writeRules } from './rules';
import { writeSetting } from './store';

let database: Database;

beforeEach(() => {
  database = openDatabase(':memory:');
  migrate(database);
});
afterEach(() => database.close());

const read = () => rulesInForce(database.connection, catalogue);

const others = {
  lateFeePercent: 0,
  holdMinutes: 20,
  reminderHours: 48,
  travelMinutes: 0,
  leadTimes: Object.fromEntries(catalogue.regions.map(({ id }) => [id, { kind: 'minutes', minutes: 0 } as const])),
};
const change = { version: 1, at: 5, userId: 'owner' };

test('a new installation has the rules of the catalogue', () => {
  const inForce = read();
  expect(inForce).toMatchObject({ lateFeePercent: 25, holdMinutes: 15, reminderHours: 24, change: null });
  expect(inForce.catalogue).toEqual(catalogue);
  expect(inForce.leadTimes).toEqual(Object.fromEntries(catalogue.regions.map(({ id, leadTime }) => [id, leadTime])));
});

test('what is stored lies over the catalogue, 0 is a value, and the catalogue itself stays as it is', async () => {
  const before = structuredClone(catalogue);
  await commit(database, (transaction) => writeRules(transaction, { rules: others, change }));
  const { catalogue: laid, ...rules } = read();
  expect(rules).toEqual({ ...others, change });
  expect(laid.travelMinutes).toBe(0);
  expect(laid.regions.map(({ leadTime }) => leadTime)).toEqual(Array(4).fill({ kind: 'minutes', minutes: 0 }));
  expect(laid.packages).toBe(catalogue.packages);
  expect(catalogue).toEqual(before);
});

test('a region that is not named has the lead time of the catalogue, and one that is served no more none', async () => {
  const leadTimes = { naples: { kind: 'minutes', minutes: 60 }, miami: { kind: 'minutes', minutes: 0 } } as const;
  await commit(database, (transaction) => writeSetting(transaction, { key: 'leadTimes', value: leadTimes }));
  const byRegion = new Map(read().catalogue.regions.map(({ id, leadTime }) => [id, leadTime]));
  expect(byRegion.get('naples')).toEqual(leadTimes.naples);
  expect(byRegion.get('tampa')).toEqual(catalogue.regions.find(({ id }) => id === 'tampa')?.leadTime);
  expect(Object.keys(read().leadTimes)).not.toContain('miami');
});

test('a write that is undone leaves nothing behind', async () => {
  const failing = commit(database, (transaction) => {
    writeRules(transaction, { rules: others, change });
    expect(rulesInForce(transaction, catalogue).holdMinutes).toBe(20);
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(read()).toMatchObject({ holdMinutes: 15, change: null });
});

test('what another process on the same file writes counts at once, and so does a plain statement', () => {
  const folder = makeTestFolder('rules');
  const path = join(folder, 'shop.sqlite');
  const [ours, theirs] = [openDatabase(path), openDatabase(path)];
  migrate(ours);
  const holdMinutes = () => rulesInForce(ours.connection, catalogue).holdMinutes;
  expect([holdMinutes(), holdMinutes()]).toEqual([15, 15]);
  theirs.sqlite.exec(`insert into settings values ('holdMinutes', '20')`);
  expect(holdMinutes()).toBe(20);
  ours.sqlite.exec(`update settings set value = '25' where key = 'holdMinutes'`);
  expect(holdMinutes()).toBe(25);
  ours.close();
  theirs.close();
  rmSync(folder, { recursive: true });
});

test('each catalogue has its own', () => {
  const slower = { ...catalogue, travelMinutes: 90 };
  expect([read().travelMinutes, rulesInForce(database.connection, slower).travelMinutes]).toEqual([30, 90]);
  expect(read().travelMinutes).toBe(30);
});
