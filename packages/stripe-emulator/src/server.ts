import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import Stripe from 'stripe';
import type { Account } from './account';
import { type Answer, execute, failureAnswer, pathOf } from './execution';
import type { FaultKind, Faults } from './faults';
import type { Endpoint } from './http/endpoint';
import { type ApiError, refuse, unrecognizedUrl } from './http/errors';
import { createIdempotencyKeys } from './http/idempotency';
import { chargeEndpoints } from './routes/charges';
import { eventEndpoints } from './routes/events';
import { paymentIntentEndpoints } from './routes/payment-intents';
import { refundEndpoints } from './routes/refunds';
import { readStripeJs } from './routes/stripe-js';
import { threeDsEndpoints } from './routes/three-ds';

/** Parts of the server. `afterResponse` is called when a response was sent or lost. */
export interface ServerParts {
  account: Account;
  faults: Faults;
  afterResponse: () => void;
}

const endpoints: readonly Endpoint[] = [
  ...paymentIntentEndpoints,
  ...chargeEndpoints,
  ...refundEndpoints,
  ...eventEndpoints,
  ...threeDsEndpoints,
];

/** The routes that a page needs; a server that puts the emulator behind its own origin forwards only these. */
export const browserRoutes = [
  { method: 'GET', path: '/stripe.js' },
  { method: 'GET', path: '/v1/payment_intents/:id' },
  { method: 'POST', path: '/v1/payment_intents/:id/confirm' },
  { method: 'POST', path: '/3ds/:id/complete' },
  { method: 'POST', path: '/3ds/:id/fail' },
] as const;

/** The HTTP side: every endpoint, and Stripe's envelope for everything else. It doesn't listen on a port itself. */
export function buildServer({ account, faults, afterResponse }: ServerParts): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  const keys = createIdempotencyKeys(account.store);
  const lostAnswers = new WeakMap<FastifyRequest, FaultKind>();

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', account.newId('req'));
    reply.header('stripe-version', Stripe.API_VERSION);
    const fault = faults.take(request.method, pathOf(request));
    if (fault === 'connection-before' || fault === 'timeout-before') return cut(reply, fault);
    if (fault === 'server-error') return send(reply, failureAnswer(serverError));
    if (fault === 'rate-limit') return send(reply, failureAnswer(rateLimit));
    if (fault !== undefined) lostAnswers.set(request, fault);
  });
  app.addHook('onResponse', async () => afterResponse());

  for (const endpoint of endpoints) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      async handler(request: FastifyRequest<{ Params: { id?: string } }>, reply) {
        const answer = await execute({ account, faults, keys, endpoint, request, reply });
        const lost = lostAnswers.get(request);
        if (lost === undefined) return send(reply, answer);
        afterResponse();
        return cut(reply, lost);
      },
    });
  }
  app.get('/stripe.js', (request, reply) => {
    const script = readStripeJs();
    if (script === undefined) return send(reply, unrecognized(request));
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script);
  });
  app.setNotFoundHandler((request, reply) => send(reply, unrecognized(request)));
  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
    const status = error.statusCode ?? 500;
    return send(reply, failureAnswer(status < 500 ? refuse({ message: error.message }, status).failure : serverError));
  });
  return app;
}

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body);
}

/** Ends the connection without a response. Without a port the caller gets the reason; with one it sees the break. */
function cut(reply: FastifyReply, fault: FaultKind): FastifyReply {
  const isTimeout = fault === 'timeout-before' || fault === 'timeout-after';
  reply.hijack();
  reply.raw.destroy(isTimeout ? Stripe.HttpClient.makeTimeoutError() : new TypeError('fetch failed'));
  return reply;
}

function unrecognized(request: FastifyRequest): Answer {
  return failureAnswer(unrecognizedUrl(request.method, pathOf(request)).failure);
}

const serverError: { status: number; error: ApiError } = {
  status: 500,
  error: { type: 'api_error', message: 'Sorry! There was an error while talking to the emulated Stripe.' },
};

const rateLimit: { status: number; error: ApiError } = {
  status: 429,
  error: {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.',
  },
};
