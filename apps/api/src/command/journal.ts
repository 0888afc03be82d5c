import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { publish } from '../db/sqlite/backup/durable-file';

/**
 * Stages of a change of version. The shop is closed from `copying` to the end, so a copy that is made then has
 * everything; `switching` is the point of no automatic return.
 *
 * - `asked`: the next start begins it.
 * - `copying`: the shop's data are copied to `backup`; nothing has changed so far.
 * - `trying`: the other version brings the tables up to date and is tried on them.
 * - `switching`: it was well; the link `current` is to follow.
 * - `returning`: it was not, or was interrupted; the copy is brought back.
 * - `done`, `returned`, `abandoned` (with nothing changed): the end.
 */
const stages = ['asked', 'copying', 'trying', 'switching', 'returning', 'done', 'returned', 'abandoned'] as const;

const form = z.strictObject({
  stage: z.enum(stages),
  from: z.string(),
  to: z.string(),
  /** Epoch milliseconds. */
  at: z.int(),
  /** The copy that the way back needs. */
  backup: z.string(),
  /** An older copy that the other version is to start with, where today's tables are too new for it. */
  startWith: z.string().optional(),
  /** The reason why the shop stayed with its version, for people. */
  why: z.string().optional(),
});

/** The record of the last change of version, under way or settled. */
export type Journal = z.infer<typeof form>;

const pathIn = (home: string) => join(home, 'upgrade.json');

/** Undefined when there was none yet. */
export function readJournal(home: string): Journal | undefined {
  const path = pathIn(home);
  return existsSync(path) ? form.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
}

/** Writes it so that it is on the disk, as a whole, before the next step begins. */
export function writeJournal(home: string, journal: Journal): void {
  const path = pathIn(home);
  rmSync(`${path}.draft`, { force: true });
  writeFileSync(`${path}.draft`, `${JSON.stringify(journal, null, 2)}\n`);
  // The shop's own user reads it, however strict the mask is.
  chmodSync(`${path}.draft`, 0o644);
  publish(`${path}.draft`, path);
}

export function isSettled({ stage }: Journal): boolean {
  return stage === 'done' || stage === 'returned' || stage === 'abandoned';
}
