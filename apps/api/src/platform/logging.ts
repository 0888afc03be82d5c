import type { Server } from 'node:http';
import { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Config } from '../config';
import type { Randomness } from './randomness';

const mostBodyBytes = 64 * 1024;
const second = 1000;

export interface LoggingOptions {
  config: Pick<Config, 'logLevel' | 'trustProxy'>;
  random: Randomness;
  /** Where lines go; standard output unless given. */
  stream?: DestinationStream;
}

/** How the server treats connections, and how it logs: one line for each request, without query, body or person. */
export function fastifyOptions({ config, random, stream }: LoggingOptions): FastifyHttpOptions<Server> {
  return {
    logger: {
      level: config.logLevel,
      redact: { paths: secretPaths, censor: '[redacted]' },
      serializers: { err: errorForLog },
      ...(stream !== undefined && { stream }),
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => random.uuid(),
    trustProxy: config.trustProxy,
    bodyLimit: mostBodyBytes,
    connectionTimeout: 60 * second,
    requestTimeout: 30 * second,
    http: { headersTimeout: 15 * second },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 100 },
  };
}

/** Gives every answer its request's id, and writes the one line about it. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    request.log.info(line, 'answered');
  });
}

/** Keys that carry secrets or persons, wherever they stand in a logged object. */
const secretKeys = [
  'authorization',
  'cookie',
  'password',
  'token',
  'manageToken',
  'clientSecret',
  'client_secret',
  'customerName',
  'customerEmail',
  'customerPhone',
];
const secretHeaders = ['["booking-token"]', '["stripe-signature"]', '["set-cookie"]'];
const secretPaths = ['', '*', '*.*'].flatMap((depth) => [
  ...secretKeys.map((key) => (depth === '' ? key : `${depth}.${key}`)),
  ...secretHeaders.map((key) => `${depth}${key}`),
]);

/** The address as it may be kept: secrets travel in query and fragment. */
function pathOf(url: string): string {
  return url.split(/[?#]/)[0] ?? '';
}

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: string;
  stripeRequestId?: string;
  cause?: LoggedError;
  [more: string]: unknown;
}

/**
 * What is kept of an error. The card provider's errors carry the whole intent with its secret, and the database's the
 * values that were to be written, so only named fields pass, and known secrets are cut out of the text.
 */
function errorForLog(error: Error & { code?: unknown; requestId?: unknown }): LoggedError {
  return {
    type: error.name,
    message: withoutSecrets(error.message),
    stack: withoutSecrets(error.stack ?? ''),
    ...(typeof error.code === 'string' && { code: error.code }),
    ...(typeof error.requestId === 'string' && { stripeRequestId: error.requestId }),
    ...(error.cause instanceof Error && { cause: errorForLog(error.cause) }),
  };
}

function withoutSecrets(text: string): string {
  return text
    .replaceAll(/_secret_\w+/g, '_secret_[redacted]')
    .replaceAll(/\b([srp]k_(?:test|live)|whsec)_\w+/g, '$1_[redacted]')
    .replaceAll(/\nparams: .*/g, '\nparams: [redacted]');
}
