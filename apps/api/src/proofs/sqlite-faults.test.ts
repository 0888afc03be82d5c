import { randomUUID } from 'node:crypto';
import { addDays } from '@tintforge/booking-core';
import Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Connection, type Database, settle } from '../db/client';
import * as schema from '../db/schema';
import { groupCommits } from '../db/sqlite/group-commits';
import { openSqlite, type SqliteDatabase } from '../db/sqlite/open-sqlite';
import { DatabaseBusy } from '../db/unit-of-work';
import { countlessHolds } from '../testing/countless-holds';
import { bookingRequestOf, details, hold, openPayment, pay, sync } from '../testing/customer';
import { makeAccount, testPassword } from '../testing/logged-in';
import { rawCall } from '../testing/raw-call';
import { sampleShop } from '../testing/sample-shop';
import { sqliteOf } from '../testing/sqlite-of';
import { rowCounts, storedBooking } from '../testing/stored-rows';
import { openTestShop, type TestShop } from '../testing/test-shop';

const busy = { code: 'busy', message: 'We’re very busy. Please try again in a moment.' };

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop({ limits: { holds: { ...countlessHolds, perPerson: 5 } } });
});

afterEach(() => shop.close());

const holdCall = (key = randomUUID()) =>
  rawCall(shop, {
    name: 'createBooking',
    headers: { 'idempotency-key': key },
    payload: bookingRequestOf(shop.catalogue),
  });

const { zip, vehicleType, packageId, basicPackageId } = sampleShop;

const availability = () =>
  rawCall(shop, {
    name: 'getAvailability',
    suffix: `?zip=${zip}&from=2026-12-01&days=60&vehicleType=${vehicleType}&packageId=${basicPackageId}`,
  });

/** The response to any call that has to write. */
function expectBusy({ status, body, headers }: Awaited<ReturnType<typeof holdCall>>): void {
  expect({ status, body, retryAfter: headers['retry-after'] }).toEqual({ status: 503, body: busy, retryAfter: '5' });
}

describe('while another program keeps the file locked for longer than we wait', () => {
  test('who holds a start reads busy, nothing is written, and the same key holds it afterward', async () => {
    const lock = await shop.stored.lock();
    const before = await rowCounts(shop);
    const key = randomUUID();
    expectBusy(await holdCall(key));
    expect(await rowCounts(shop)).toEqual(before);
    expect((await availability()).status).toBe(200);
    await lock.release();
    expect([(await holdCall(key)).status, (await holdCall(key)).status]).toEqual([201, 201]);
    expect((await rowCounts(shop)).bookings).toBe(1);
  });

  test('nobody is charged twice: the payment that was begun goes on afterward', async () => {
    const held = await hold(shop);
    const parked = shop.answers.hold({ method: 'POST', path: /payment_intents$/ });
    const opening = openPayment(shop, held).catch((error: unknown) => error);
    await parked.given;
    const lock = await shop.stored.lock();
    parked.release();
    expect(await opening).toMatchObject({ status: 503, body: busy });
    await lock.release();
    await pay(shop, held);
    expect(shop.store.paymentIntents.list()).toHaveLength(1);
    expect((await sync(shop, held)).booking.status).toBe('confirmed');
  });

  test('the card provider’s news are turned away and come again', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    const { webhooks } = shop.emulator;
    const news = webhooks.pending().find(({ type }) => type === 'payment_intent.succeeded');
    const lock = await shop.stored.lock();
    await webhooks.deliver(news?.id ?? '');
    await lock.release();
    expect(webhooks.pending().map(({ id }) => id)).toContain(news?.id);
    expect((await details(shop, held)).status).toBe('pending');
    shop.clock.advance(3_600_000);
    await webhooks.deliverDue();
    expect(await storedBooking(shop, held.booking.trackingCode)).toMatchObject({
      row: { status: 'confirmed' },
      history: ['held', 'paid'],
      mails: ['booking-confirmed'],
    });
  });
});

/** Lets the file grow no more, and afterward again. */
function fillDisk(): { free(): void } {
  const { writer } = shop.database as SqliteDatabase;
  const pages = writer.pragma('page_count', { simple: true });
  writer.pragma(`max_page_count = ${pages}`);
  return { free: () => writer.pragma('max_page_count = 1073741823') };
}

const stages = ['hold', 'open', 'settle'] as const;

