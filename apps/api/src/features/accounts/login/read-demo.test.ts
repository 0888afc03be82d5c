import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoAdmin, demoCrew, demoCustomer } from '../../../db/demo-accounts';
import { makeDemoCrew, makeDemoCustomer } from '../../../db/demo-customer';
import { users } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { logIn } from '../../../testing/logged-in';
import { execute } from '../../../testing/raw-sql';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { ensureAdmin } from '../staff/ensure-admin';
import { findByUsername, insertUser } from '../store';
import { readDemo } from './read-demo';

const demo = { mode: 'demo', isPublicDemo: false } as const;

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
  const customer = await makeDemoCustomer({ random: shop.random, now: shop.clock.now() });
  const installer = await makeDemoCrew({ random: shop.random, now: shop.clock.now() }, 'tampa');
  await commit(shop.database, async (transaction) => {
    for (const user of [customer, installer]) await insertUser(transaction, user);
  });
  await ensureAdmin(shop.accounts, demo);
});
afterEach(() => shop.close());

const ask = (host: string) => shop.server.inject({ url: '/api/demo', headers: { host } });

describe('with what a demo can be tried', () => {
  test.each(['localhost:3000', 'localhost', '127.0.0.1:3000', '[::1]:3000'])(
    'is said at %s, and works',
    async (host) => {
      expect((await ask(host)).json()).toEqual({ admin: demoAdmin, customer: demoCustomer, crew: demoCrew });
      for (const body of [demoAdmin, demoCustomer, demoCrew]) {
        expect((await shop.call('login', { body })).user.username).toBe(body.username);
      }
    },
  );

  test.each(['demo.example', 'localhost.demo.example', '127.0.0.1.demo.example', '192.168.0.7:3000'])(
    'is not said to a page that calls it "%s"',
    async (host) => {
      const answered = await ask(host);
      expect([answered.statusCode, answered.json().code]).toEqual([404, 'not_found']);
    },
  );

  test.each([
    ['in production', { mode: 'production', isPublicDemo: false }],
    ['in a public demo', { mode: 'demo', isPublicDemo: true }],
  ] as const)('is not said %s', async (_name, config) => {
    expect(await readDemo(shop.accounts, { config, host: 'localhost' })).toBeUndefined();
    expect(await readDemo(shop.accounts, { config: demo, host: 'localhost' })).toBeDefined();
  });

  test('is what still works: neither an account that is gone nor a password that was changed', async () => {
    const row = await findByUsername(shop.database.connection, demoAdmin.username);
    if (row === undefined) throw new Error('Nobody is stored');
    const administrator = await logIn(shop, row, { password: demoAdmin.password });
    const customer = await findByUsername(shop.database.connection, demoCustomer.username);
    await execute(shop, 'delete from users where id = ?', customer?.id ?? null);
    await shop.database.commit((transaction) =>
      transaction.update(users).set({ isActive: false }).where(eq(users.username, demoCrew.username)).run(),
    );
    const body = { currentPassword: demoAdmin.password, newPassword: 'ospreys-build-high' };
    await administrator.call('changePassword', { body });
    expect((await ask('localhost')).json()).toEqual({ admin: null, customer: null, crew: null });
  });
});
