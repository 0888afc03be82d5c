import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Places } from './places';

/** Result of a program: whether it succeeded, and the last lines that it said. */
export interface Ran {
  isDone: boolean;
  text: string;
}

/** Enough for every sentence of ours, and for the end of a stack trace. */
const mostCharacters = 2_000;

export interface ProgramToRun {
  /** The folder of the version whose program it is. */
  version: string;
  /** The file's name in `dist`, without its ending. */
  name: 'backup' | 'restore' | 'trial' | 'reset-factors' | 'copy-database';
  args?: readonly string[];
  /** Another data folder than the installation's. */
  dataDir?: string;
}

/** Runs a program of one of the versions on the shop's data, as the owner of the data. */
export async function runProgram(places: Places, { version, name, args = [], dataDir }: ProgramToRun): Promise<Ran> {
  const child = spawn(join(version, 'node'), [join(version, 'dist', `${name}.js`), ...args], {
    ...ownerOf(places.dataDir),
    env: environmentOf(places, { version, dataDir }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text = (text + String(chunk)).slice(-mostCharacters);
    });
  try {
    const [code] = await once(child, 'close');
    return { isDone: code === 0, text: text.trim() };
  } catch (error) {
    // It could not even be started.
    return { isDone: false, text: String(error) };
  }
}

/** The environment of a version's programs. Their pages are its own, whatever the settings say. */
export function environmentOf(
  places: Places,
  { version, dataDir = places.dataDir }: { version: string; dataDir?: string | undefined },
): NodeJS.ProcessEnv {
  return {
    ...places.settings,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    WEB_DIST: join(version, 'web'),
    OFFICE_DIST: join(version, 'office'),
  };
}

/** The owner of a folder, for root to become; nothing for other users. */
export function ownerOf(folder: string): { uid?: number; gid?: number } {
  const owner = process.getuid?.() === 0 ? statSync(folder, { throwIfNoEntry: false }) : undefined;
  return owner === undefined ? {} : { uid: owner.uid, gid: owner.gid };
}
