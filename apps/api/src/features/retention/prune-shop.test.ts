import { readdirSync } from 'node:fs';
import { retention } from '@tintforge/content';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commit } from '../../db/unit-of-work';
import { book, cancel, details, furtherCarOf, hold, refusal, release } from '../../testing/customer';
import { loggedIn, logIn } from '../../testing/logged-in';
import { execute, rowsOf } from '../../testing/raw-sql';
import { sampleMessage } from '../../testing/sample-message';
import { samplePhoto } from '../../testing/sample-photo';
import { requestQuote, sampleDraft, sentQuote } from '../../testing/sample-quote';
import { sampleShop } from '../../testing/sample-shop';
import { cancelByStaff, keepByStaff } from '../../testing/staff';
import { rowCounts, storedBooking } from '../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { exemptOrder } from '../../testing/tint-order';
import { pruneShop } from './prune-shop';

const minute = 60_000;
const day = 1440 * minute;

let shop: TestShop;
let told: unknown[];

beforeEach(async () => {
  shop = await openTestShop();
  told = [];
});
afterEach(() => shop.close());

const prune = () =>
  pruneShop({
    ...shop,
    log: { info: (facts: unknown) => void told.push(facts), warn: (words: unknown) => void told.push(words) },
  });

async function pruneAfter(days: number): Promise<void> {
  shop.clock.advance(days * day);
  await prune();
}

describe('a hold that nobody paid', () => {
  test('says for thirty days whose it was, and then no more; car, work and price stay', async () => {
    const held = await hold(shop);
    shop.clock.advance(16 * minute);
    await shop.runExpiry();
    await shop.runMails();
    const { row: before } = await storedBooking(shop, held.booking.trackingCode);
    await pruneAfter(retention.unpaidHoldDays - 1);
    expect((await storedBooking(shop, held.booking.trackingCode)).row).toEqual(before);
    await pruneAfter(1);
    const { row, history } = await storedBooking(shop, held.booking.trackingCode);
    const forgotten = { customerName: '', customerEmail: '', customerPhone: '', street: '', notes: '', userId: null };
    expect(row).toEqual({
      ...before,
      ...forgotten,
      status: 'expired',
      version: before.version + 1,
      tokenGeneration: before.tokenGeneration + 1,
      updatedAt: shop.clock.now(),
    });
    expect(history).toContain('hold-expired');
    expect(told.at(-1)).toEqual({ gone: expect.objectContaining({ holds: 1, localMails: 1 }) });
    const everything = JSON.stringify(await rowsOf(shop, 'select * from outbox'));
    expect(everything).not.toContain('customer@tintforge.example');
    expect(await rowsOf(shop, 'select message_id from mailbox')).toEqual([]);
  });

  test('is forgotten once, and its link opens nothing any more', async () => {
    const held = await hold(shop);
    await release(shop, held);
    expect(await details(shop, held)).toMatchObject({ customerName: 'Sample Customer' });
    await pruneAfter(retention.unpaidHoldDays + 1);
    expect(await refusal(details(shop, held))).toMatchObject({ status: 401 });
    const { row } = await storedBooking(shop, held.booking.trackingCode);
    await pruneAfter(1);
    expect((await storedBooking(shop, held.booking.trackingCode)).row).toEqual(row);
  });

  test('says nothing of its exemptions either, and has no photos of them, be they of one car or of several', async () => {
    for (const furtherCars of [[], [furtherCarOf()]]) {
      const held = await hold(shop, { tint: exemptOrder(), furtherCars });
      const params = { code: held.booking.trackingCode, number: 1, id: shop.random.uuid() };
      const file = new Blob([new Uint8Array(await samplePhoto())], { type: 'image/jpeg' });
      await shop.call('addCertificatePhoto', { params, bookingToken: held.manageToken, file });
      await release(shop, held);
    }
    expect(readdirSync(shop.photoFolder)).toHaveLength(2);
    await pruneAfter(retention.unpaidHoldDays + 1);
    await shop.runTidying();
    expect(await rowsOf(shop, 'select id from certificate_photos')).toEqual([]);
    expect(readdirSync(shop.photoFolder)).toEqual([]);
    for (const table of ['bookings', 'booking_cars'])
      expect(await rowsOf(shop, `select exemption from ${table} where exemption is not null`)).toEqual([]);
  });

  test('is found however long it lies back, among more than a batch of them', async () => {
    const held = await hold(shop);
    await release(shop, held);
    const { row } = await storedBooking(shop, held.booking.trackingCode);
    const columns = Object.keys((await rowsOf<object>(shop, 'select * from bookings'))[0] ?? {}).filter(
      (name) => !['id', 'tracking_code', 'created_at', 'search'].includes(name),
    );
    for (let number = 0; number < 450; number += 1) {
      const [id, at] = [`copy-${number}`, row.createdAt - (number % 2) * 200 * day];
      await execute(
        shop,
        `insert into bookings (id, tracking_code, created_at, ${columns}) select ?, ?, ?, ${columns} from bookings where id = ?`,
        id,
        id,
        at,
        row.id,
      );
    }
    await pruneAfter(retention.unpaidHoldDays + 1);
    expect(told).toEqual([{ gone: expect.objectContaining({ holds: 451 }) }]);
    expect(await rowsOf(shop, `select id from bookings where customer_name <> ''`)).toEqual([]);
  });
});

