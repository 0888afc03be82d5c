import type { JWT } from '@fastify/jwt';
import type { Clock } from '../../../platform/clock';

/** How long a bearer token is good for, unless its login ends before. */
export const bearerMs = 15 * 60_000;

/** What a bearer token says: who, and by which login. What they may do is the database's to say. */
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
