import type { MailKind } from '@tintforge/api-contract';
import { brand } from '@tintforge/content';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OutboxRow, outbox } from '../../db/schema';
import { commit, DatabaseBusy } from '../../db/unit-of-work';
import { book } from '../../testing/customer';
import { eventually } from '../../testing/eventually';
import { delayed, type MailServer, openMailServer, type Whim } from '../../testing/mail-server';
import { sampleMessage } from '../../testing/sample-message';
import { onShopClock, sampleShop } from '../../testing/sample-shop';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { queueNotification } from '../notifications';
import { deliverMails, leaseMs } from './deliver-mails';

const minute = 60_000;
const hour = 60 * minute;

let server: MailServer;
let shop: TestShop;

const config = ({ smtpUrl }: MailServer) => ({ mail: { smtpUrl, from: 'Tintforge <book@tintforge.example>' } });

beforeEach(async () => {
  server = await openMailServer();
  shop = await openTestShop({ config: config(server) });
});

afterEach(async () => {
  vi.useRealTimers();
  await shop.close();
  await server.close();
});

/** Queues an email to the shop about nothing in particular. */
async function queue(id = 'one', kind: MailKind = 'shop-alert'): Promise<void> {
  const notification = { id, kind, deduplicationKey: `${kind}:${id}` };
  await commit(shop.database, (transaction) => queueNotification(transaction, { notification, now: shop.clock.now() }));
}

const rows = (): Promise<OutboxRow[]> => shop.database.connection.select().from(outbox).orderBy(outbox.createdAt).all();
const rowOf = async (id: string) => (await rows()).find((row) => row.id === id);
const idsArrived = () => server.arrived.map(({ messageId }) => messageId);

describe('a mail that is due', () => {
  test('goes out once, and is recorded with where it went', async () => {
    await queue();
    await shop.runMails();
    await shop.runMails();
    expect(server.arrived).toHaveLength(1);
    expect(await rowOf('one')).toMatchObject({
      attempts: 1,
      leasedUntil: null,
      deliveredAt: shop.clock.now(),
      failedAt: null,
      outcome: 'sent',
      recipient: brand.email,
    });
  });

  test('goes out when its time has come, and not before', async () => {
    await book(shop);
    await shop.runMails();
    expect(server.arrived.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Booked/)]);
    shop.clock.set(Date.parse(onShopClock(`2026-12-07T${sampleShop.time}`)) - 1000);
    await shop.runMails();
    expect(server.arrived).toHaveLength(1);
    shop.clock.set(Date.parse(onShopClock(`2026-12-07T${sampleShop.time}`)));
    await shop.runMails();
    expect(server.arrived.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Booked/),
      expect.stringMatching(/^Reminder/),
    ]);
  });

  test('has a Message-ID of its own', async () => {
    await queue('one');
    await queue('two');
    await shop.runMails();
    expect(new Set(idsArrived()).size).toBe(2);
  });

  test('that nobody can make does not keep the others, and is tried again', async () => {
    await queue('strange', 'no-such-kind' as MailKind);
    await queue('one');
    await shop.runMails();
    expect(server.arrived).toHaveLength(1);
    expect(await rowOf('strange')).toMatchObject({ attempts: 1, deliveredAt: null, lastError: expect.any(String) });
  });
});

test('with nothing due nothing is written', async () => {
  await book(shop);
  await shop.runMails();
  const before = shop.database.changeMark();
  await shop.runMails();
  expect(shop.database.changeMark()).toBe(before);
});

