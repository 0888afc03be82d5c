import type Sqlite from 'better-sqlite3';

/** More than the api has with a fixed text; others depend on a question, such as a list's filters. */
const mostKept = 400;

/**
 * The connection with statements that are compiled once for each text and not with each call. Compiling is most of a
 * short write: SQLite compiles the triggers of a table with every statement that writes to it.
 *
 * Beyond the limit the least recently used one is dropped. After a change of its tables a statement compiles itself
 * again.
 */
export function keepStatements(sqlite: Sqlite.Database): Sqlite.Database {
  const kept = new Map<string, Sqlite.Statement>();
  const prepare = (text: string): Sqlite.Statement => {
    const statement = kept.get(text) ?? keptStatement(sqlite.prepare(text));
    kept.delete(text);
    kept.set(text, statement);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? text);
    return statement;
  };
  return Object.create(sqlite, { prepare: { value: prepare } });
}

/**
 * Drizzle's view of a statement. `raw` of a statement lasts: without this the next caller with the same text would read
 * arrays too.
 */
function keptStatement(statement: Sqlite.Statement): Sqlite.Statement {
  const asArrays = {
    get: (...values: unknown[]) => statement.raw(true).get(...values),
    all: (...values: unknown[]) => statement.raw(true).all(...values),
  };
  const asObjects = {
    run: (...values: unknown[]) => statement.run(...values),
    get: (...values: unknown[]) => statement.raw(false).get(...values),
    all: (...values: unknown[]) => statement.raw(false).all(...values),
    raw: () => asArrays,
  };
  return asObjects as unknown as Sqlite.Statement;
}
