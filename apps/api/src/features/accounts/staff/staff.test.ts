import type { NewStaffRequest, StaffMember, StaffRequest } from '@tintforge/api-contract';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit, users } from '../../../db/schema';
import { refusal } from '../../../testing/customer';
import { firstLink, keptMails } from '../../../testing/kept-mails';
import { type LoggedIn, loggedIn, logIn, makeAccount } from '../../../testing/logged-in';
import { accountMails, mailedLink } from '../../../testing/mailed-link';
import { rawCall } from '../../../testing/raw-call';
import { instantOnShopClock, sampleShop } from '../../../testing/sample-shop';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { findUser } from '../store';

let shop: TestShop;
let owner: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  owner = await loggedIn(shop, { role: 'admin', username: 'the-owner' });
});
afterEach(() => shop.close());

const newPassword = 'another-heron-by-the-bay';

const add = (changes: Partial<NewStaffRequest> = {}, by = owner) => {
  const body = {
    username: 'installer',
    email: '',
    firstName: 'Sam',
    lastName: '',
    role: 'crew',
    regionId: sampleShop.regionId,
  } as const;
  return by.staff('addStaff', { body: { ...body, ...changes } });
};

function change(member: StaffMember, changes: Partial<StaffRequest>, by = owner) {
  const { version, firstName, lastName, role, regionId, isActive } = member;
  const body = { version, firstName, lastName, role, regionId, isActive, ...changes };
  return by.staff('changeStaff', { params: { id: member.id }, body });
}

async function memberOf(id: string): Promise<StaffMember> {
  const member = (await owner.staff('getStaff', {})).staff.find((each) => each.id === id);
  if (member === undefined) throw new Error(`Nobody of the staff is ${id}`);
  return member;
}

const storedUser = async (id: string) => {
  const row = await findUser(shop.database.connection, id);
  if (row === undefined) throw new Error(`There is no account ${id}`);
  return row;
};

const acts = async () =>
  (await shop.database.connection.select().from(audit).orderBy(asc(audit.at), asc(audit.id)).all()).map(
    ({ action, subject, data }) => ({
      action,
      subject,
      data,
    }),
  );

