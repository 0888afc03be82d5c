import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../../testing/customer';
import { editProfile, type LoggedIn, loggedIn, logIn, testPassword } from '../../../testing/logged-in';
import { accountMails, mailedLink } from '../../../testing/mailed-link';
import { addPasskey, passkeyProof, signedBy, type TestPasskey } from '../../../testing/passkeys';
import { rowsOf } from '../../../testing/raw-sql';
import { sampleShop } from '../../../testing/sample-shop';
import { addTotp } from '../../../testing/second-factor';
import { createAuthenticator, type Misconduct } from '../../../testing/software-authenticator';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { resetFactorsByOperator } from '../factors/reset-factors';
import { totpCode } from '../factors/totp';

const minute = 60_000;
const day = 86_400_000;

let shop: TestShop;
let owner: LoggedIn;
let passkey: TestPasskey;

beforeEach(async () => {
  shop = await openTestShop();
  owner = await loggedIn(shop, { username: 'heron', email: 'heron@tintforge.example' });
  passkey = await addPasskey(owner);
});
afterEach(() => shop.close());

const withPassword = () => shop.call('login', { body: { username: 'heron', password: testPassword } });

/** A login by a passkey that the browser offers without a name. */
async function withPasskey({ device } = passkey, misconduct: Misconduct = {}) {
  const question = await shop.call('beginPasskeyLogin', { body: {} });
  return shop.call('loginWithPasskey', { body: signedBy(device, question, misconduct) });
}

const refused = async (device = passkey, misconduct: Misconduct = {}) =>
  (await refusal(withPasskey(device, misconduct))).code;

const changes = async () => (await accountMails(shop)).map(({ data }) => (data as { change?: string }).change);

describe('a login with a passkey', () => {
  test('takes neither a name nor a password', async () => {
    const { user } = await withPasskey();
    expect(user.username).toBe('heron');
    expect((await owner.call('getMySessions', {})).sessions).toHaveLength(2);
  });

  test('shows when it was used', async () => {
    shop.clock.advance(day);
    await withPasskey();
    const usedAt = new Date(shop.clock.now()).toISOString();
    // The session has expired in the meantime.
    const again = await addressedBy(await withPasskey());
    expect(await again('/api/me/factors')).toMatchObject({ passkeys: [{ name: 'Phone', usedAt }] });
  });

  test('from a browser that is new to the account is mailed', async () => {
    await withPasskey();
    expect(await rowsOf(shop, "select id from outbox where kind = 'new-device'")).toHaveLength(1);
  });

  test('marks the browser, and sets the cookie of a session', async () => {
    const question = await shop.call('beginPasskeyLogin', { body: {} });
    const answer = await shop.server.inject({
      method: 'POST',
      url: '/api/auth/login/passkey',
      payload: signedBy(passkey.device, question),
    });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^login=.*HttpOnly.*SameSite=Strict/),
      expect.stringMatching(/^device=/),
    ]);
  });

  test('is refused to former staff like to strangers', async () => {
    const admin = await loggedIn(shop, { role: 'admin' });
    const member = await loggedIn(shop, { role: 'crew', regionId: sampleShop.regionId, username: 'egret' });
    const theirs = await addPasskey(member);
    const { staff } = await admin.staff('getStaff', {});
    const version = staff.find(({ username }) => username === 'egret')?.version ?? 0;
    await admin.staff('changeStaff', {
      params: { id: member.account.id },
      body: { version, firstName: '', lastName: '', role: 'crew', regionId: sampleShop.regionId, isActive: false },
    });
    expect(await refused(theirs)).toBe('invalid_credentials');
  });

  test('of a staff member ends after twelve hours without use, as with a password', async () => {
    const member = await loggedIn(shop, { role: 'office', username: 'egret' });
    const read = await addressedBy(await withPasskey(await addPasskey(member)));
    const [session] = await rowsOf<{ expires_at: number; created_at: number }>(
      shop,
      'select expires_at, created_at from sessions order by created_at desc, id desc limit 1',
    );
    expect(session).toBeDefined();
    expect(Number(session?.expires_at) - Number(session?.created_at)).toBe(12 * 60 * minute);
    expect(await read('/api/auth/user')).toMatchObject({ user: { role: 'office' } });
  });
});

