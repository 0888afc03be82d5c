import { readdirSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** What a build says to the server, and copies that go with the file they are of. */
const lists = new Set(['files.json', 'routes.json']);
const copies = new Set(['.br', '.gz']);

/**
 * Writes dist/files.json, the names of all files that the server may take from this build; notes to other tools, hidden as
 * they are, are not among them. What else lies in the folder is of an earlier build: a build that a cache gives back is laid
 * over the one before it.
 */
export function writeFileList(dist: string): void {
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep))
    .filter((parts) => !parts.some((part) => part.startsWith('.')))
    .map((parts) => parts.join('/'))
    .filter((name) => !lists.has(name) && !copies.has(extname(name)));
  writeFileSync(join(dist, 'files.json'), `${JSON.stringify(names.sort(), null, 2)}\n`);
}
