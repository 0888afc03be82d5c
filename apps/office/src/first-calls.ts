import { makeFirstCalls } from './lib/first-call';

/**
 * The first code of a page, in a small file that runs while the others are on their way. `main.tsx` imports it, so that it
 * runs once and first in any case.
 */
makeFirstCalls(location, Date.now());
