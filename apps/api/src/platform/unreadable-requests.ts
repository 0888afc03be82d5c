import type { Socket } from 'node:net';
import { errorStatuses } from '@tintforge/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from './problem';
import { sendProblem } from './send-problem';

/** Answers an address that cannot be decoded. It has no route, so no hook and no error handler comes to see it. */
export function answerBadUrl(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  sendProblem(reply, problem('not_found', { message: 'There’s nothing at this address.' }));
}

/**
 * Answers what is no HTTP, or came too slowly or with too many headers: there is a connection but no request yet. It is
 * closed for good, because whoever keeps on sending would keep it open.
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
