import { readdirSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** Build metadata, and copies that belong to the file they are of. */
const lists = new Set(['files.json', 'routes.json']);
const copies = new Set(['.br', '.gz']);

/**
 * Writes dist/files.json, the names of all files that the server may use from this build; hidden metadata for other
 * tools is not included. Other files in the folder are from an earlier build: a cached build is unpacked over the
 * previous one.
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
