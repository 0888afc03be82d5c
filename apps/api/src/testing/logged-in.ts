import { hash } from '@node-rs/argon2';
import type { ProfileRequest } from '@tintforge/api-contract';
import { type Client, createClient } from '@tintforge/api-contract/client';
import { createStaffClient, type StaffClient } from '@tintforge/api-contract/staff-client';
import type { UserRow } from '../db/schema';
import { commit } from '../db/unit-of-work';
import { insertUser, usernameKeyOf } from '../features/accounts/store';
import { injectFetch } from './inject-fetch';
import type { TestShop } from './test-shop';

/** The password of every account that a test makes. */
export const testPassword = 'blue-heron-over-water';

/** Fields in which an account may differ from a verified customer's. */
export type AccountChanges = Partial<Omit<UserRow, 'id' | 'usernameKey' | 'passwordHash'>>;

/** Inserts an account, by default a customer with a verified address, without registering. */
export async function makeAccount(
  shop: Pick<TestShop, 'clock' | 'database' | 'random'>,
  changes: AccountChanges = {},
): Promise<UserRow> {
  const now = shop.clock.now();
  const id = shop.random.uuid();
  const username = changes.username ?? `user-${id.slice(-8)}`;
  const row: UserRow = {
    id,
    version: 1,
    username,
    role: 'customer',
    email: `${username}@tintforge.example`,
    emailVerifiedAt: now,
    pendingEmail: null,
    firstName: 'Sample',
    lastName: 'Customer',
    phone: '8135550142',
    regionId: null,
    isActive: true,
    firstLoginAt: null,
    factorDueAt: null,
    calendarGeneration: 0,
    createdAt: now,
    updatedAt: now,
    ...changes,
    usernameKey: usernameKeyOf(username),
    // The least work that argon2 allows: the parameters are part of the hash, and logging in uses them.
    passwordHash: await hash(testPassword, { memoryCost: 8, timeCost: 1 }),
  };
  await commit(shop.database, (transaction) => insertUser(transaction, row));
  return row;
}

/** A logged-in account. */
export interface LoggedIn {
  account: UserRow;
  /** Calls the api as this account, by the names of the contract. */
  call: Client;
  /** Calls the shop's own area, where the role allows it. */
  staff: StaffClient;
  /** For calls by hand: `{ authorization: 'Bearer …' }`. */
  headers: { authorization: string };
  /** The cookie that renews the login, as a browser sends it back: `name=value`. */
  cookie: string;
  /** The cookie that marks the browser as known. */
  deviceCookie: string;
}

/** Options of a login. */
export interface LoginChanges {
  password?: string;
  userAgent?: string;
  /** Of the browser. */
  cookie?: string;
}

/**
 * Logs in to an account over HTTP: `await loggedIn(shop, { role: 'admin' })`. The account is created first, by default
 * a customer with a verified address; give `email` to own bookings made with it, or `emailVerifiedAt: null` for an
 * unverified one. A crew's member needs a `regionId`.
 */
export async function loggedIn(
  shop: Pick<TestShop, 'clock' | 'database' | 'random' | 'server'>,
  changes: AccountChanges = {},
): Promise<LoggedIn> {
  return logIn(shop, await makeAccount(shop, changes));
}

/** Edits an account as its owner, who sees it as it is now unless `seen` says otherwise. */
export async function editProfile({ call }: Pick<LoggedIn, 'call'>, changes: Partial<ProfileRequest>) {
  const { email, firstName, lastName, phone } = (await call('getUser', {})).user;
  return call('updateProfile', { body: { seen: { email, firstName, lastName, phone }, ...changes } });
}

/** Logs in to an account that is there already, as another browser of the same person would. */
export async function logIn(
  shop: Pick<TestShop, 'server'>,
  account: UserRow,
  { password = testPassword, userAgent, cookie }: LoginChanges = {},
): Promise<LoggedIn> {
  const response = await shop.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: {
      ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
      ...(cookie === undefined ? {} : { cookie }),
    },
    payload: { username: account.username, password },
  });
  if (response.statusCode !== 200) throw new Error(`No user is logged in: ${response.body}`);
  const { token } = response.json<{ token: string }>();
  const options = { fetch: injectFetch(shop.server), bearer: () => token };
  return {
    account,
    call: createClient(options),
    staff: createStaffClient(options),
    headers: { authorization: `Bearer ${token}` },
    ...cookiesIn(response.headers['set-cookie']),
  };
}

function cookiesIn(header: string | string[] | undefined): Pick<LoggedIn, 'cookie' | 'deviceCookie'> {
  const [cookie = '', deviceCookie = ''] = [header ?? []].flat().map((each) => each.split(';')[0] ?? '');
  return { cookie, deviceCookie };
}
