import { isRecord, readJson, sessionStore, writeJson } from './storage';

/** The step that a history entry names, next to whatever else is in it. */
export interface EntryStep {
  subject: string;
  name: string;
  /** The terms on the page when the step was opened, where it depends on them. */
  seen?: string | undefined;
}

/** Keys of this tab's history entries whose steps have succeeded. */
const finishedKey = 'finished_steps';

/** Far more than the entries in which Forward can lead to a step. */
const mostFinished = 50;

/** The step in the router's state of a history entry. */
export function entryOf(state: unknown): EntryStep | undefined {
  const step = isRecord(state) ? state.pageStep : undefined;
  if (!isRecord(step)) return undefined;
  const { subject, name, seen } = step;
  if (typeof subject !== 'string' || typeof name !== 'string') return undefined;
  return { subject, name, seen: typeof seen === 'string' ? seen : undefined };
}

/** The router's state of the browser's current entry, which the page may not show yet. */
export function currentState(): unknown {
  const state: unknown = window.history.state;
  return isRecord(state) ? state.usr : undefined;
}

/** The step of a history entry has succeeded, perhaps after it was left: it never opens there again. */
export function finishStep(key: string): void {
  writeJson(sessionStore, finishedKey, [...readFinished(), key].slice(-mostFinished));
}

/** True when the step of a history entry has succeeded. */
export function hasFinished(key: string): boolean {
  return readFinished().includes(key);
}

function readFinished(): readonly unknown[] {
  const stored = readJson(sessionStore, finishedKey);
  return Array.isArray(stored) ? stored : [];
}

/**
 * Goes back to the entry before this one by its name, so that a Back which the customer presses at the same instant
 * leads there, too, and not one further. Browsers without names for entries count.
 */
export function goBackOnce(count: () => void): void {
  const { navigation } = window as { navigation?: Navigation };
  const current = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries()[current - 1];
  if (navigation === undefined || before === undefined) {
    count();
    return;
  }
  const { committed, finished } = navigation.traverseTo(before.key);
  for (const result of [committed, finished]) result?.catch(() => undefined);
}
