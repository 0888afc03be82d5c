import type { Login } from '@tintforge/api-contract';
import type { Transaction } from '../../../db/client';
import type { SessionRow, UserRow } from '../../../db/schema';
import { applyFactorPolicy } from '../factors/factor-policy';
import type { AccountContext } from '../ports';
import { insertSession, recordFirstLogin } from '../store';
import { userView } from '../user-view';
import { type DeviceName, deviceName } from './device-name';
import { idleMs } from './session-life';
import { sessionToken } from './session-token';

/** A login as it leaves us: the answer's body, the secret for the browser's cookie, and whose it is. */
export interface OpenLogin {
  login: Login;
  cookieToken: string;
  user: UserRow;
}

/** The browser that a session is opened from, by its headers. */
export interface LoginBrowser {
  userAgent: string | undefined;
  /** The cookie with the marks of earlier logins. */
  deviceCookie: string | undefined;
}

interface LoginRequest {
  context: AccountContext;
  user: UserRow;
  browser: Pick<LoginBrowser, 'userAgent'>;
}

/** Writes a new login of an account. */
export async function openLogin(
  transaction: Transaction,
  { context, user, browser }: LoginRequest,
): Promise<OpenLogin> {
  const now = context.clock.now();
  const device: DeviceName = deviceName(browser.userAgent);
  const session: SessionRow = {
    id: context.random.uuid(),
    userId: user.id,
    generation: 1,
    rotatedAt: now,
    ...device,
    createdAt: now,
    expiresAt: now + idleMs(user.role),
    revokedAt: null,
  };
  await insertSession(transaction, session);
  if (user.firstLoginAt === null) await recordFirstLogin(transaction, { id: user.id, now });
  return loginOf(context, { user: await applyFactorPolicy(transaction, { context, user }), session });
}

/** Result of a login: an access token, and the account. */
export function loginOf(
  { bearers, keys }: AccountContext,
  { user, session }: { user: UserRow; session: Pick<SessionRow, 'id' | 'generation'> },
): OpenLogin {
  return {
    login: { token: bearers.make({ userId: user.id, sessionId: session.id }), user: userView(user) },
    cookieToken: sessionToken(keys.cookies, session),
    user,
  };
}
