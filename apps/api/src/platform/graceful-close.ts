import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Once the server closes, every response is the last on its connection, and an unused connection does not delay the
 * close: browsers open some in advance, and each would hold up the close until it times out.
 */
export function registerGracefulClose(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }: { socket: Socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of unused) socket.destroy();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
}
