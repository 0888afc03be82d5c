import type { Server } from 'node:http';
import { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Config } from '../config';
import { errorForLog, redactFacts } from './log-redaction';
import type { Randomness } from './randomness';
import { isPolled, routeOf } from './route-of';
import { answerBadUrl, answerBrokenRequest } from './unreadable-requests';

const mostBodyBytes = 64 * 1024;

export interface LoggingOptions {
  config: Pick<Config, 'logLevel' | 'trustProxy' | 'limits'>;
  random: Randomness;
  /** Destination of lines; standard output by default. */
  stream?: DestinationStream | undefined;
}

/** Connection and log settings of the server: one line for each request, without query, body or personal data. */
export function fastifyOptions({ config, random, stream }: LoggingOptions): FastifyHttpOptions<Server> {
  const { idleMs, requestMs, headersMs, checkedEveryMs } = config.limits.connections;
  return {
    logger: { ...logOptions(config), ...(stream !== undefined && { stream }) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => random.uuid(),
    trustProxy: config.trustProxy,
    bodyLimit: mostBodyBytes,
    connectionTimeout: idleMs,
    requestTimeout: requestMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkedEveryMs },
    // Until the last connection is closed, requests on it are handled as before.
    return503OnClosing: false,
    frameworkErrors: answerBadUrl,
    clientErrorHandler: answerBrokenRequest,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 100 },
  };
}

/** Applied to every line: secrets and personal data are redacted. */
export function logOptions({ logLevel }: Pick<Config, 'logLevel'>) {
  return { level: logLevel, formatters: { log: redactFacts }, serializers: { err: errorForLog } };
}

/**
 * Adds its request's id to every response, and writes its log line. Where a booking is known, its tracking code is in
 * the line, as in the lines of the jobs that continue the request's work.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      path: pathOf(request.url),
      route: routeOf(request),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      ...(request.problemCode !== undefined && { code: request.problemCode }),
      ...(request.trackingCode !== undefined && { trackingCode: request.trackingCode }),
    };
    // Requests that pages repeat every few seconds would drown out all others.
    const isQuiet = isPolled(request) && reply.statusCode < 400;
    request.log[isQuiet ? 'debug' : 'info'](line, 'answered');
    done();
  });
}

/**
 * The URL as it may be logged: secrets are in query and fragment. It is decoded, so that recognizable secrets are
 * redacted from it as from any other string.
 */
function pathOf(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return 'unreadable';
  }
}
