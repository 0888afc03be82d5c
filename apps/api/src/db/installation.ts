import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Randomness } from '../platform/randomness';
import { type Database, type Engine, engineOf } from './client';
import { settings } from './schema';
import { isSeeded } from './seed';
import { commit } from './unit-of-work';

const settingKey = 'installation';
const marks = z.strictObject({ sqlite: z.string().optional(), postgres: z.string().optional() });

/** Stored next to the database, not in it: it survives an emptied file. */
export function installationFile(dataDir: string): string {
  return join(dataDir, 'installation.json');
}

/**
 * The reason why a shop must not start on a database: its data folder has been in use with another one, and this one is
 * empty or of another installation. Then times already sold would be sold again. Undefined when nothing is wrong.
 */
export async function findLostShop(database: Database, dataDir: string): Promise<string | undefined> {
  const path = installationFile(dataDir);
  const known = readMarks(path);
  if (known === undefined)
    return `${path} can't be read as what was written there. Restore it from a copy, or move it away if the database is the right one.`;
  const expected = known[engineOf(database.connection)];
  if (expected === undefined) return undefined;
  const wayOut = `To start a new shop, move ${path} away first.`;
  if (!(await isSeeded(database)))
    return `The database is empty, but this data folder has been in use: the shop that was here is gone. Restore it from a copy (npm run restore, or pg_restore). ${wayOut}`;
  const stored = await storedId(database);
  return stored === undefined || stored === expected
    ? undefined
    : `The database belongs to another installation than this data folder. Check DATA_DIR and DATABASE_URL, or restore the right database. If this database is the right one, move ${path} away first.`;
}

/** Gives a shop its ID, in its database and next to it, unless it has one. */
export async function markInstallation(
  database: Database,
  { dataDir, random }: { dataDir: string; random: Pick<Randomness, 'uuid'> },
): Promise<void> {
  const path = installationFile(dataDir);
  const known = readMarks(path) ?? {};
  const engine: Engine = engineOf(database.connection);
  if ((await storedId(database)) === undefined) {
    const value = known[engine] ?? random.uuid();
    await commit(database, async (transaction) => {
      await transaction.insert(settings).values({ key: settingKey, value }).onConflictDoNothing().run();
    });
  }
  const id = await storedId(database);
  if (id === undefined || id === known[engine]) return;
  const draft = `${path}.draft`;
  writeFileSync(draft, `${JSON.stringify({ ...known, [engine]: id }, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, path);
}

async function storedId({ connection }: Database): Promise<string | undefined> {
  const row = await connection.select().from(settings).where(eq(settings.key, settingKey)).get();
  return typeof row?.value === 'string' ? row.value : undefined;
}

/** Contents of the file; empty when there is none, undefined when it isn't what we wrote. */
function readMarks(path: string): z.infer<typeof marks> | undefined {
  if (!existsSync(path)) return {};
  try {
    return marks.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}
