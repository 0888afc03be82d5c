import { sessionStore } from '../storage';
import { documentPath } from './document-page';

const reloadedKey = 'reloaded_for';
const reloadedAtKey = 'reloaded_at';

/** Between two reloads for lost code, so that a page whose code never comes doesn't reload without end. */
const reloadPauseMs = 20_000;

/** The script that this document started with: its name has the build's hash in it. */
function ownScript(): string | undefined {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined;
}

/**
 * Asks the server for the page that this document is and looks whether it still starts with the same script. Undefined when
 * the server can't be reached.
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

/** Loads the page again unless that was tried from this build already. What was typed is kept in the tab. */
export function reloadOnce(): boolean {
  const script = ownScript() ?? '';
  if (sessionStore.read(reloadedKey) === script) return false;
  sessionStore.write(reloadedKey, script);
  window.location.reload();
  return true;
}

/** Loads the page again for code that this document can't get any more; not twice in a short time. What was typed is kept in the tab. */
export function reloadForLostCode(): boolean {
  const now = Date.now();
  if (now - Number(sessionStore.read(reloadedAtKey) ?? 0) < reloadPauseMs) return false;
  sessionStore.write(reloadedAtKey, String(now));
  window.location.reload();
  return true;
}
