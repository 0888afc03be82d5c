import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commit } from '../../../db/unit-of-work';
import { book } from '../../../testing/customer';
import { makeAccount } from '../../../testing/logged-in';
import { type MailServer, openMailServer } from '../../../testing/mail-server';
import { execute } from '../../../testing/raw-sql';
import { sampleMessage } from '../../../testing/sample-message';
import { sampleShop } from '../../../testing/sample-shop';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { recordAudit } from '../../audit';
import { changesSince, type Position, positionText, presentPosition, readPosition } from './shop-changes';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const now = () => presentPosition(shop.database.connection);
const since = (position: Position) => changesSince(shop.database.connection, position);
const write = () => shop.call('sendMessage', { body: sampleMessage });

describe('what has happened', () => {
  test('tells topics, codes and kinds, and nothing of a person', async () => {
    const before = await now();
    const { booking } = await book(shop);
    await write();
    const { changes } = await since(before);
    expect(new Set(changes.map(({ change }) => `${change.topic} ${change.kind}`))).toEqual(
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
    const ofBooking = changes.filter(({ change }) => change.topic === 'bookings');
    expect(ofBooking.map(({ change, regionId }) => [change.subject, regionId])).toEqual(
      ofBooking.map(() => [booking.trackingCode, sampleShop.regionId]),
    );
    expect(JSON.stringify(changes)).not.toMatch(/sample|customer@|555|street/i);
  });

  test('is nothing to who knows it all', async () => {
    await write();
    expect(await since(await now())).toEqual({ changes: [], end: await now() });
  });

  test('is everything when there was too much to tell one by one', async () => {
    const before = await now();
    const { id: userId } = await makeAccount(shop, { role: 'admin' });
    await commit(shop.database, async (transaction) => {
      for (let number = 0; number < 501; number += 1) {
        const act = { id: shop.random.uuid(), at: number, userId, action: 'crew.changed', subject: sampleShop.crewId };
        await recordAudit(transaction, act);
      }
    });
    const { changes, end } = await since(before);
    expect([changes.map(({ change }) => change.topic), end]).toEqual([['everything'], await now()]);
  });

  test('goes on when the last of what can be deleted was deleted', async () => {
    await write();
    const before = await now();
    await execute(shop, 'delete from outbox');
    const { end } = await since(before);
    expect(end.outbox.last).toBe(0);
    await write();
    expect((await since(end)).changes.filter(({ change }) => change.topic === 'outbox')).toHaveLength(2);
  });

  test('is told exactly once however often it is asked for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 12 }), async (steps) => {
        const start = await now();
        const told: string[] = [];
        let position = start;
        async function ask() {
          const { changes, end } = await since(position);
          told.push(...changes.map(({ change }) => `${change.topic} ${change.subject}`));
          position = readPosition(positionText(end));
        }
        for (const isWrite of steps) await (isWrite ? write() : ask());
        await ask();
        const all = (await since(start)).changes.map(({ change }) => `${change.topic} ${change.subject}`);
        expect(told.toSorted()).toEqual(all.toSorted());
      }),
      { numRuns: 25, seed: 6 },
    );
  });

  // One of the two engines assigns numbers before their commits.
  test('that came late is everything, to who knew its neighbors', async () => {
    await write();
    const { messages, ...others } = await now();
    const late = { ...others, messages: { ...messages, recent: Math.max(0, messages.recent - 1) } };
    const isCounted = messages.recent > 0;
    expect((await since(late)).changes.map(({ change }) => change.topic)).toEqual(isCounted ? ['everything'] : []);
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
    (await since(position)).changes.filter(({ change }) => change.topic === 'outbox').map(({ change }) => change.kind);

  test.each([
    ['sent', { kind: 'accept' } as const, ['booking-confirmed']],
    ['put off', reject(450), ['booking-confirmed']],
    // The shop gets an email about these.
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

const mark = fc.record({ last: fc.nat(), recent: fc.nat() });

describe('a position', () => {
  test('reads back what it wrote', () => {
    fc.assert(
      fc.property(
        fc.tuple(mark, mark, mark, mark, mark, mark),
        ([bookings, audit, messages, outbox, quotes, calendars]) => {
          const position = { bookings, audit, messages, outbox, quotes, calendars };
          expect(readPosition(positionText(position))).toEqual(position);
        },
      ),
    );
  });

  test.each([
    '',
    'abc',
    '1.2.3.4.5',
    '1+1.2+2.3+3.4+4.5+5',
    '1+1.2+2.3+3.4+4.5+5.6+6.7+7',
    '1+1.2+2.3+3.4+4.5+5.-6+6',
    "1+1.1+1.1+1.1+1.1+1.1+1' or 1",
  ])('of another kind, %j, has everything before it', async (text) => {
    expect((await since(readPosition(text))).changes.map(({ change }) => change.topic)).toEqual(['everything']);
  });

  test('of a database that had more in it has everything before it', async () => {
    const { bookings, ...rest } = await now();
    const more = { ...bookings, last: bookings.last + 1 };
    expect((await since({ ...rest, bookings: more })).changes.map(({ change }) => change.topic)).toEqual([
      'everything',
    ]);
  });
});