describe('on a full disk', () => {
  test('each step of a booking is done whole or not at all, and done once there is room again', async () => {
    const refusedAt = new Set<string>();
    const days = Array.from({ length: 48 }, (_, day) => addDays('2026-12-07', day));
    const starts = days.flatMap((appointmentDate) =>
      [sampleShop.time, sampleShop.afternoon].map((appointmentTime) => ({ appointmentDate, appointmentTime })),
    );
    let booked = 0;
    for (const [index, start] of starts.entries()) {
      const customer = {
        ...start,
        customerEmail: `c${index}@tintforge.example`,
        customerPhone: `81355510${10 + index}`,
        notes: 'n'.repeat(400),
      };
      /** Does it on a full disk, and again when it is refused there. */
      const insist = async <Value>(stage: (typeof stages)[number], step: () => Promise<Value>): Promise<Value> => {
        const disk = fillDisk();
        const before = await rowCounts(shop);
        const tried = await step().catch((error: unknown) => ({ refused: error }));
        const isRefused = typeof tried === 'object' && tried !== null && 'refused' in tried;
        if (!isRefused) {
          disk.free();
          return tried;
        }
        refusedAt.add(stage);
        expect(tried.refused).toMatchObject({ status: 503, body: busy });
        const after = await rowCounts(shop);
        // A payment's row is written in its own commit, before the card provider is asked; the next try finds it.
        const { payments = 0 } = stage === 'open' ? after : before;
        expect(after).toEqual({ ...before, payments });
        expect((await availability()).status).toBe(200);
        disk.free();
        return step();
      };
      if (booked > 20 && refusedAt.size > stages.length) break;
      if (!(await isWorkday(start.appointmentDate))) continue;
      booked += 1;
      const held = await insist('hold', () => hold(shop, customer));
      const secret = await insist('open', () => openPayment(shop, held));
      await shop.browser.pay(secret, 'pm_card_visa');
      await insist('settle', () => sync(shop, held));
      if (await mailsStayOnFullDisk()) refusedAt.add('mail');
      const stored = await storedBooking(shop, held.booking.trackingCode);
      expect(stored).toMatchObject({ row: { status: 'confirmed' }, history: ['held', 'paid'] });
    }
    expect([...refusedAt].sort()).toEqual([...stages, 'mail'].sort());
    const { bookings = 0, mailbox } = await rowCounts(shop);
    expect([bookings > 20, bookings, mailbox]).toEqual([true, booked, booked]);
    expect(shop.store.paymentIntents.list().filter(({ status }) => status === 'succeeded')).toHaveLength(bookings);
    expect(sqliteOf(shop.database).pragma('integrity_check', { simple: true })).toBe('ok');
  });
});

/** Sends email on a full disk, and again a minute after there is room. True when the email had to wait for that. */
async function mailsStayOnFullDisk(): Promise<boolean> {
  const { mailbox: before = 0 } = await rowCounts(shop);
  const disk = fillDisk();
  const failure = await shop.runMails().catch((error: unknown) => error);
  disk.free();
  // The scheduler writes it down and runs the job again.
  if (failure !== undefined) expect(failure).toBeInstanceOf(DatabaseBusy);
  const isRefused = (await rowCounts(shop)).mailbox === before;
  shop.clock.advance(60_000);
  await shop.runMails();
  expect((await rowCounts(shop)).mailbox).toBe(before + 1);
  return isRefused;
}

async function isWorkday(date: string): Promise<boolean> {
  const { body } = await rawCall(shop, {
    name: 'getAvailability',
    suffix: `?zip=${zip}&from=${date}&days=1&vehicleType=${vehicleType}&packageId=${packageId}`,
  });
  const [day] = body.days as { starts: { time: string; available: boolean }[] }[];
  return day?.starts.some(({ time, available }) => time === sampleShop.afternoon && available) === true;
}

/** A database whose writer was opened with SQLITE_OPEN_READONLY. */
function openWriteProtected(path: string): Database {
  const database = openSqlite(path);
  database.writer.close();
  const writer = new Sqlite(path, { readonly: true });
  const connection = drizzle(writer, { schema }) as unknown as Connection;
  settle(connection, { engine: 'sqlite', home: database.connection });
  return Object.assign(database, { writer, commit: groupCommits({ writer, connection }) });
}

describe('with a write-protected file', () => {
  test('everything can be read, and what has to be written reads busy', async () => {
    const held = await hold(shop);
    const account = await makeAccount(shop);
    const path = sqliteOf(shop.database).name;
    Object.assign(shop.stored, { open: async () => openWriteProtected(path) });
    await shop.restart();
    const before = await rowCounts(shop);
    expect((await availability()).status).toBe(200);
    expect((await details(shop, held)).status).toBe('pending');
    expectBusy(await holdCall());
    expectBusy(await rawCall(shop, { name: 'login', payload: { username: account.username, password: testPassword } }));
    await expect(openPayment(shop, held)).rejects.toMatchObject({ status: 503, body: busy });
    expect(shop.store.paymentIntents.list()).toEqual([]);
    expect(await rowCounts(shop)).toEqual(before);
  });
});