/** Reads addresses with the token of a login. */
async function addressedBy({ token }: { token: string }) {
  return async (url: string) =>
    (await shop.server.inject({ url, headers: { authorization: `Bearer ${token}` } })).json<unknown>();
}

describe('a signature is refused', () => {
  test.each<[string, Misconduct]>([
    ['for a page of another origin', { origin: 'https://tintforge.example.attacker.example' }],
    ['for a page of another port', { origin: 'http://localhost:4000' }],
    ['for another domain', { rpId: 'attacker.example' }],
    ['of another question', { challenge: 'YW5vdGhlcg' }],
    ['without a PIN, a finger or a face', { isVerified: false }],
    ['that was made for a new passkey', { type: 'webauthn.create' }],
    ['with another account in it', { userHandle: Buffer.from('nobody').toString('base64url') }],
  ])('%s', async (_, misconduct) => {
    expect(await refused(passkey, misconduct)).toBe('invalid_credentials');
  });

  test('of a passkey that no account has, in the words for any other', async () => {
    const stranger = { ...passkey, device: createAuthenticator() };
    const { options } = await owner.call('beginPasskey', { body: await passkeyProof(owner, passkey.device) });
    stranger.device.make(options);
    const forged = await refusal(withPasskey(passkey, { origin: 'http://localhost:4000' }));
    expect(await refusal(withPasskey(stranger))).toEqual(forged);
  });

  test('that was changed on its way', async () => {
    const question = await shop.call('beginPasskeyLogin', { body: {} });
    const body = signedBy(passkey.device, question);
    const bytes = Buffer.from(body.credential.authenticatorData, 'base64url');
    bytes.writeUInt32BE(9, 33);
    body.credential.authenticatorData = bytes.toString('base64url');
    expect((await refusal(shop.call('loginWithPasskey', { body }))).code).toBe('invalid_credentials');
  });

  test('the second time', async () => {
    const question = await shop.call('beginPasskeyLogin', { body: {} });
    const body = signedBy(passkey.device, question);
    await shop.call('loginWithPasskey', { body });
    expect((await refusal(shop.call('loginWithPasskey', { body }))).code).toBe('ticket_expired');
  });

  test('after a failed attempt, however good the next one is', async () => {
    const question = await shop.call('beginPasskeyLogin', { body: {} });
    const bad = signedBy(passkey.device, question, { isVerified: false });
    expect((await refusal(shop.call('loginWithPasskey', { body: bad }))).code).toBe('invalid_credentials');
    const good = signedBy(passkey.device, question);
    expect((await refusal(shop.call('loginWithPasskey', { body: good }))).code).toBe('ticket_expired');
  });

  test('twice at the same moment, once', async () => {
    const question = await shop.call('beginPasskeyLogin', { body: {} });
    const body = signedBy(passkey.device, question);
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => shop.call('loginWithPasskey', { body })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('after five minutes', async () => {
    const question = await shop.call('beginPasskeyLogin', { body: {} });
    const body = signedBy(passkey.device, question);
    shop.clock.advance(5 * minute);
    expect((await refusal(shop.call('loginWithPasskey', { body }))).code).toBe('ticket_expired');
  });

  test('where it was asked for as a proof, and the other way round', async () => {
    const check = await owner.call('beginPasskeyCheck', {});
    const login = await shop.call('beginPasskeyLogin', { body: {} });
    const body = signedBy(passkey.device, check);
    expect((await refusal(shop.call('loginWithPasskey', { body }))).code).toBe('ticket_expired');
    const proof = { passkey: signedBy(passkey.device, login) };
    expect((await refusal(owner.call('replaceRecoveryCodes', { body: proof }))).code).toBe('ticket_expired');
  });

  test('after ten failures in a quarter of an hour, and passwords are not', async () => {
    for (let count = 0; count < 10; count += 1)
      expect(await refused(passkey, { isVerified: false })).toBe('invalid_credentials');
    expect(await refused()).toBe('too_many_attempts');
    expect((await refusal(withPassword())).code).toBe('factor_required');
    shop.clock.advance(15 * minute);
    expect((await withPasskey()).user.username).toBe('heron');
  });
});

describe('a device whose key was copied', () => {
  test('is refused when its count is behind, mailed, and the other goes on', async () => {
    const copy = { ...passkey, device: passkey.device.copy() };
    await withPasskey();
    expect((await refusal(withPasskey(copy))).message).toContain('may have been copied');
    expect(await changes()).toContain('passkey-copied');
    expect((await withPasskey()).user.username).toBe('heron');
  });

  test('is in the audit when it is a staff member’s', async () => {
    const member = await loggedIn(shop, { role: 'crew', regionId: sampleShop.regionId, username: 'egret' });
    const theirs = await addPasskey(member);
    const copy = { ...theirs, device: theirs.device.copy() };
    await withPasskey(theirs);
    expect(await refused(copy)).toBe('invalid_credentials');
    const audit = await rowsOf<{ subject: string; data: string }>(
      shop,
      "select subject, data from audit where action = 'staff.factor' order by at, id",
    );
    expect(audit.map(({ subject, data }) => [subject, JSON.parse(data).change])).toEqual([
      ['egret', 'passkey-added'],
      ['egret', 'passkey-copied'],
    ]);
  });

  test('is refused as well when the copy is ahead of it', async () => {
    const copy = { ...passkey, device: passkey.device.copy() };
    await withPasskey(copy);
    expect(await refused()).toBe('invalid_credentials');
    expect(await changes()).toContain('passkey-copied');
  });

  test('is refused when it has a count no more', async () => {
    const question = await shop.call('beginPasskeyLogin', { body: {} });
    const body = signedBy(passkey.device, question, { count: 0 });
    expect((await refusal(shop.call('loginWithPasskey', { body }))).message).toContain('may have been copied');
  });

  test('a passkey without a count is on several devices, which is fine', async () => {
    const customer = await loggedIn(shop, { username: 'egret' });
    const synced = await addPasskey(customer, { device: createAuthenticator({ counts: false }) });
    await withPasskey(synced);
    expect((await withPasskey({ ...synced, device: synced.device.copy() })).user.username).toBe('egret');
  });
});

describe('which passkeys are asked', () => {
  const asked = async (username: string, cookie?: string) => {
    const answer = await shop.server.inject({
      method: 'POST',
      url: '/api/auth/login/passkey/begin',
      payload: { username },
      headers: cookie === undefined ? {} : { cookie },
    });
    const { options } = answer.json<{ options: { challenge: string; allowCredentials: { id: string }[] } }>();
    return options;
  };

  test('a stranger learns nothing from a name: known, unknown, by email', async () => {
    const shapes = [];
    for (const name of ['heron', 'nobody', 'heron@tintforge.example', 'nobody@tintforge.example']) {
      const { challenge, ...options } = await asked(name);
      expect(challenge).toHaveLength(43);
      shapes.push(options);
    }
    expect(new Set(shapes.map((shape) => JSON.stringify(shape)))).toEqual(
      new Set([
        JSON.stringify({ rpId: 'localhost', allowCredentials: [], timeout: 300_000, userVerification: 'required' }),
      ]),
    );
  });

  test('a browser that has logged in to the account before is told its passkeys, and no other’s', async () => {
    await addPasskey(await loggedIn(shop, { username: 'egret' }));
    expect((await asked('heron', owner.deviceCookie)).allowCredentials).toHaveLength(1);
    expect((await asked('HERON@tintforge.example', owner.deviceCookie)).allowCredentials).toHaveLength(1);
    expect((await asked('egret', owner.deviceCookie)).allowCredentials).toEqual([]);
    expect((await asked('', owner.deviceCookie)).allowCredentials).toEqual([]);
  });

  test('the login by username takes the named passkey', async () => {
    const device = createAuthenticator();
    const { id } = await addPasskey(owner, { device, proof: await passkeyProof(owner, passkey.device) });
    expect(id).not.toBe(passkey.id);
    await addPasskey(await loggedIn(shop, { username: 'egret' }), { device });
    const answer = await shop.server.inject({
      method: 'POST',
      url: '/api/auth/login/passkey/begin',
      payload: { username: 'heron' },
      headers: { cookie: owner.deviceCookie },
    });
    const login = await shop.call('loginWithPasskey', { body: signedBy(device, answer.json()) });
    expect(login.user.username).toBe('heron');
  });
});

describe('after the password', () => {
  const ticketOf = async () => {
    const answer = await refusal(withPassword());
    return answer.details as { ticket: string; hasApp: boolean; hasPasskey: boolean };
  };

  test('a passkey is the second factor, and only the account’s own are asked', async () => {
    const { ticket, hasApp, hasPasskey } = await ticketOf();
    expect([hasApp, hasPasskey]).toEqual([false, true]);
    const question = await shop.call('beginPasskeyLogin', { body: { ticket } });
    expect(question.options.allowCredentials).toHaveLength(1);
    const login = await shop.call('loginWithPasskey', { body: signedBy(passkey.device, question) });
    expect(login.user.username).toBe('heron');
  });

  test('beside an app, either will do', async () => {
    const app = await addTotp(shop, owner, await passkeyProof(owner, passkey.device));
    const { ticket, hasApp, hasPasskey } = await ticketOf();
    expect([hasApp, hasPasskey]).toEqual([true, true]);
    expect((await shop.call('loginWithCode', { body: { ticket, code: app.code() } })).user.username).toBe('heron');
    expect((await withPasskey()).user.username).toBe('heron');
  });

  test('a ticket that has expired names none', async () => {
    const { ticket } = await ticketOf();
    shop.clock.advance(5 * minute);
    expect((await refusal(shop.call('beginPasskeyLogin', { body: { ticket } }))).code).toBe('ticket_expired');
  });

  test('each recovery code works once, without an app too', async () => {
    const [code = ''] = passkey.recoveryCodes;
    expect(passkey.recoveryCodes).toHaveLength(10);
    const { ticket } = await ticketOf();
    await shop.call('loginWithCode', { body: { ticket, code } });
    expect((await refusal(shop.call('loginWithCode', { body: { ticket, code } }))).code).toBe('invalid_credentials');
    expect((await owner.call('getMyFactors', {})).recoveryCodesLeft).toBe(9);
  });

  test('six digits are nothing without an app', async () => {
    const { ticket } = await ticketOf();
    expect((await refusal(shop.call('loginWithCode', { body: { ticket, code: '000000' } }))).code).toBe(
      'invalid_credentials',
    );
  });
});

test('a new password by email leaves passkeys as they are, and opens nothing without one', async () => {
  const token = await mailedLink(shop, { userId: owner.account.id, purpose: 'reset-password' });
  const password = 'white-ibis-on-a-lawn';
  await shop.call('resetPassword', { body: { token, password } });
  expect((await refusal(shop.call('login', { body: { username: 'heron', password } }))).code).toBe('factor_required');
  expect((await withPasskey()).user.username).toBe('heron');
});

test('a link to verify an address opens no session of an account with a passkey', async () => {
  await editProfile(owner, { email: 'other@tintforge.example', currentPassword: testPassword });
  const token = await mailedLink(shop, { userId: owner.account.id, purpose: 'verify-email' });
  expect(await shop.call('verifyEmail', { body: { token, password: testPassword } })).toMatchObject({ login: null });
});

describe('adding one', () => {
  let customer: LoggedIn;
  beforeEach(async () => {
    customer = await loggedIn(shop, { username: 'egret' });
  });

  test('requires the password where there is no factor yet', async () => {
    const begun = (body: object) => refusal(customer.call('beginPasskey', { body }));
    expect(await begun({})).toMatchObject({ code: 'missing_field', fields: { password: expect.any(String) } });
    expect(await begun({ password: 'a-guess' })).toMatchObject({
      code: 'invalid_credentials',
      fields: { password: expect.any(String) },
    });
    expect(await begun({ code: passkey.recoveryCodes[0] })).toMatchObject({ code: 'missing_field' });
  });

  test('requires a factor where there is one, and the password is none', async () => {
    const begun = await refusal(owner.call('beginPasskey', { body: { password: testPassword } }));
    expect(begun).toMatchObject({ code: 'missing_field', fields: { code: expect.any(String) } });
    const [code = ''] = passkey.recoveryCodes;
    expect(await addPasskey(owner, { proof: { code } })).toMatchObject({ recoveryCodes: [] });
  });

  test('takes no proof by another account’s passkey', async () => {
    const theirs = await addPasskey(customer);
    const question = await owner.call('beginPasskeyCheck', {});
    const credential = theirs.device.sign({ ...question.options, allowCredentials: [] });
    const body = { passkey: { ticket: question.ticket, credential } };
    expect((await refusal(owner.call('beginPasskey', { body }))).code).toBe('invalid_credentials');
  });

  test('makes one that the browser finds by itself, for this domain and person, and none twice', async () => {
    const { options } = await owner.call('beginPasskey', { body: await passkeyProof(owner, passkey.device) });
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: 'heron', displayName: 'Sample Customer' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key', transports: ['internal'] }],
      attestation: 'none',
    });
  });

  test('stores a public key, and nothing before it was made', async () => {
    const before = (await rowsOf(shop, 'select * from passkeys')).length;
    const { ticket, options } = await customer.call('beginPasskey', { body: { password: testPassword } });
    expect(await rowsOf(shop, 'select * from passkeys')).toHaveLength(before);
    const credential = createAuthenticator().make(options);
    await customer.call('confirmPasskey', { body: { ticket, name: 'Laptop', credential } });
    const [, row] = await rowsOf<Record<string, unknown>>(shop, 'select * from passkeys order by id');
    expect(row).toMatchObject({ user_id: customer.account.id, credential_id: credential.id, name: 'Laptop' });
  });

  test.each<[string, Misconduct]>([
    ['a page of another origin', { origin: 'http://localhost:4000' }],
    ['another domain', { rpId: 'attacker.example' }],
    ['another question', { challenge: 'YW5vdGhlcg' }],
    ['nobody in particular', { isVerified: false }],
    ['another purpose', { type: 'webauthn.get' }],
  ])('refuses one that was made for %s', async (_, misconduct) => {
    const { ticket, options } = await customer.call('beginPasskey', { body: { password: testPassword } });
    const credential = createAuthenticator().make(options, misconduct);
    const body = { ticket, name: '', credential };
    expect((await refusal(customer.call('confirmPasskey', { body }))).code).toBe('invalid_credentials');
    expect((await customer.call('getMyFactors', {})).passkeys).toEqual([]);
  });

  test('takes a setup once, for its account, within a quarter of an hour', async () => {
    const begun = await customer.call('beginPasskey', { body: { password: testPassword } });
    const { ticket } = begun;
    const body = () => ({ ticket, name: '', credential: createAuthenticator().make(begun.options) });
    const confirmed = (who: LoggedIn) => refusal(who.call('confirmPasskey', { body: body() }));
    expect((await confirmed(owner)).code).toBe('ticket_expired');
    shop.clock.advance(15 * minute);
    const late = await logIn(shop, customer.account);
    expect((await confirmed(late)).code).toBe('ticket_expired');
    const again = await late.call('beginPasskey', { body: { password: testPassword } });
    const made = { ticket: again.ticket, name: '', credential: createAuthenticator().make(again.options) };
    await late.call('confirmPasskey', { body: made });
    expect((await refusal(late.call('confirmPasskey', { body: made }))).code).toBe('ticket_expired');
  });

  test('begun with the password, it doesn’t pass a factor that was added since', async () => {
    const { ticket, options } = await customer.call('beginPasskey', { body: { password: testPassword } });
    const app = await customer.call('beginTotp', { body: { password: testPassword } });
    await addPasskey(customer);
    const body = { ticket, name: '', credential: createAuthenticator().make(options) };
    expect((await refusal(customer.call('confirmPasskey', { body }))).code).toBe('ticket_expired');
    const code = totpCode(app.secret, shop.clock.now());
    expect((await refusal(customer.call('confirmTotp', { body: { ticket: app.ticket, code } }))).code).toBe(
      'ticket_expired',
    );
  });

  test('of another account’s key is refused', async () => {
    const { ticket, options } = await customer.call('beginPasskey', { body: { password: testPassword } });
    const credential = createAuthenticator().make(options);
    await customer.call('confirmPasskey', { body: { ticket, name: '', credential } });
    const other = await loggedIn(shop, { username: 'ibis' });
    const begun = await other.call('beginPasskey', { body: { password: testPassword } });
    // A device of the attacker's that names its new key like the customer's.
    const rows = await rowsOf<{ credential_id: string }>(shop, 'select credential_id from passkeys');
    const made = createAuthenticator().make(begun.options, { id: rows.at(-1)?.credential_id ?? '' });
    const body = { ticket: begun.ticket, name: '', credential: made };
    expect((await refusal(other.call('confirmPasskey', { body }))).code).toBe('invalid_credentials');
  });

  test('without a name gets the browser’s', async () => {
    const { ticket, options } = await customer.call('beginPasskey', { body: { password: testPassword } });
    await shop.server.inject({
      method: 'POST',
      url: '/api/me/factors/passkeys',
      headers: {
        ...customer.headers,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      },
      payload: { ticket, name: ' ', credential: createAuthenticator().make(options) },
    });
    expect(await customer.call('getMyFactors', {})).toMatchObject({ passkeys: [{ name: 'Firefox on Linux' }] });
  });

  test('ends the other sessions and is mailed', async () => {
    const other = await logIn(shop, customer.account);
    await addPasskey(customer);
    expect((await refusal(other.call('getUser', {}))).code).toBe('unauthorized');
    expect((await accountMails(shop)).map(({ data }) => data)).toContainEqual({
      userId: customer.account.id,
      change: 'passkey-added',
    });
  });
});

