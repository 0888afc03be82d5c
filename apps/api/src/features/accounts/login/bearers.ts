import type { FastifyJWTOptions, JWT } from '@fastify/jwt';
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

/** More than there are people at work at once; the signature of another token is computed again with each call. */
const mostVerified = 1_000;

/**
 * How tokens are signed. The library remembers the tokens whose signatures it has verified; whether a token's time
 * is over is the clock's to say, with every call.
 */
export function bearerOptions(key: Uint8Array): FastifyJWTOptions {
  return {
    secret: Buffer.from(key),
    sign: { algorithm: 'HS256' },
    verify: {
      algorithms: ['HS256'],
      ignoreExpiration: true,
      cache: mostVerified,
    },
  };
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
        return claimsOf(jwt.verify(token), clock.now());
      } catch {
        return undefined;
      }
    },
  };
}

function claimsOf(payload: unknown, now: number): BearerClaims | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined;
  const { sub, session, exp } = payload as Record<string, unknown>;
  if (typeof sub !== 'string' || typeof session !== 'string' || typeof exp !== 'number') return undefined;
  return now <= exp * 1000 ? { userId: sub, sessionId: session } : undefined;
}
