import { ApiError, type Client } from '@tintforge/api-contract/client';
import { keepLoginToken, loseLoginToken, readLoginToken } from './login-token';

/** Lock of the tab that requests a new token, so that the others find it when their turn comes. */
const lockName = 'login_renewal';

/** Responses that prove that the session has ended. */
const endings: readonly number[] = [401, 403];

/** The renewal under way in this tab. */
let running: Promise<boolean> | undefined;

/**
 * Exchanges the session cookie for a new access token, once for any number of concurrent callers. `refused` is the
 * expired token. True when there is a new one; false when the session has ended, which clears the token. Rejects when
 * the server couldn't be reached: the session may still be active.
 */
export function renewLogin({ call, refused }: { call: Client; refused: string }): Promise<boolean> {
  running ??= inTurn(() => renew(call, refused)).finally(() => {
    running = undefined;
  });
  return running;
}

/** Runs one tab at a time, where the browser has locks. */
function inTurn(ask: () => Promise<boolean>): Promise<boolean> {
  // Browsers have locks only on a secure origin; without them, the server accepts two tabs at once.
  const locks: LockManager | undefined = navigator.locks;
  return locks === undefined ? ask() : locks.request(lockName, ask);
}

async function renew(call: Client, refused: string): Promise<boolean> {
  // Another tab may have renewed the token, or logged out, while this one waited.
  if (readLoginToken() !== refused) return readLoginToken() !== undefined;
  try {
    const { token } = await call('refreshLogin', {});
    // A logout during the request wins.
    if (readLoginToken() !== refused) return readLoginToken() !== undefined;
    keepLoginToken(token);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || !endings.includes(error.status)) throw error;
    if (readLoginToken() === refused) loseLoginToken();
    return false;
  }
}
