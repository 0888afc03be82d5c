import { type Connection, homeOf, prepared } from './client';
import { setUp } from './schema';

const mark = prepared((connection) => connection.select({ changes: setUp.changes }).from(setUp).prepare());

/**
 * What follows from the shop's set-up and one subject, worked out again only after the set-up was changed, by whomever:
 * `const rules = keptWhileSetUpStands((connection, catalogue) => …)`, then `rules(connection, catalogue)`. The set-up is
 * what the tables `settings`, `crews` and `closures` say: it changes seldom, and every booking and every visitor needs it.
 * Triggers count its changes, so that no statement can forget to.
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
    // What a transaction reads may be undone, and its number given to another change.
    if (connection === home) kept.set(home, { changes, values: values.set(subject, value) });
    return value;
  };
}
