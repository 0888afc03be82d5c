import { rollback, upgrade } from './command/change-version';
import { nightlyBackup } from './command/nightly-backup';
import { placesOf } from './command/places';
import { readRelease } from './command/release';
import { environmentOf, ownerOf, type ProgramToRun, runProgram } from './command/run-program';
import { settle } from './command/settle';
import { statusOf } from './command/status';
import { runCommand, type Said } from './db/sqlite/backup/commands';
import { systemClock } from './system';

const usage = `Usage: tintforge <command>
  serve                       runs the server, in the foreground
  status                      what is installed, whether it serves, the last backup
  backup [--to … --keep …]    copies the running shop; alone, also brings the copy back elsewhere and tries it
  restore --from <file>       brings a copy back; --replace sets today's data aside
  upgrade <archive>           to a newer version, and back if that doesn’t start
  rollback                    to the version before
  reset-factors <username>    removes a second factor whose owner lost it
  copy --from … --to …        moves the data between SQLite and PostgreSQL
  version                     what is installed`;

const places = placesOf({ programs: import.meta.dirname, environment: process.env });
const { version } = places;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const context = { places, say, now: () => systemClock.now() };
const [command = '', ...args] = process.argv.slice(2);

function run(name: ProgramToRun['name']): Promise<Said> {
  return runProgram(places, { version, name, args });
}

const commands: Record<string, () => Promise<Said>> = {
  status: () => statusOf(places),
  backup: () => (args.length === 0 ? nightlyBackup(places, systemClock.now()) : run('backup')),
  restore: () => run('restore'),
  upgrade: () => upgrade(context, args[0]),
  rollback: () => rollback(context, { mayLose: args.includes('--lose-what-came-since') }),
  'reset-factors': () => run('reset-factors'),
  copy: () => run('copy-database'),
  version: async () => {
    const { version: number, node, platform, arch } = readRelease(version) ?? {};
    return number === undefined
      ? { isDone: false, text: 'This isn’t a release.' }
      : { isDone: true, text: `Release ${number} (${platform}-${arch}, Node ${node})` };
  },
  // Of the unit and of `serve`: what a change of version has left to do.
  settle: async () => {
    await settle(context);
    return { isDone: true, text: 'No change of version is under way.' };
  },
};

/** The server itself takes the place of this program. */
async function serve(): Promise<void> {
  const { uid, gid } = ownerOf(places.dataDir);
  Object.assign(process.env, environmentOf(places, { version }));
  if (uid !== undefined && gid !== undefined) {
    process.setgroups?.([]);
    process.setgid?.(gid);
    process.setuid?.(uid);
  }
  await import('./server');
}

if (command === 'serve') await serve();
else await runCommand(commands[command] ?? (async () => ({ isDone: false, text: usage })));
