import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rowCounts } from '../../testing/stored-rows';
import { makeTestFolder } from '../../testing/test-folder';
import { crews } from '../schema';
import { commit } from '../unit-of-work';
import { openSqlite, type SqliteDatabase } from './open-sqlite';

let folder: string;
let path: string;
let database: SqliteDatabase;

beforeEach(async () => {
  folder = makeTestFolder('commit');
  path = join(folder, 'commit.sqlite');
  database = openSqlite(path);
  await database.migrate();
});

afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const insert = (id: string) =>
  commit(database, async (transaction) => {
    await transaction.insert(crews).values({ id, regionId: 'tampa', name: 'Crew', isActive: true }).run();
    return id;
  });

test('a commit is on disk before it answers, and its foreign keys hold', () => {
  const pragma = (name: string) => database.sqlite.pragma(name, { simple: true });
  expect(['journal_mode', 'synchronous', 'foreign_keys'].map(pragma)).toEqual(['wal', 2, 1]);
});

test('a commit begins by taking the write lock, so that what it reads is what it writes upon', async () => {
  const other = new Sqlite(path, { timeout: 0 });
  await commit(database, () => {
    expect(() => other.exec('begin immediate')).toThrow(/locked/);
  });
  other.close();
});

describe('commits of one moment', () => {
  test('go to disk together, and each answers for itself', async () => {
    const commits: string[] = [];
    const pragma = () => String(openedByAnother.pragma('data_version', { simple: true }));
    const another = openSqlite(path);
    const openedByAnother = another.sqlite;
    const see = (id: string) => {
      commits.push(pragma());
      return id;
    };
    expect(await Promise.all(['a', 'b', 'c'].map((id) => insert(id).then(see)))).toEqual(['a', 'b', 'c']);
    expect(new Set(commits).size).toBe(1);
    await another.close();
  });

  test('all fail when the transaction itself is lost', async () => {
    const losing = commit(database, () => {
      database.writer.exec('rollback');
      throw new Error('the disk is full');
    });
    const answers = await Promise.allSettled([insert('a'), losing, insert('c')]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect((await rowCounts({ database })).crews).toBe(0);
  });

  test('of which there are very many go in groups, in their order', async () => {
    const order: number[] = [];
    const numbers = Array.from({ length: 120 }, (_, index) => index);
    await Promise.all(numbers.map((number) => commit(database, () => order.push(number))));
    expect(order).toEqual(numbers);
  });
});
