import { isRecord, readJson, sessionStore, writeJson } from '../storage';

/** One place for all of them, so that none is forgotten when the login ends. */
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

/** Keeps what was typed under a name, in place of what was there. */
export function keepDraft(name: string, draft: unknown): void {
  writeJson(sessionStore, key, { ...readAll(), [name]: draft });
}

/** Forgets what was typed under a name: it was sent, or given up. */
export function dropDraft(name: string): void {
  const { [name]: _dropped, ...rest } = readAll();
  writeJson(sessionStore, key, rest);
}

/** Forgets all of it: the login is over. */
export function dropDrafts(): void {
  sessionStore.remove(key);
}
