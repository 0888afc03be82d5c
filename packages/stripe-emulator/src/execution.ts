import type { FastifyReply, FastifyRequest } from 'fastify';
import Stripe from 'stripe';
import type { Account } from './account';
import type { Faults } from './faults';
import { readKey, refusePublishable } from './http/auth';
import type { Call, Endpoint, Prepared } from './http/endpoint';
import { type ApiError, type Failure, refuse } from './http/errors';
import { expandResource } from './http/expand';
import { canonicalForm, parseForm } from './http/form';
import type { IdempotencyKeys, KeyedRequest } from './http/idempotency';
import { publicIntent } from './resources/payment-intent';

/** A status and its JSON. */
export interface Answer {
  status: number;
  body: string;
}

/** A request to an endpoint, with everything it needs for its response. */
export interface Execution {
  account: Account;
  faults: Faults;
  keys: IdempotencyKeys;
  endpoint: Endpoint;
  request: FastifyRequest<{ Params: { id?: string } }>;
  reply: FastifyReply;
}

/**
 * Takes a request through version, key, parameters and idempotency, runs it in one transaction, and returns the
 * response.
 */
export async function execute(execution: Execution): Promise<Answer> {
  const { account, endpoint, request } = execution;
  const version = request.headers['stripe-version'];
  if (version !== undefined && version !== Stripe.API_VERSION) {
    const message = `Invalid Stripe API version: ${version}. This account answers in ${Stripe.API_VERSION}.`;
    return failureAnswer(refuse({ message }).failure);
  }
  const key = readKey(request.headers.authorization, account.keys);
  if (!key.ok) return failureAnswer(key.failure);
  if (key.value === 'publishable' && !endpoint.publishable) return failureAnswer(refusePublishable().failure);
  const params = paramsOf(request);
  const prepared = endpoint.prepare(params);
  if (!prepared.ok) return failureAnswer(prepared.failure);

  const idempotencyKey = endpoint.method === 'POST' ? idempotencyKeyOf(request) : undefined;
  const requestId = String(execution.reply.getHeader('request-id'));
  const cause = { id: requestId, idempotency_key: idempotencyKey ?? null };
  const call: Call = { key: key.value, id: request.params.id ?? '', cause };
  if (idempotencyKey === undefined) {
    await execution.faults.pass(request.method, pathOf(request));
    return run(execution, { prepared: prepared.value, call, keep: () => {} });
  }
  const keyed = { key: idempotencyKey, endpoint: pathOf(request), params: canonicalForm(parseForm(params) ?? {}) };
  return runKeyed(execution, { keyed, prepared: prepared.value, call });
}

/** Stripe's envelope round a failure. */
export function failureAnswer(failure: { status: number; error: ApiError }): Answer {
  return { status: failure.status, body: JSON.stringify({ error: failure.error }, null, 2) };
}

/** The path of a request without its query, which can carry a client secret. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? request.url;
}

async function runKeyed(
  execution: Execution,
  { keyed, prepared, call }: { keyed: KeyedRequest; prepared: Prepared; call: Call },
): Promise<Answer> {
  const { account, faults, keys, request, reply } = execution;
  reply.header('idempotency-key', keyed.key);
  const claim = keys.claim(keyed);
  if (claim.kind === 'refused') return failureAnswer(claim.failure);
  if (claim.kind === 'replay') {
    reply.header('idempotent-replayed', 'true').header('original-request', claim.answer.requestId);
    return claim.answer;
  }
  const requestId = String(reply.getHeader('request-id'));
  try {
    await faults.pass(request.method, pathOf(request));
    const keep = (answer: Answer): void => keys.keep(keyed, { ...answer, requestId, created: account.seconds() });
    return run(execution, { prepared, call, keep });
  } finally {
    keys.release(keyed.key);
  }
}

function run(
  { account }: Execution,
  { prepared, call, keep }: { prepared: Prepared; call: Call; keep: (answer: Answer) => void },
): Answer {
  return account.store.transaction(() => {
    const result = prepared.run(account, call);
    if (!result.ok) {
      const refused = failureAnswer(forKey(result.failure, { account, call }));
      if (result.failure.executed) keep(refused);
      return refused;
    }
    const resource = expandResource(result.value, { store: account.store, paths: prepared.expand });
    const answer = { status: 200, body: JSON.stringify(resource, null, 2) };
    keep(answer);
    return answer;
  });
}

/** Cuts an intent inside an error down to what the publishable key may see. */
function forKey(failure: Failure, { account, call }: { account: Account; call: Call }): Failure {
  if (call.key === 'secret' || failure.error.payment_intent === undefined) return failure;
  const { payment_intent, ...error } = failure.error;
  const intent = account.store.paymentIntents.get(call.id);
  return { ...failure, error: intent === undefined ? error : { ...error, payment_intent: publicIntent(intent) } };
}

function paramsOf(request: FastifyRequest): string {
  if (request.method === 'POST') return typeof request.body === 'string' ? request.body : '';
  return request.url.slice(pathOf(request).length + 1);
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : undefined;
}
