import type { MailKind } from '@tintforge/api-contract';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { audit, bookings, emailTokens, outbox } from '../../../db/schema';
import { book, cancel, hold, refusal } from '../../../testing/customer';
import { mailCauses } from '../../../testing/every-mail';
import { keptMails } from '../../../testing/kept-mails';
import { type LoggedIn, loggedIn, logIn } from '../../../testing/logged-in';
import { sampleMessage } from '../../../testing/sample-message';
import { sampleShop } from '../../../testing/sample-shop';
import { rowCounts } from '../../../testing/stored-rows';
import { openTestShop, type TestShop, type TestShopOptions } from '../../../testing/test-shop';

let shop: TestShop;
let owner: LoggedIn;

async function open(options: TestShopOptions = {}): Promise<void> {
  shop = await openTestShop(options);
  owner = await loggedIn(shop, { role: 'admin' });
}
afterEach(() => shop.close());

type Query = Parameters<typeof owner.staff<'getOutbox'>>[1]['query'];

const list = (query: Query = {}) => owner.staff('getOutbox', { query });
const kindsOf = async (query: Query) => (await list(query)).mails.map(({ kind }) => kind).toSorted();
const read = (id: string) => owner.staff('getOutboxMail', { params: { id } });
const retry = (who: LoggedIn, id: string) => who.staff('retryMail', { params: { id } });

/** As if the mail server had refused it for good. */
async function giveUp(kind: MailKind): Promise<string> {
  const failedAt = shop.clock.now();
  await shop.database.commit((transaction) =>
    transaction
      .update(outbox)
      .set({ failedAt, attempts: 7, lastError: '550: no such mailbox', recipient: 'customer@tintforge.example' })
      .where(eq(outbox.kind, kind))
      .run(),
  );
  return idOf(kind);
}

async function idOf(kind: MailKind): Promise<string> {
  const row = await shop.database.connection.select().from(outbox).where(eq(outbox.kind, kind)).get();
  if (row === undefined) throw new Error(`No mail ${kind} is queued`);
  return row.id;
}

