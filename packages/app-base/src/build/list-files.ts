import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** Build metadata, and copies that belong to the file they are of. */
const lists = new Set(['files.json', 'routes.json']);
const copies = new Set(['.br', '.gz']);

/**
 * Writes dist/files.json: the names of all files that the server may use from this build, and a fingerprint of them, by
 * which the server knows a build it has met before. Hidden metadata for other tools is not included. Other files in the
 * folder are from an earlier build: a cached build is unpacked over the previous one.
 */
export function writeFileList(dist: string): void {
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep))
    .filter((parts) => !parts.some((part) => part.startsWith('.')))
    .map((parts) => parts.join('/'))
    .filter((name) => !lists.has(name) && !copies.has(extname(name)))
    .sort();
  const hash = createHash('sha256');
  for (const name of files)
    hash.update(`${name}\n`).update(
      createHash('sha256')
        .update(readFileSync(join(dist, name)))
        .digest(),
    );
  const fingerprint = hash.digest('hex').slice(0, 16);
  writeFileSync(join(dist, 'files.json'), `${JSON.stringify({ fingerprint, files }, null, 2)}\n`);
}
