import { test } from 'vitest';
import { proveHistories } from './histories/prove-histories';

/** The same histories as ever, over sources with a mistake in them; testing/mutations.ts expects them to fail. */
test('the histories over a mistake', () => proveHistories({ count: 200, seed: 20_261_120, isShortened: false }));
