import type { JWT } from '@fastify/jwt';
import type { Clock } from '../../../platform/clock';

/** Lifetime of an access token, unless its session ends before. */
export const bearerMs = 15 * 60_000;

/** Contents of an access token: the user and the session. Permissions are read from the database. */
export interface BearerClaims {
  userId: string;
  sessionId: string;
}

/** Makes and reads bearer tokens. */
export interface Bearers {
  make(claims: BearerClaims): string;
  /** Undefined when the token is not ours or its time is over. */
  read(token: string): BearerClaims | undefined;
}

/** Bearer tokens that live by the given clock. */
export function createBearers(jwt: JWT, clock: Clock): Bearers {
  return {
    make({ userId, sessionId }) {
      const now = clock.now();
      const iat = Math.floor(now / 1000);
      return jwt.sign({ sub: userId, session: sessionId, iat, exp: Math.floor((now + bearerMs) / 1000) });
    },
    read(token) {
      try {
        return claimsOf(jwt.verify(token, { clockTimestamp: clock.now() }));
      } catch {
        return undefined;
      }
    },
  };
}

function claimsOf(payload: unknown): BearerClaims | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined;
  const { sub, session } = payload as Record<string, unknown>;
  return typeof sub === 'string' && typeof session === 'string' ? { userId: sub, sessionId: session } : undefined;
}
