import { isRecord, readJson, sessionStore, writeJson } from '../storage';

/** One key for all drafts, so that logging out clears every one. */
const key = 'unsent_drafts';

function readAll(): Readonly<Record<string, unknown>> {
  const stored = readJson(sessionStore, key);
  return isRecord(stored) ? stored : {};
}

/**
 * A logged-in user's unsent draft under a name, as JSON; undefined when there is none. It lives as long as the tab and
 * the session, so that no one reads it afterward. The reader validates it.
 */
export function readDraft(name: string): unknown {
  return readAll()[name];
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

/** Clears all drafts: the session has ended. */
export function dropDrafts(): void {
  sessionStore.remove(key);
}
