import { Column, is, Name, SQL } from 'drizzle-orm';
import { NoopCache } from 'drizzle-orm/cache/core';
import { NoopLogger } from 'drizzle-orm/logger';
import { BaseSQLiteDatabase, SQLiteAsyncDialect, type SQLiteInsertConfig } from 'drizzle-orm/sqlite-core';
import { RemotePreparedQuery, SQLiteRemoteSession } from 'drizzle-orm/sqlite-proxy';
import type { QueryConfig } from 'pg';
import type { Connection, Written } from '../client';
import type * as schema from '../schema';

/** Target of statements: a pool, or the client of one transaction. */
export interface Asked {
  query(config: QueryConfig & { rowMode?: 'array' }): Promise<{ rows: unknown[]; rowCount: number | null }>;
}

type Arguments = Parameters<SQLiteRemoteSession<typeof schema, never>['prepareQuery']>;

/**
 * The stores' statements for PostgreSQL. They are built as for SQLite, because what both read is nearly everything; see
 * decision 016.
 */
export function statementsOn(asked: () => Asked, nameOf: StatementNames): Connection {
  const dialect = new DialectOfPostgres();
  const session = new PostgresSession(asked, dialect, nameOf);
  return new BaseSQLiteDatabase('async', dialect, session as never, undefined) as unknown as Connection;
}

/** Where the two engines write a statement differently. */
class DialectOfPostgres extends SQLiteAsyncDialect {
  override escapeParam(index: number): string {
    return `$${index + 1}`;
  }

  override buildInsertQuery({ onConflict, ...insert }: SQLiteInsertConfig): SQL {
    return super.buildInsertQuery({ ...insert, ...(onConflict && { onConflict: onConflict.map(withoutTables) }) });
  }
}

/** A clause without table names before the columns of its conflict: they are its only list. */
function withoutTables(clause: SQL): SQL {
  return new SQL(
    clause.queryChunks.map((chunk) => {
      if (Array.isArray(chunk)) return chunk.map((part) => (is(part, Column) ? new Name(part.name) : part));
      return is(chunk, SQL) ? withoutTables(chunk) : chunk;
    }),
  );
}

class PostgresSession extends SQLiteRemoteSession<typeof schema, never> {
  private readonly asked: () => Asked;
  private readonly nameOf: StatementNames;

  constructor(asked: () => Asked, dialect: SQLiteAsyncDialect, nameOf: StatementNames) {
    super(notUsed, dialect, undefined);
    this.asked = asked;
    this.nameOf = nameOf;
  }

  override prepareQuery(...[query, fields, method, isInArrays, mapper]: Arguments) {
    const { sql: text } = query;
    const name = this.nameOf(text);
    // Callers that name no fields get rows by column name.
    const isRaw = fields === undefined && mapper === undefined;
    const ask = async (_text: string, values: unknown[], kind: 'run' | 'all' | 'get' | 'values') => {
      const rowMode = isRaw && kind !== 'values' ? undefined : ('array' as const);
      const { rows, rowCount } = await this.asked().query({
        text,
        values,
        ...(rowMode && { rowMode }),
        ...(name && { name }),
      });
      const written: Written = { changes: rowCount ?? 0 };
      return { ...written, rows: (kind === 'get' ? rows[0] : rows) as unknown[] };
    };
    return new PostgresQuery(
      ask,
      query,
      new NoopLogger(),
      new NoopCache(),
      undefined,
      undefined,
      fields,
      method,
      isInArrays,
      mapper,
    );
  }
}

class PostgresQuery extends RemotePreparedQuery {
  /** The library's own puts all values, and so people's data, into the message of a failure. */
  queryWithCache<Value>(_text: string, _values: unknown[], ask: () => Promise<Value>): Promise<Value> {
    return ask();
  }
}

function notUsed(): never {
  throw new Error('Every query brings its own way to ask');
}

/** More statements than the product has; the rest, such as lists of any length, are planned every time. */
const mostNames = 1000;

/** Name of a statement by its text; undefined where it has none. */
export type StatementNames = (text: string) => string | undefined;

/**
 * Names of the statements of one pool. Under its name a connection keeps a statement's plan. A search gets a new one each
 * time: what is the best way depends on how rare its words are, and a plan for any words read a million bookings for one
 * code.
 */
export function statementNames(): StatementNames {
  const names = new Map<string, string>();
  return (text) => {
    if (text.includes('@@')) return undefined;
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= mostNames) return undefined;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}
