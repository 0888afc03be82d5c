import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  idx: number;
  when: number;
  tag: string;
}

/** Adds a migration to a folder of them, as a later version would have it. */
export function addMigration(migrations: string, statements: string): void {
  const path = join(migrations, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: Entry[] };
  const last = journal.entries.at(-1) ?? { idx: -1, when: 0, tag: '' };
  const entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag: 'of-the-next-version' };
  writeFileSync(path, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  writeFileSync(join(migrations, `${entry.tag}.sql`), statements);
}
