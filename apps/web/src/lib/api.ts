import { createClient } from '@tintforge/api-contract/client';

/**
 * Calls the api of the page's own origin. `fetch` is looked up at each call and not once, so that whoever replaces it
 * (a test, a tool of the browser) is heard.
 */
export const api = createClient({ fetch: (input, init) => globalThis.fetch(input, init) });