test('one is renamed by its owner only', async () => {
  const rename = (who: LoggedIn, name: string) =>
    who.call('renamePasskey', { params: { id: passkey.id }, body: { name } });
  await rename(owner, ' Work laptop ');
  expect((await owner.call('getMyFactors', {})).passkeys).toMatchObject([{ name: 'Work laptop', usedAt: null }]);
  expect((await refusal(rename(await loggedIn(shop), 'Mine'))).code).toBe('not_found');
  expect((await refusal(rename(owner, ' '))).code).toBe('invalid_value');
});

describe('removing one', () => {
  const remove = (who: LoggedIn, id: string, body: object) => who.call('removePasskey', { params: { id }, body });

  test('takes a factor, and it opens nothing any more', async () => {
    const laptop = await addPasskey(owner, { proof: await passkeyProof(owner, passkey.device) });
    expect((await refusal(remove(owner, laptop.id, { password: testPassword }))).code).toBe('missing_field');
    await remove(owner, laptop.id, await passkeyProof(owner, passkey.device));
    expect(await refused(laptop)).toBe('invalid_credentials');
    expect((await withPasskey()).user.username).toBe('heron');
    expect(await changes()).toContain('passkey-removed');
  });

  test('is for its owner', async () => {
    const stranger = await loggedIn(shop, { username: 'egret' });
    const { device } = await addPasskey(stranger);
    const proof = await passkeyProof(stranger, device);
    expect((await refusal(remove(stranger, passkey.id, proof))).code).toBe('not_found');
  });

  test('the last key leaves the password alone, and no recovery codes', async () => {
    const other = await addressedBy(await withPasskey());
    await remove(owner, passkey.id, await passkeyProof(owner, passkey.device));
    expect((await withPassword()).user.username).toBe('heron');
    expect(await owner.call('getMyFactors', {})).toMatchObject({ passkeys: [], totp: null, recoveryCodesLeft: 0 });
    expect(await changes()).toContain('removed');
    expect(await other('/api/auth/user')).toMatchObject({ code: 'unauthorized' });
  });

  test('the last key beside an app leaves the app, and the other way round', async () => {
    const app = await addTotp(shop, owner, await passkeyProof(owner, passkey.device));
    await remove(owner, passkey.id, { code: app.code() });
    expect(await owner.call('getMyFactors', {})).toMatchObject({ passkeys: [], totp: {}, recoveryCodesLeft: 10 });
    const { device } = await addPasskey(owner, { proof: { code: app.recoveryCodes[0] ?? '' } });
    await owner.call('removeTotp', { body: await passkeyProof(owner, device) });
    expect(await owner.call('getMyFactors', {})).toMatchObject({ totp: null, passkeys: [{}], recoveryCodesLeft: 9 });
    expect(await changes()).toContain('app-removed');
  });
});