describe('the outbox', () => {
  test('lists every mail with how far it is', async () => {
    await open();
    const { booking } = await book(shop);
    await shop.runMails();
    await giveUp('aftercare');
    const { mails, kinds } = await list();
    const stateOf = Object.fromEntries(mails.map(({ kind, state }) => [kind, state]));
    expect(stateOf).toEqual({ 'booking-confirmed': 'sent', reminder: 'waiting', aftercare: 'failed' });
    expect(mails.map(({ trackingCode }) => trackingCode)).toEqual(Array(3).fill(booking.trackingCode));
    expect(kinds).toEqual(expect.arrayContaining(Object.keys(mailCauses)));
    expect(mails.find(({ state }) => state === 'failed')).toMatchObject({
      attempts: 7,
      lastError: '550: no such mailbox',
      endedAt: new Date(shop.clock.now()).toISOString(),
    });
  });

  test('is filtered by state and kind', async () => {
    await open();
    await book(shop);
    await shop.runMails();
    await giveUp('aftercare');
    expect(await kindsOf({ state: 'waiting' })).toEqual(['reminder']);
    expect(await kindsOf({ state: 'sent' })).toEqual(['booking-confirmed']);
    expect(await kindsOf({ state: 'failed' })).toEqual(['aftercare']);
    expect(await kindsOf({ state: 'skipped' })).toEqual([]);
    expect(await kindsOf({ kind: 'reminder' })).toEqual(['reminder']);
    expect(await kindsOf({ kind: 'reminder', state: 'sent' })).toEqual([]);
  });

  test('waits for nothing on behalf of a booking that was cancelled', async () => {
    await open();
    const ticket = await book(shop);
    await shop.runMails();
    expect(await kindsOf({ state: 'waiting' })).toEqual(['aftercare', 'reminder']);
    await cancel(shop, ticket);
    await shop.runMails();
    expect(await kindsOf({ state: 'waiting' })).toEqual([]);
    expect(await kindsOf({ state: 'skipped' })).toEqual(['aftercare', 'reminder']);
  });

  test('waits once for a booking that was moved, and not at all for one without an address', async () => {
    await open();
    const { booking } = await book(shop);
    const move = {
      appointmentDate: '2026-12-09',
      appointmentTime: sampleShop.time,
      reason: '',
      notify: false,
      dryRun: false,
    } as const;
    const { version } = await owner.staff('getStaffBooking', { params: { code: booking.trackingCode } });
    await owner.staff('moveByShop', { params: { code: booking.trackingCode }, body: { version, ...move } });
    expect(await kindsOf({ state: 'waiting', kind: 'reminder,aftercare' })).toEqual(['aftercare', 'reminder']);
    await shop.database.commit((transaction) => transaction.update(bookings).set({ customerEmail: '' }).run());
    expect(await kindsOf({ state: 'waiting', kind: 'reminder,aftercare' })).toEqual([]);
  });

  test('is searched by a code in any writing, and by an address whether the mail has gone or not', async () => {
    await open();
    const { booking } = await book(shop);
    await book(shop, { customerEmail: 'other@tintforge.example', customerPhone: '8135550199' });
    await shop.call('sendMessage', { body: sampleMessage });
    await shop.runMails();
    const ofBooking = ['aftercare', 'booking-confirmed', 'reminder'];
    const written = booking.trackingCode.toLowerCase().replaceAll('-', '');
    expect(await kindsOf({ search: written })).toEqual(ofBooking);
    expect(await kindsOf({ search: 'Customer@tintforge.example' })).toEqual(
      [...ofBooking, 'message-acknowledged'].toSorted(),
    );
    expect(await kindsOf({ search: 'other@tintforge.example' })).toEqual(ofBooking);
    expect(await kindsOf({ search: 'TF-0000-0000' })).toEqual([]);
    expect(await refusal(list({ search: 'custom' }))).toMatchObject({
      code: 'invalid_value',
      fields: { search: 'Search for a whole tracking code or a whole email address.' },
    });
  });

  test('goes on page by page without leaving out or repeating a mail', async () => {
    await open();
    for (let number = 0; number < 60; number += 1) {
      await shop.call('sendMessage', { body: { ...sampleMessage, email: `sender-${number}@tintforge.example` } });
    }
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const page = await list({ after });
      ids.push(...page.mails.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect([ids.length, new Set(ids).size]).toEqual([120, 120]);
  });
});

describe('a mail that was given up', () => {
  test('is due at once, tried from the beginning, and the act is audited', async () => {
    await open();
    const { booking } = await book(shop);
    const id = await giveUp('booking-confirmed');
    shop.clock.advance(60_000);
    expect(await retry(owner, id)).toMatchObject({ state: 'waiting', attempts: 0, lastError: null });
    expect(await shop.database.connection.select().from(audit).all()).toMatchObject([
      {
        userId: owner.account.id,
        action: 'mail.retried',
        subject: id,
        data: { kind: 'booking-confirmed', attempts: 7, trackingCode: booking.trackingCode },
      },
    ]);
    await shop.runMails();
    expect((await read(id)).state).toBe('sent');
  });

  test('is tried again for one of two who ask at once; the other is told', async () => {
    await open();
    await book(shop);
    const id = await giveUp('booking-confirmed');
    const other = await loggedIn(shop, { role: 'admin' });
    const answers = await Promise.allSettled([retry(owner, id), retry(other, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await shop.database.connection.select().from(audit).all()).toHaveLength(1);
    expect(await refusal(retry(other, id))).toMatchObject({ status: 409, code: 'changed_meanwhile' });
  });

  test('is the only kind that can be tried again', async () => {
    await open();
    await book(shop);
    expect(await refusal(retry(owner, await idOf('reminder')))).toMatchObject({ code: 'changed_meanwhile' });
    expect(await refusal(retry(owner, 'none'))).toMatchObject({ status: 404, code: 'not_found' });
  });
});

/** Anything that grants access to a booking or an account is after the # of a link. */
const secretLink = /#[\w-]{20,}/;

const production = { mode: 'production', publicUrl: 'https://shop.tintforge.example' } as const;
const publicDemo = { mode: 'demo', isPublicDemo: true } as const;

describe('what a mail says', () => {
  test('is shown as it went out, links and all, in a demo on this computer', async () => {
    await open();
    await book(shop);
    const [kept] = await keptMails(shop);
    const { letter } = await read(await idOf('booking-confirmed'));
    expect(letter).toEqual({
      recipient: 'customer@tintforge.example',
      subject: kept?.subject,
      text: kept?.text,
      source: 'kept',
      hidesLinks: false,
    });
    expect(letter?.text).toMatch(secretLink);
  });

  test('keeps its secrets in a demo on this computer from a page of another name', async () => {
    await open();
    await book(shop);
    await shop.runMails();
    const answer = await shop.server.inject({
      url: `/api/admin/outbox/${await idOf('booking-confirmed')}`,
      headers: { ...owner.headers, host: 'attacker.example' },
    });
    expect(answer.json().letter).toMatchObject({ source: 'written-now', hidesLinks: true });
    expect(answer.body).not.toMatch(secretLink);
  });

  /** The bodies of a kind, before and after sending, without a link that opens anything. */
  async function expectNoSecretLink(kind: MailKind, config: typeof production | typeof publicDemo): Promise<void> {
    await open({ config });
    await mailCauses[kind](shop);
    // Weeks may have passed.
    owner = await logIn(shop, owner.account);
    for (const isSent of [false, true]) {
      if (isSent) await shop.runMails();
      const written = await rowCounts(shop);
      const answers = await Promise.all(
        (await shop.database.connection.select().from(outbox).all()).map(({ id }) => read(id)),
      );
      expect(answers.some((mail) => mail.kind === kind)).toBe(true);
      expect(JSON.stringify([answers, await list()])).not.toMatch(secretLink);
      // To look is not to send: no link is made for it.
      expect(await rowCounts(shop)).toEqual(written);
    }
  }

  test.each(Object.keys(mailCauses) as MailKind[])(
    'of the kind %s shows no link that opens anything outside a demo on this computer, before it goes and after',
    (kind) => expectNoSecretLink(kind, production),
  );

  test.each(['booking-confirmed', 'reset-password', 'staff-invitation'] as const)(
    'of the kind %s shows no link that opens anything in a demo on the open net either',
    (kind) => expectNoSecretLink(kind, publicDemo),
  );

  test('is told before it is sent, without making its link', async () => {
    await open();
    await mailCauses['reset-password'](shop);
    const { letter } = await read(await idOf('reset-password'));
    expect(letter).toMatchObject({ source: 'written-now', hidesLinks: true, recipient: 'customer@tintforge.example' });
    expect(letter?.text).toContain('/reset-password#…');
    expect(await shop.database.connection.select().from(emailTokens).all()).toEqual([]);
  });

  test('cannot be told when it is not true any more', async () => {
    await open({ config: production });
    await hold(shop);
    shop.clock.advance(16 * 60_000);
    await shop.runExpiry();
    owner = await logIn(shop, owner.account);
    const id = await idOf('hold-expired');
    await shop.database.commit((transaction) =>
      transaction.update(outbox).set({ kind: 'booking-confirmed' }).where(eq(outbox.id, id)).run(),
    );
    expect((await read(id)).letter).toBeNull();
  });

  test('is asked of a mail that exists', async () => {
    await open();
    expect(await refusal(read('none'))).toMatchObject({ status: 404, code: 'not_found' });
  });
});
