import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import type * as schema from './schema';

/** Result of a write: the number of rows changed. */
export interface Written {
  changes: number;
}

/** Target of statements. Inside a commit it is the transaction's, and nothing else is read or written there. */
export type Connection = BaseSQLiteDatabase<'async', Written, typeof schema>;

/** Proof that a write happens inside a commit: store functions that write require it. */
export type Transaction = Connection & { readonly [insideCommit]: true };
declare const insideCommit: unique symbol;

/** The writes of one decision. It waits for nothing but the transaction: no network, no other connection. */
export type Decision<Value> = (transaction: Transaction) => Value | Promise<Value>;

/** An open database of either engine. */
export interface Database {
  /** For reads: it sees what is committed. */
  connection: Connection;
  /** See `commit` of the unit of work. */
  commit<Value>(decide: Decision<Value>): Promise<Value>;
  /** Migrates the tables. Running it again changes nothing. */
  migrate(): Promise<void>;
  /**
   * A token that changes with every write: a value read under it stays valid until it changes, except for writes by
   * other processes to a server within the last second. Undefined where there is none.
   */
  changeMark(): string | undefined;
  /**
   * A token of what is committed, by any process: rows that are read after it are the same for as long as it is. On a server it
   * costs a round trip.
   */
  commitMark(): string | Promise<string>;
  /**
   * Takes the bytes of what was deleted out of the files, where they are ours to rewrite. False when others kept them busy.
   */
  scrub(): Promise<boolean>;
  /** A small part of what writes have left to do for the search. False when there is nothing left. */
  mergeSearch(): Promise<boolean>;
  isOpen(): boolean;
  /** Resolves to true when the database responds. */
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

export type Engine = 'sqlite' | 'postgres';

/** Properties of a connection. */
interface Place {
  engine: Engine;
  /** Reads what is committed; of a transaction its database's connection, otherwise the connection itself. */
  home: Connection;
  /** Of a transaction whose commit may be sent before its statements are answered. */
  ending?: Ending;
}

/** The early end of a transaction on a server. */
export interface Ending {
  /** Number of statements that have been sent in it. */
  sent(): number;
  /** Sends the commit after them. When one of them fails, the server rolls all of them back instead. */
  commit(): void;
}

const places = new WeakMap<Connection, Place>();

/** Marks the database that a connection belongs to; the code that opens one has to call it. */
export function settle(connection: Connection, place: Place): void {
  places.set(connection, place);
}

function placeOf(connection: Connection): Place {
  const place = places.get(connection);
  if (place === undefined) throw new Error('This connection was opened elsewhere');
  return place;
}

/** The connection that reads what is committed, of the database that a connection belongs to. */
export function homeOf(connection: Connection): Connection {
  return placeOf(connection).home;
}

/** The early end of a transaction; undefined where there is none. */
export function endingOf(transaction: Transaction): Ending | undefined {
  return placeOf(transaction).ending;
}

/** The engine of a connection. */
export function engineOf(connection: Connection): Engine {
  return placeOf(connection).engine;
}

/** A statement prepared once for each connection: `const find = prepared((connection) => …prepare())`, then `find(connection)`. */
export function prepared<Statement>(
  prepare: (connection: Connection) => Statement,
): (connection: Connection) => Statement {
  const statements = new WeakMap<Connection, Statement>();
  return (connection) => {
    const known = statements.get(connection);
    if (known !== undefined) return known;
    const statement = prepare(connection);
    statements.set(connection, statement);
    return statement;
  };
}
