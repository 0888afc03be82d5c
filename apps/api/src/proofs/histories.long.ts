import { test } from 'vitest';
import { proveHistories } from './histories/prove-histories';
import { proveQuotes } from './histories/prove-quotes';

const seeds = Array.from({ length: 20 }, (_, index) => index + 1);

test.each(seeds)(
  'in 10,000 histories money and time agree and no crew is in two places: part %i of 20',
  async (seed) => {
    await proveHistories({ by: 'site', count: 400, seed });
    await proveHistories({ by: 'shop', count: 100, seed });
  },
);

test.each([1, 2, 3, 4, 5])('in 500 histories of bookings with several payments, too: part %i of 5', (seed) =>
  proveHistories({ by: 'balances', count: 100, seed }),
);

test.each([1, 2, 3, 4, 5])('in 1,000 histories of quotes no sent version changes: part %i of 5', (seed) =>
  proveQuotes({ count: 200, seed }),
);
