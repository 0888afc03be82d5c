import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Connection, engineOf, homeOf } from './client';

// The few things that differ between the engines. Everything else in the stores is SQL that both understand.

type Saying = Record<'sqlite' | 'postgres', () => SQL>;

function say(connection: Connection, saying: Saying): SQL {
  return saying[engineOf(connection)]();
}

/** Joins tables of which the first has to be read first; SQLite would otherwise choose, PostgreSQL chooses well. */
export function thenJoin(connection: Connection): SQL {
  return say(connection, { sqlite: () => sql.raw('cross join'), postgres: () => sql.raw('join') });
}

/** Names the index that leads to the rows where SQLite would take another. */
export function byIndex(connection: Connection, index: string): SQL {
  return say(connection, { sqlite: () => sql.raw(`indexed by ${index}`), postgres: () => sql.raw('') });
}

/** A text within an object of JSON, by its key; null where there is none. */
export function jsonText(connection: Connection, { column, key }: { column: SQLWrapper; key: string }): SQL<string> {
  const name = sql.raw(`'${key}'`);
  return say(connection, {
    sqlite: () => sql`${column} ->> ${name}`,
    postgres: () => sql`(${column}::jsonb ->> ${name})`,
  }) as SQL<string>;
}

/** True when a string contains another one. */
export function hasText(
  connection: Connection,
  { text, part }: { text: SQLWrapper; part: SQLWrapper | string | null },
): SQL {
  return say(connection, {
    sqlite: () => sql`instr(${text}, ${part}) > 0`,
    postgres: () => sql`strpos(${text}, ${part}) > 0`,
  });
}

/** The next number of a table whose rows are numbered as they come; see `rowid`. */
export function nextRowid(connection: Connection, table: 'outbox' | 'crew_calendars'): SQL {
  return say(connection, {
    sqlite: () => sql.raw(`(select max(rowid) + 1 from ${table})`),
    postgres: () => sql.raw(`nextval('${table}_rowid_seq')`),
  });
}

/** Skips rows that another transaction has locked, so that two workers find different ones. */
export function skippingLocked(connection: Connection): SQL {
  const isReading = homeOf(connection) === connection;
  const lock = isReading ? '' : 'for update skip locked';
  return say(connection, { sqlite: () => sql.raw(''), postgres: () => sql.raw(lock) });
}
