import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { rename } from '../db/sqlite/backup/durable-file';

const form = z.object({
  name: z.literal('tintforge'),
  version: z.string().regex(/^\d+\.\d+\.\d+[\w.-]*$/),
  platform: z.string(),
  arch: z.string(),
  /** Version of the Node inside. */
  node: z.string(),
  /** Number of migrations that its tables have. */
  schema: z.int(),
});

/** A version's facts, in its `release.json`. */
export type Release = z.infer<typeof form>;

/** The release in a folder; undefined when there is none. */
export function readRelease(folder: string): Release | undefined {
  const path = join(folder, 'release.json');
  return existsSync(path) ? form.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
}

/** The folder of a version. */
export function versionFolder(home: string, version: string): string {
  return join(home, 'versions', version);
}

/** The folder of the version that serves, or will at the next start; undefined where nothing is installed. */
export function currentFolder(home: string): string | undefined {
  const link = join(home, 'current');
  return existsSync(link) ? realpathSync(link) : undefined;
}

/** From the next start on this version serves: one link takes the place of another. */
export function switchTo(home: string, version: string): void {
  const draft = join(home, 'current.draft');
  rmSync(draft, { force: true });
  symlinkSync(join('versions', version), draft);
  rename(draft, join(home, 'current'));
}

/** Deletes all versions but these. */
export function keepVersions(home: string, kept: readonly string[]): void {
  const versions = join(home, 'versions');
  for (const name of readdirSync(versions)) {
    if (!kept.includes(name)) rmSync(join(versions, name), { recursive: true, force: true });
  }
}
