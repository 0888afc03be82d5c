import type { FastifyInstance } from 'fastify';
import type { Caller } from './contract-routes';

/**
 * Sets `request.caller` of every call that carries a bearer token which holds. One that does not hold is as good as none:
 * public routes answer, and the others ask for a login.
 */
export function registerCallers(
  app: FastifyInstance,
  { findCaller }: { findCaller: (token: string) => Promise<Caller | undefined> },
): void {
  app.decorateRequest('caller', undefined);
  app.addHook('onRequest', async (request) => {
    const token = bearerOf(request.headers.authorization);
    if (token !== undefined) request.caller = await findCaller(token);
  });
}

/** The token of a header `Authorization: Bearer …`; the scheme's name may be written in either case (RFC 9110, 11.1). */
function bearerOf(header: string | undefined): string | undefined {
  return header === undefined ? undefined : /^bearer +([\w.-]+)$/i.exec(header)?.[1];
}
