import Database from 'better-sqlite3';
import { type Collection, collectionFields, type EmulatorStore, type Query } from './store';

/**
 * A store in its own SQLite file (`:memory:` works too). The schema is created when the file is new. What it holds
 * outlives the process that wrote it; a power cut may take back its last moments, as no money moves here.
 */
export function openSqliteStore(path: string): EmulatorStore {
  const database = new Database(path);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = NORMAL');
  database.pragma('busy_timeout = 250');
  for (const [name, fields] of Object.entries(collectionFields)) createTable(database, name, fields);
  const open = <R extends { id: string; created: number }>(name: keyof typeof collectionFields): Collection<R> =>
    openCollection<R>(database, name);
  return {
    paymentIntents: open('paymentIntents'),
    paymentMethods: open('paymentMethods'),
    charges: open('charges'),
    refunds: open('refunds'),
    events: open('events'),
    deliveries: open('deliveries'),
    effects: open('effects'),
    answers: open('answers'),
    transaction: (work) => database.transaction(work).immediate(),
    close: () => database.close(),
  };
}

/** Records are documents; the fields that queries name are columns generated from them, each with an index. */
function createTable(database: Database.Database, name: string, fields: readonly string[]): void {
  const generated = fields.map((field) => `, ${field} TEXT GENERATED ALWAYS AS (document ->> '$.${field}') VIRTUAL`);
  database.exec(`
    CREATE TABLE IF NOT EXISTS ${name} (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      created INTEGER NOT NULL,
      document TEXT NOT NULL CHECK (json_valid(document))
      ${generated.join('')}
    ) STRICT;
    ${fields.map((field) => `CREATE INDEX IF NOT EXISTS ${name}_${field} ON ${name} (${field});`).join('\n')}
  `);
}

function openCollection<R extends { id: string; created: number }>(
  database: Database.Database,
  name: string,
): Collection<R> {
  const find = database.prepare<[string], string>(`SELECT document FROM ${name} WHERE id = ?`).pluck();
  const save = database.prepare(
    `INSERT INTO ${name} (id, created, document) VALUES (?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET created = excluded.created, document = excluded.document`,
  );
  const remove = database.prepare(`DELETE FROM ${name} WHERE id = ?`);
  return {
    get(id) {
      const document = find.get(id);
      return document === undefined ? undefined : JSON.parse(document);
    },
    put(record) {
      save.run(record.id, record.created, JSON.stringify(record));
    },
    remove(id) {
      remove.run(id);
    },
    list(query = {}) {
      const { sql, values } = writeSelect(name, query);
      const found = database
        .prepare<(string | number)[], string>(sql)
        .pluck()
        .all(...values);
      const records = found.map((document): R => JSON.parse(document));
      return query.before === undefined ? records : records.reverse();
    },
  };
}

function writeSelect(name: string, query: Query): { sql: string; values: (string | number)[] } {
  const conditions: string[] = [];
  const values: (string | number)[] = [];
  const add = (condition: string, ...bound: (string | number)[]): void => {
    conditions.push(condition);
    values.push(...bound);
  };
  for (const [field, wanted] of Object.entries(query.where ?? {})) {
    const list = typeof wanted === 'string' ? [wanted] : wanted;
    add(`${field} IN (${list.map(() => '?').join(', ')})`, ...list);
  }
  if (query.from !== undefined) add('created >= ?', query.from);
  if (query.to !== undefined) add('created <= ?', query.to);
  if (query.after !== undefined) add(`sequence < (SELECT sequence FROM ${name} WHERE id = ?)`, query.after);
  if (query.before !== undefined) add(`sequence > (SELECT sequence FROM ${name} WHERE id = ?)`, query.before);
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
  const order = query.before === undefined ? 'DESC' : 'ASC';
  values.push(query.limit ?? -1);
  return { sql: `SELECT document FROM ${name} ${where} ORDER BY sequence ${order} LIMIT ?`, values };
}
