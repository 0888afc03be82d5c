import type { FastifyInstance } from 'fastify';
import { problem } from './problem';
import { sendProblem } from './send-problem';

/** Refuses a request that names its host twice (RFC 9112, 3.2): a proxy before us may have believed the other one. */
export function registerOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const names = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
    if (names.length < 2) return;
    return sendProblem(reply, problem('invalid_value', { message: 'The request names its host more than once.' }));
  });
}
