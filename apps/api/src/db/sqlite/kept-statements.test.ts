import Sqlite from 'better-sqlite3';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepStatements } from './kept-statements';

const crews = sqliteTable('crews', { id: integer().primaryKey(), name: text().notNull() });

let sqlite: Sqlite.Database;

beforeEach(() => {
  sqlite = new Sqlite(':memory:');
  sqlite.exec(`create table crews (id integer primary key, name text not null); insert into crews values (1, 'North')`);
});

afterEach(() => sqlite.close());

test('a text is compiled once, whatever its values', () => {
  const compile = vi.spyOn(sqlite, 'prepare');
  const connection = drizzle(keepStatements(sqlite));
  for (const id of [2, 3, 4]) {
    connection.insert(crews).values({ id, name: 'South' }).run();
    connection.select().from(crews).where(sql`${crews.id} = ${id}`).get();
  }
  expect(compile).toHaveBeenCalledTimes(2);
  expect(connection.select().from(crews).all()).toHaveLength(4);
});

test('the same text answers as arrays and as objects, in any order', () => {
  const kept = keepStatements(sqlite);
  const ask = () => kept.prepare('select id, name from crews');
  expect(ask().raw().all()).toEqual([[1, 'North']]);
  expect(ask().all()).toEqual([{ id: 1, name: 'North' }]);
  expect(ask().raw().get()).toEqual([1, 'North']);
  expect(ask().get()).toEqual({ id: 1, name: 'North' });
});

test('a statement follows a table that has changed since', () => {
  const kept = keepStatements(sqlite);
  const ask = () => kept.prepare('select * from crews').get();
  expect(ask()).toEqual({ id: 1, name: 'North' });
  sqlite.exec(`alter table crews add column region text default 'tampa'`);
  expect(ask()).toEqual({ id: 1, name: 'North', region: 'tampa' });
});

test('of more texts than are kept, those that were not asked for the longest are compiled anew', () => {
  const kept = keepStatements(sqlite);
  const often = 'select name from crews';
  kept.prepare(often);
  const compile = vi.spyOn(sqlite, 'prepare');
  for (let number = 0; number < 1_000; number += 1) {
    kept.prepare(`select ${number} from crews`);
    kept.prepare(often);
  }
  expect(compile).toHaveBeenCalledTimes(1_000);
  kept.prepare('select 999 from crews');
  expect(compile).toHaveBeenCalledTimes(1_000);
  kept.prepare('select 0 from crews');
  expect(compile).toHaveBeenCalledTimes(1_001);
});
