import { type NoticeKind, type NoticeTiming, type NoticeTimingOf, noticeKinds } from '@tintforge/api-contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { outbox, users } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { book, cancel, hold, reschedule } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { execute } from '../../../testing/raw-sql';
import { sampleMessage } from '../../../testing/sample-message';
import { requestQuote, sentQuote } from '../../../testing/sample-quote';
import { sampleShop } from '../../../testing/sample-shop';
import { cancelByStaff, checkIn, keepByStaff, versionOf } from '../../../testing/staff';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { exemptOrder } from '../../../testing/tint-order';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let shop: TestShop;
let office: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  office = await loggedIn(shop, { role: 'office' });
  shop.clock.advance(minute);
});
afterEach(() => shop.close());

const read = (who = office) => who.staff('getNotices', {});
const kindsNow = async () => (await read()).notices.map(({ kind }) => kind);
const see = (who: LoggedIn, until = shop.clock.now()) =>
  who.staff('setNoticesSeen', { body: { until: new Date(until).toISOString() } });

describe('news', () => {
  test('are what customers did, latest first, with the booking', async () => {
    const ticket = await book(shop);
    shop.clock.advance(minute);
    await reschedule(shop, ticket, { appointmentDate: '2026-12-11', appointmentTime: '13:00' });
    shop.clock.advance(minute);
    await cancel(shop, ticket);
    const { notices, newCount } = await read();
    expect(notices.map(({ kind }) => kind)).toEqual(['cancelled', 'moved', 'booked']);
    expect(Date.parse(notices[0]?.at ?? '')).toBe(shop.clock.now());
    expect(notices[0]).toMatchObject({
      isNew: true,
      booking: { trackingCode: ticket.booking.trackingCode, regionId: sampleShop.regionId },
      about: null,
    });
    expect(newCount).toBe(3);
  });

  test('are not what the staff did, nor a start that is only held', async () => {
    await keepByStaff(shop, await hold(shop));
    const paid = await book(shop, { appointmentTime: '13:00' });
    await see(office);
    shop.clock.advance(minute);
    await cancelByStaff(shop, paid);
    expect(await kindsNow()).toEqual(['booked']);
  });

  test('tell of an exemption until someone has decided it', async () => {
    const ticket = await book(shop, { tint: exemptOrder() });
    expect((await kindsNow()).toSorted()).toEqual(['booked', 'exemption']);
    const body = { version: await versionOf(shop, ticket), reason: 'Read it' };
    await office.staff('approveExemption', { params: { code: ticket.booking.trackingCode }, body });
    expect(await kindsNow()).toEqual(['booked']);
  });

  test('tell of a job from twenty minutes after its start until it is checked in', async () => {
    const ticket = await book(shop);
    const { startsAt } = (await storedBooking(shop, ticket.booking.trackingCode)).row;
    shop.clock.advance(startsAt + 20 * minute - 1 - shop.clock.now());
    office = await loggedIn(shop, { role: 'office', createdAt: 0 });
    expect(await kindsNow()).toEqual(['booked']);
    shop.clock.advance(1);
    const { notices } = await read();
    expect(notices[0]).toMatchObject({ kind: 'late', isNew: true });
    expect(Date.parse(notices[0]?.at ?? '')).toBe(shop.clock.now());
    await checkIn(shop, ticket);
    expect(await kindsNow()).toEqual(['booked']);
  });

  test('tell of messages without spam, and of emails that failed for good', async () => {
    await shop.call('sendMessage', { body: sampleMessage });
    await shop.call('sendMessage', { body: { ...sampleMessage, service: 'Other' } });
    await execute(shop, `update contact_messages set state = 'spam' where service = 'Other'`);
    await execute(shop, `update outbox set failed_at = ${shop.clock.now()} where kind = 'message-acknowledged'`);
    const found = (await read()).notices.map(({ kind, about }) => [kind, about]);
    expect(found).toContainEqual(['message', sampleMessage.service]);
    expect(found).toContainEqual(['mail-failed', 'message-acknowledged']);
    expect(found.filter(([kind]) => kind === 'message')).toHaveLength(1);
  });

  test('tell of requests for quotes, and of those that their customers call off', async () => {
    const { code, quoteToken } = await requestQuote(shop);
    const kept = await requestQuote(shop);
    await shop.call('declineQuote', { params: { code }, quoteToken, body: { reason: 'timing' } });
    const found = (await read()).notices.map(({ kind, about }) => [kind, about]);
    expect(found.toSorted()).toEqual(
      [
        ['quote', code],
        ['quote', kept.code],
        ['quote-declined', code],
      ].toSorted(),
    );
  });

  test('tell of what customers do with a price, and not of what staff do for them', async () => {
    const { code, params, number, quoteToken, accept } = await sentQuote(shop);
    await shop.call('askQuoteChange', { params, quoteToken, body: { number, text: 'Only the kitchen' } });
    await accept();
    const other = await sentQuote(shop, { by: await loggedIn(shop, { role: 'office', username: 'second-desk' }) });
    const { version } = await other.staff('getStaffQuote', { params: other.params });
    const body = { version, status: 'declined', reason: 'price', note: '' } as const;
    await other.staff('markQuote', { params: other.params, body });
    const found = (await read()).notices.filter(({ kind }) => kind !== 'quote');
    expect(found.map(({ kind, about }) => [kind, about])).toEqual([
      ['quote-accepted', code],
      ['quote-change', code],
    ]);
  });

  test('are those of the last fourteen days', async () => {
    await book(shop, { appointmentDate: '2026-12-21' });
    shop.clock.advance(14 * day - 1);
    const renewed = await loggedIn(shop, { role: 'admin' });
    expect((await read(renewed)).notices.filter(({ kind }) => kind === 'booked')).toHaveLength(1);
    shop.clock.advance(1);
    expect((await read(renewed)).notices.filter(({ kind }) => kind === 'booked')).toHaveLength(0);
  });
});

