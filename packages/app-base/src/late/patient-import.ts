import { fetchFailedStyles } from './failed-styles';
import { askForNewerBuild, reloadForLostCode, reloadOnce } from './newer-build';

/** Environment of code loading. */
export interface ImportWorld {
  /** Refetches the stylesheets that failed; the browser counts them as done. */
  mendStyles(): Promise<void>;
  /** True when the server now has a different build than this page; undefined when it can't be reached. */
  askForNewerBuild(): Promise<boolean | undefined>;
  /** Reloads the page, at most once for a build. False when that was already tried. */
  reload(): boolean;
  /** True when the file of a failed import can be loaded now. */
  canFetch(address: string): Promise<boolean>;
  /**
   * Reloads the page because the browser keeps failing an import whose file exists. False right after the last reload.
   */
  reloadForLostCode(): boolean;
  /** Resolves after the pause, or as soon as the network is back. */
  pause(milliseconds: number): Promise<void>;
}

/** Pauses between attempts, in milliseconds; the last one is repeated. */
const pauses = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * Imports code and keeps trying while it can't be loaded: it retries with backoff and as soon as the network is back.
 * Code of an earlier build that the server no longer has, and code that the browser won't request again, is loaded by
 * reloading the page. Rejects when the code itself fails.
 */
export async function importPatiently<Code>(
  load: () => Promise<Code>,
  world: ImportWorld = browserWorld,
): Promise<Code> {
  let endWaiting: (() => void) | undefined;
  for (let attempt = 0; ; attempt += 1) {
    try {
      if (attempt > 0) await world.mendStyles();
      const code = await load();
      endWaiting?.();
      return code;
    } catch (error) {
      if (!isFetchFailure(error)) {
        endWaiting?.();
        throw error;
      }
      endWaiting ??= beginWaiting();
      // The page is about to reload: nothing that waits for this code should continue.
      if ((await world.askForNewerBuild()) === true && world.reload()) return new Promise(() => {});
      // Older browsers remember a failed module for the lifetime of the page.
      const address = addressIn(error);
      if (attempt > 0 && address !== undefined && (await world.canFetch(address)) && world.reloadForLostCode()) {
        return new Promise(() => {});
      }
      await world.pause(pauses[Math.min(attempt, pauses.length - 1)] ?? 0);
    }
  }
}

/** Each browser has its own message for code that failed to load; the build has its own for a stylesheet. */
const fetchFailures =
  /dynamically imported module|importing a module script failed|module script|preload css|failed to fetch|load failed/i;

function isFetchFailure(error: unknown): error is Error {
  return error instanceof Error && fetchFailures.test(error.message);
}

/** The URL at the end of the browser's message; WebKit, which retries automatically, gives none. */
function addressIn({ message }: Error): string | undefined {
  return /module: (\S+\.js)$/.exec(message)?.[1];
}

async function canFetch(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

let waiting = 0;
const listeners = new Set<() => void>();

function beginWaiting(): () => void {
  change(1);
  return () => change(-1);
}

function change(by: number): void {
  waiting += by;
  for (const listener of listeners) listener();
}

/** True while code that the page needs now can't be loaded. */
export function isCodeOverdue(): boolean {
  return waiting > 0;
}

/** Calls the listener when `isCodeOverdue` may have changed. Returns an unsubscribe function. */
export function watchOverdueCode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const pausing = new Set<() => void>();

/** Ends all pauses: another caller needs code that is awaited. */
export function hurryOverdueCode(): void {
  for (const end of pausing) end();
}

function pauseUntilOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    pausing.add(end);
    function end() {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      pausing.delete(end);
      resolve();
    }
  });
}

/** The browser itself. */
export const browserWorld: ImportWorld = {
  mendStyles: fetchFailedStyles,
  askForNewerBuild,
  reload: reloadOnce,
  canFetch,
  reloadForLostCode,
  pause: pauseUntilOnline,
};
