import { test } from 'vitest';
import { proveRequests } from './requests/prove-requests';

test('2,000 generated requests are answered by the contract, never with a 5xx, and write only with success', async () => {
  await proveRequests({ count: 2000, seed: 20_261_120 });
}, 120_000);
