import { makeFirstCalls } from './lib/first-call';
import { takeLinkSecret } from './lib/link-secret';
import { takeQuoteLink } from './lib/quote-tokens';

/**
 * The first code of an app page, in a small file that runs while the others are on their way: takes secrets out of the
 * address, and calls the server for what the page shows first. `main.tsx` imports it, so that it runs once and first in
 * any case.
 */
takeLinkSecret(window);
takeQuoteLink({ location, history, now: Date.now() });
makeFirstCalls(location);