describe('new recovery codes', () => {
  test('take a factor, and the old ones are void', async () => {
    const [old = ''] = passkey.recoveryCodes;
    const { recoveryCodes } = await owner.call('replaceRecoveryCodes', {
      body: await passkeyProof(owner, passkey.device),
    });
    expect(recoveryCodes).toHaveLength(10);
    expect((await refusal(owner.call('replaceRecoveryCodes', { body: { code: old } }))).code).toBe(
      'invalid_credentials',
    );
    expect(await changes()).toContain('codes-replaced');
  });

  test('are for accounts with a factor', async () => {
    const customer = await loggedIn(shop);
    const body = { password: testPassword };
    expect((await refusal(customer.call('replaceRecoveryCodes', { body }))).code).toBe('changed_meanwhile');
  });
});

describe('who has lost all of them', () => {
  test('is reset by another administrator, passkeys and codes too', async () => {
    const admin = await loggedIn(shop, { role: 'admin' });
    const member = await loggedIn(shop, { role: 'admin', username: 'egret' });
    const theirs = await addPasskey(member);
    const { staff } = await admin.staff('getStaff', {});
    const row = staff.find(({ username }) => username === 'egret');
    expect(row?.hasFactor).toBe(true);
    const call = { params: { id: member.account.id }, body: { version: row?.version ?? 0 } };
    expect((await admin.staff('resetStaffFactors', call)).member.hasFactor).toBe(false);
    expect(await refused(theirs)).toBe('invalid_credentials');
    expect(await shop.call('login', { body: { username: 'egret', password: testPassword } })).toMatchObject({
      user: {},
    });
  });

  test('is reset from the command line', async () => {
    await resetFactorsByOperator(shop.accounts, 'Heron');
    expect(await refused()).toBe('invalid_credentials');
    expect(await withPassword()).toMatchObject({ user: {} });
    expect(await rowsOf(shop, 'select * from recovery_codes')).toEqual([]);
  });
});

