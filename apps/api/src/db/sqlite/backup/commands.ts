import { parseArgs } from 'node:util';
import { type Environment, setVariables, variables } from '../../../environment';
import { backUp } from './back-up';
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
  const outcome = await backUp({ dataDir: place.dataDir, to, keep: kept, now });
  if (!outcome.ok) return notDone(outcome.problem);
  const { path, rows, bytes, secrets, deleted } = outcome;
  const ofSecrets =
    secrets === undefined
      ? 'There is no secrets.json: keep APP_SECRET elsewhere, without it, no issued link works.'
      : `Its secrets are in ${secrets}: without them, no issued link works. Anyone who has them can open them all.`;
  const ofOlder = deleted.length === 0 ? '' : ` Deleted: ${deleted.join(', ')}.`;
  return done(`Done: ${path}, ${rows} rows, ${bytes} bytes, checked. ${ofSecrets}${ofOlder}`);
}

/** `restore --from <file> [--replace]`: see `restore`. */
export function restoreCommand({ args, environment, now }: Called): Said {
  const place = placeOf(environment);
  if (place === 'on a server') {
    return notDone(
      'The data are on a PostgreSQL server: pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" tintforge.dump. See docs/operations.md.',
    );
  }
  const { from, replace } = optionsOf(args, { from: { type: 'string' }, replace: { type: 'boolean' } }) ?? {};
  if (typeof from !== 'string' || from === '')
    return notDone('Usage: --from <file>, and --replace to set the existing database aside');
  const outcome = restore({ from, dataDir: place.dataDir, replaces: replace === true, now });
  if (!outcome.ok) return notDone(outcome.problem);
  const { path, rows, setAside, hasSecrets } = outcome;
  const ofSecrets = hasSecrets
    ? 'Its secrets are in their place.'
    : 'It has no secrets: start the server with that shop’s APP_SECRET.';
  const ofOld = setAside.length === 0 ? '' : ` Set aside: ${setAside.join(', ')}.`;
  return done(`Done: ${path}, ${rows} rows, checked. ${ofSecrets}${ofOld}`);
}

function placeOf(environment: Environment): { dataDir: string } | 'on a server' {
  const { DATA_DIR, DATABASE_URL } = setVariables(environment);
  return DATABASE_URL === undefined ? { dataDir: variables.shape.DATA_DIR.parse(DATA_DIR) } : 'on a server';
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
