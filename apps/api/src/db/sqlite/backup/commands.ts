import { parseArgs } from 'node:util';
import { type Environment, setVariables, variables } from '../../../environment';
import { backUp } from './back-up';
import type { CopiedPhotos } from './photo-copies';
import { restore } from './restore';

/** Arguments and environment of a command. */
export interface Called {
  args: readonly string[];
  environment: Environment;
  /** Epoch milliseconds. */
  now: number;
}

/** Result of a command: a sentence or two, and whether it succeeded. */
export interface Said {
  isDone: boolean;
  text: string;
}

const done = (text: string): Said => ({ isDone: true, text });
const notDone = (text: string): Said => ({ isDone: false, text });

/** `backup --to <folder or file> [--keep <number>]`: see `backUp`. */
export async function backupCommand({ args, environment, now }: Called): Promise<Said> {
  const place = placeOf(environment);
  if (place === 'on a server') {
    return notDone(
      'The data are on a PostgreSQL server: pg_dump --format=custom --file=tintforge.dump "$DATABASE_URL". See docs/operations.md.',
    );
  }
  const given = optionsOf(args, { to: { type: 'string' }, keep: { type: 'string' } });
  const { to, keep } = given ?? {};
  if (typeof to !== 'string' || to === '' || (keep !== undefined && !/^[1-9]\d{0,4}$/.test(String(keep))))
    return notDone('Missing target: --to <folder or file>. In a folder, --keep 14 keeps the latest 14 copies.');
  const kept = keep === undefined ? undefined : Number(keep);
  const outcome = await backUp({ ...place, to, keep: kept, now });
  if (!outcome.ok) return notDone(outcome.problem);
  const { path, rows, bytes, secrets, photos, deleted } = outcome;
  const ofSecrets =
    secrets === undefined
      ? 'There is no secrets.json: keep APP_SECRET elsewhere, without it, no issued link works.'
      : `Its secrets are in ${secrets}: without them, no issued link works. Anyone who has them can open them all.`;
  const ofOlder = deleted.length === 0 ? '' : ` Deleted: ${deleted.join(', ')}.`;
  return done(`Done: ${path}, ${rows} rows, ${bytes} bytes, checked. ${ofSecrets}${photoText(photos)}${ofOlder}`);
}

/** `restore --from <file> [--replace] [--without-photos]`: see `restore`. */
export function restoreCommand({ args, environment, now }: Called): Said {
  const place = placeOf(environment);
  if (place === 'on a server') {
    return notDone(
      'The data are on a PostgreSQL server: pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" tintforge.dump. See docs/operations.md.',
    );
  }
  const options = {
    from: { type: 'string' },
    replace: { type: 'boolean' },
    'without-photos': { type: 'boolean' },
  } as const;
  const given = optionsOf(args, options);
  const { from, replace } = given ?? {};
  if (typeof from !== 'string' || from === '')
    return notDone('Usage: --from <file>, and --replace to set the existing database aside');
  const withPhotos = place.hasPhotos && given?.['without-photos'] !== true;
  const outcome = restore({ from, dataDir: place.dataDir, replaces: replace === true, withPhotos, now });
  if (!outcome.ok) return notDone(outcome.problem);
  const { path, rows, setAside, hasSecrets, photos } = outcome;
  const ofSecrets = hasSecrets
    ? 'Its secrets are in their place.'
    : 'It has no secrets: start the server with that shop’s APP_SECRET.';
  const ofOld = setAside.length === 0 ? '' : ` Set aside: ${setAside.join(', ')}.`;
  return done(`Done: ${path}, ${rows} rows, checked. ${ofSecrets}${photoText(photos)}${ofOld}`);
}

/** " Photos: 12, of which 3 are new here." Nothing where there are none. */
function photoText(copied: CopiedPhotos | undefined): string {
  if (copied === undefined) return '';
  const { photos, added, missing } = copied;
  const ofThere = photos === 0 ? '' : ` Photos: ${photos}, of which ${added} are new here.`;
  return missing === 0 ? ofThere : `${ofThere} Photos without their files: ${missing}.`;
}

/** `hasPhotos`: they are files of the data folder. */
function placeOf(environment: Environment): { dataDir: string; hasPhotos: boolean } | 'on a server' {
  const { DATA_DIR, DATABASE_URL, PHOTO_STORE } = setVariables(environment);
  if (DATABASE_URL !== undefined) return 'on a server';
  return { dataDir: variables.shape.DATA_DIR.parse(DATA_DIR), hasPhotos: PHOTO_STORE !== 's3' };
}

/** The parsed options, or undefined when one is unknown. */
function optionsOf(args: readonly string[], options: Record<string, { type: 'string' | 'boolean' }>) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    return undefined;
  }
}

/** Runs a command as a process does: prints its output and sets the exit code to 0 or 1. */
export async function runCommand(command: () => Said | Promise<Said>): Promise<void> {
  let said: Said;
  try {
    said = await command();
  } catch (error) {
    said = notDone(`Nothing is done: ${error instanceof Error ? error.message : error}`);
  }
  (said.isDone ? process.stdout : process.stderr).write(`${said.text}\n`);
  if (!said.isDone) process.exitCode = 1;
}
