import Sqlite from 'better-sqlite3';

/** Row counts by table name. */
export type RowCounts = Record<string, number>;

/** A sound file of a shop, or why it is none, a sentence. */
export type CheckedShop = { ok: true; counts: RowCounts; schema: number } | { ok: false; problem: string };

/**
 * Reads a file from its first page to its last: whether it is whole, whether all that refers to something finds it, and
 * whether it is a shop.
 */
export function checkShop(path: string): CheckedShop {
  let sqlite: Sqlite.Database | undefined;
  try {
    sqlite = new Sqlite(path, { fileMustExist: true });
    // Everything in one file, so that moving it leaves nothing behind.
    sqlite.pragma('journal_mode = DELETE');
    const damage = sqlite.pragma('integrity_check(1)', { simple: true });
    if (damage !== 'ok') return { ok: false, problem: `${path} is damaged: ${String(damage)}.` };
    const orphans = sqlite.pragma('foreign_key_check') as unknown[];
    if (orphans.length > 0)
      return { ok: false, problem: `${path} is damaged: ${orphans.length} rows refer to nothing.` };
    const schema = schemaOf(sqlite);
    if (schema === undefined) return { ok: false, problem: `${path} isn’t a shop database.` };
    return { ok: true, counts: countRows(sqlite), schema };
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    return { ok: false, problem: `${path} can’t be read: ${error.message}.` };
  } finally {
    sqlite?.close();
  }
}

/** Number of migrations applied; undefined when these aren't the tables of a shop. */
export function schemaOf(sqlite: Sqlite.Database): number | undefined {
  const names = tablesOf(sqlite);
  if (!names.includes('bookings') || !names.includes('__drizzle_migrations')) return undefined;
  return sqlite.prepare<[], number>('select count(*) from __drizzle_migrations').pluck().get();
}

export function countRows(sqlite: Sqlite.Database): RowCounts {
  return Object.fromEntries(
    tablesOf(sqlite).map((name) => [
      name,
      sqlite.prepare<[], number>(`select count(*) from "${name}"`).pluck().get() ?? 0,
    ]),
  );
}

/** Tables with their own rows; a search index's tables belong to the engine. */
function tablesOf(sqlite: Sqlite.Database): string[] {
  return sqlite
    .prepare<[], string>(
      `select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\'
       order by name`,
    )
    .pluck()
    .all();
}
