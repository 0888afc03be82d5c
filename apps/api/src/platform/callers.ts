import type { FastifyInstance } from 'fastify';
import type { Caller } from './contract-routes';

/**
 * Sets `request.caller` of every call with a valid access token. An invalid one is the same as none: public routes
 * respond, and the others require a login.
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