describe('somebody new', () => {
  test('without an address logs in with a password that is told once and stored nowhere', async () => {
    const { member, password } = await add();
    expect(member).toMatchObject({
      username: 'installer',
      role: 'crew',
      regionId: sampleShop.regionId,
      isActive: true,
      lastSeen: null,
    });
    expect(password).toMatch(/^[2-9a-hjkmnp-z]{5}(-[2-9a-hjkmnp-z]{5}){2}$/);
    const { call } = await logIn(shop, await storedUser(member.id), { password: password ?? '' });
    expect((await call('getUser', {})).user.role).toBe('crew');
    expect((await memberOf(member.id)).lastSeen).toBe(instantOnShopClock('2026-12-01T10:00'));
    const stored = JSON.stringify([await shop.database.connection.select().from(users).all(), await acts()]);
    expect(stored).not.toContain(password);
    expect(await accountMails(shop)).toEqual([]);
  });

  test('with an address gets a link valid for three days, and a password that no one knows', async () => {
    const { member, password } = await add({ email: 'New@Tintforge.example' });
    expect(password).toBeNull();
    const [mail] = await keptMails(shop);
    expect(mail).toMatchObject({ recipient: 'new@tintforge.example', subject: 'Your login for the shop' });
    expect(mail?.text).toContain('Your username is installer.');
    const link = firstLink(mail ?? { text: '' });
    expect(link.pathname).toBe('/reset-password');
    shop.clock.advance(3 * 86_400_000 - 1);
    await shop.call('resetPassword', { body: { token: link.hash.slice(1), password: newPassword } });
    await expect(logIn(shop, await storedUser(member.id), { password: newPassword })).resolves.toBeDefined();
  });

  test('finds the link useless after three days, and gets another', async () => {
    const { member } = await add({ email: 'new@tintforge.example' });
    const link = firstLink((await keptMails(shop))[0] ?? { text: '' });
    shop.clock.advance(3 * 86_400_000);
    const body = { token: link.hash.slice(1), password: newPassword };
    expect(await refusal(shop.call('resetPassword', { body }))).toMatchObject({ code: 'link_expired' });
    const again = await loggedInAgain();
    const invited = await again.staff('inviteStaff', { params: { id: member.id }, body: { version: member.version } });
    expect(invited.password).toBeNull();
    expect((await accountMails(shop)).map(({ kind }) => kind)).toEqual(['staff-invitation', 'staff-invitation']);
  });

  test('whose address was misspelled gets a link at the right one; the stranger’s opens nothing', async () => {
    const { member } = await add({ email: 'sma@tintforge.example' });
    const [stray] = await keptMails(shop);
    expect(member.isEmailOpen).toBe(true);
    const { member: corrected } = await change(member, { email: 'Sam@Tintforge.example' });
    expect(corrected).toMatchObject({ email: 'sam@tintforge.example', isEmailOpen: true });
    const mails = await keptMails(shop);
    expect(mails.map(({ recipient }) => recipient)).toEqual(['sma@tintforge.example', 'sam@tintforge.example']);
    const useLink = (mail: (typeof mails)[number] | undefined) =>
      shop.call('resetPassword', {
        body: { token: firstLink(mail ?? { text: '' }).hash.slice(1), password: newPassword },
      });
    expect(await refusal(useLink(stray))).toMatchObject({ code: 'link_expired' });
    await useLink(mails[1]);
    await logIn(shop, await storedUser(member.id), { password: newPassword });
    expect((await acts()).map(({ action }) => action)).toEqual(['staff.added', 'staff.changed', 'staff.invited']);
  });

  test('has an address of their own after the first login: no administrator changes it', async () => {
    const { member, password } = await add();
    await logIn(shop, await storedUser(member.id), { password: password ?? '' });
    const seen = await memberOf(member.id);
    expect(seen.isEmailOpen).toBe(false);
    expect(await refusal(change(seen, { email: 'sam@tintforge.example' }))).toMatchObject({
      code: 'invalid_value',
      fields: { email: 'They have logged in. Only they can change their email now, in their profile.' },
    });
    expect(await change(seen, { email: '', lastName: 'Rivers' })).toMatchObject({ member: { lastName: 'Rivers' } });
    expect(await accountMails(shop)).toEqual([]);
  });

  test('has a name of their own, whoever has it and however it is written', async () => {
    await makeAccount(shop, { username: 'Installer' });
    expect(await refusal(add())).toMatchObject({ status: 409, code: 'username_taken' });
    const outcomes = await Promise.allSettled([add({ username: 'same-name' }), add({ username: 'SAME-name' })]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test.each([
    [{ regionId: null }, 'regionId'],
    [{ regionId: 'miami' }, 'regionId'],
    [{ role: 'admin', regionId: sampleShop.regionId }, 'regionId'],
    [{ role: 'office', regionId: sampleShop.regionId }, 'regionId'],
    [{ username: 'a b c' }, 'username'],
    [{ email: 'nobody' }, 'email'],
  ] as const)('is refused with %j', async (changes, field) => {
    expect(await refusal(add(changes))).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  });
});

/** As the browser requests a new access token. */
const refreshed = ({ cookie }: LoggedIn) =>
  rawCall(shop, { name: 'refreshLogin', headers: { cookie, host: 'localhost:3000', origin: 'http://localhost:3000' } });

/** The owner's first login is fifteen minutes old by then. */
const loggedInAgain = () => logIn(shop, owner.account);

describe('who is shut out', () => {
  test('is out at once: bearer, cookie, password and link', async () => {
    const { member } = await add({ email: 'crew@tintforge.example' });
    const token = await mailedLink(shop, { userId: member.id, purpose: 'reset-password' });
    await shop.call('resetPassword', { body: { token, password: newPassword } });
    const crew = await logIn(shop, await storedUser(member.id), { password: newPassword });
    expect(await refreshed(crew)).toMatchObject({ status: 200 });
    const unusedLink = await mailedLink(shop, { userId: member.id, purpose: 'reset-password' });

    await change(await memberOf(member.id), { isActive: false });
    expect(await refusal(crew.call('getUser', {}))).toMatchObject({ status: 401 });
    expect(await refreshed(crew)).toMatchObject({ status: 401 });
    const login = { username: 'installer', password: newPassword };
    expect(await refusal(shop.call('login', { body: login }))).toMatchObject({ code: 'invalid_credentials' });
    const body = { token: unusedLink, password: newPassword };
    expect(await refusal(shop.call('resetPassword', { body }))).toMatchObject({ code: 'link_expired' });
    const mailsBefore = (await accountMails(shop)).length;
    await shop.call('forgotPassword', { body: { email: 'crew@tintforge.example' } });
    expect(await accountMails(shop)).toHaveLength(mailsBefore);
    const again = { params: { id: member.id }, body: { version: (await memberOf(member.id)).version } };
    expect(await refusal(owner.staff('inviteStaff', again))).toMatchObject({ code: 'changed_meanwhile' });
  });

  test('by a row alone is out as well: no login of theirs counts', async () => {
    const { member, password } = await add();
    const crew = await logIn(shop, await storedUser(member.id), { password: password ?? '' });
    await shop.database.commit((transaction) =>
      transaction.update(users).set({ isActive: false }).where(eq(users.id, member.id)).run(),
    );
    expect(await refusal(crew.call('getUser', {}))).toMatchObject({ status: 401 });
    expect(await refreshed(crew)).toMatchObject({ status: 401 });
  });

  test('is let in again with the password they had', async () => {
    const { member, password } = await add();
    await change(member, { isActive: false });
    await change(await memberOf(member.id), { isActive: true });
    await expect(logIn(shop, await storedUser(member.id), { password: password ?? '' })).resolves.toBeDefined();
  });
});

test('a role counts from the next call on', async () => {
  const { member, password } = await add();
  const crew = await logIn(shop, await storedUser(member.id), { password: password ?? '' });
  expect(await refusal(crew.staff('getStaff', {}))).toMatchObject({ status: 403 });
  const changed = await change(await memberOf(member.id), { role: 'admin', regionId: null });
  expect(changed.member).toMatchObject({ role: 'admin', regionId: null, version: 2 });
  await expect(crew.staff('getStaff', {})).resolves.toBeDefined();
  await change(changed.member, { role: 'crew', regionId: sampleShop.farRegionId });
  expect(await refusal(crew.staff('getStaff', {}))).toMatchObject({ status: 403 });
});

test('the office works with every booking, and not with settings, staff or the audit', async () => {
  const { member, password } = await add({ role: 'office', regionId: null });
  const office = await logIn(shop, await storedUser(member.id), { password: password ?? '' });
  await expect(office.staff('getStaffBookings', { query: {} })).resolves.toBeDefined();
  await expect(
    office.staff('getReport', { query: { from: '2026-12-01', to: '2026-12-02', by: 'day' } }),
  ).resolves.toBeDefined();
  for (const name of ['getSettings', 'getCrews', 'getClosures', 'getStaff', 'getAudit'] as const)
    expect(await refusal(office.staff(name, {})), name).toMatchObject({ status: 403 });
});

describe('an administrator', () => {
  test('who is the last stays one', async () => {
    const self = await memberOf(owner.account.id);
    await add({ role: 'admin', regionId: null });
    const other = (await owner.staff('getStaff', {})).staff.find(({ username }) => username === 'installer');
    if (other === undefined) throw new Error('Nobody was added');
    await change(other, { isActive: false });
    for (const changes of [{ isActive: false }, { role: 'crew', regionId: sampleShop.regionId }] as const) {
      expect(await refusal(change(self, changes))).toMatchObject({ status: 409, code: 'last_admin' });
    }
    expect(await memberOf(owner.account.id)).toEqual({ ...self, lastSeen: expect.any(String) });
  });

  test('does not change their own role or access, but their name', async () => {
    await loggedIn(shop, { role: 'admin' });
    const self = await memberOf(owner.account.id);
    for (const changes of [{ isActive: false }, { role: 'crew', regionId: sampleShop.regionId }] as const) {
      expect(await refusal(change(self, changes))).toMatchObject({ status: 409, code: 'own_account' });
    }
    const invite = { params: { id: self.id }, body: { version: self.version } };
    expect(await refusal(owner.staff('inviteStaff', invite))).toMatchObject({ status: 409, code: 'own_account' });
    expect((await change(self, { firstName: 'Olive' })).member.firstName).toBe('Olive');
  });

  test('and another who shut each other out at once leave one of them', async () => {
    const second = await loggedIn(shop, { role: 'admin' });
    const [one, other] = [await memberOf(owner.account.id), await memberOf(second.account.id)];
    const outcomes = await Promise.allSettled([
      change(other, { isActive: false }, owner),
      change(one, { isActive: false }, second),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const active = (await shop.database.connection.select().from(users).all()).filter(({ isActive }) => isActive);
    expect(active).toHaveLength(1);
  });
});

describe('what staff do with staff', () => {
  test('is not done with customers', async () => {
    const { account } = await loggedIn(shop);
    const body = { version: 1, firstName: '', lastName: '', role: 'admin', regionId: null, isActive: true } as const;
    expect(await refusal(owner.staff('changeStaff', { params: { id: account.id }, body }))).toMatchObject({
      status: 404,
    });
    expect((await storedUser(account.id)).role).toBe('customer');
    const invite = { params: { id: account.id }, body: { version: 1 } };
    expect(await refusal(owner.staff('inviteStaff', invite))).toMatchObject({ status: 404 });
    expect((await owner.staff('getStaff', {})).staff.map(({ id }) => id)).not.toContain(account.id);
  });

  test('is refused when somebody else has done something meanwhile', async () => {
    const { member } = await add();
    await change(member, { firstName: 'Alex' });
    expect(await refusal(change(member, { firstName: 'Kim' }))).toMatchObject({ code: 'changed_meanwhile' });
    expect((await memberOf(member.id)).firstName).toBe('Alex');
    const invite = { params: { id: member.id }, body: { version: member.version } };
    expect(await refusal(owner.staff('inviteStaff', invite))).toMatchObject({ code: 'changed_meanwhile' });
  });

  test('stands in the audit, without names and passwords', async () => {
    const { member } = await add();
    const { member: changed } = await change(member, { regionId: sampleShop.farRegionId, firstName: 'Alex' });
    const { password } = await owner.staff('inviteStaff', {
      params: { id: member.id },
      body: { version: changed.version },
    });
    expect(await acts()).toEqual([
      {
        action: 'staff.added',
        subject: 'installer',
        data: { after: { role: 'crew', regionId: sampleShop.regionId }, by: 'password' },
      },
      {
        action: 'staff.changed',
        subject: 'installer',
        data: {
          before: { role: 'crew', regionId: sampleShop.regionId, isActive: true },
          after: { role: 'crew', regionId: sampleShop.farRegionId, isActive: true },
        },
      },
      { action: 'staff.invited', subject: 'installer', data: { by: 'password' } },
    ]);
    expect(JSON.stringify(await acts())).not.toMatch(new RegExp(`Alex|Sam|${password}`));
  });
});

test('a new password, shown once, ends earlier sessions', async () => {
  const { member, password } = await add();
  const crew = await logIn(shop, await storedUser(member.id), { password: password ?? '' });
  const { version } = await memberOf(member.id);
  const renewed = await owner.staff('inviteStaff', { params: { id: member.id }, body: { version } });
  expect(renewed.password).not.toBe(password);
  expect(await refusal(crew.call('getUser', {}))).toMatchObject({ status: 401 });
  await expect(logIn(shop, await storedUser(member.id), { password: renewed.password ?? '' })).resolves.toBeDefined();
});
