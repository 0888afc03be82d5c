import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Database } from '../db/client';
import { openSqlite, type SqliteDatabase } from '../db/sqlite/open-sqlite';
import { keepToTransaction } from './keep-to-transaction';
import type { DatabaseLock, TestDatabase, TestEngine } from './test-engine';
import { makeTestFolder } from './test-folder';
import { turnsOfTheLoop } from './turns-of-the-loop';

const templates = new Map<string, Promise<Buffer>>();

/** Files in separate folders. */
export const sqliteEngine: TestEngine = {
  async make({ name, fill }) {
    const template = templates.get(name) ?? makeTemplate(fill);
    templates.set(name, template);
    const folder = makeTestFolder('database');
    const path = join(folder, 'shop.sqlite');
    writeFileSync(path, await template);
    return databaseAt(path, { remove: () => rmSync(folder, { recursive: true }) });
  },
};

async function makeTemplate(fill: (database: Database) => Promise<void>): Promise<Buffer> {
  const folder = makeTestFolder('template');
  const database = openForTests(join(folder, 'shop.sqlite'));
  await fill(database);
  const file = database.sqlite.serialize();
  await database.close();
  rmSync(folder, { recursive: true });
  return file;
}

function databaseAt(path: string, { remove }: { remove: () => void }): TestDatabase {
  return {
    open: async () => openForTests(path),
    lock: async () => lockFile(path),
    async closeGate() {
      const lock = lockFile(path);
      return { reachedBy: () => turnsOfTheLoop(50), open: lock.release };
    },
    quiet: () => turnsOfTheLoop(2),
    remove: async () => remove(),
  };
}

function openForTests(path: string): SqliteDatabase {
  const database = openSqlite(path);
  for (const handle of [database.sqlite, database.writer]) {
    // A test commits thousands of times; that a commit survives power loss is not what it asks.
    handle.pragma('synchronous = OFF');
    // Waiting for a lock blocks the loop on which a test would release it.
    handle.pragma('busy_timeout = 1');
  }
  const { mayRead } = keepToTransaction(database);
  const prepare = database.sqlite.prepare.bind(database.sqlite);
  database.sqlite.prepare = ((text: string) => watched(prepare(text), mayRead)) as typeof database.sqlite.prepare;
  return database;
}

/** A statement that asks before each use. */
function watched(statement: Sqlite.Statement, ask: () => void): Sqlite.Statement {
  for (const name of ['run', 'get', 'all'] as const) {
    const use = statement[name].bind(statement);
    Object.assign(statement, {
      [name]: (...values: unknown[]) => {
        ask();
        return use(...values);
      },
    });
  }
  return statement;
}

function lockFile(path: string): DatabaseLock {
  const sqlite = new Sqlite(path, { timeout: 0 });
  sqlite.exec('begin immediate');
  return {
    async release() {
      sqlite.exec('rollback');
      sqlite.close();
    },
  };
}
