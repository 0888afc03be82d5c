import type Stripe from 'stripe';

/** The inside of Stripe's error envelope, `{ "error": … }`. */
export interface ApiError {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  doc_url?: string;
  charge?: string;
  payment_intent?: Stripe.PaymentIntent | PublicIntent;
  payment_method?: Stripe.PaymentMethod;
}

/** A PaymentIntent as the publishable key sees it: fewer keys. */
export type PublicIntent = Partial<Stripe.PaymentIntent>;

/** A refused request: its HTTP status, its error, and whether it ran (only then is it kept under its key). */
export interface Failure {
  status: number;
  error: ApiError;
  executed: boolean;
}

/** A value, or the reason there is none. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** A successful result. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** A result refused before anything ran: HTTP 400 by default. */
export function refuse(error: Omit<ApiError, 'type'>, status = 400): { ok: false; failure: Failure } {
  return { ok: false, failure: { status, error: describe('invalid_request_error', error), executed: false } };
}

/** A request that ran and found the object in the wrong state: HTTP 400. */
export function refuseState(error: Omit<ApiError, 'type'>): { ok: false; failure: Failure } {
  return { ok: false, failure: { status: 400, error: describe('invalid_request_error', error), executed: true } };
}

/** A declined card: HTTP 402. */
export function decline(error: Omit<ApiError, 'type'>): { ok: false; failure: Failure } {
  return { ok: false, failure: { status: 402, error: describe('card_error', error), executed: true } };
}

/** A misused idempotency key: 400 for other parameters or another endpoint, 409 while the first request still runs. */
export function refuseKey(message: string, status: 400 | 409): { ok: false; failure: Failure } {
  const error: Omit<ApiError, 'type'> = status === 409 ? { message, code: 'idempotency_key_in_use' } : { message };
  return { ok: false, failure: { status, error: describe('idempotency_error', error), executed: false } };
}

/** No object of this kind has this id: HTTP 404. */
export function missing(kind: string, { id, param }: { id: string; param: string }): { ok: false; failure: Failure } {
  return refuse({ code: 'resource_missing', message: `No such ${kind}: '${id}'`, param }, 404);
}

/** The response to a path that the emulator does not know: HTTP 404. */
export function unrecognizedUrl(method: string, path: string): { ok: false; failure: Failure } {
  const advice =
    'If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure ' +
    'you passed a valid (non-empty) identifier in your code.';
  return refuse({ message: `Unrecognized request URL (${method}: ${path}). ${advice}` }, 404);
}

function describe(type: ApiError['type'], error: Omit<ApiError, 'type'>): ApiError {
  if (error.code === undefined) return { ...error, type };
  return { ...error, doc_url: `https://stripe.com/docs/error-codes/${error.code.replaceAll('_', '-')}`, type };
}
