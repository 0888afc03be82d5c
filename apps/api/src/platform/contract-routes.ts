import { type EndpointName, endpoints, type RouteContract, type Routes, routes } from '@tintforge/api-contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { readInput } from './contract-input';
import { isProblem, type Problem, problem } from './problem';
import { sendProblem } from './send-problem';

type Parsed<Name extends EndpointName, Part extends string> =
  Routes[Name] extends Record<Part, infer Schema>
    ? Schema extends z.ZodType
      ? z.output<Schema>
      : undefined
    : undefined;

/** A call that has passed its access check and its schemas. */
export interface RouteCall<Name extends EndpointName> {
  params: Parsed<Name, 'params'>;
  query: Parsed<Name, 'query'>;
  body: Parsed<Name, 'body'>;
  /** Header `Booking-Token`, well formed; whether it fits the booking is the use case's to say. */
  bookingToken: string | undefined;
  /** Header `Idempotency-Key`; empty on routes that ask for none. */
  idempotencyKey: string;
  /** The caller's network address. */
  address: string;
  headers: FastifyRequest['headers'];
  /** The body as the content type parser left it. */
  rawBody: unknown;
  log: FastifyBaseLogger;
}

/** A success: one of the route's statuses with its body. */
export type RouteAnswer<Name extends EndpointName> = {
  [Status in keyof Routes[Name]['responses']]: {
    status: Status;
    body: Routes[Name]['responses'][Status] extends z.ZodType ? z.input<Routes[Name]['responses'][Status]> : never;
    headers?: Record<string, string>;
  };
}[keyof Routes[Name]['responses']];

/** A success, to be returned from a handler. */
export function answer<Status extends number, Body>(status: Status, body: Body): { status: Status; body: Body } {
  return { status, body };
}

/** A success that is checked and written already, so that it can be kept and sent again. */
export interface WrittenAnswer {
  status: number;
  bytes: Buffer;
}

/** Checks a success by its route's schema and writes it as JSON. */
export function writeAnswer<Name extends EndpointName>(name: Name, { status, body }: RouteAnswer<Name>): WrittenAnswer {
  const contract: RouteContract = routes[name];
  return { status: Number(status), bytes: Buffer.from(JSON.stringify(checkedBody(contract, { status, body }))) };
}

export type RouteHandler<Name extends EndpointName> = (
  call: RouteCall<Name>,
) => Promise<RouteAnswer<Name> | WrittenAnswer | Problem>;

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const tokenForm = /^[\w-]{20,200}$/;

/**
 * Registers one route of the contract: who may call it and which headers it needs are checked before its body is read,
 * its input by its schemas; a problem is answered with its code's status, and an answer that does not fit its own schema
 * is a bug.
 */
export function registerRoute<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  handler: RouteHandler<Name>,
): void {
  const { method, path } = endpoints[name];
  const contract: RouteContract = routes[name];
  app.route({
    method,
    url: path,
    config: { contract: name },
    onRequest: async (request, reply) => {
      const refusal = refuse(contract, request);
      if (refusal !== undefined) return sendProblem(reply, refusal);
    },
    handler: async (request, reply) => {
      const input = readInput(contract, request);
      if (isProblem(input)) return sendProblem(reply, input);
      const outcome = await handler({ ...input, ...circumstances(request) } as RouteCall<Name>);
      return isProblem(outcome) ? sendProblem(reply, outcome) : sendAnswer(reply, { contract, outcome });
    },
  });
}

/** What can be said against a call before its body is read. */
function refuse({ access, idempotent }: RouteContract, request: FastifyRequest): Problem | undefined {
  if (!access.includes('public') && bookingTokenOf(request) === undefined) {
    return problem('unauthorized', { message: 'This needs the link from your confirmation.' });
  }
  if (idempotent && !uuidForm.test(headerOf(request, 'idempotency-key') ?? '')) {
    return problem('idempotency_key_missing', { message: 'Send a header Idempotency-Key with a UUID of your own.' });
  }
  return undefined;
}

function circumstances(request: FastifyRequest) {
  return {
    bookingToken: bookingTokenOf(request),
    idempotencyKey: headerOf(request, 'idempotency-key') ?? '',
    address: request.ip,
    headers: request.headers,
    rawBody: request.body,
    log: request.log,
  };
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

function bookingTokenOf(request: FastifyRequest): string | undefined {
  const token = headerOf(request, 'booking-token');
  return token !== undefined && tokenForm.test(token) ? token : undefined;
}

interface LooseAnswer {
  status: PropertyKey;
  body: unknown;
  headers?: Record<string, string>;
}

function sendAnswer(
  reply: FastifyReply,
  { contract, outcome }: { contract: RouteContract; outcome: LooseAnswer | WrittenAnswer },
): FastifyReply {
  reply.code(Number(outcome.status)).type(contract.contentType ?? 'application/json; charset=utf-8');
  if ('bytes' in outcome) return reply.send(outcome.bytes);
  return reply.headers(outcome.headers ?? {}).send(checkedBody(contract, outcome));
}

function checkedBody({ responses }: RouteContract, { status, body }: LooseAnswer): unknown {
  return responses[status as keyof RouteContract['responses']]?.parse(body);
}
