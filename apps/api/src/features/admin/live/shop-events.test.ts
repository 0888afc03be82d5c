import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commit } from '../../../db/unit-of-work';
import { book } from '../../../testing/customer';
import { makeAccount } from '../../../testing/logged-in';
import { type MailServer, openMailServer } from '../../../testing/mail-server';
import { execute } from '../../../testing/raw-sql';
import { sampleMessage } from '../../../testing/sample-message';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { recordAudit } from '../../audit';
import { newsSince, type Position, positionText, presentPosition, readPosition } from './shop-events';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const now = () => presentPosition(shop.database.connection);
const since = (position: Position) => newsSince(shop.database.connection, position);
const write = () => shop.call('sendMessage', { body: sampleMessage });

describe('what has happened', () => {
  test('tells topics, codes and kinds, and nothing of a person', async () => {
    const before = await now();
    const { booking } = await book(shop);
    await write();
    const { events } = await since(before);
    expect(new Set(events.map(({ event }) => `${event.topic} ${event.kind}`))).toEqual(
      new Set([
        'bookings held',
        'bookings paid',
        'outbox booking-confirmed',
        'outbox reminder',
        'outbox aftercare',
        'messages ',
        'outbox message-received',
        'outbox message-acknowledged',
      ]),
    );
    const ofBooking = events.filter(({ event }) => event.topic === 'bookings');
    expect(ofBooking.map(({ event, regionId }) => [event.subject, regionId])).toEqual(
      ofBooking.map(() => [booking.trackingCode, 'tampa']),
    );
    expect(JSON.stringify(events)).not.toMatch(/sample|customer@|555|street/i);
  });

  test('is nothing to who knows it all', async () => {
    await write();
    expect(await since(await now())).toEqual({ events: [], end: await now() });
  });

  test('is everything when there was too much to tell one by one', async () => {
    const before = await now();
    const { id: userId } = await makeAccount(shop, { role: 'admin' });
    await commit(shop.database, async (transaction) => {
      for (let number = 0; number < 501; number += 1) {
        const act = { id: shop.random.uuid(), at: number, userId, action: 'crew.changed', subject: 'tampa-1' };
        await recordAudit(transaction, act);
      }
    });
    const { events, end } = await since(before);
    expect([events.map(({ event }) => event.topic), end]).toEqual([['everything'], await now()]);
    expect(events[0]?.position).toEqual(end);
  });

  test('goes on when the last of what can be deleted was deleted', async () => {
    await write();
    const before = await now();
    await execute(shop, 'delete from outbox');
    const { end } = await since(before);
    expect(end.outbox).toBe(0);
    await write();
    expect((await since(end)).events.filter(({ event }) => event.topic === 'outbox')).toHaveLength(2);
  });

  test('is told exactly once however often it is asked for, and in whatever portions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 12 }), fc.nat(), async (steps, pick) => {
        const start = await now();
        const told: string[] = [];
        let position = start;
        for (const isWrite of steps) {
          if (isWrite) {
            await write();
            continue;
          }
          // Whoever is interrupted behind some event goes on behind that.
          const { events, end } = await since(position);
          const heard = events.slice(0, events.length === 0 ? 0 : (pick % events.length) + 1);
          told.push(...heard.map(({ event }) => `${event.topic} ${event.subject}`));
          position = readPosition(positionText(heard.at(-1)?.position ?? end));
        }
        told.push(...(await since(position)).events.map(({ event }) => `${event.topic} ${event.subject}`));
        const all = (await since(start)).events.map(({ event }) => `${event.topic} ${event.subject}`);
        expect(told.toSorted()).toEqual(all.toSorted());
      }),
      { numRuns: 25, seed: 6 },
    );
  });
});

describe('a mail', () => {
  let server: MailServer;

  beforeEach(async () => {
    server = await openMailServer();
    await shop.close();
    shop = await openTestShop({ config: { mail: { smtpUrl: server.smtpUrl, from: 'book@tintforge.example' } } });
  });
  afterEach(() => server.close());

  const reject = (code: number) => ({ kind: 'reject', at: 'recipient', code }) as const;
  const told = async (position: Position) =>
    (await since(position)).events.filter(({ event }) => event.topic === 'outbox').map(({ event }) => event.kind);

  test.each([
    ['sent', { kind: 'accept' } as const, ['booking-confirmed']],
    ['put off', reject(450), ['booking-confirmed']],
    // Of which the shop is told by mail.
    ['given up', reject(550), ['booking-confirmed', 'shop-alert']],
  ])('that is %s is told again, once', async (_name, whim, kinds) => {
    await book(shop);
    const queued = await now();
    server.whims.push(whim);
    await shop.runMails();
    expect(await told(queued)).toEqual(kinds);
    const after = await now();
    await shop.runMails();
    expect((await told(after)).filter((kind) => kind === 'booking-confirmed')).toEqual([]);
  });

  test('is told once to who knew nothing of it', async () => {
    const before = await now();
    await book(shop);
    await shop.runMails();
    expect((await told(before)).toSorted()).toEqual(['aftercare', 'booking-confirmed', 'reminder']);
  });
});

describe('a position', () => {
  test('reads back what it wrote', () => {
    fc.assert(
      fc.property(fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat()), ([bookings, audit, messages, outbox]) => {
        const position = { bookings, audit, messages, outbox };
        expect(readPosition(positionText(position))).toEqual(position);
      }),
    );
  });

  test.each(['', 'abc', '1.2.3', '1.2.3.4.5', '1.2.3.-4', '1e3.1.1.1', "1.1.1.1' or 1"])(
    'of another kind, %j, has everything before it',
    async (text) => {
      expect((await since(readPosition(text))).events.map(({ event }) => event.topic)).toEqual(['everything']);
    },
  );

  test('of a database that had more in it has everything before it', async () => {
    const { bookings, ...rest } = await now();
    expect((await since({ ...rest, bookings: bookings + 1 })).events.map(({ event }) => event.topic)).toEqual([
      'everything',
    ]);
  });
});
