import { errorStatuses } from '@tintforge/api-contract';
import type { FastifyReply } from 'fastify';
import type { Problem } from './problem';

/** Answers a problem with the one status that belongs to its code. */
export function sendProblem(reply: FastifyReply, { body }: Problem): FastifyReply {
  return reply.code(errorStatuses[body.code]).type('application/json; charset=utf-8').send(body);
}
