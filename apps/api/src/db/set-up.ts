import { AsyncLocalStorage } from 'node:async_hooks';
import { type Connection, engineOf, homeOf, prepared } from './client';
import { setUp } from './schema';
import { sharedRead } from './shared-read';

const mark = prepared((connection) => connection.select({ changes: setUp.changes }).from(setUp).prepare());

/** The committed number, read once for all calls that ask a server at the same time. */
const sharedMark = prepared((home) => sharedRead(() => mark(home).get()));

/** The number of changes as one call has read it. */
interface Look {
  seen?: { home: Connection; changes: number; at: number } | undefined;
}

const looks = new AsyncLocalStorage<Look>();

/** A call that waits longer for something else looks again, in milliseconds. */
const freshMs = 100;

/** Runs the work of one call. */
export type AroundCall = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * Within a call the number of changes is read once and not with every question about the configuration: on a server each
 * read is a round trip. After a commit, and after a tenth of a second, it is read again; in a transaction always. SQLite
 * answers sooner than Node 20 follows a call through its promises.
 */
export function lookOnce(connection: Connection): AroundCall {
  return engineOf(connection) === 'sqlite' ? (work) => work() : (work) => looks.run({}, work);
}

/** After a commit: it may have changed the configuration. */
export function lookAgain(): void {
  const look = looks.getStore();
  if (look !== undefined) look.seen = undefined;
}

async function changesOf(connection: Connection, home: Connection): Promise<number> {
  const look = connection === home ? looks.getStore() : undefined;
  const now = performance.now();
  if (look?.seen?.home === home && now - look.seen.at < freshMs) return look.seen.changes;
  const isShared = connection === home && engineOf(home) === 'postgres';
  const changes = (await (isShared ? sharedMark(home)() : mark(connection).get()))?.changes ?? 0;
  if (look !== undefined) look.seen = { home, changes, at: now };
  return changes;
}

/**
 * Memoizes a value derived from the shop's configuration and one subject until the configuration changes in any
 * process: `const rules = keptWhileSetUpStands((connection, subject) => …)`, then `rules(connection, subject)`. The
 * configuration is the tables `settings`, `crews`, `closures` and `catalogue_versions`: it changes seldom, and every
 * booking and every visitor needs it. Triggers count its changes, so that no statement can forget to.
 */
export function keptWhileSetUpStands<Subject extends object, Value>(
  workOut: (connection: Connection, subject: Subject) => Promise<Value>,
): (connection: Connection, subject: Subject) => Promise<Value> {
  const kept = new WeakMap<Connection, { changes: number; values: WeakMap<Subject, Value> }>();
  return async (connection, subject) => {
    const home = homeOf(connection);
    const changes = await changesOf(connection, home);
    const before = kept.get(home);
    const values = before?.changes === changes ? before.values : new WeakMap<Subject, Value>();
    const known = values.get(subject);
    if (known !== undefined) return known;
    const value = await workOut(connection, subject);
    // A transaction's reads may be rolled back, and its number reused by another change.
    if (connection === home) kept.set(home, { changes, values: values.set(subject, value) });
    return value;
  };
}
