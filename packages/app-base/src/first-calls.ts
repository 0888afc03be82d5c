import { type Client, type ClientOptions, createClient } from '@tintforge/api-contract/client';
import { readLoginToken } from './session/login-token';

/** A call that a page made before its code was here. */
interface FirstCall {
  response: Promise<Response>;
  /** Milliseconds since the page's start. */
  madeAt: number;
}

/** Age at which a response is no longer used, in milliseconds: on a slow network the code came long after it. */
const longestWaitMs = 30_000;

const made = new Map<string, FirstCall>();

/**
 * Options of a client of the calls with which a page starts, while the rest of its code is still on the way. Their
 * responses wait for the same call of the page, in memory and for one use (`firstResponseTo`); its own promises never
 * settle.
 */
export const firstOrigin = {
  bearer: readLoginToken,
  fetch: ((address: string, init: RequestInit) => {
    const response = globalThis.fetch(address, init);
    // Without a network nothing is lost: the page's call asks again.
    response.catch(() => undefined);
    made.set(keyOf(address, init), { response, madeAt: performance.now() });
    return new Promise(() => undefined);
  }) as typeof fetch,
} satisfies ClientOptions;

/** The first calls of visitors and customers. */
export const callFirst: Client = createClient(firstOrigin);

/**
 * The response to a call that was made at the page's start with the same address and the same secrets; undefined when
 * there is none, or it is too old. A response can be taken once. When the network failed, the call is made again.
 */
export function firstResponseTo(address: string, init: RequestInit): Promise<Response> | undefined {
  const key = keyOf(address, init);
  const call = made.get(key);
  made.delete(key);
  if (call === undefined || performance.now() - call.madeAt > longestWaitMs) return undefined;
  return call.response.catch(() => globalThis.fetch(address, init));
}

function keyOf(address: string, { method, headers }: RequestInit): string {
  return JSON.stringify([method, address, headers]);
}
