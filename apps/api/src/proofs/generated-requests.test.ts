import { endpoints } from '@tintforge/api-contract';
import { expect, test } from 'vitest';
import { proveRequests } from './requests/prove-requests';

const own = ['renamePasskey', 'beginPasskeyCheck', 'endMySession', 'getCalendar', 'syncCrewCalendar'] as const;

test('2,000 generated requests are answered by the contract, never with a 5xx, and write only with success', async () => {
  const { called, succeeded, refused } = await proveRequests({ count: 2000, seed: 20_261_121 });
  // Requests that all fail validation would prove nothing about the code after it.
  expect(called.size).toBe(Object.keys(endpoints).length);
  expect(succeeded.size).toBeGreaterThan(called.size / 3);
  expect(refused.size).toBeGreaterThan(15);
  // Records of one account or crew are found by their own ids.
  for (const name of own) expect(succeeded).toContain(name);
});
