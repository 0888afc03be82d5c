import { sessionStore } from '../storage';
import { documentPath } from './document-page';

const reloadedKey = 'reloaded_for';
const reloadedAtKey = 'reloaded_at';

/**
 * Minimum time between two reloads for missing code, so that a page whose code never loads doesn't reload endlessly.
 */
const reloadPauseMs = 20_000;

/**
 * The script that this document started with, whose name contains the build's hash. An `async` one is small, and may be
 * the same in the next build.
 */
function ownScript(): string | undefined {
  return document.querySelector('script[type="module"][src]:not([async])')?.getAttribute('src') ?? undefined;
}

/**
 * Fetches this document's page again and checks whether it still starts with the same script. Undefined when the server
 * can't be reached.
 */
export async function askForNewerBuild(): Promise<boolean | undefined> {
  const script = ownScript();
  const path = documentPath();
  if (script === undefined || path === undefined) return undefined;
  try {
    const response = await fetch(path, { cache: 'no-store', headers: { accept: 'text/html' } });
    return response.ok ? !(await response.text()).includes(`"${script}"`) : undefined;
  } catch {
    return undefined;
  }
}

/** Reloads the page unless that was already tried from this build. The tab keeps the input. */
export function reloadOnce(): boolean {
  const script = ownScript() ?? '';
  if (sessionStore.read(reloadedKey) === script) return false;
  sessionStore.write(reloadedKey, script);
  window.location.reload();
  return true;
}

/**
 * Reloads the page for code that this document can no longer load; not twice in a short time. The tab keeps the input.
 */
export function reloadForLostCode(): boolean {
  const now = Date.now();
  if (now - Number(sessionStore.read(reloadedAtKey) ?? 0) < reloadPauseMs) return false;
  sessionStore.write(reloadedAtKey, String(now));
  window.location.reload();
  return true;
}
