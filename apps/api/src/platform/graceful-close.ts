import type { FastifyInstance } from 'fastify';

/**
 * Once the server closes, every answer is the last on its connection: one that is kept for more would hold the close up
 * until it times out.
 */
export function registerGracefulClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
}