describe('what is new', () => {
  test('is each reader’s, from the beginning of the account, until it is seen', async () => {
    const before = await loggedIn(shop, { role: 'admin' });
    shop.clock.advance(minute);
    await book(shop);
    shop.clock.advance(minute);
    const after = await loggedIn(shop, { role: 'admin' });
    expect([(await read(before)).newCount, (await read(after)).newCount]).toEqual([1, 0]);
    await see(office);
    const seen = await read();
    expect([seen.newCount, seen.notices[0]?.isNew]).toEqual([0, false]);
    expect((await read(before)).newCount).toBe(1);
  });

  test('does not come back, and is not seen in advance', async () => {
    await book(shop);
    await see(office, shop.clock.now() + day);
    expect((await see(office, 0)).newCount).toBe(0);
    shop.clock.advance(minute);
    await book(shop, { appointmentTime: '13:00' });
    expect((await read()).newCount).toBe(1);
  });
});

describe('by email', () => {
  const timings = (timing: NoticeTiming, kinds: readonly NoticeKind[] = noticeKinds) =>
    Object.fromEntries(noticeKinds.map((kind) => [kind, kinds.includes(kind) ? timing : 'never'])) as NoticeTimingOf;
  const choose = (timing: NoticeTiming, kinds?: readonly NoticeKind[]) =>
    office.staff('setNoticeEmails', { body: { timingOf: timings(timing, kinds) } });

  /** The emails about news, queued and sent. */
  async function emails() {
    await shop.runNotices();
    await shop.runMails();
    const rows = await shop.database.connection.select().from(outbox).all();
    return rows.filter(({ kind }) => kind === 'shop-notices');
  }

  test('comes nothing until it is chosen', async () => {
    expect(await office.staff('getNoticeEmails', {})).toEqual({
      timingOf: timings('never'),
      email: office.account.email,
    });
    await book(shop);
    shop.clock.advance(2 * minute);
    expect(await emails()).toEqual([]);
  });

  test('comes at once what was chosen, once, when its minute is over', async () => {
    await book(shop);
    shop.clock.advance(minute);
    await choose('at-once', ['booked', 'cancelled']);
    shop.clock.advance(minute);
    const ticket = await book(shop, { appointmentTime: '13:00' });
    await shop.call('sendMessage', { body: sampleMessage });
    expect(await emails()).toEqual([]);
    shop.clock.advance(minute);
    expect(await emails()).toMatchObject([{ outcome: 'mailbox', recipient: office.account.email }]);
    shop.clock.advance(minute);
    expect(await emails()).toHaveLength(1);
    await cancel(shop, ticket);
    shop.clock.advance(minute);
    expect(await emails()).toHaveLength(2);
  });

  test('comes each morning at seven what happened since the last', async () => {
    await choose('morning');
    shop.clock.advance(minute);
    await book(shop, { appointmentDate: '2026-12-21' });
    expect(await emails()).toEqual([]);
    // The test shop begins at ten in the morning; two minutes have passed.
    shop.clock.advance(21 * hour - 3 * minute);
    expect(await emails()).toEqual([]);
    shop.clock.advance(2 * minute);
    expect(await emails()).toHaveLength(1);
    shop.clock.advance(day);
    expect(await emails()).toHaveLength(1);
  });

  test('has the news that was chosen, however much else came after it', async () => {
    await choose('morning', ['refund-failed']);
    const { booking } = await book(shop, { appointmentDate: '2026-12-21' });
    const { row } = await storedBooking(shop, booking.trackingCode);
    const eventAt = (minutes: number, kind: string) =>
      execute(
        shop,
        `insert into booking_events (id, booking_id, at, actor, kind, data)
          values ('${shop.random.uuid()}', '${row.id}', ${shop.clock.now() + minutes * minute}, 'system', '${kind}', '{}')`,
      );
    await eventAt(1, 'refund-failed');
    for (let count = 2; count < 62; count += 1) await eventAt(count, 'paid');
    shop.clock.advance(day);
    expect(await emails()).toMatchObject([{ outcome: 'mailbox' }]);
  });

  test('does not catch up with what came while there was no address', async () => {
    await choose('at-once');
    const setVerified = (emailVerifiedAt: number | null) =>
      commit(shop.database, (transaction) => transaction.update(users).set({ emailVerifiedAt }).run());
    await setVerified(null);
    await book(shop);
    shop.clock.advance(2 * hour);
    expect(await emails()).toEqual([]);
    await setVerified(1);
    expect(await emails()).toEqual([]);
  });

  test('is not sent when it is no longer so', async () => {
    await choose('at-once', ['exemption']);
    shop.clock.advance(minute);
    const ticket = await book(shop, { tint: exemptOrder() });
    shop.clock.advance(minute);
    await shop.runNotices();
    const body = { version: await versionOf(shop, ticket), reason: 'Read it' };
    await office.staff('approveExemption', { params: { code: ticket.booking.trackingCode }, body });
    expect(await emails()).toMatchObject([{ outcome: 'skipped' }]);
  });

  test.each([
    ['an address that is not confirmed', { emailVerifiedAt: null }],
    ['someone who has left', { isActive: false }],
    ['someone who is no longer of the office', { role: 'crew', regionId: sampleShop.regionId }],
  ] as const)('goes nothing to %s', async (_name, change) => {
    await choose('at-once');
    shop.clock.advance(minute);
    await commit(shop.database, (transaction) => transaction.update(users).set(change).run());
    await book(shop);
    shop.clock.advance(minute);
    expect(await emails()).toEqual([]);
  });

  test('of many readers each gets theirs, and two processes send it once', async () => {
    const owner = await loggedIn(shop, { role: 'admin' });
    await choose('at-once', ['booked']);
    await owner.staff('setNoticeEmails', { body: { timingOf: timings('at-once', ['message']) } });
    shop.clock.advance(minute);
    await book(shop);
    await shop.call('sendMessage', { body: sampleMessage });
    shop.clock.advance(minute);
    await Promise.all([shop.runNotices(), shop.runNotices()]);
    const rows = await emails();
    expect(rows.map(({ recipient }) => recipient).toSorted()).toEqual(
      [office.account.email, owner.account.email].toSorted(),
    );
  });
});
