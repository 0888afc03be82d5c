import type Sqlite from 'better-sqlite3';

/**
 * Each write adds a small part to a full-text index, and parts have to be merged. FTS5 merges within the commit of some
 * write, a megabyte or more at a time, for which everyone waits; so that is off, and `mergeStep` does it in between.
 * Only when as many parts of a size have come together without it does a commit merge them: a search reads every part.
 */
const settings = { automerge: 0, crisismerge: 64 };

/** Pages that a step merges at most, of 4 KB each. */
const pagesInStep = 16;

/** The full-text indexes of a file. They also keep the words of deleted rows until their parts are merged. */
export function searchIndexes(sqlite: Sqlite.Database): string[] {
  return sqlite
    .prepare<[], string>(
      "select name from sqlite_master where type = 'table' and sql like 'create virtual table%using fts5%'",
    )
    .pluck()
    .all();
}

/** Turns off merging within commits, for every later connection too. A file that has it off already isn't written to. */
export function mergeOnlyInSteps(sqlite: Sqlite.Database): void {
  for (const index of searchIndexes(sqlite)) {
    const known = sqlite.prepare<[string], number>(`select v from "${index}_config" where k = ?`).pluck();
    for (const [name, value] of Object.entries(settings)) {
      if (known.get(name) !== value) command(sqlite, { index, name, value });
    }
  }
}

/** Merges a few pages of every full-text index. Returns false when there was nothing to merge. */
export function mergeStep(sqlite: Sqlite.Database): boolean {
  const changes = sqlite.prepare<[], number>('select total_changes()').pluck();
  let isMerged = false;
  for (const index of searchIndexes(sqlite)) {
    const before = changes.get() ?? 0;
    command(sqlite, { index, name: 'merge', value: pagesInStep });
    // One change is the command's own row.
    isMerged ||= (changes.get() ?? 0) - before > 1;
  }
  return isMerged;
}

/** A value that is bound would be a floating-point number, which FTS5 refuses. */
function command(
  sqlite: Sqlite.Database,
  { index, name, value }: { index: string; name: string; value: number },
): void {
  sqlite.exec(`insert into "${index}" ("${index}", rank) values ('${name}', ${value})`);
}
