import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hold, refusal } from '../testing/customer';
import { lockDatabase } from '../testing/database-lock';
import { rowCounts } from '../testing/stored-rows';
import { makeTestFolder } from '../testing/test-folder';
import { openTestShop } from '../testing/test-shop';
import { type Database, openDatabase } from './client';
import { migrate } from './migrate';
import { crews } from './schema';
import { commit, DatabaseBusy, isKeyTaken, retryOnConflict, StaleWrite } from './unit-of-work';

let folder: string;
let path: string;
let database: Database;

beforeEach(() => {
  folder = makeTestFolder('commit');
  path = join(folder, 'commit.sqlite');
  database = openDatabase(path);
  database.sqlite.pragma('busy_timeout = 1');
  migrate(database);
});

afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const crew = { id: 'tampa-1', regionId: 'tampa', name: 'Crew', isActive: true };
const insertCrew = () => commit(database, (transaction) => transaction.insert(crews).values(crew).run());

describe('a commit', () => {
  test('is all or nothing', async () => {
    const write = commit(database, (transaction) => {
      transaction.insert(crews).values(crew).run();
      throw new Error('no');
    });
    await expect(write).rejects.toThrow('no');
    expect(rowCounts({ database }).crews).toBe(0);
  });

  test('waits, without stopping the process, until another process has written', async () => {
    const lock = lockDatabase(path);
    const writing = insertCrew();
    const first = await Promise.race([writing, Promise.resolve('still waiting')]);
    expect(first).toBe('still waiting');
    lock.release();
    await writing;
    expect(rowCounts({ database }).crews).toBe(1);
  });

  test('gives up when the other does not let go, and has written nothing', async () => {
    const lock = lockDatabase(path);
    await expect(insertCrew()).rejects.toBeInstanceOf(DatabaseBusy);
    lock.release();
    expect(rowCounts({ database }).crews).toBe(0);
  });

  test('begins by taking the write lock, so that what it reads is what it writes upon', async () => {
    await commit(database, () => {
      expect(() => lockDatabase(path)).toThrow(/locked/);
    });
  });

  test('is on disk before it answers, and its foreign keys hold', () => {
    const pragma = (name: string) => database.sqlite.pragma(name, { simple: true });
    expect(['journal_mode', 'synchronous', 'foreign_keys'].map(pragma)).toEqual(['wal', 2, 1]);
  });

  test('that nobody could make is 503 busy over HTTP, with nothing written', async () => {
    const shop = await openTestShop();
    const before = rowCounts(shop);
    const lock = lockDatabase(shop.databasePath);
    expect(await refusal(hold(shop))).toMatchObject({ status: 503, code: 'busy' });
    lock.release();
    expect(rowCounts(shop)).toEqual(before);
    expect((await hold(shop)).booking.status).toBe('pending');
    await shop.close();
  });
});

describe('commits of one moment', () => {
  const insert = (id: string) =>
    commit(database, (transaction) => {
      transaction
        .insert(crews)
        .values({ ...crew, id })
        .run();
      return id;
    });

  test('go to disk together, and each answers for itself', async () => {
    const commits: string[] = [];
    const pragma = () => String(openedByAnother.pragma('data_version', { simple: true }));
    const openedByAnother = openDatabase(path).sqlite;
    const see = (id: string) => {
      commits.push(pragma());
      return id;
    };
    expect(await Promise.all(['a', 'b', 'c'].map((id) => insert(id).then(see)))).toEqual(['a', 'b', 'c']);
    expect(new Set(commits).size).toBe(1);
    openedByAnother.close();
  });

  test('fail alone: what one has written is undone, and the others stand', async () => {
    const failing = commit(database, (transaction) => {
      transaction
        .insert(crews)
        .values({ ...crew, id: 'b' })
        .run();
      throw new Error('no');
    });
    const answers = await Promise.allSettled([insert('a'), failing, insert('c'), insert('a')]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
    const stored = database.connection.select({ id: crews.id }).from(crews).all();
    expect(stored.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  test('are seen by nobody before they are on disk', async () => {
    const writing = insert('a');
    expect(rowCounts({ database }).crews).toBe(0);
    await writing;
    expect(rowCounts({ database }).crews).toBe(1);
  });

  test('all fail when the transaction itself is lost', async () => {
    const losing = commit(database, () => {
      database.sqlite.exec('rollback');
      throw new Error('the disk is full');
    });
    const answers = await Promise.allSettled([insert('a'), losing, insert('c')]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(rowCounts({ database }).crews).toBe(0);
  });

  test('of which there are very many go in groups, in their order', async () => {
    const order: number[] = [];
    const numbers = Array.from({ length: 120 }, (_, index) => index);
    await Promise.all(numbers.map((number) => commit(database, () => order.push(number))));
    expect(order).toEqual(numbers);
  });
});

describe('a use case that lost a race', () => {
  const taken = async () => {
    await insertCrew();
    await insertCrew();
  };

  test.each([
    ['a stale version', async () => Promise.reject(new StaleWrite('changed'))],
    ['a key that is taken', taken],
  ])('is run five times more after %s, and then the conflict is its caller’s', async (_name, lose) => {
    let runs = 0;
    const useCase = async () => {
      runs += 1;
      await lose();
    };
    await expect(retryOnConflict(useCase)).rejects.toThrow();
    expect(runs).toBe(6);
  });

  test('wins the second time', async () => {
    let runs = 0;
    const answer = await retryOnConflict(async () => {
      runs += 1;
      if (runs === 1) throw new StaleWrite('changed');
      return 'won';
    });
    expect([answer, runs]).toEqual(['won', 2]);
  });

  test('that failed otherwise is not run again', async () => {
    let runs = 0;
    const useCase = async () => {
      runs += 1;
      throw new Error('no');
    };
    await expect(retryOnConflict(useCase)).rejects.toThrow('no');
    expect(runs).toBe(1);
  });
});

test('a taken key is known by its table', async () => {
  await insertCrew();
  const error: unknown = await insertCrew().catch((thrown) => thrown);
  expect([isKeyTaken(error), isKeyTaken(error, 'crews'), isKeyTaken(error, 'bookings')]).toEqual([true, true, false]);
  expect(isKeyTaken(new Error('no'))).toBe(false);
});
