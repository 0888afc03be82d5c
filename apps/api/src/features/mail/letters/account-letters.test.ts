import { regions } from '@tintforge/content';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emailTokens, mailbox, outbox, users } from '../../../db/schema';
import { book } from '../../../testing/customer';
import { mailCauses } from '../../../testing/every-mail';
import { firstLink, keptMails, lastMail } from '../../../testing/kept-mails';
import { editProfile, loggedIn, logIn, testPassword } from '../../../testing/logged-in';
import { execute } from '../../../testing/raw-sql';
import { sampleShop } from '../../../testing/sample-shop';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

describe('the link that proves an address', () => {
  test('proves it, and its secret stands where no log sees it and nowhere in the database', async () => {
    await mailCauses['verify-email'](shop);
    const link = firstLink(await lastMail(shop));
    const token = link.hash.slice(1);
    expect([link.pathname, link.search]).toEqual(['/verify-email', '']);
    const stored = JSON.stringify([
      await shop.database.connection.select().from(outbox).all(),
      await shop.database.connection.select().from(emailTokens).all(),
    ]);
    expect(stored).not.toContain(token);
    const proved = await shop.call('verifyEmail', { body: { token, password: testPassword } });
    expect(proved).toMatchObject({ email: 'customer@tintforge.example' });
  });

  test('goes to the new address of who changes it', async () => {
    const customer = await loggedIn(shop, { email: 'old@tintforge.example' });
    await editProfile(customer, { email: 'new@tintforge.example', currentPassword: testPassword });
    expect(await lastMail(shop)).toMatchObject({ recipient: 'new@tintforge.example' });
  });

  test('is not sent once the address is proved', async () => {
    await mailCauses['verify-email'](shop);
    await shop.database.commit((transaction) =>
      transaction.update(users).set({ emailVerifiedAt: shop.clock.now() }).run(),
    );
    expect(await keptMails(shop)).toEqual([]);
    expect(await shop.database.connection.select().from(emailTokens).all()).toEqual([]);
  });
});

test('the link that sets a password sets it', async () => {
  const { account } = await loggedIn(shop, { email: 'customer@tintforge.example' });
  await shop.call('forgotPassword', { body: { email: 'customer@tintforge.example' } });
  const link = firstLink(await lastMail(shop));
  expect(link.pathname).toBe('/reset-password');
  await shop.call('resetPassword', { body: { token: link.hash.slice(1), password: 'another-heron-by-the-bay' } });
  await expect(logIn(shop, account, { password: 'another-heron-by-the-bay' })).resolves.toBeDefined();
  await expect(logIn(shop, account, { password: testPassword })).rejects.toThrow();
});

test('that an account exists is told to its own address, which is no news once it is gone', async () => {
  await mailCauses['account-exists'](shop);
  await shop.database.commit((transaction) =>
    transaction.delete(users).where(eq(users.emailVerifiedAt, shop.clock.now())).run(),
  );
  expect(await keptMails(shop)).toEqual([]);
});

describe('the number to call', () => {
  const appointment = { appointmentDate: '2026-12-10', appointmentTime: sampleShop.time } as const;

  test.each([
    ['who has not booked', [], sampleShop.regionPhone],
    ['who has booked in the last region', [sampleShop.farZip], regions.at(-1)?.phone ?? ''],
    ['whose later appointment is in the first', [sampleShop.farZip, sampleShop.zip], sampleShop.regionPhone],
  ])('of somebody %s is the line of the region', async (_who, zips, phone) => {
    const email = 'customer@tintforge.example';
    const { call } = await loggedIn(shop, { email });
    for (const [index, zip] of zips.entries()) {
      const appointmentDate = `2026-12-1${index}`;
      await book(shop, { ...appointment, appointmentDate, zip, customerEmail: email });
    }
    await call('forgotPassword', { body: { email } });
    expect((await lastMail(shop, 'Set a new password')).text).toContain(phone);
    const newPassword = 'another-heron-by-the-bay';
    await call('changePassword', { body: { currentPassword: testPassword, newPassword } });
    expect((await lastMail(shop, 'Your password was changed')).text).toContain(phone);
  });

  test.each([
    [sampleShop.regionId, sampleShop.regionPhone],
    [sampleShop.farRegionId, regions.at(-1)?.phone ?? ''],
  ] as const)('of staff in %s is their region’s', async (regionId, phone) => {
    const { staff } = await loggedIn(shop, { role: 'admin' });
    const names = { firstName: '', lastName: '' };
    await staff('addStaff', {
      body: { username: 'new-installer', email: 'installer@tintforge.example', role: 'crew', regionId, ...names },
    });
    expect((await lastMail(shop)).text).toContain(phone);
  });
});

test.each(['verify-email', 'reset-password', 'password-changed'] as const)(
  'a mail %s to an account that is gone is skipped',
  async (kind) => {
    await mailCauses[kind](shop);
    await execute(shop, 'delete from users');
    await shop.runMails();
    const message = await shop.database.connection.select().from(outbox).where(eq(outbox.kind, kind)).get();
    expect(message?.outcome).toBe('skipped');
    expect(await shop.database.connection.select().from(mailbox).all()).toEqual([]);
  },
);
