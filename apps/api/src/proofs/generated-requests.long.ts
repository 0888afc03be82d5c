import { test } from 'vitest';
import { proveRequests } from './requests/prove-requests';

const seeds = Array.from({ length: 20 }, (_, index) => index + 1);

test.each(seeds)('100,000 generated requests are answered by the contract: part %i of 20', async (seed) => {
  await proveRequests({ count: 5000, seed });
});
