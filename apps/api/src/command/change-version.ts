import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { backupName } from '../db/sqlite/backup/backup-name';
import type { Said } from '../db/sqlite/backup/commands';
import { isSettled, type Journal, readJournal, writeJournal } from './journal';
import type { Places } from './places';
import { currentFolder, keepVersions, type Release, readRelease, versionFolder } from './release';
import { type Ran, runProgram } from './run-program';
import { becomesReady, keeperOf, restartUnit } from './service';
import { outcomeOf, type SettleContext, settle } from './settle';
import { takeIn } from './take-in';
import { inScratchFolder, makeBackupFolder, tryBackup } from './try-backup';

export interface ChangeContext extends SettleContext {
  /** Epoch milliseconds. */
  now(): number;
}

const notDone = (text: string): Said => ({ isDone: false, text });

/**
 * `upgrade <archive>`: unpacks it, tries it on a copy of the shop's data while the shop serves, and only then
 * requests the change itself, which `settle` makes at the next start.
 */
export async function upgrade(context: ChangeContext, archive: string | undefined): Promise<Said> {
  const { places, say } = context;
  if (archive === undefined) return notDone('Usage: tintforge upgrade <archive>');
  const obstacle = obstacleTo(places);
  if (obstacle !== undefined) return notDone(obstacle);
  const from = releaseOf(places);
  const taken = takeIn(places.home, archive);
  if (!taken.ok) return notDone(taken.problem);
  const to = taken.release;
  if (to.version === from.version) return { isDone: true, text: `Version ${to.version} is what serves already.` };
  if (to.schema < from.schema)
    return notDone(`Version ${to.version} is older than ${from.version}: tintforge rollback.`);
  say(`Unpacked and checked: version ${to.version}.`);

  const tried = await rehearse(places, to);
  if (!tried.isDone)
    return notDone(`Nothing has changed: ${to.version} doesn’t start on a copy of the data. ${tried.text}`);
  say(`It started on a copy of the data and answered.`);
  return change(context, { from, to });
}

/** Copies the shop while it serves, and starts the other version on the copy. */
function rehearse(places: Places, { version }: Release): Promise<Ran> {
  return inScratchFolder(places, {
    name: 'rehearsal',
    task: async (folder) => {
      const backup = join(folder, 'copy.sqlite');
      const copied = await runProgram(places, { version: places.version, name: 'backup', args: ['--to', backup] });
      if (!copied.isDone) return copied;
      return tryBackup(places, { backup, version: versionFolder(places.home, version), folder });
    },
  });
}

/**
 * `rollback [--lose-what-came-since]`: back to the version before. Where that one can read today's tables, it starts on
 * today's data. Where it can't, it starts on the copy from before the upgrade, and only when that was asked for.
 */
export async function rollback(context: ChangeContext, { mayLose }: { mayLose: boolean }): Promise<Said> {
  const { places } = context;
  const obstacle = obstacleTo(places);
  if (obstacle !== undefined) return notDone(obstacle);
  const last = readJournal(places.home);
  const from = releaseOf(places);
  const to = last?.stage === 'done' ? readRelease(versionFolder(places.home, last.from)) : undefined;
  if (last === undefined || to === undefined || last.to !== from.version)
    return notDone('There is no version before this one.');
  if (to.schema >= from.schema) return change(context, { from, to });
  const { backup, at } = last;
  if (!existsSync(backup)) return notDone(`The copy from before the upgrade, ${backup}, is gone.`);
  if (!mayLose)
    return notDone(
      `Version ${to.version} can’t read the tables of ${from.version}. Going back brings ${backup} into place: what came since ${new Date(at).toISOString()} would be missing, bookings too. To do that, add --lose-what-came-since; today’s data are set aside.`,
    );
  return change(context, { from, to, startWith: backup });
}

/** Requests a change, and waits for its end where it can: the server is run by a unit, or isn't running. */
async function change(
  context: ChangeContext,
  { from, to, startWith }: { from: Release; to: Release; startWith?: string },
): Promise<Said> {
  const { places, say, now } = context;
  const keeper = await keeperOf(places);
  const at = now();
  const backup = join(places.backupDir, backupName({ now: at, schema: from.schema }));
  const asked: Journal = { stage: 'asked', from: from.version, to: to.version, at, backup };
  writeJournal(places.home, startWith === undefined ? asked : { ...asked, startWith });
  if (keeper === 'another')
    return {
      isDone: true,
      text: 'Now stop the server and start `tintforge serve` again: the change happens before it serves.',
    };
  if (keeper === 'nobody') await settle(context);
  else {
    say('The shop closes for the change.');
    restartUnit();
  }
  const journal = await settled(places);
  keepVersions(places.home, [journal.from, journal.to]);
  const outcome = { isDone: journal.stage === 'done', text: outcomeOf(journal) };
  if (keeper === 'nobody') return outcome;
  if (!(await becomesReady(places)))
    return notDone(`${outcome.text} But it isn’t ready: see the log of tintforge.service.`);
  say(`It was closed for ${((now() - at) / 1000).toFixed(1)} seconds.`);
  return outcome;
}

/** The journal once it is settled, which a large shop may take an hour for. */
async function settled({ home }: Places): Promise<Journal> {
  for (;;) {
    const journal = readJournal(home);
    if (journal !== undefined && isSettled(journal)) return journal;
    await wait(100);
  }
}

/** The reason why no change of version can begin now. */
function obstacleTo(places: Places): string | undefined {
  if (currentFolder(places.home) !== places.version) return 'This version isn’t an installed one: see install.sh.';
  if (places.settings.DATABASE_URL)
    return 'The data are on a PostgreSQL server, which makes its own copies: see “Upgrades” in docs/operations.md.';
  const journal = readJournal(places.home);
  if (journal !== undefined && !isSettled(journal)) return outcomeOf(journal);
  makeBackupFolder(places);
  return undefined;
}

function releaseOf({ version }: Places): Release {
  const release = readRelease(version);
  if (release === undefined) throw new Error(`${version} has no release.json`);
  return release;
}