describe('a mail server that says', () => {
  test.each<[string, Whim]>([
    ['"not now" to the recipient', { kind: 'reject', at: 'recipient', code: 450 }],
    ['"not now" to the mail', { kind: 'reject', at: 'data', code: 451 }],
    ['nothing, and hangs up before it has the mail', { kind: 'hang-up', when: 'before-data' }],
    ['nothing, and hangs up with the mail but without taking it', { kind: 'hang-up', when: 'before-accepting' }],
  ])('%s is asked again after a minute, and takes it', async (_name, whim) => {
    server.whims.push(whim);
    await queue();
    await shop.runMails();
    expect(server.arrived).toEqual([]);
    expect(await rowOf('one')).toMatchObject({
      attempts: 1,
      dueAt: shop.clock.now() + minute,
      leasedUntil: null,
      deliveredAt: null,
      failedAt: null,
      lastError: expect.stringMatching(/\S/),
    });
    await shop.runMails();
    expect(server.tries).toBe(1);
    shop.clock.advance(minute);
    await shop.runMails();
    expect(server.arrived).toHaveLength(1);
    expect(await rowOf('one')).toMatchObject({ attempts: 2, outcome: 'sent', lastError: null });
  });

  test.each<[string, Whim]>([
    ['the recipient', { kind: 'reject', at: 'recipient', code: 550 }],
    ['the mail', { kind: 'reject', at: 'data', code: 554 }],
  ])('"never" to %s is believed, and the shop reads about it', async (_name, whim) => {
    server.whims.push(whim);
    const { booking } = await book(shop);
    await shop.runMails();
    const confirmation = (await rows()).find(({ kind }) => kind === 'booking-confirmed');
    expect(confirmation).toMatchObject({
      attempts: 1,
      deliveredAt: null,
      failedAt: shop.clock.now(),
      recipient: 'customer@tintforge.example',
      lastError: expect.stringContaining('Not today'),
    });
    await shop.runMails();
    expect(server.arrived.map(({ envelope, subject }) => [envelope, subject])).toEqual([
      [[brand.email], `Action needed: an email couldn’t be delivered (${booking.trackingCode})`],
    ]);
    shop.clock.advance(24 * hour);
    await shop.runMails();
    expect(server.tries).toBe(2);
  });

  test('"not now" for days is given up, and the shop reads about it once it can', async () => {
    const { booking } = await book(shop, { appointmentDate: '2026-12-18' });
    server.always({ kind: 'reject', at: 'recipient', code: 450 });
    for (let hours = 0; hours < 72; hours += 1) {
      await shop.runMails();
      shop.clock.advance(hour);
    }
    const confirmation = (await rows()).find(({ kind }) => kind === 'booking-confirmed');
    expect(confirmation).toMatchObject({
      deliveredAt: null,
      failedAt: expect.any(Number),
    });
    expect(server.tries).toBeGreaterThan(8);
    server.always({ kind: 'accept' });
    shop.clock.advance(12 * hour);
    await shop.runMails();
    expect(server.arrived.map(({ subject }) => subject)).toEqual([
      `Action needed: an email couldn’t be delivered (${booking.trackingCode})`,
    ]);
  });

  test('"never" to the shop itself alarms nobody further', async () => {
    server.always({ kind: 'reject', at: 'recipient', code: 550 });
    await queue();
    await shop.runMails();
    expect(await rows()).toMatchObject([{ id: 'one', failedAt: shop.clock.now() }]);
  });

  test('"never" to us, because of a wrong password, is a trouble that may pass', async () => {
    await shop.close();
    const from = 'book@tintforge.example';
    shop = await openTestShop({ config: { mail: { smtpUrl: server.smtpUrl.replace('//', '//shop:wrong@'), from } } });
    await queue();
    await shop.runMails();
    expect(await rowOf('one')).toMatchObject({ deliveredAt: null, failedAt: null, dueAt: shop.clock.now() + minute });
  });

  test('nothing at all, because it is not there, is asked again', async () => {
    const { smtpUrl } = server;
    await server.close();
    await queue();
    await shop.runMails();
    // Which uses up none of its tries.
    expect(await rowOf('one')).toMatchObject({
      attempts: 0,
      deliveredAt: null,
      lastError: expect.stringMatching(/REFUSED/),
    });
    server = await openMailServer(Number(new URL(smtpUrl).port));
    shop.clock.advance(minute);
    await shop.runMails();
    expect(server.arrived).toHaveLength(1);
  });
});

