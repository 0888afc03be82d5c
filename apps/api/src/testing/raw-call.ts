import { type EndpointName, type ErrorBody, endpoints } from '@tintforge/api-contract';
import type { TestShop } from './test-shop';

/** A request of a client other than the typed one. */
export interface RawCall {
  name: EndpointName;
  /** Added to the path: a query, say. */
  suffix?: string;
  code?: string;
  /** In the place of `code` on routes of quotes. */
  quoteCode?: string;
  /** Id of the crew, or of whatever else the path names, such as a calendar's file. */
  id?: string;
  headers?: Record<string, string>;
  /** Sent as it is when it is text or bytes, else as JSON. */
  payload?: unknown;
}

/** A response with its body parsed; a success has neither code nor message. */
export interface RawAnswer {
  status: number;
  body: Partial<ErrorBody> & Record<string, unknown>;
  headers: Record<string, unknown>;
}

/** Sends a request that may be wrong in any way. */
export async function rawCall(
  { server }: Pick<TestShop, 'server'>,
  { name, suffix = '', code = 'TF-0000-0000', quoteCode = code, id = 'nobody', headers = {}, payload }: RawCall,
): Promise<RawAnswer> {
  const { method, path } = endpoints[name];
  const named = path.includes('/quotes/') ? quoteCode : code;
  const response = await server.inject({
    method,
    url: path.replace(':code', named).replace(':id', id).replace(':file', id).replace(':number', '1') + suffix,
    headers: { ...(payload === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(payload === undefined ? {} : { payload: isAsItIs(payload) ? payload : JSON.stringify(payload) }),
  });
  const isJson = String(response.headers['content-type']).includes('json');
  return { status: response.statusCode, body: isJson ? response.json() : {}, headers: response.headers };
}

function isAsItIs(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload);
}
