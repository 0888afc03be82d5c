import type { AnswerRecord, EmulatorStore } from '../store/store';
import { type Failure, refuseKey } from './errors';

/** A request that carries an idempotency key: the key, the path it asks, and its parameters in canonical form. */
export interface KeyedRequest {
  key: string;
  endpoint: string;
  params: string;
}

/** State of a key before a request runs: it is the first, it has a stored response, or it must not run. */
export type Claim =
  | { kind: 'first' }
  | { kind: 'replay'; answer: AnswerRecord }
  | { kind: 'refused'; failure: Failure };

/** The keys of one account. Only executed requests are stored; requests in flight are known in memory alone. */
export interface IdempotencyKeys {
  claim(request: KeyedRequest): Claim;
  /** Stores the response; to be called in the transaction that executed the request. */
  keep(request: KeyedRequest, answer: { status: number; body: string; requestId: string; created: number }): void;
  release(key: string): void;
}

/** Stripe's rules of idempotency over a store. */
export function createIdempotencyKeys(store: EmulatorStore): IdempotencyKeys {
  const running = new Set<string>();
  return {
    claim(request) {
      if (request.key.length > 255) return refused('Idempotency keys are at most 255 characters long.', 400);
      const answer = store.answers.get(request.key);
      if (answer !== undefined && answer.endpoint !== request.endpoint) {
        const used = `('${request.endpoint}' vs '${answer.endpoint}')`;
        return refused(
          `${onlyFor} for the same endpoint they were first used for ${used}. ${advice(request.key)}`,
          400,
        );
      }
      if (answer !== undefined && answer.params !== request.params) {
        return refused(`${onlyFor} with the same parameters they were first used with. ${advice(request.key)}`, 400);
      }
      if (answer !== undefined) return { kind: 'replay', answer };
      if (running.has(request.key)) {
        const reason = 'There is currently another in-progress request using this Idempotent Key';
        const cause = '(that probably means you submitted twice, and the other request is still going through)';
        return refused(`${reason} ${cause}: ${request.key}. Please try again later.`, 409);
      }
      running.add(request.key);
      return { kind: 'first' };
    },
    keep(request, answer) {
      store.answers.put({ id: request.key, endpoint: request.endpoint, params: request.params, ...answer });
    },
    release(key) {
      running.delete(key);
    },
  };
}

const onlyFor = 'Keys for idempotent requests can only be used';

function advice(key: string): string {
  return `Try using a key other than '${key}' if you meant to execute a different request.`;
}

function refused(message: string, status: 400 | 409): Claim {
  return { kind: 'refused', failure: refuseKey(message, status).failure };
}