describe('where administrators and the office need a factor', () => {
  let strict: TestShop;
  beforeEach(async () => {
    strict = await openTestShop({ config: { factorPolicy: { mode: 'required', graceMs: 14 * day } } });
  });
  afterEach(() => strict.close());

  test.each(['admin', 'office'] as const)('a passkey is enough for %s, and the last one stays', async (role) => {
    const member = await loggedIn(strict, { role });
    expect((await member.call('getUser', {})).user.factorDueAt).toBeDefined();
    const { device, id } = await addPasskey(member);
    expect((await member.call('getUser', {})).user.factorDueAt).toBeUndefined();
    expect(await member.call('getMyFactors', {})).toMatchObject({ isRequired: true });
    const remove = async (which: string) =>
      member.call('removePasskey', { params: { id: which }, body: await passkeyProof(member, device) });
    expect((await refusal(remove(id))).code).toBe('factor_needed');
    const second = await addPasskey(member, { proof: await passkeyProof(member, device) });
    await remove(second.id);
    await addTotp(strict, member, await passkeyProof(member, device));
    await member.call('removeTotp', { body: await passkeyProof(member, device) });
    expect((await member.call('getMyFactors', {})).passkeys).toHaveLength(1);
  });

  test('of two keys removed at the same moment one stays', async () => {
    const member = await loggedIn(strict, { role: 'admin' });
    const first = await addPasskey(member);
    const second = await addPasskey(member, { proof: await passkeyProof(member, first.device) });
    const proofs = [await passkeyProof(member, first.device), await passkeyProof(member, first.device)];
    const removals = [first.id, second.id].map((id, index) =>
      member.call('removePasskey', { params: { id }, body: proofs[index] ?? {} }),
    );
    await Promise.allSettled(removals);
    expect((await member.call('getMyFactors', {})).passkeys).toHaveLength(1);
  });

  test('one whose time is over can add a passkey, and work on', async () => {
    const member = await loggedIn(strict, { role: 'office', username: 'egret' });
    strict.clock.advance(14 * day);
    const late = await logIn(strict, member.account);
    expect((await refusal(late.staff('getMessages', { query: { state: 'new' } }))).code).toBe('factor_missing');
    await addPasskey(late);
    expect(await late.call('getMyFactors', {})).toMatchObject({ passkeys: [{}] });
    await late.staff('getMessages', { query: { state: 'new' } });
  });
});

test('an account’s data names its passkeys, and they go with it', async () => {
  const { tables } = await owner.call('getMyData', {});
  expect(tables.passkeys).toMatchObject([{ name: 'Phone', userId: owner.account.id }]);
  await owner.call('deleteMyAccount', { body: { password: testPassword } });
  expect(await rowsOf(shop, 'select * from passkeys')).toEqual([]);
  expect(await refused()).toBe('invalid_credentials');
});
