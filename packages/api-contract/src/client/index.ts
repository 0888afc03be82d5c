import type * as z from 'zod';
import { contractVersion } from '../contract-version';
import type { EndpointTable } from '../endpoint-table';
import type { EndpointName, VisitorEndpointName } from '../endpoints';
import type { ErrorBody, ErrorCode, ErrorDetails } from '../errors';
import type { Routes } from '../routes';
import { visitorEndpoints } from '../visitor-endpoints';

type Input<Name extends EndpointName, Part extends string> =
  Routes[Name] extends Record<Part, infer Schema>
    ? Schema extends z.core.$ZodType
      ? { [Key in Part]: z.input<Schema> }
      : unknown
    : unknown;

type FileOf<Name extends EndpointName> = Routes[Name] extends { file: object } ? { file: Blob } : unknown;

type Idempotent<Name extends EndpointName> = Routes[Name] extends { idempotent: true }
  ? { idempotencyKey: string }
  : unknown;

/** Input of a call, as its route defines it, and the secret of a booking or quote if there is one. */
export type CallInput<Name extends EndpointName> = Input<Name, 'params'> &
  Input<Name, 'query'> &
  Input<Name, 'body'> &
  FileOf<Name> &
  Idempotent<Name> & { bookingToken?: string; quoteToken?: string; signal?: AbortSignal };

/** The body of a call's success. */
export type CallOutput<Name extends EndpointName> = {
  [Status in keyof Routes[Name]['responses']]: Status extends 200 | 201 | 202
    ? Routes[Name]['responses'][Status] extends z.core.$ZodType
      ? z.output<Routes[Name]['responses'][Status]>
      : never
    : never;
}[keyof Routes[Name]['responses']];

/**
 * An unsuccessful response. Its message is "<status>: <text>"; `body` is the parsed error body, undefined when the
 * response did not come from the API (a proxy's page, for example).
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody | undefined;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = parseErrorBody(text);
  }
}

/** The details of an error when it is a response with this code, else undefined. */
export function detailsOf<Code extends keyof ErrorDetails>(error: unknown, code: Code): ErrorDetails[Code] | undefined {
  if (!(error instanceof ApiError) || error.body?.code !== code) return undefined;
  return error.body.details as ErrorDetails[Code];
}

/** The code of an error when it is a response of the API, else undefined. */
export function codeOf(error: unknown): ErrorCode | undefined {
  return error instanceof ApiError ? error.body?.code : undefined;
}

/** Options of a client; in a page none are needed. */
export interface ClientOptions {
  /** Defaults to the browser's own fetch. */
  fetch?: typeof fetch;
  /** Prefix of every path; the page's own origin when absent. */
  origin?: string;
  /** The access token of the logged-in user, requested for each call; undefined while there is none. */
  bearer?: () => string | undefined;
}

/** Calls a route by its name. Returns the body of a success; throws ApiError for any other response. */
export type Call<Names extends EndpointName> = <Name extends Names>(
  name: Name,
  input: CallInput<Name>,
) => Promise<CallOutput<Name>>;

/** A typed client for the calls of visitors and customers; every request carries the cookies of the origin. */
export function createClient(options: ClientOptions = {}): Client {
  return clientOf(visitorEndpoints, options);
}

/** A client of visitors and customers. */
export type Client = Call<VisitorEndpointName>;

/** A client that knows the calls of a table and no others. */
export function clientOf<Table extends EndpointTable>(
  table: Table,
  { fetch: send = globalThis.fetch, origin = '', bearer }: ClientOptions = {},
): Call<Extract<keyof Table, EndpointName>> {
  return async (name, input) => {
    const request = input as LooseInput;
    const { method, path } = table[name] as EndpointTable[string];
    const response = await send(`${origin}${fillPath(path, request.params)}${queryText(request.query)}`, {
      method,
      credentials: 'include',
      headers: headersOf(request, bearer?.()),
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      ...(request.file === undefined ? {} : { body: request.file }),
      ...(request.signal === undefined ? {} : { signal: request.signal }),
    });
    if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return (isJson ? await response.json() : await response.text()) as never;
  };
}

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
  idempotencyKey?: string;
  bookingToken?: string;
  quoteToken?: string;
  signal?: AbortSignal;
}

function headersOf(
  { body, file, idempotencyKey, bookingToken, quoteToken }: LooseInput,
  bearer: string | undefined,
): Record<string, string> {
  return {
    'contract-version': contractVersion,
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(file === undefined ? {} : { 'content-type': file.type }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    ...(bookingToken === undefined ? {} : { 'booking-token': bookingToken }),
    ...(quoteToken === undefined ? {} : { 'quote-token': quoteToken }),
  };
}

function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
}

function queryText(query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

function parseErrorBody(text: string): ErrorBody | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    const isBody = typeof parsed === 'object' && parsed !== null && 'code' in parsed && 'message' in parsed;
    return isBody ? (parsed as ErrorBody) : undefined;
  } catch {
    return undefined;
  }
}
