import type { Server } from 'node:http';
import { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Config } from '../config';
import { errorForLog, redactFacts } from './log-redaction';
import type { Randomness } from './randomness';
import { answerBadUrl, answerBrokenRequest } from './unreadable-requests';

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
    logger: { ...logOptions(config), ...(stream !== undefined && { stream }) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => random.uuid(),
    trustProxy: config.trustProxy,
    bodyLimit: mostBodyBytes,
    connectionTimeout: 60 * second,
    requestTimeout: 30 * second,
    http: { headersTimeout: 15 * second },
    // Until the last connection is gone, what still comes in on it is answered like everything before.
    return503OnClosing: false,
    frameworkErrors: answerBadUrl,
    clientErrorHandler: answerBrokenRequest,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 100 },
  };
}

/** What every line goes through: secrets and persons are cut out. */
export function logOptions({ logLevel }: Pick<Config, 'logLevel'>) {
  return { level: logLevel, formatters: { log: redactFacts }, serializers: { err: errorForLog } };
}

/** Gives every answer its request's id, and writes the one line about it. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    request.log.info(line, 'answered');
    done();
  });
}

/** The address as it may be kept: secrets travel in query and fragment. */
function pathOf(url: string): string {
  return url.split(/[?#]/)[0] ?? '';
}