describe('what was agreed or paid', () => {
  test('stays as it is for years: a booking, a cancelled one, and one that staff kept without a card and cancelled', async () => {
    const booked = await book(shop);
    const cancelled = await book(shop, { appointmentTime: '13:00' });
    await cancel(shop, cancelled);
    await shop.runRefunds();
    const kept = await hold(shop, { appointmentTime: '14:00' });
    await keepByStaff(shop, kept);
    await cancelByStaff(shop, kept);
    const codes = [booked, cancelled, kept].map(({ booking }) => booking.trackingCode);
    const all = () =>
      Promise.all(
        codes.map((code) =>
          storedBooking(shop, code).then(({ row, payments, refunds }) => ({ row, payments, refunds })),
        ),
      );
    const before = await all();
    await pruneAfter(3000);
    expect(await all()).toEqual(before);
  });

  test('stays when money came for a hold that had ended, and went back', async () => {
    const held = await hold(shop);
    await release(shop, held);
    const { row } = await storedBooking(shop, held.booking.trackingCode);
    await execute(
      shop,
      `insert into payments (id, booking_id, version, attempt, status, amount_cents, received_cents, is_disputed, created_at, updated_at)
       values ('late', ?, 1, 1, 'succeeded', 100, 100, 0, 1, 1)`,
      row.id,
    );
    await pruneAfter(365);
    expect((await storedBooking(shop, held.booking.trackingCode)).row).toEqual(row);
  });

  test('a hold that runs is nobody’s business here', async () => {
    const held = await hold(shop);
    const { row } = await storedBooking(shop, held.booking.trackingCode);
    await pruneAfter(365);
    expect((await storedBooking(shop, held.booking.trackingCode)).row).toEqual(row);
  });
});

