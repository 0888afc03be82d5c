import { inject, test } from 'vitest';
import { historyCount } from './histories/history-count';
import { proveQuotes } from './histories/prove-quotes';

test('in the slice’s histories of quotes no sent version changes, and one acceptance is in force at most', async () => {
  await proveQuotes({ count: historyCount(40), seed: inject('slice') });
});
