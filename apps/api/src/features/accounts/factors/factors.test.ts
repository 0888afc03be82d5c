import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../../testing/customer';
import { editProfile, type LoggedIn, loggedIn, testPassword } from '../../../testing/logged-in';
import { accountMails, mailedLink } from '../../../testing/mailed-link';
import { rowsOf } from '../../../testing/raw-sql';
import { addTotp, type TestApp } from '../../../testing/second-factor';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { makeLoginTicket } from './tickets';
import { totpCode } from './totp';

const minute = 60_000;
const day = 86_400_000;

let shop: TestShop;
let owner: LoggedIn;
let app: TestApp;

beforeEach(async () => {
  shop = await openTestShop();
  owner = await loggedIn(shop, { username: 'heron', email: 'heron@tintforge.example' });
  app = await addTotp(shop, owner);
});
afterEach(() => shop.close());

/** The first step: the ticket for the second. */
async function ticketOf(username = 'heron', password = testPassword): Promise<string> {
  const answer = await refusal(shop.call('login', { body: { username, password } }));
  if (answer.code !== 'factor_required') throw new Error(`Not asked for a code: ${answer.code}`);
  return (answer.details as { ticket: string }).ticket;
}

const finish = async (ticket: string, code: string) => shop.call('loginWithCode', { body: { ticket, code } });

const refused = async (ticket: string, code: string) => (await refusal(finish(ticket, code))).code;

const sessions = async () => (await owner.call('getMySessions', {})).sessions.length;

