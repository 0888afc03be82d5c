import type { EndpointName } from '@tintforge/api-contract';
import { type CallInput, type CallOutput, type Client, codeOf, createClient } from '@tintforge/api-contract/client';
import { readLoginToken } from './session/login-token';
import { renewLogin } from './session/renew-login';

/**
 * Calls the api of the page's own origin, as whoever is logged in. `fetch` is looked up at each call and not once, so
 * that whoever replaces it (a test, a tool of the browser) is heard.
 */
const call: Client = createClient({
  fetch: (input, init) => globalThis.fetch(input, init),
  bearer: readLoginToken,
});

/**
 * The same, and a bearer token that no longer holds is renewed once without a word. A call that was refused for it did
 * nothing, so it can be repeated.
 */
export async function api<Name extends EndpointName>(name: Name, input: CallInput<Name>): Promise<CallOutput<Name>> {
  const token = readLoginToken();
  try {
    return await call(name, input);
  } catch (error) {
    if (token === undefined || codeOf(error) !== 'unauthorized') throw error;
    if (!(await renewLogin({ call, refused: token }))) throw error;
    return call(name, input);
  }
}
