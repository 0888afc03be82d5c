import type { EndpointName } from '@tintforge/api-contract';
import { type Call, type Client, codeOf, createClient } from '@tintforge/api-contract/client';
import { readLoginToken } from './session/login-token';
import { renewLogin } from './session/renew-login';

/**
 * How a client calls the page's own origin, as whoever is logged in. `fetch` is looked up at each call and not once, so
 * that whoever replaces it (a test, a tool of the browser) is heard.
 */
export const ownOrigin = {
  fetch: ((input, init) => globalThis.fetch(input, init)) as typeof fetch,
  bearer: readLoginToken,
};

const call: Client = createClient(ownOrigin);

/**
 * A client whose bearer token, when it no longer holds, is renewed once without a word. A call that was refused for it
 * did nothing, so it can be repeated.
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

/** Calls the api as a visitor or a customer does. */
export const api: Client = renewing(call);
