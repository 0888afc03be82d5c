import type { EndpointName } from '@tintforge/api-contract';
import { type Call, type Client, codeOf, createClient } from '@tintforge/api-contract/client';
import { firstResponseTo } from './first-calls';
import { readLoginToken } from './session/login-token';
import { renewLogin } from './session/renew-login';

/**
 * Options of a client for the page's own origin, as the logged-in user. `fetch` is looked up for each call, not once,
 * so that a replacement (a test, a browser tool) is used. A call that was made at the page's start is not made again.
 */
export const ownOrigin = {
  fetch: ((input: string, init: RequestInit) =>
    firstResponseTo(input, init) ?? globalThis.fetch(input, init)) as typeof fetch,
  bearer: readLoginToken,
};

const call: Client = createClient(ownOrigin);

/**
 * A client that renews an expired access token once, silently. A call that was refused for it had no effect, so it can
 * be repeated.
 */
export function renewing<Names extends EndpointName>(client: Call<Names>): Call<Names> {
  return async (name, input) => {
    const token = readLoginToken();
    try {
      return await client(name, input);
    } catch (error) {
      if (token === undefined || codeOf(error) !== 'unauthorized') throw error;
      if (!(await renewLogin({ call, refused: token }))) throw error;
      return client(name, input);
    }
  };
}

/** API client for visitors and customers. */
export const api: Client = renewing(call);
