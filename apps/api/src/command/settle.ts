import { isSettled, type Journal, readJournal, writeJournal } from './journal';
import type { Places } from './places';
import { switchTo, versionFolder } from './release';
import { type Ran, runProgram } from './run-program';

export interface SettleContext {
  places: Places;
  /** Prints a line for the log. */
  say(line: string): void;
}

/**
 * Does what a change of version has left to do, before a start of the server and while none runs. Whatever moment its
 * process died at, the next call brings the shop to one of two ends with everything that was acknowledged: the other
 * version on the tables that it brought up to date, or the version before on its own.
 *
 * Throws when the way back is barred (no space, a server at work on the data): a server must not start then.
 */
export async function settle(context: SettleContext): Promise<void> {
  const journal = readJournal(context.places.home);
  if (journal === undefined || isSettled(journal)) return;
  await next(context, journal);
}

function next(context: SettleContext, journal: Journal): Promise<void> | void {
  const interrupted = { ...journal, why: journal.why ?? 'It was interrupted.' };
  switch (journal.stage) {
    case 'asked':
      return change(context, journal);
    case 'copying':
      return end(context, interrupted, 'abandoned');
    case 'trying':
    case 'returning':
      return goBack(context, interrupted);
    case 'switching':
      return goOver(context, journal);
    default:
      return undefined;
  }
}

async function change(context: SettleContext, journal: Journal): Promise<void> {
  const { home } = context.places;
  const { from, to, backup, startWith } = journal;
  writeJournal(home, { ...journal, stage: 'copying' });
  const copied = await run(context, from, 'backup', ['--to', backup]);
  if (!copied.isDone) return end(context, { ...journal, why: copied.text }, 'abandoned');

  writeJournal(home, { ...journal, stage: 'trying' });
  if (startWith !== undefined) {
    const brought = await run(context, to, 'restore', ['--from', startWith, '--replace']);
    if (!brought.isDone) return goBack(context, { ...journal, why: brought.text });
  }
  const tried = await run(context, to, 'trial', []);
  return tried.isDone ? goOver(context, journal) : goBack(context, { ...journal, why: tried.text });
}

function goOver(context: SettleContext, journal: Journal): void {
  const { home } = context.places;
  writeJournal(home, { ...journal, stage: 'switching' });
  switchTo(home, journal.to);
  end(context, journal, 'done');
}

async function goBack(context: SettleContext, journal: Journal): Promise<void> {
  const { from, backup } = journal;
  writeJournal(context.places.home, { ...journal, stage: 'returning' });
  const restored = await run(context, from, 'restore', ['--from', backup, '--replace']);
  if (!restored.isDone) throw new Error(restored.text);
  end(context, journal, 'returned');
}

function end({ places, say }: SettleContext, journal: Journal, stage: 'done' | 'returned' | 'abandoned'): void {
  writeJournal(places.home, { ...journal, stage });
  say(outcomeOf({ ...journal, stage }));
}

/** How a change of version ended, in a sentence. */
export function outcomeOf({ stage, from, to, backup, why = '' }: Journal): string {
  if (stage === 'done') return `Done: version ${to} serves. The data as they were are in ${backup}.`;
  if (stage === 'returned') return `Version ${from} serves, with everything that it had: ${to} didn’t start. ${why}`;
  if (stage === 'abandoned') return `Version ${from} serves, and nothing has changed. ${why}`;
  return `The change from ${from} to ${to} is under way.`;
}

async function run(
  { places, say }: SettleContext,
  version: string,
  name: 'backup' | 'restore' | 'trial',
  args: string[],
): Promise<Ran> {
  const ran = await runProgram(places, { version: versionFolder(places.home, version), name, args });
  say(`${name} of ${version}: ${ran.text}`);
  return ran;
}
