import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Once the server closes, every answer is the last on its connection, and a connection on which nothing was ever asked is
 * no reason to wait: browsers open some for later, and each would hold the close up until it times out.
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