describe('a login with a second factor', () => {
  test('takes the password, then the code of the app', async () => {
    const ticket = await ticketOf();
    expect(await sessions()).toBe(1);
    const login = await finish(ticket, app.code());
    expect(login.user.username).toBe('heron');
    expect(await sessions()).toBe(2);
  });

  test('takes a code with a space in it, as apps show it', async () => {
    const code = app.code();
    expect(await finish(await ticketOf(), `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ user: {} });
  });

  test('is refused after a wrong password, and no ticket is given', async () => {
    expect((await refusal(shop.call('login', { body: { username: 'heron', password: 'a-guess' } }))).code).toBe(
      'invalid_credentials',
    );
  });

  test('takes no code twice, not even with another ticket', async () => {
    const code = app.code();
    await finish(await ticketOf(), code);
    expect(await refused(await ticketOf(), code)).toBe('invalid_credentials');
    shop.clock.advance(30_000);
    expect(await refused(await ticketOf(), code)).toBe('invalid_credentials');
    expect(await finish(await ticketOf(), app.code())).toMatchObject({ user: {} });
  });

  test('does not take the code that set it up', async () => {
    const other = await loggedIn(shop, { username: 'egret' });
    const { code } = await addTotp(shop, other);
    shop.clock.advance(-30_000);
    expect(await refused(await ticketOf('egret'), code())).toBe('invalid_credentials');
  });

  test('takes a code one step late, and not two', async () => {
    const [late, later] = [app.code(), app.code()];
    shop.clock.advance(30_000);
    await finish(await ticketOf(), late);
    shop.clock.advance(30_000);
    expect(await refused(await ticketOf(), later)).toBe('invalid_credentials');
  });

  test('takes each recovery code once, and the owner is mailed', async () => {
    const [first = '', second = ''] = app.recoveryCodes;
    await finish(await ticketOf(), first.toUpperCase());
    expect(await refused(await ticketOf(), first)).toBe('invalid_credentials');
    await finish(await ticketOf(), second.replaceAll('-', ' '));
    expect((await owner.call('getMyFactors', {})).recoveryCodesLeft).toBe(8);
    const used = { kind: 'second-factor', data: { userId: owner.account.id, change: 'recovery-code-used' } };
    expect((await accountMails(shop)).filter(({ data }) => JSON.stringify(data).includes('used'))).toEqual([
      used,
      used,
    ]);
  });

  test('is refused after ten wrong codes in a quarter of an hour, with whatever ticket', async () => {
    for (let count = 0; count < 10; count += 1)
      expect(await refused(await ticketOf(), '000000')).toBe('invalid_credentials');
    expect(await refused(await ticketOf(), app.code())).toBe('too_many_attempts');
    shop.clock.advance(15 * minute);
    expect(await finish(await ticketOf(), app.code())).toMatchObject({ user: {} });
  });

  test('whose wrong codes are counted leaves the count of passwords alone', async () => {
    for (let count = 0; count < 10; count += 1) await refused(await ticketOf(), '000000');
    expect(await ticketOf()).toMatch(/^v1\./);
  });
});

describe('a ticket', () => {
  test('is good for five minutes', async () => {
    const ticket = await ticketOf();
    shop.clock.advance(5 * minute);
    expect(await refused(ticket, app.code())).toBe('ticket_expired');
  });

  test('ends with the password that it was given for', async () => {
    const ticket = await ticketOf();
    const token = await mailedLink(shop, { userId: owner.account.id, purpose: 'reset-password' });
    await shop.call('resetPassword', { body: { token, password: 'white-ibis-on-a-lawn' } });
    expect(await refused(ticket, app.code())).toBe('ticket_expired');
    expect(await ticketOf('heron', 'white-ibis-on-a-lawn')).toMatch(/^v1\./);
  });

  test('opens nothing that asks for a login', async () => {
    const headers = { authorization: `Bearer ${await ticketOf()}` };
    expect((await shop.server.inject({ url: '/api/auth/user', headers })).statusCode).toBe(401);
  });

  test('for setting up is none for logging in, nor the other way round', async () => {
    const { ticket } = await (await loggedIn(shop)).call('beginTotp', { body: { password: testPassword } });
    expect(await refused(ticket, app.code())).toBe('ticket_expired');
    const mine = makeLoginTicket(shop.accounts, owner.account);
    const setUp = owner.call('confirmTotp', { body: { ticket: mine, code: app.code() } });
    expect((await refusal(setUp)).code).toBe('ticket_expired');
  });
});

test('a link to verify an address opens no session without the code', async () => {
  await editProfile(owner, { email: 'other@tintforge.example', currentPassword: testPassword });
  const token = await mailedLink(shop, { userId: owner.account.id, purpose: 'verify-email' });
  const proved = await shop.call('verifyEmail', { body: { token, password: testPassword } });
  expect(proved).toMatchObject({ email: 'other@tintforge.example', login: null });
});

describe('setting it up', () => {
  let customer: LoggedIn;
  beforeEach(async () => {
    customer = await loggedIn(shop);
  });

  test('asks for the password', async () => {
    const begun = customer.call('beginTotp', { body: { password: 'a-guess' } });
    expect(await refusal(begun)).toMatchObject({
      code: 'invalid_credentials',
      fields: { password: expect.any(String) },
    });
  });

  test('stores nothing until a code confirms it', async () => {
    const { ticket, uri, secret } = await customer.call('beginTotp', { body: { password: testPassword } });
    expect(uri).toContain(`secret=${secret}`);
    const wrong = customer.call('confirmTotp', { body: { ticket, code: '000000' } });
    expect((await refusal(wrong)).code).toBe('invalid_credentials');
    expect((await customer.call('getMyFactors', {})).totp).toBeNull();
  });

  test('stores the secret encrypted and the recovery codes hashed', async () => {
    const { secret } = await customer.call('beginTotp', { body: { password: testPassword } });
    const { recoveryCodes } = await addTotp(shop, customer);
    const stored = JSON.stringify([
      await rowsOf(shop, 'select * from totp_factors'),
      await rowsOf(shop, 'select * from recovery_codes'),
    ]);
    expect(recoveryCodes).toHaveLength(10);
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text);
  });

  test('ends the other sessions and is mailed', async () => {
    expect((await accountMails(shop)).map(({ data }) => data)).toEqual([{ userId: owner.account.id, change: 'added' }]);
    const other = await loggedIn(shop, { username: 'egret' });
    await shop.call('login', { body: { username: 'egret', password: testPassword } });
    await addTotp(shop, other);
    expect((await other.call('getMySessions', {})).sessions).toHaveLength(1);
  });

  test('for another account’s ticket is refused', async () => {
    const { ticket } = await customer.call('beginTotp', { body: { password: testPassword } });
    const stranger = await loggedIn(shop);
    expect((await refusal(stranger.call('confirmTotp', { body: { ticket, code: '000000' } }))).code).toBe(
      'ticket_expired',
    );
  });

  test('begun before there was a factor, it doesn’t replace one that was added since', async () => {
    const { ticket, secret } = await customer.call('beginTotp', { body: { password: testPassword } });
    await addTotp(shop, customer);
    const code = totpCode(secret, shop.clock.now());
    expect((await refusal(customer.call('confirmTotp', { body: { ticket, code } }))).code).toBe('ticket_expired');
  });

  test('again replaces the app, takes a code of the old one, and voids its recovery codes', async () => {
    const body = { password: testPassword };
    expect(await refusal(owner.call('beginTotp', { body }))).toMatchObject({
      code: 'missing_field',
      fields: { code: expect.any(String) },
    });
    const begun = await owner.call('beginTotp', { body: { ...body, code: app.code() } });
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
    const [before = ''] = app.recoveryCodes;
    expect((await refusal(owner.call('beginTotp', { body: { ...body, code: '000000' } }))).code).toBe(
      'invalid_credentials',
    );
    expect(await finish(await ticketOf(), before)).toMatchObject({ user: {} });
  });
});

describe('removing it', () => {
  test('takes a code, ends the other sessions and is mailed', async () => {
    await finish(await ticketOf(), app.recoveryCodes[0] ?? '');
    expect((await refusal(owner.call('removeTotp', { body: { code: '000000' } }))).code).toBe('invalid_credentials');
    await owner.call('removeTotp', { body: { code: app.code() } });
    expect(await sessions()).toBe(1);
    expect(await shop.call('login', { body: { username: 'heron', password: testPassword } })).toMatchObject({
      user: {},
    });
    expect((await accountMails(shop)).at(-1)?.data).toEqual({ userId: owner.account.id, change: 'removed' });
  });

  test('is for who has one', async () => {
    const customer = await loggedIn(shop);
    const removal = customer.call('removeTotp', { body: { code: '000000' } });
    expect((await refusal(removal)).code).toBe('changed_meanwhile');
  });
});

describe('who has lost it', () => {
  test('gets in after another administrator’s reset, which ends every session and is in mail and audit', async () => {
    const admin = await loggedIn(shop, { role: 'admin' });
    const member = await loggedIn(shop, { role: 'admin', username: 'egret' });
    await addTotp(shop, member);
    const { staff } = await admin.staff('getStaff', {});
    const row = staff.find(({ username }) => username === 'egret');
    expect(row?.hasFactor).toBe(true);
    const call = { params: { id: member.account.id }, body: { version: row?.version ?? 0 } };
    const { member: after } = await admin.staff('resetStaffFactors', call);
    expect(after.hasFactor).toBe(false);
    expect(await refusal(member.call('getUser', {}))).toMatchObject({ code: 'unauthorized' });
    expect(await shop.call('login', { body: { username: 'egret', password: testPassword } })).toMatchObject({
      user: {},
    });
    expect((await accountMails(shop)).at(-1)?.data).toEqual({ userId: member.account.id, change: 'reset' });
    const audit = await rowsOf<{ user_id: string; data: string }>(
      shop,
      "select user_id, data from audit where action = 'staff.factor' order by at, id",
    );
    expect(audit.map(({ user_id: by, data }) => [by, JSON.parse(data)])).toEqual([
      [member.account.id, { change: 'added' }],
      [admin.account.id, { change: 'reset' }],
    ]);
  });

  test('cannot reset themselves, nor anyone who has changed since', async () => {
    const admin = await loggedIn(shop, { role: 'admin' });
    const crew = await loggedIn(shop, { role: 'crew', regionId: 'tampa' });
    const reset = (id: string, version: number) =>
      refusal(admin.staff('resetStaffFactors', { params: { id }, body: { version } }));
    expect((await reset(admin.account.id, 1)).code).toBe('own_account');
    expect((await reset(crew.account.id, 7)).code).toBe('changed_meanwhile');
    expect((await reset(owner.account.id, 1)).code).toBe('not_found');
  });
});

describe('where administrators need a second factor', () => {
  let strict: TestShop;
  let admin: LoggedIn;
  beforeEach(async () => {
    strict = await openTestShop({ config: { factorPolicy: { mode: 'required', graceMs: 14 * day } } });
    admin = await loggedIn(strict, { role: 'admin', username: 'lead' });
  });
  afterEach(() => strict.close());

  const logInAgain = () => strict.call('login', { body: { username: 'lead', password: testPassword } });
  const as = (token: string) => ({ authorization: `Bearer ${token}` });
  const statusOf = async (url: string, token: string) =>
    (await strict.server.inject({ url, headers: as(token) })).json<{ code?: string }>().code;

  test('they are told by when at the first login, and the date does not move', async () => {
    const due = new Date(strict.clock.now() + 14 * day).toISOString();
    expect((await logInAgain()).user.factorDueAt).toBe(due);
    strict.clock.advance(day);
    expect((await logInAgain()).user.factorDueAt).toBe(due);
  });

  test('after that they can only set one up', async () => {
    strict.clock.advance(14 * day);
    const { token } = await logInAgain();
    expect(await statusOf('/api/admin/staff', token)).toBe('factor_missing');
    expect(await statusOf('/api/me/data', token)).toBe('factor_missing');
    expect(await statusOf('/api/auth/user', token)).toBeUndefined();
    expect(await statusOf('/api/me/factors', token)).toBeUndefined();
  });

  test('with one they work on, and cannot remove it', async () => {
    await addTotp(strict, admin);
    strict.clock.advance(5 * minute);
    const { user } = await admin.call('getUser', {});
    expect(user.factorDueAt).toBeUndefined();
    expect(await admin.staff('getStaff', {})).toMatchObject({ staff: [{ hasFactor: true }] });
    expect((await refusal(admin.call('removeTotp', { body: { code: '000000' } }))).code).toBe('factor_needed');
  });

  test('the office needs one as well', async () => {
    const office = await loggedIn(strict, { role: 'office' });
    expect((await office.call('getUser', {})).user.factorDueAt).toBe(
      new Date(strict.clock.now() + 14 * day).toISOString(),
    );
    expect(await office.call('getMyFactors', {})).toMatchObject({ isRequired: true });
  });

  test('crews and customers are offered one', async () => {
    const crew = await loggedIn(strict, { role: 'crew', regionId: 'tampa' });
    expect((await crew.call('getUser', {})).user.factorDueAt).toBeUndefined();
    expect(await crew.call('getMyFactors', {})).toMatchObject({ isRequired: false });
    expect(await admin.call('getMyFactors', {})).toMatchObject({ isRequired: true });
  });
});

test('where it is offered nobody has a date', async () => {
  const admin = await loggedIn(shop, { role: 'admin' });
  expect((await admin.call('getUser', {})).user.factorDueAt).toBeUndefined();
});
