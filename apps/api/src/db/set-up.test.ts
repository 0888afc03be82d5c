import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeEmptyDatabase } from '../testing/test-database';
import type { TestDatabase } from '../testing/test-engine';
import { type Database, engineOf } from './client';
import { closures, crews, loginFailures, settings } from './schema';
import { keptWhileSetUpStands, lookOnce } from './set-up';
import { commit } from './unit-of-work';

let stored: TestDatabase;
let database: Database;
let other: Database;
let timesRead: number;
let crewNames: ReturnType<typeof keptWhileSetUpStands<object, string[]>>;

const shop = {};
const read = () => crewNames(database.connection, shop);
const crew = { id: 'tampa-1', regionId: 'tampa', name: 'Crew', isActive: true };
const addCrew = (to: Database) => commit(to, (transaction) => transaction.insert(crews).values(crew).run());

beforeEach(async () => {
  stored = await makeEmptyDatabase();
  database = await stored.open();
  other = await stored.open();
  timesRead = 0;
  crewNames = keptWhileSetUpStands(async (connection) => {
    timesRead += 1;
    return (await connection.select().from(crews).all()).map(({ name }) => name);
  });
});

afterEach(async () => {
  await database.close();
  await other.close();
  await stored.remove();
});

test('what stands is read once, whatever else is written', async () => {
  expect(await read()).toEqual([]);
  const count = { key: 'somebody', count: 1, resetsAt: 0 };
  await commit(database, (transaction) => transaction.insert(loginFailures).values(count).run());
  expect(await read()).toEqual([]);
  expect(timesRead).toBe(1);
});

test.each([
  ['this process', () => database],
  ['another process', () => other],
])('what %s has changed is read again', async (_, writer) => {
  expect(await read()).toEqual([]);
  await addCrew(writer());
  expect(await read()).toEqual(['Crew']);
  await commit(writer(), (transaction) => transaction.update(crews).set({ name: 'Crew Two' }).run());
  expect(await read()).toEqual(['Crew Two']);
  await commit(writer(), (transaction) => transaction.delete(crews).run());
  expect(await read()).toEqual([]);
});

test.each([
  [
    'a setting',
    () =>
      database.commit((transaction) => transaction.insert(settings).values({ key: 'holdMinutes', value: 20 }).run()),
  ],
  [
    'a closure',
    () =>
      database.commit((transaction) =>
        transaction.insert(closures).values({ id: 'closed', date: '2026-12-25', reason: 'Holiday' }).run(),
      ),
  ],
])('%s is part of it', async (_, change) => {
  await read();
  await change();
  await read();
  expect(timesRead).toBe(2);
});

test('what is read inside a transaction that fails is not kept', async () => {
  await read();
  const failing = commit(database, async (transaction) => {
    await transaction.insert(crews).values(crew).run();
    expect(await crewNames(transaction, shop)).toEqual(['Crew']);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await read()).toEqual([]);
});

test('a first look inside a transaction that fails leaves later changes seen', async () => {
  const failing = commit(database, async (transaction) => {
    expect(await crewNames(transaction, shop)).toEqual([]);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await read()).toEqual([]);
  await addCrew(database);
  expect(await read()).toEqual(['Crew']);
});

test('each subject has a value of its own', async () => {
  expect(await crewNames(database.connection, {})).toEqual([]);
  expect(await crewNames(database.connection, {})).toEqual([]);
  expect(timesRead).toBe(2);
});

describe('within a call', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Past `commit`, as this call's own writes are not. */
  const addElsewhere = () => other.commit((transaction) => transaction.insert(crews).values(crew).run());

  test('what another process has changed is seen at once in a file, and on a server after a tenth of a second', async () => {
    await lookOnce(database.connection)(async () => {
      expect(await read()).toEqual([]);
      await addElsewhere();
      const isServer = engineOf(database.connection) === 'postgres';
      expect(await read()).toEqual(isServer ? [] : ['Crew']);
      vi.advanceTimersByTime(100);
      expect(await read()).toEqual(['Crew']);
    });
  });

  test('what the call itself has written is seen at once', async () => {
    await lookOnce(database.connection)(async () => {
      expect(await read()).toEqual([]);
      await addCrew(database);
      expect(await read()).toEqual(['Crew']);
    });
  });

  test('another call looks by itself', async () => {
    await lookOnce(database.connection)(async () => {
      await read();
      await addElsewhere();
      expect(await lookOnce(database.connection)(read)).toEqual(['Crew']);
    });
  });

  test('a transaction sees what is committed, and what it has written', async () => {
    await lookOnce(database.connection)(async () => {
      await read();
      await addElsewhere();
      await commit(database, async (transaction) => {
        expect(await crewNames(transaction, shop)).toEqual(['Crew']);
        await transaction.update(crews).set({ name: 'Crew Two' }).run();
        expect(await crewNames(transaction, shop)).toEqual(['Crew Two']);
      });
    });
  });
});