describe('a mail that was taken although nobody heard of it', () => {
  test('goes out again, with the same Message-ID', async () => {
    server.whims.push({ kind: 'hang-up', when: 'after-accepting' });
    await queue();
    await shop.runMails();
    expect(await rowOf('one')).toMatchObject({ deliveredAt: null });
    shop.clock.advance(minute);
    await shop.runMails();
    expect(server.arrived).toHaveLength(2);
    expect(new Set(idsArrived()).size).toBe(1);
  });

  test('and whose process died goes out again when its lease has run out', async () => {
    await queue();
    const { whim, release } = delayed();
    server.whims.push(whim);
    const dying = shop.runMails().catch(() => undefined);
    await eventually(() => expect(server.tries).toBe(1));
    await shop.restart();
    release();
    await dying;
    await shop.runMails();
    expect(server.tries).toBe(1);
    shop.clock.advance(leaseMs);
    await shop.runMails();
    expect(server.arrived).toHaveLength(2);
    expect(new Set(idsArrived()).size).toBe(1);
    expect(await rowOf('one')).toMatchObject({ attempts: 2, outcome: 'sent' });
  });
});

test('a database that is locked just then is waited for, so that the mail does not go out again', async () => {
  const { whim, release } = delayed();
  server.whims.push(whim);
  await queue();
  const running = shop.runMails();
  await eventually(() => expect(server.holding).toBe(1));
  const lock = await shop.stored.lock();
  release();
  await eventually(() => expect(server.arrived).toHaveLength(1));
  // Times out like any other write.
  await expect(queue('two')).rejects.toThrow(DatabaseBusy);
  await lock.release();
  await running;
  expect(await rowOf('one')).toMatchObject({ attempts: 1, outcome: 'sent' });
});

describe('several at work', () => {
  test('never have the same mail', async () => {
    for (let index = 0; index < 30; index += 1) await queue(`mail-${index}`);
    await Promise.all(Array.from({ length: 6 }, () => deliverMails(shop.mails)));
    expect(new Set(idsArrived()).size).toBe(30);
    expect(server.arrived).toHaveLength(30);
  });

  test('do not wait for the slow recipient of another', async () => {
    const { whim, release } = delayed();
    server.whims.push(whim);
    for (const id of ['slow', 'two', 'three', 'four', 'five', 'six', 'seven']) await queue(id);
    const running = shop.runMails();
    await eventually(() => expect(server.arrived).toHaveLength(6));
    release();
    await running;
    expect(server.arrived).toHaveLength(7);
  });

  test('leave a mail to whoever waits for a slow server, however long that takes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { whim, release } = delayed();
    server.whims.push(whim);
    await queue();
    const running = shop.runMails();
    await eventually(() => expect(server.tries).toBe(1));
    for (let seconds = 0; seconds < 300; seconds += 20) {
      shop.clock.advance(20_000);
      vi.advanceTimersByTime(20_000);
      await eventually(async () => expect((await rowOf('one'))?.leasedUntil).toBe(shop.clock.now() + leaseMs));
      await deliverMails(shop.mails);
    }
    expect(server.tries).toBe(1);
    release();
    await running;
    expect(server.arrived).toHaveLength(1);
    expect(await rowOf('one')).toMatchObject({ attempts: 1, outcome: 'sent' });
  });
});

test('through a hundred troubles every mail arrives, and twice only what was taken unheard', async () => {
  const troubles: Whim[] = [
    { kind: 'accept' },
    { kind: 'reject', at: 'recipient', code: 450 },
    { kind: 'reject', at: 'data', code: 421 },
    { kind: 'hang-up', when: 'before-data' },
    { kind: 'hang-up', when: 'before-accepting' },
    { kind: 'hang-up', when: 'after-accepting' },
  ];
  const dice = shop.random.bytes(100);
  server.whims.push(...[...dice].map((byte) => troubles[byte % troubles.length] ?? { kind: 'accept' as const }));
  const unheard = server.whims.filter((whim) => whim.kind === 'hang-up' && whim.when === 'after-accepting').length;
  for (let index = 0; index < 30; index += 1) {
    await shop.call('sendMessage', { body: { ...sampleMessage, email: `writer${index}@tintforge.example` } });
  }
  while ((await rows()).some(({ deliveredAt }) => deliveredAt === null)) {
    await shop.runMails();
    shop.clock.advance(12 * hour);
  }
  expect((await rows()).every(({ outcome }) => outcome === 'sent')).toBe(true);
  expect(new Set(idsArrived()).size).toBe(60);
  expect(server.arrived).toHaveLength(60 + unheard);
  expect(server.whims).toEqual([]);
});
