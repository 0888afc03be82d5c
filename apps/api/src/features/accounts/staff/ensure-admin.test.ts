import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoAdmin, demoCrew, demoCustomer } from '../../../db/demo-accounts';
import { makeDemoCrew, makeDemoCustomer } from '../../../db/demo-customer';
import { commit } from '../../../db/unit-of-work';
import { isPassword } from '../../../platform/passwords';
import { logIn, makeAccount } from '../../../testing/logged-in';
import { rowCounts } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { findByUsername, insertUser } from '../store';
import { ensureAdmin } from './ensure-admin';

const admin = { username: 'The.Owner', password: 'ospreys-build-high' };
const production = { mode: 'production', isPublicDemo: false } as const;
const demo = { mode: 'demo', isPublicDemo: false } as const;
const publicDemo = { mode: 'demo', isPublicDemo: true } as const;

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const ensure = (config: Parameters<typeof ensureAdmin>[1]) => ensureAdmin(shop.accounts, config);

/** As a demo's database is seeded with them. */
async function addDemoAccounts(): Promise<void> {
  const moment = { random: shop.random, now: shop.clock.now() };
  const accounts = [await makeDemoCustomer(moment), await makeDemoCrew(moment, 'tampa')];
  await commit(shop.database, async (transaction) => {
    for (const account of accounts) await insertUser(transaction, account);
  });
  for (const known of [demoCustomer, demoCrew]) expect(await opens(known)).toBe(true);
}

async function opens({ username, password }: { username: string; password: string }): Promise<boolean> {
  const user = await findByUsername(shop.database.connection, username);
  return user !== undefined && (await isPassword(user.passwordHash, password));
}

describe('the configured administrator', () => {
  test.each([production, demo, publicDemo])('is made, alone, and logs in: %o', async (mode) => {
    expect(await ensure({ ...mode, admin })).toEqual({ kind: 'ready' });
    const row = await findByUsername(shop.database.connection, admin.username);
    if (row === undefined) throw new Error('Nobody is stored');
    const { call } = await logIn(shop, row, { password: admin.password });
    expect((await call('getUser', {})).user).toMatchObject({ username: admin.username, role: 'admin' });
    expect((await rowCounts(shop)).users).toBe(1);
  });

  test('keeps the password that they have chosen since', async () => {
    await ensure({ ...production, admin });
    expect(await ensure({ ...production, admin: { ...admin, password: 'another-one-entirely' } })).toEqual({
      kind: 'ready',
    });
    expect(await opens(admin)).toBe(true);
  });

  test('made by two processes at once is one', async () => {
    const answers = await Promise.all([ensure({ ...production, admin }), ensure({ ...production, admin })]);
    expect(answers).toEqual([{ kind: 'ready' }, { kind: 'ready' }]);
    expect((await rowCounts(shop)).users).toBe(1);
  });

  test.each(['customer', 'crew'] as const)('is not made of somebody who has the name: %s', async (role) => {
    const account = await makeAccount(shop, { username: 'the.owner', role });
    expect(await ensure({ ...production, admin })).toEqual({ kind: 'name-taken' });
    expect(await findByUsername(shop.database.connection, admin.username)).toMatchObject({ id: account.id, role });
  });
});

test('no account is made up in production', async () => {
  expect(await ensure(production)).toEqual({ kind: 'not-configured' });
  expect((await rowCounts(shop)).users).toBe(0);
});

describe('a demo', () => {
  test('on this computer has an administrator whom everybody knows', async () => {
    expect(await ensure(demo)).toEqual({ kind: 'ready' });
    expect(await opens(demoAdmin)).toBe(true);
  });

  test('that is public has one with a password made up once', async () => {
    const first = await ensure(publicDemo);
    const madeUp = first.kind === 'ready' ? first.madeUp : undefined;
    expect(madeUp).toEqual({ username: demoAdmin.username, password: expect.stringMatching(/^[\w-]{20}$/) });
    expect(await opens(madeUp ?? demoAdmin)).toBe(true);
    expect(await ensure(publicDemo)).toEqual({ kind: 'ready' });
    expect(await opens(madeUp ?? demoAdmin)).toBe(true);
  });

  test('that becomes public replaces the password that everybody knows, and ends its logins', async () => {
    await ensure(demo);
    const row = await findByUsername(shop.database.connection, demoAdmin.username);
    if (row === undefined) throw new Error('Nobody is stored');
    const { headers } = await logIn(shop, row, { password: demoAdmin.password });
    const replaced = await ensure(publicDemo);
    expect(replaced).toMatchObject({ kind: 'ready', madeUp: { username: demoAdmin.username } });
    expect(await opens(demoAdmin)).toBe(false);
    const answered = await shop.server.inject({ url: '/api/auth/user', headers });
    expect(answered.statusCode).toBe(401);
  });

  test('that becomes public keeps its customer for whoever tries it, and shuts its crew’s member out', async () => {
    await addDemoAccounts();
    await ensure(publicDemo);
    expect(await opens(demoCustomer)).toBe(true);
    expect(await opens(demoCrew)).toBe(false);
  });

  test('that becomes a real shop leaves no account with a published password', async () => {
    await ensure(demo);
    await addDemoAccounts();
    expect(await ensure({ ...production, admin })).toEqual({ kind: 'ready' });
    for (const known of [demoAdmin, demoCustomer, demoCrew]) expect(await opens(known)).toBe(false);
  });
});
