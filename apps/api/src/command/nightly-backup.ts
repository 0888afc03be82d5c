import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { isBackupName } from '../db/sqlite/backup/backup-name';
import type { Said } from '../db/sqlite/backup/commands';
import type { Places } from './places';
import { runProgram } from './run-program';
import { inScratchFolder, makeBackupFolder, tryBackup } from './try-backup';

const record = z.strictObject({ backup: z.string(), at: z.int() });

const recordIn = (places: Places) => join(places.backupDir, 'tried.json');

/** The last copy that is known to bring the shop back, and when that was tried; undefined when there was none yet. */
export function lastTried(places: Places): z.infer<typeof record> | undefined {
  const path = recordIn(places);
  return existsSync(path) ? record.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
}

/**
 * `backup` without more words, as every night: a copy into the backup folder, of which the latest fourteen stay, that is
 * then brought back elsewhere and started on.
 */
export async function nightlyBackup(places: Places, now: number): Promise<Said> {
  const { version, backupDir } = places;
  makeBackupFolder(places);
  const args = ['--to', `${backupDir}/`, '--keep', '14'];
  const copied = await runProgram(places, { version, name: 'backup', args });
  if (!copied.isDone) return copied;
  const backup = join(backupDir, newestIn(backupDir));
  const tried = await inScratchFolder(places, {
    name: 'trial',
    // A trial of the tables needs no second copy of every photo.
    task: (folder) => tryBackup(places, { backup, version, folder, args: ['--without-photos'] }),
  });
  if (!tried.isDone) return { isDone: false, text: `${copied.text}\nThe copy can’t be relied on: ${tried.text}` };
  // Root may have written it the last time.
  rmSync(recordIn(places), { force: true });
  writeFileSync(recordIn(places), JSON.stringify({ backup, at: now }));
  return { isDone: true, text: `${copied.text}\nBrought back elsewhere, a server started on it: it can be relied on.` };
}

/** Names of copies sort by time. */
function newestIn(folder: string): string {
  return readdirSync(folder).filter(isBackupName).sort().at(-1) ?? '';
}
