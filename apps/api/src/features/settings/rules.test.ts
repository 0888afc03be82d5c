import { catalogue } from '@tintforge/content';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/client';
import { commit } from '../../db/unit-of-work';
import { execute } from '../../testing/raw-sql';
import { createTestClock } from '../../testing/test-clock';
import { makeEmptyDatabase, type OpenTestDatabase, openEmptyDatabase } from '../../testing/test-database';
import { rulesInForce, writeRules } from './rules';
import { writeSetting } from './store';

let opened: OpenTestDatabase;
let database: Database;

beforeEach(async () => {
  opened = await openEmptyDatabase();
  ({ database } = opened);
});
afterEach(() => opened.close());

const clock = createTestClock('2026-12-01T15:00:00Z');
const context = { firstCatalogue: catalogue, clock };
const read = () => rulesInForce(database.connection, context);

const others = {
  lateFeePercent: 0,
  depositPercent: null,
  holdMinutes: 20,
  reminderHours: 48,
  travelMinutes: 0,
  leadTimes: Object.fromEntries(catalogue.regions.map(({ id }) => [id, { kind: 'minutes', minutes: 0 } as const])),
};
const change = { version: 1, at: 5, userId: 'owner' };

test('a new installation has the rules of the catalogue', async () => {
  const inForce = await read();
  expect(inForce).toMatchObject({
    lateFeePercent: 25,
    depositPercent: null,
    holdMinutes: 15,
    reminderHours: 24,
    change: null,
  });
  expect(inForce.catalogue).toEqual(catalogue);
  expect(inForce.leadTimes).toEqual(Object.fromEntries(catalogue.regions.map(({ id, leadTime }) => [id, leadTime])));
});

test('what is stored lies over the catalogue, 0 is a value, and the catalogue itself stays as it is', async () => {
  const before = structuredClone(catalogue);
  await commit(database, (transaction) => writeRules(transaction, { rules: others, change }));
  const { catalogue: laid, ...rules } = await read();
  expect(rules).toEqual({
    ...others,
    change,
    holidays: {},
    hoursChange: null,
    catalogueVersion: 0,
    catalogueUntil: null,
  });
  expect(laid.travelMinutes).toBe(0);
  expect(laid.regions.map(({ leadTime }) => leadTime)).toEqual(
    catalogue.regions.map(() => ({ kind: 'minutes', minutes: 0 })),
  );
  expect(laid.packages).toBe(catalogue.packages);
  expect(catalogue).toEqual(before);
});

test('a region that is not named has the lead time of the catalogue, and one that is served no more none', async () => {
  const [first, second] = catalogue.regions;
  const hour = { kind: 'minutes', minutes: 60 } as const;
  const leadTimes = { [second?.id ?? '']: hour, nowhere: { kind: 'minutes', minutes: 0 } } as const;
  await commit(database, (transaction) => writeSetting(transaction, { key: 'leadTimes', value: leadTimes }));
  const byRegion = new Map((await read()).catalogue.regions.map(({ id, leadTime }) => [id, leadTime]));
  expect(byRegion.get(second?.id ?? '')).toEqual(hour);
  expect(byRegion.get(first?.id ?? '')).toEqual(first?.leadTime);
  expect(Object.keys((await read()).leadTimes)).not.toContain('nowhere');
});

test('a write that is undone leaves nothing behind', async () => {
  const failing = commit(database, async (transaction) => {
    await writeRules(transaction, { rules: others, change });
    expect((await rulesInForce(transaction, context)).holdMinutes).toBe(20);
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await read()).toMatchObject({ holdMinutes: 15, change: null });
});

test('what another process on the same database writes counts at once, and so does a plain statement', async () => {
  const stored = await makeEmptyDatabase();
  const [ours, theirs] = [await stored.open(), await stored.open()];
  const holdMinutes = async () => (await rulesInForce(ours.connection, context)).holdMinutes;
  expect([await holdMinutes(), await holdMinutes()]).toEqual([15, 15]);
  await execute({ database: theirs }, `insert into settings values ('holdMinutes', '20')`);
  expect(await holdMinutes()).toBe(20);
  await execute({ database: ours }, `update settings set value = '25' where key = 'holdMinutes'`);
  expect(await holdMinutes()).toBe(25);
  await ours.close();
  await theirs.close();
  await stored.remove();
});

test('each catalogue has its own', async () => {
  const slower = { clock, firstCatalogue: { ...catalogue, travelMinutes: 90 } };
  expect([(await read()).travelMinutes, (await rulesInForce(database.connection, slower)).travelMinutes]).toEqual([
    catalogue.travelMinutes,
    90,
  ]);
  expect((await read()).travelMinutes).toBe(catalogue.travelMinutes);
});
