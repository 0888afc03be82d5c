import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTestFolder } from '../testing/test-folder';
import { type Database, openDatabase } from './client';
import { migrate } from './migrate';
import { closures, crews, idempotencyKeys, settings } from './schema';
import { keptWhileSetUpStands } from './set-up';
import { commit } from './unit-of-work';

let folder: string;
let database: Database;
let other: Database;
let timesRead: number;
let crewNames: ReturnType<typeof keptWhileSetUpStands<object, string[]>>;

const shop = {};
const read = () => crewNames(database.connection, shop);
const crew = { id: 'tampa-1', regionId: 'tampa', name: 'Crew', isActive: true };
const addCrew = (to: Database) => commit(to, (transaction) => transaction.insert(crews).values(crew).run());

beforeEach(() => {
  folder = makeTestFolder('set-up');
  const path = join(folder, 'shop.sqlite');
  database = openDatabase(path);
  migrate(database);
  other = openDatabase(path);
  timesRead = 0;
  crewNames = keptWhileSetUpStands((connection) => {
    timesRead += 1;
    return connection
      .select()
      .from(crews)
      .all()
      .map(({ name }) => name);
  });
});

afterEach(() => {
  database.close();
  other.close();
  rmSync(folder, { recursive: true });
});

test('what stands is read once, whatever else is written', async () => {
  expect(read()).toEqual([]);
  const key = { key: 'a-key', requestHash: 'hash', bookingId: 'none', createdAt: 0 };
  database.sqlite.pragma('foreign_keys = off');
  await commit(database, (transaction) => transaction.insert(idempotencyKeys).values(key).run());
  expect(read()).toEqual([]);
  expect(timesRead).toBe(1);
});

test.each([
  ['this process', () => database],
  ['another process', () => other],
])('what %s has changed is read again', async (_, writer) => {
  expect(read()).toEqual([]);
  await addCrew(writer());
  expect(read()).toEqual(['Crew']);
  await commit(writer(), (transaction) => transaction.update(crews).set({ name: 'Crew Two' }).run());
  expect(read()).toEqual(['Crew Two']);
  await commit(writer(), (transaction) => transaction.delete(crews).run());
  expect(read()).toEqual([]);
});

test.each([
  ['a setting', () => database.connection.insert(settings).values({ key: 'holdMinutes', value: 20 }).run()],
  [
    'a closure',
    () => database.connection.insert(closures).values({ id: 'closed', date: '2026-12-25', reason: 'Holiday' }).run(),
  ],
])('%s is part of it', (_, change) => {
  read();
  change();
  read();
  expect(timesRead).toBe(2);
});

test('what is read inside a transaction that fails is not kept', async () => {
  read();
  const failing = commit(database, (transaction) => {
    transaction.insert(crews).values(crew).run();
    expect(read()).toEqual(['Crew']);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(read()).toEqual([]);
});

test('a first look inside a transaction that fails leaves later changes seen', async () => {
  const failing = commit(database, () => {
    expect(read()).toEqual([]);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(read()).toEqual([]);
  await addCrew(database);
  expect(read()).toEqual(['Crew']);
});

test('each subject has a value of its own', () => {
  expect(crewNames(database.connection, {})).toEqual([]);
  expect(crewNames(database.connection, {})).toEqual([]);
  expect(timesRead).toBe(2);
});
