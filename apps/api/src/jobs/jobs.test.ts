import { afterEach, beforeEach, expect, test } from 'vitest';
import { hold } from '../testing/customer';
import { rowsOf } from '../testing/raw-sql';
import { openTestShop, type TestShop } from '../testing/test-shop';
import { allJobs } from './jobs';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

async function runAll(signal: AbortSignal): Promise<void> {
  for (const job of allJobs(shop)) await job.run(log, signal);
}

test('a server that closes begins no further work, and the next one does it', async () => {
  await hold(shop);
  shop.clock.advance(16 * 60_000);
  const statuses = () => rowsOf<{ status: string }>(shop, 'select status from bookings');
  await runAll(AbortSignal.abort());
  expect(await statuses()).toEqual([{ status: 'pending' }]);
  await runAll(new AbortController().signal);
  expect(await statuses()).toEqual([{ status: 'expired' }]);
});
