import type { Socket } from 'node:net';
import { errorStatuses } from '@tintforge/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problem } from './problem';
import { sendProblem } from './send-problem';

/** Responds to a URL that can't be decoded. It has no route, so neither hooks nor the error handler run. */
export function answerBadUrl(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  sendProblem(reply, problem('not_found', { message: 'There’s nothing at this address.' }));
}

/**
 * Responds to invalid HTTP, or to a request that came too slowly or with too many headers: there is a connection but no
 * request yet. It is always closed, because a client that kept sending would keep it open.
 */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const { body } = problem('invalid_value', { message: 'We couldn’t read the request.' });
  const text = JSON.stringify(body);
  socket.write(
    [
      `HTTP/1.1 ${errorStatuses[body.code]} Bad Request`,
      'connection: close',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(text)}`,
      '',
      text,
    ].join('\r\n'),
  );
  socket.destroySoon();
}

/**
 * Leaves requests alone whose client has hung up before they were read: they have no address to count them by, and no one
 * waits for a response. Asking once also keeps the address for later, when the client may be gone.
 */
export function registerHungUp(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    // The type doesn't know of it.
    const address: string | undefined = request.ip;
    if (address === undefined) reply.hijack();
    done();
  });
}