describe('what goes by its age', () => {
  test('messages after a year, read or not', async () => {
    await shop.call('sendMessage', { body: sampleMessage });
    await pruneAfter(retention.messageDays - 1);
    expect(await rowCounts(shop)).toMatchObject({ contact_messages: 1 });
    await pruneAfter(1);
    expect(await rowCounts(shop)).toMatchObject({ contact_messages: 0 });
  });

  test('mails after a year, those on this machine after a month; what is still to be sent stays', async () => {
    await book(shop);
    await shop.runMails();
    const open = `select count(*) as total from outbox where delivered_at is null`;
    const [planned] = await rowsOf<{ total: number }>(shop, open);
    expect(planned?.total).toBeGreaterThan(0);
    await pruneAfter(retention.localMailDays - 1);
    expect((await rowCounts(shop)).mailbox).toBeGreaterThan(0);
    await pruneAfter(1);
    expect(await rowCounts(shop)).toMatchObject({ mailbox: 0 });
    await pruneAfter(retention.mailDays - retention.localMailDays - 1);
    expect((await rowCounts(shop)).outbox).toBeGreaterThan(planned?.total ?? 0);
    await pruneAfter(1);
    expect(await rowCounts(shop)).toMatchObject({ outbox: planned?.total });
    expect(await rowsOf(shop, open)).toEqual([planned]);
  });

  test('a request for a quote half a year after its last move, with its person, notes and emails', async () => {
    const { code, quoteToken } = await requestQuote(shop);
    const office = await loggedIn(shop, { role: 'office' });
    shop.clock.advance(100 * day);
    const later = await logIn(shop, office.account);
    await later.staff('noteQuote', { params: { code }, body: { version: 1, note: 'gate 44' } });
    await pruneAfter(retention.quoteDays - 1);
    expect(await shop.call('getQuote', { params: { code }, quoteToken })).toMatchObject({ status: 'requested' });
    await pruneAfter(1);
    expect((await refusal(shop.call('getQuote', { params: { code }, quoteToken }))).code).toBe('unauthorized');
    const [row] = await rowsOf(shop, 'select kind, zip, customer_email, notes, details from quotes');
    expect(row).toEqual({ kind: 'residential', zip: sampleShop.zip, customer_email: '', notes: '', details: null });
    expect(await rowsOf(shop, `select note from quote_events where note is not null`)).toEqual([]);
    expect(await rowsOf(shop, `select kind from outbox where kind like 'quote%'`)).toEqual([]);
  });

  test('a quote that was sent loses its message and its draft, and keeps its prices; one that was accepted stays', async () => {
    const by = await loggedIn(shop, { role: 'office' });
    const open = await sentQuote(shop, { by });
    const { version } = await by.staff('getStaffQuote', { params: open.params });
    await by.staff('saveQuoteDraft', { params: open.params, body: { version, draft: sampleDraft } });
    const agreed = await sentQuote(shop, { by });
    await agreed.accept();
    await pruneAfter(retention.quoteDays + 1);
    const rows = 'select number, total_cents, message from quote_versions order by message is null desc';
    expect(await rowsOf(shop, rows)).toEqual([
      { number: 1, total_cents: 109_350, message: null },
      { number: 1, total_cents: 109_350, message: sampleDraft.message },
    ]);
    const { params, quoteToken } = agreed;
    expect((await shop.call('getQuote', { params, quoteToken })).acceptance?.name).toBe('Sample Customer');
    const gone = shop.call('getQuote', { params: open.params, quoteToken: open.quoteToken });
    expect((await refusal(gone)).code).toBe('unauthorized');
  });

  test('the audit after seven years', async () => {
    const { account } = await loggedIn(shop, { role: 'admin' });
    await execute(
      shop,
      `insert into audit (id, at, user_id, action, subject, data) values ('act', ?, ?, 'crew.changed', 'tampa-1', '{}')`,
      shop.clock.now(),
      account.id,
    );
    await pruneAfter(7 * 365);
    expect(await rowCounts(shop)).toMatchObject({ audit: 1 });
    await pruneAfter(2);
    expect(await rowCounts(shop)).toMatchObject({ audit: 0 });
  });

  test('keys of holds after a week, events of the card provider after three months', async () => {
    await hold(shop);
    await execute(shop, `insert into stripe_events (id, type, received_at) values ('evt_1', 'x', ?)`, shop.clock.now());
    await pruneAfter(6);
    expect(await rowCounts(shop)).toMatchObject({ idempotency_keys: 1, stripe_events: 1 });
    await pruneAfter(1);
    expect(await rowCounts(shop)).toMatchObject({ idempotency_keys: 0, stripe_events: 1 });
    await pruneAfter(83);
    expect(await rowCounts(shop)).toMatchObject({ stripe_events: 0 });
  });

  test('however much it is, others write between the batches', async () => {
    const values = Array.from({ length: 1_000 }, (_, number) => `('evt_${number}', 'x', 1)`);
    await execute(shop, `insert into stripe_events (id, type, received_at) values ${values}`);
    let isPruning = true;
    const pruning = prune().finally(() => {
      isPruning = false;
    });
    const left: number[] = [];
    while (isPruning) {
      await commit(shop.database, async (transaction) => {
        const [row] = await transaction.all<{ total: number }>('select count(*) as total from stripe_events');
        left.push(row?.total ?? 0);
      });
    }
    await pruning;
    expect(await rowCounts(shop)).toMatchObject({ stripe_events: 0 });
    expect(left.some((count) => count > 0 && count < 1_000)).toBe(true);
  });
});

test('a shop in which nothing is old loses nothing, and nothing is told', async () => {
  await book(shop);
  const before = await rowCounts(shop);
  await prune();
  expect(await rowCounts(shop)).toEqual(before);
  expect(told).toEqual([]);
});
