import { Readable } from 'node:stream';
import {
  type AccessClaim,
  type EndpointName,
  endpoints,
  type RouteContract,
  type Routes,
  routes,
  type UserRole,
} from '@tintforge/api-contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { AroundCall } from '../db/set-up';
import { addressKey } from './address-key';
import { bookingOfCall } from './booking-of-call';
import { readInput } from './contract-input';
import { isProblem, type Problem, problem } from './problem';
import { sendProblem } from './send-problem';

type Parsed<Name extends EndpointName, Part extends string> =
  Routes[Name] extends Record<Part, infer Schema>
    ? Schema extends z.core.$ZodType
      ? z.output<Schema>
      : undefined
    : undefined;

/** The logged-in account, read from the database during the call. */
export interface Caller {
  userId: string;
  /** The login that the call came with, so that others can be ended and this one kept. */
  sessionId: string;
  role: UserRole;
  /** The region of a crew's member. */
  regionId: string | null;
  /** The account needs a second factor and has none: only routes that lead to one see its caller. */
  mustAddFactor?: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Wraps the work of every call to a route of the contract. */
    aroundCall: AroundCall;
  }
  interface FastifyRequest {
    /** Set by the accounts' hook when the call carries a bearer token that holds. */
    caller: Caller | undefined;
    /** Set with `caller`: the database's `commitMark` as of then. */
    commitMark: string | undefined;
    /** The booking that a call was about, in its code's canonical form; for the line about it. */
    trackingCode: string | undefined;
  }
}

/** A call that has passed its access check and its schemas. */
export interface RouteCall<Name extends EndpointName> {
  params: Parsed<Name, 'params'>;
  query: Parsed<Name, 'query'>;
  body: Parsed<Name, 'body'>;
  /** Header `Booking-Token`, well formed; whether it fits the booking is the use case's to say. */
  bookingToken: string | undefined;
  /** Header `Quote-Token`, likewise for a quote. */
  quoteToken: string | undefined;
  /** The logged-in account; the use case checks whether a booking belongs to it. */
  caller: Caller | undefined;
  /** Header `Idempotency-Key`; empty on routes that require none. */
  idempotencyKey: string;
  /** The key of the caller's IP address: an IPv4 address or the /64 of an IPv6 one. */
  address: string;
  headers: FastifyRequest['headers'];
  /** The body as the content type parser left it. */
  rawBody: unknown;
  log: FastifyBaseLogger;
}

/** The caller of a route for accounts only: its access check rejects everyone else. */
export function callerOf({ caller }: { caller: Caller | undefined }): Caller {
  if (caller === undefined) throw new Error('A route for accounts was called without one');
  return caller;
}

/** A success: one of the route's statuses with its body, which of a route that streams is written bit by bit. */
export type RouteAnswer<Name extends EndpointName> = {
  [Status in keyof Routes[Name]['responses']]: {
    status: Status;
    body: Routes[Name] extends { streams: true }
      ? Readable
      : Routes[Name]['responses'][Status] extends z.core.$ZodType
        ? z.input<Routes[Name]['responses'][Status]>
        : never;
    headers?: Record<string, string | string[]>;
  };
}[keyof Routes[Name]['responses']];

/** Result of a handler: the use case's result with its status, or the problem. */
export function answer<Status extends number, Body>(
  status: Status,
  outcome: Body | Problem,
  headers: Record<string, string | string[]> = {},
): { status: Status; body: Body; headers: Record<string, string | string[]> } | Problem {
  return isProblem(outcome) ? outcome : { status, body: outcome, headers };
}

/** A success that is checked and written already. */
export interface WrittenAnswer {
  status: number;
  bytes: Buffer;
}

/** Cache of a route's successful responses by URL, while they are valid. */
export interface AnswerKeeper {
  /** True when the answer depends on nothing but the URL, so that every caller whom the route lets in gets the same. */
  isForAll: boolean;
  /**
   * Version of a response's data: a new value after every change; undefined where nothing can be cached. `seen` is the
   * database's `commitMark` when the call was let in, if it had to be.
   */
  standing(seen?: string): string | undefined | Promise<string>;
  find(address: string, standing: string): WrittenAnswer | undefined;
  /** Caches a response that was computed after `standing` was asked for. */
  keep(address: string, kept: { answer: WrittenAnswer; standing: string }): void;
}

export type RouteHandler<Name extends EndpointName> = (call: RouteCall<Name>) => Promise<RouteAnswer<Name> | Problem>;

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const tokenForm = /^[\w-]{20,200}$/;

/**
 * Registers one route of the contract: access and required headers are checked before its body is read, its input by
 * its schemas; a problem gets its code's status, and a response that does not fit its own schema is a bug. With a
 * cache, a call may get the cached response of the same URL: one without a secret, or any where the cache is for all.
 */
