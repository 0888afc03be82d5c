import type { OwnSession } from '@tintforge/api-contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '../../../db/schema';
import { refusal } from '../../../testing/customer';
import { type LoggedIn, loggedIn, logIn } from '../../../testing/logged-in';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

const minute = 60_000;
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) Version/26.1 Mobile/15E148 Safari/604.1';

let shop: TestShop;
let customer: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  customer = await loggedIn(shop);
});
afterEach(() => shop.close());

const sessionsOf = async ({ call }: LoggedIn): Promise<OwnSession[]> => (await call('getMySessions', {})).sessions;

const isLoggedIn = async ({ headers }: LoggedIn) =>
  (await shop.server.inject({ url: '/api/auth/user', headers })).statusCode === 200;

const refresh = (cookie: string) =>
  shop.server.inject({
    method: 'POST',
    url: '/api/auth/refresh',
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000', cookie },
  });

describe('where an account is logged in', () => {
  test('is listed with device, first and last seen, this session first', async () => {
    const opened = new Date(shop.clock.now()).toISOString();
    shop.clock.advance(5 * minute);
    const other = await logIn(shop, customer.account, { userAgent: phone });
    const openedLater = new Date(shop.clock.now()).toISOString();
    expect(await sessionsOf(customer)).toEqual([
      { id: expect.any(String), browser: '', system: '', openedAt: opened, seenAt: opened, isCurrent: true },
      {
        id: expect.any(String),
        browser: 'Safari',
        system: 'iPhone',
        openedAt: openedLater,
        seenAt: openedLater,
        isCurrent: false,
      },
    ]);
    expect((await sessionsOf(other)).map(({ system, isCurrent }) => [system, isCurrent])).toEqual([
      ['iPhone', true],
      ['', false],
    ]);
  });

  test('was last seen when it was last renewed, and calls write nothing', async () => {
    const other = await logIn(shop, customer.account, { userAgent: phone });
    shop.clock.advance(10 * minute);
    expect(await isLoggedIn(other)).toBe(true);
    const [, before] = await sessionsOf(customer);
    expect(before?.seenAt).toBe(before?.openedAt);
    await refresh(other.cookie);
    const [, after] = await sessionsOf(customer);
    expect(after?.seenAt).toBe(new Date(shop.clock.now()).toISOString());
  });

  test('names fifty sessions at most, the latest', async () => {
    for (let count = 0; count < 55; count += 1) await logIn(shop, customer.account);
    const sessions = await sessionsOf(customer);
    expect([sessions.length, sessions[0]?.isCurrent]).toEqual([50, true]);
  });

  test('names no session that has ended, and nobody else’s', async () => {
    const ended = await logIn(shop, customer.account);
    await ended.call('endOtherSessions', {});
    await loggedIn(shop);
    expect(await sessionsOf(ended)).toHaveLength(1);
  });
});

describe('ending sessions', () => {
  test('one ends at once, bearer and cookie, and this one goes on', async () => {
    const other = await logIn(shop, customer.account);
    const [, row] = await sessionsOf(customer);
    expect(await customer.call('endMySession', { params: { id: row?.id ?? '' } })).toEqual({ done: true });
    expect([await isLoggedIn(other), (await refresh(other.cookie)).statusCode]).toEqual([false, 401]);
    expect([await isLoggedIn(customer), await sessionsOf(customer)]).toEqual([true, [expect.anything()]]);
  });

  test('twice is fine', async () => {
    await logIn(shop, customer.account);
    const [, row] = await sessionsOf(customer);
    const input = { params: { id: row?.id ?? '' } };
    await customer.call('endMySession', input);
    expect(await customer.call('endMySession', input)).toEqual({ done: true });
  });

  test('all others end, and nobody else’s', async () => {
    const others = [await logIn(shop, customer.account), await logIn(shop, customer.account)];
    const stranger = await loggedIn(shop);
    await customer.call('endOtherSessions', {});
    expect(await Promise.all([...others, customer, stranger].map(isLoggedIn))).toEqual([false, false, true, true]);
  });

  test('somebody else’s is not there for anyone', async () => {
    const stranger = await loggedIn(shop);
    const [row] = await sessionsOf(stranger);
    const tried = await refusal(customer.call('endMySession', { params: { id: row?.id ?? '' } }));
    expect([tried.code, await isLoggedIn(stranger)]).toEqual(['not_found', true]);
  });
});

describe('sessions of staff', () => {
  const hour = 60 * minute;

  test.each(['admin', 'crew'] as const)('of a role %s end after twelve hours without use', async (role) => {
    const staff = await loggedIn(shop, { role, regionId: 'tampa' });
    shop.clock.advance(12 * hour - 1);
    const renewed = await refresh(staff.cookie);
    const cookie = String(renewed.headers['set-cookie']).split(';')[0] ?? '';
    shop.clock.advance(12 * hour);
    expect([renewed.statusCode, (await refresh(cookie)).statusCode]).toEqual([200, 401]);
  });

  test('that were promised more before the rule end by it too', async () => {
    const staff = await loggedIn(shop, { role: 'admin' });
    const [row] = await sessionsOf(staff);
    await shop.database.commit((transaction) =>
      transaction
        .update(sessions)
        .set({ expiresAt: shop.clock.now() + 30 * 24 * hour })
        .where(eq(sessions.id, row?.id ?? ''))
        .run(),
    );
    shop.clock.advance(12 * hour);
    expect((await refresh(staff.cookie)).statusCode).toBe(401);
  });
});
