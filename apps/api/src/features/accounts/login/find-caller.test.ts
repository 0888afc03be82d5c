import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commit } from '../../../db/unit-of-work';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import * as store from '../store';

let shop: TestShop;
let owner: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  owner = await loggedIn(shop, { role: 'admin' });
});
afterEach(() => shop.close());

async function status({ headers }: Pick<LoggedIn, 'headers'> = owner): Promise<number> {
  return (await shop.server.inject({ url: '/api/auth/user', headers })).statusCode;
}

/** How often a login is read while `work` is done. */
async function readsDuring(work: () => Promise<unknown>): Promise<number> {
  const reads = vi.spyOn(store, 'findLogin');
  try {
    await work();
    return reads.mock.calls.length;
  } finally {
    reads.mockRestore();
  }
}

test('a login is read once for all calls until something is written', async () => {
  const calls = async () => [await status(), await status()];
  // Writes to other databases of a server count, too.
  await expect.poll(() => readsDuring(calls)).toBe(0);
  await loggedIn(shop);
  expect(await readsDuring(calls)).toBeGreaterThan(0);
  await expect.poll(() => readsDuring(calls)).toBe(0);
});

test('what another process writes about a login counts with the next call', async () => {
  const other = await shop.stored.open();
  try {
    expect(await status()).toBe(200);
    await commit(other, (transaction) =>
      store.revokeSessionsOf(transaction, { userId: owner.account.id, now: shop.clock.now() }),
    );
    expect(await status()).toBe(401);
  } finally {
    await other.close();
  }
});

test('a login that is kept ends with its time, without a write', async () => {
  const at = shop.clock.now();
  const [session] = await store.liveSessionsOf(shop.database.connection, {
    userId: owner.account.id,
    sessionId: '',
    now: at,
    limit: 1,
  });
  await commit(shop.database, (transaction) =>
    store.rotateSession(transaction, { id: session?.id ?? '', generation: 1, now: at, expiresAt: at + 60_000 }),
  );
  expect(await status()).toBe(200);
  shop.clock.advance(59_999);
  expect(await status()).toBe(200);
  shop.clock.advance(1);
  expect(await status()).toBe(401);
});