export function registerRoute<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  handler: RouteHandler<Name>,
  keeper?: AnswerKeeper,
): void {
  const { method, path } = endpoints[name];
  const contract: RouteContract = routes[name];
  const type = contract.contentType ?? 'application/json; charset=utf-8';

  const mayKeep = (request: FastifyRequest) => keeper?.isForAll === true || !showsSecret(request);

  function answerUnder(standing: string | undefined, request: FastifyRequest, reply: FastifyReply) {
    const kept = standing === undefined ? undefined : keeper?.find(request.url, standing);
    if (kept === undefined) return answerCall(standing, request, reply);
    return reply.code(kept.status).type(type).send(kept.bytes);
  }

  async function answerCall(standing: string | undefined, request: FastifyRequest, reply: FastifyReply) {
    const input = readInput(contract, request);
    if (isProblem(input)) return sendProblem(reply, input);
    const call = { ...input, ...circumstances(contract, request) } as RouteCall<Name>;
    const outcome = await app.aroundCall(() => handler(call));
    request.trackingCode = bookingOfCall({ ...input, outcome });
    if (isProblem(outcome)) return sendProblem(reply, outcome);
    const { status, body, headers }: LooseAnswer = outcome;
    const isStream = contract.streams === true && body instanceof Readable;
    const schema = contract.responses[status as keyof RouteContract['responses']];
    const checked = isStream || schema === undefined ? body : z.parse(schema, body);
    reply.code(Number(status)).type(type);
    if (headers !== undefined) reply.headers(headers);
    if (standing === undefined) return reply.send(checked);
    const bytes = Buffer.from(JSON.stringify(checked));
    keeper?.keep(request.url, { answer: { status: Number(status), bytes }, standing });
    return reply.send(bytes);
  }

  app.route({
    method,
    url: path,
    config: { contract: name },
    onRequest: (request, reply, done) => {
      const refusal = refuse(contract, request);
      if (refusal === undefined) done();
      else sendProblem(reply, refusal);
    },
    handler: (request, reply) => {
      const standing = mayKeep(request) ? keeper?.standing(request.commitMark) : undefined;
      if (!(standing instanceof Promise)) return answerUnder(standing, request, reply);
      return standing.then((known) => answerUnder(known, request, reply));
    },
  });
}

/** Names of routes whose body is a file. */
type FileRouteName = { [Name in EndpointName]: Routes[Name] extends { file: object } ? Name : never }[EndpointName];

/** Registers a route whose body is a file: its bytes, of the contract's types and at most as many as that says. */
export function registerFileRoute<Name extends FileRouteName>(
  app: FastifyInstance,
  name: Name,
  handler: (call: RouteCall<Name> & { bytes: Buffer }) => Promise<RouteAnswer<Name> | Problem>,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const { types, mostBytes } = routes[name].file;
    scope.addContentTypeParser([...types], { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, body),
    );
    registerRoute(scope, name, (call) =>
      handler({ ...call, bytes: Buffer.isBuffer(call.rawBody) ? call.rawBody : Buffer.alloc(0) }),
    );
  });
}

function showsSecret({ headers }: FastifyRequest): boolean {
  const { authorization, cookie } = headers;
  // The cookie of a preview, under either of its names.
  const isPreview = cookie?.includes('preview=') === true;
  return (
    headers['booking-token'] !== undefined ||
    headers['quote-token'] !== undefined ||
    authorization !== undefined ||
    isPreview
  );
}

/** Checks of a call before its body is read. */
function refuse(contract: RouteContract, request: FastifyRequest): Problem | undefined {
  const { access, idempotent } = contract;
  const claims = claimsOf(contract, request);
  if (!access.some((claim) => claims.has(claim))) {
    if (request.caller !== undefined && callerFor(contract, request) === undefined) {
      return problem('factor_missing', { message: 'Set up two-step login first, in your profile.' });
    }
    const needsLogin = !access.includes('booking-token') && !access.includes('quote-token');
    if (!needsLogin) return problem('unauthorized', { message: 'This needs the link from your email.' });
    if (request.caller === undefined) return problem('unauthorized', { message: 'Please log in.' });
    return problem('forbidden', { message: 'Your account isn’t allowed to do this.' });
  }
  if (idempotent && !uuidForm.test(headerOf(request, 'idempotency-key') ?? '')) {
    return problem('idempotency_key_missing', { message: 'Send a header Idempotency-Key with a UUID of your own.' });
  }
  return undefined;
}

/** Claims of a caller before any lookup. A logged-in caller claims to own the booking. */
function claimsOf(contract: RouteContract, request: FastifyRequest): Set<AccessClaim> {
  const claims = new Set<AccessClaim>(['public']);
  if (tokenOf(request, 'booking-token') !== undefined) claims.add('booking-token');
  if (tokenOf(request, 'quote-token') !== undefined) claims.add('quote-token');
  const caller = callerFor(contract, request);
  if (caller !== undefined) claims.add('owner').add(caller.role);
  return claims;
}

/** The caller as a route may see them: one who has to add a second factor is a stranger elsewhere. */
function callerFor({ withoutFactor }: RouteContract, { caller }: FastifyRequest): Caller | undefined {
  return caller?.mustAddFactor === true && withoutFactor !== true ? undefined : caller;
}

function circumstances(contract: RouteContract, request: FastifyRequest) {
  return {
    bookingToken: tokenOf(request, 'booking-token'),
    quoteToken: tokenOf(request, 'quote-token'),
    caller: callerFor(contract, request),
    idempotencyKey: headerOf(request, 'idempotency-key') ?? '',
    address: addressKey(request.ip),
    headers: request.headers,
    rawBody: request.body,
    log: request.log,
  };
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

function tokenOf(request: FastifyRequest, header: 'booking-token' | 'quote-token'): string | undefined {
  const token = headerOf(request, header);
  return token !== undefined && tokenForm.test(token) ? token : undefined;
}

interface LooseAnswer {
  status: PropertyKey;
  body: unknown;
  headers?: Record<string, string | string[]>;
}
