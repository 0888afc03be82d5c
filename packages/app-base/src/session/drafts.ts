import { isRecord, readJson, sessionStore, writeJson } from '../storage';

/** One key for all drafts, so that logging out clears every one. */
const key = 'unsent_drafts';

/** The user whose drafts they are. */
const ownerKey = 'unsent_drafts_of';

function readAll(): Readonly<Record<string, unknown>> {
  const stored = readJson(sessionStore, key);
  return isRecord(stored) ? stored : {};
}

/**
 * A logged-in user's unsent draft under a name, as JSON; undefined when there is none. It lives as long as the tab, until
 * its user logs out or someone else logs in: a session that the server ended leaves it for the same user. The reader
 * validates it.
 */
export function readDraft(name: string): unknown {
  return readAll()[name];
}

/** Names of all unsent drafts. */
export function draftNames(): string[] {
  return Object.keys(readAll());
}

/** Stores a draft under a name, replacing any earlier one. */
export function keepDraft(name: string, draft: unknown): void {
  writeJson(sessionStore, key, { ...readAll(), [name]: draft });
}

/** Clears a draft: it was sent, or abandoned. */
export function dropDraft(name: string): void {
  const { [name]: _dropped, ...rest } = readAll();
  writeJson(sessionStore, key, rest);
}

/** Clears all drafts: their user has logged out. */
export function dropDrafts(): void {
  sessionStore.remove(key);
  sessionStore.remove(ownerKey);
}

/** Keeps the drafts for the user who is logged in now, and clears those of anyone else. */
export function claimDrafts(userId: string): void {
  const owner = sessionStore.read(ownerKey);
  if (owner !== null && owner !== userId) dropDrafts();
  sessionStore.write(ownerKey, userId);
}
