import { type Connection, homeOf, prepared } from './client';
import { setUp } from './schema';

const mark = prepared((connection) => connection.select({ changes: setUp.changes }).from(setUp).prepare());

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
    const changes = (await mark(connection).get())?.changes ?? 0;
    const home = homeOf(connection);
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
