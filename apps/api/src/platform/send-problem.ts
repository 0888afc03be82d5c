import { type ErrorCode, errorStatuses } from '@tintforge/api-contract';
import type { FastifyReply } from 'fastify';
import type { Problem } from './problem';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code with which it was refused; for the line about it, and counted. */
    problemCode: ErrorCode | undefined;
  }
}

/** Retry delay, seconds: the same as in the messages of these codes. */
const retryAfter: Partial<Record<ErrorCode, number>> = { busy: 5, payment_unknown: 60 };

/** Responds with a problem under the one status of its code, and with Retry-After where it is transient. */
export function sendProblem(reply: FastifyReply, { body }: Problem): FastifyReply {
  reply.request.problemCode = body.code;
  const seconds = retryAfter[body.code];
  if (seconds !== undefined) reply.header('retry-after', String(seconds));
  return reply.code(errorStatuses[body.code]).type('application/json; charset=utf-8').send(body);
}
