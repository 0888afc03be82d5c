import { type Connection, databaseOf } from './client';

/** The tables in which the shop says how it works. They change seldom, and every booking and every visitor reads them. */
const setUpTables = ['settings', 'crews', 'closures'] as const;

const marks = new WeakMap<Connection, () => string>();

/**
 * Triggers count the changes of this connection, so that no statement can forget to; of others' changes `data_version`
 * tells, as of everything that others write.
 */
function watchSetUp(connection: Connection): () => string {
  const { sqlite } = databaseOf(connection);
  let changes = 0;
  sqlite.function('set_up_changed', () => {
    changes += 1;
    return null;
  });
  for (const table of setUpTables) {
    for (const event of ['insert', 'update', 'delete']) {
      sqlite.exec(
        `create temp trigger ${table}_${event}_seen after ${event} on main.${table} begin select set_up_changed(); end`,
      );
    }
  }
  const othersWrites = sqlite.prepare<[], number>('pragma data_version').pluck();
  return () => `${changes}:${othersWrites.get()}`;
}

/**
 * A text that is another one after every change of the shop's set-up, whoever made it; undefined inside a transaction
 * that comes before anybody watches, because the triggers could be undone with it.
 */
function setUpMark(connection: Connection): string | undefined {
  const known = marks.get(connection);
  if (known !== undefined) return known();
  if (databaseOf(connection).sqlite.inTransaction) return undefined;
  const mark = watchSetUp(connection);
  marks.set(connection, mark);
  return mark();
}

/**
 * What follows from the shop's set-up and one subject, worked out again only after the set-up was changed, by whomever:
 * `const rules = keptWhileSetUpStands((connection, catalogue) => …)`, then `rules(connection, catalogue)`.
 */
export function keptWhileSetUpStands<Subject extends object, Value>(
  workOut: (connection: Connection, subject: Subject) => Value,
): (connection: Connection, subject: Subject) => Value {
  const kept = new WeakMap<Connection, { mark: string; values: WeakMap<Subject, Value> }>();
  return (connection, subject) => {
    const { sqlite } = databaseOf(connection);
    const mark = setUpMark(connection);
    if (mark === undefined) return workOut(connection, subject);
    const before = kept.get(connection);
    const values = before?.mark === mark ? before.values : new WeakMap<Subject, Value>();
    const known = values.get(subject);
    if (known !== undefined) return known;
    const value = workOut(connection, subject);
    // What is read inside a transaction may be undone, and its mark is not.
    if (!sqlite.inTransaction) kept.set(connection, { mark, values: values.set(subject, value) });
    return value;
  };
}
