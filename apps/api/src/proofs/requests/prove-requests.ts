import {
  type EndpointName,
  type ErrorCode,
  endpoints,
  errorStatuses,
  generalErrors,
  type RouteContract,
  routes,
} from '@tintforge/api-contract';
import fc from 'fast-check';
import { bookingByCode } from '../../features/jobs';
import { quoteByCode } from '../../features/quotes';
import { rawCall } from '../../testing/raw-call';
import { rowCounts } from '../../testing/stored-rows';
import { bodyOf, type GeneratedRequest, generatedRequests, queryOf } from './generated-requests';
import { openRequestWorld, type RequestWorld } from './request-world';

/** Progress of a run of requests. */
export interface RequestTally {
  /** Routes that were called. */
  called: Set<EndpointName>;
  /** Routes that responded with success at least once. */
  succeeded: Set<EndpointName>;
  /** The codes of refusals. */
  refused: Set<ErrorCode>;
}

/**
 * Sends random requests as every kind of caller; returns how far the requests got. Rejects with the shortest one that
 * gets a response no request may get, or that writes without success.
 */
export async function proveRequests({ count, seed }: { count: number; seed: number }): Promise<RequestTally> {
  const world = await openRequestWorld();
  const tally: RequestTally = { called: new Set(), succeeded: new Set(), refused: new Set() };
  const property = fc.asyncProperty(generatedRequests, (request) => judge(world, { request, tally }));
  try {
    await fc.assert(property, { numRuns: count, seed });
    await expectAlive(world);
  } finally {
    await world.close();
  }
  return tally;
}

/** Any route that accepts a body may find it unreadable, whether it uses one or not. */
const unreadable = [
  'broken_json',
  'body_too_large',
  'unsupported_media_type',
  'invalid_value',
] as const satisfies readonly ErrorCode[];

async function judge(
  world: RequestWorld,
  { request, tally }: { request: GeneratedRequest; tally: RequestTally },
): Promise<void> {
  const { shop } = world;
  const { name } = request;
  const before = await written(world);
  const isAboutQuote = endpoints[name].path.includes('/quotes/');
  const code = isAboutQuote ? world.quoteCodeFor(request.code) : world.codeFor(request.code);
  const { connection } = shop.database;
  const row = isAboutQuote ? await quoteByCode(connection, code) : await bookingByCode(connection, code);
  const subject = { trackingCode: code, email: world.email, version: row?.version ?? 1 };
  const payload = bodyOf(request, subject);
  const { 'content-type': type, ...headers } = request.headers;
  const answer = await rawCall(shop, {
    name,
    code,
    id: world.idFor(request.id, name),
    suffix: queryOf(request),
    headers: {
      ...headers,
      ...(payload !== undefined && type !== undefined && { 'content-type': type }),
      ...world.headersOf(request, code),
    },
    ...(payload === undefined ? {} : { payload }),
  });
  tally.called.add(name);
  if (Object.keys(Object.prototype).length > 0) throw new Error(`${name} has changed what every object has`);
  const { responses, errors }: RouteContract = routes[name];
  if (Object.keys(responses).includes(String(answer.status))) {
    tally.succeeded.add(name);
    return;
  }

  const { code: problem, message, fields = {}, details: _details, ...more } = answer.body;
  const allowed: readonly string[] = [...errors, ...generalErrors, ...unreadable];
  if (problem === undefined || !allowed.includes(problem)) {
    throw new Error(`${name} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  if (answer.status !== errorStatuses[problem] || answer.status >= 500) {
    throw new Error(`${name} answered ${problem} with ${answer.status}`);
  }
  const words = [message, ...Object.values(fields)];
  if (words.some((each) => typeof each !== 'string' || each === '') || Object.keys(more).length > 0) {
    throw new Error(`${name} answered ${problem} in another form: ${JSON.stringify(answer.body)}`);
  }
  tally.refused.add(problem);
  if ((await written(world)) !== before) throw new Error(`${name} answered ${problem} and wrote`);
}

/** All that a refusal leaves as it was: everything but the counts of tries, which are there for refusals. */
async function written({ shop }: RequestWorld): Promise<string> {
  const { login_failures: _tries, ...rows } = await rowCounts(shop);
  return JSON.stringify(rows);
}

/** Nothing has failed inside, and the next caller is served. */
async function expectAlive({ shop }: RequestWorld): Promise<void> {
  const failure = shop.log.lines.find((line) => Number(JSON.parse(line).level) >= 50);
  if (failure !== undefined) throw new Error(`Something failed inside: ${failure}`);
  const { statusCode } = await shop.server.inject('/health/ready');
  if (statusCode !== 200) throw new Error(`The server is not well: ${statusCode}`);
}
