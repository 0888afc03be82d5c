import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const docsPath = '/api/docs';

/** Response headers that the server itself writes. */
const ofConnection = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/**
 * The contract for programs at /api/docs/json and for people at /api/docs. Its pages are loaded when they are first
 * read: few ever do, and a start would wait a quarter of a second for them.
 */
export function registerOpenapi(app: FastifyInstance): void {
  let docs: Promise<FastifyInstance> | undefined;

  async function read(request: FastifyRequest, reply: FastifyReply) {
    docs ??= import('./openapi-pages').then(({ buildDocs }) => buildDocs(docsPath));
    const { 'if-none-match': known } = request.headers;
    const answer = await (await docs).inject({
      url: request.url,
      ...(known && { headers: { 'if-none-match': known } }),
    });
    if (answer.statusCode >= 400) return reply.callNotFound();
    const headers = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name));
    return reply.code(answer.statusCode).headers(Object.fromEntries(headers)).send(answer.rawPayload);
  }

  app.get(docsPath, read);
  app.get(`${docsPath}/*`, read);
  app.addHook('onClose', async () => (await docs)?.close());
}
