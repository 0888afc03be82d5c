import type { FastifyInstance } from 'fastify';
import type { Caller } from './contract-routes';

/** The caller with an access token, and the `commitMark` of the database under which that is so; undefined for an invalid one. */
export type CallersFound = (token: string) => Promise<{ caller: Caller; mark: string } | undefined>;

/**
 * Sets `request.caller` of every call with a valid access token. An invalid one is the same as none: public routes
 * respond, and the others require a login.
 */
export function registerCallers(app: FastifyInstance, findCaller: CallersFound): void {
  app.decorateRequest('caller', undefined);
  app.decorateRequest('commitMark', undefined);
  app.addHook('onRequest', async (request) => {
    const token = bearerOf(request.headers.authorization);
    const found = token === undefined ? undefined : await findCaller(token);
    if (found === undefined) return;
    request.caller = found.caller;
    request.commitMark = found.mark;
  });
}

/** The token of a header `Authorization: Bearer …`; the scheme's name may be written in either case (RFC 9110, 11.1). */
function bearerOf(header: string | undefined): string | undefined {
  return header === undefined ? undefined : /^bearer +([\w.-]+)$/i.exec(header)?.[1];
}
